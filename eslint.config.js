// Style that prettier does not see, and who may import whom.
import tseslint from 'typescript-eslint';
import { layerRules } from './eslint.layers.js';

const noImports = (message, ...group) => ({
  'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
});

export default tseslint.config(
  { ignores: ['generated/', 'dist/', 'site/**', 'node_modules/', 'data/**', 'coverage/**'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a reader finds a thing by its name.' },
      ],
    },
  },
  {
    files: ['client/**'],
    rules: noImports(
      'The client stands alone: it knows the generated files and openapi-fetch.',
      '**/server/**',
      '**/scripts/**',
      '**/tests/**',
    ),
  },
  ...layerRules,
  {
    // Redocly, eslint, jest and prettier take their configuration as a default export.
    files: ['openapi/lint/plugin.js', '*.config.*', 'tests/support/*-reporter.*', 'tests/support/global-*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
