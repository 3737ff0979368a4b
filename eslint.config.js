import jsdoc from 'eslint-plugin-jsdoc'
import tseslint from 'typescript-eslint'
import tags from './scripts/eslint-tags.js'

export default tseslint.config(
  { ignores: ['**/node_modules', 'dist', 'conformance', 'claude-code.d.ts', 'test-d'] },
  tseslint.configs.base,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { jsdoc, modhook: { rules: { tags } } },
    settings: { jsdoc: { mode: 'typescript' } },
    rules: {
      // every declaration and every key: what a person reads in a hover
      'jsdoc/require-jsdoc': [
        'error',
        {
          enableFixer: false,
          require: { FunctionDeclaration: false },
          contexts: [
            'ExportNamedDeclaration:has(> TSTypeAliasDeclaration, > TSInterfaceDeclaration, > VariableDeclaration, > FunctionDeclaration)',
            // a key that a conditional type only asks for declares nothing
            'TSPropertySignature:not(TSConditionalType > .extendsType TSPropertySignature)',
            'TSMethodSignature',
          ],
        },
      ],
      'jsdoc/require-description': [
        'error',
        { contexts: ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'TSPropertySignature', 'TSMethodSignature', 'FunctionDeclaration'] },
      ],
      'jsdoc/check-tag-names': ['error', { definedTags: ['pinned', 'undocumented'] }],
      'jsdoc/check-alignment': 'error',
      'jsdoc/no-bad-blocks': 'error',
      'jsdoc/empty-tags': ['error', { tags: ['pinned', 'undocumented'] }],
      'jsdoc/multiline-blocks': 'error',
      'modhook/tags': 'error',
    },
  },
)
