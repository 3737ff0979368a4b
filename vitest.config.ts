import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // the compiler runs inside most tests
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
