import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    mod: 'src/mod.ts',
    sdk: 'src/sdk.ts',
    'sdk-tools': 'src/sdk-tools.ts',
    hooks: 'src/hooks.ts',
    parse: 'src/parse.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  clean: true,
  silent: true,
  splitting: true,
  treeshake: true,
  // the checks of hook inputs are generated code: nobody reads it, and it shrinks by a third
  minify: true,
  // Node prints the source line of an error that nobody catches: it has to be a short one
  esbuildOptions: options => {
    options.lineLimit = 160
  },
})
