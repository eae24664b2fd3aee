// Rules of style that prettier does not check, and which folder may import which.
import tseslint from 'typescript-eslint';
import { layerRules } from './eslint.layers.js';

const outsideClient = {
  group: ['**/server/**', '**/scripts/**', '**/tests/**'],
  message: 'The client imports nothing but the generated files and openapi-fetch.',
};
const openapiFetch = {
  name: 'openapi-fetch',
  message: 'Only client/connect.ts imports openapi-fetch, so that it can be replaced in one place.',
};
const restrictImports = (options) => ({ 'no-restricted-imports': ['error', options] });

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
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports, so that a search for the name finds it.' },
      ],
    },
  },
  { files: ['client/**'], rules: restrictImports({ paths: [openapiFetch], patterns: [outsideClient] }) },
  { files: ['client/connect.ts'], rules: restrictImports({ patterns: [outsideClient] }) },
  ...layerRules,
  {
    // Redocly, eslint, jest and prettier read their configuration from a default export.
    files: ['openapi/lint/plugin.js', '*.config.*', 'tests/support/*-reporter.*', 'tests/support/global-*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
