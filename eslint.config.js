// Style that prettier does not see, and who may import whom (docs/architecture.md).
import tseslint from 'typescript-eslint';

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
  {
    files: ['server/**'],
    rules: noImports(
      'The server knows the contract by its generated files only.',
      '**/client/**',
      '**/scripts/**',
      '**/tests/**',
    ),
  },
  {
    files: ['server/domain/**'],
    rules: noImports(
      'The domain knows nothing of ours: no store, HTTP, contract or generated types.',
      '**/store/**',
      '**/http/**',
      '**/contract/**',
      '**/catalogue/**',
      '**/identities/**',
      '**/directory/**',
      '**/streams/**',
      '**/edge-systems/**',
      '**/generated/**',
      'express',
      'pg',
      'node:sqlite',
    ),
  },
  {
    files: ['server/store/**'],
    rules: noImports(
      'The store knows rows and facts, not the API.',
      '**/http/**',
      '**/contract/**',
      '**/catalogue/**',
      '**/identities/**',
      '**/directory/**',
      '**/streams/**',
      '**/generated/**',
      'express',
    ),
  },
  {
    files: [
      'server/{data-services,identity,edge,provisioning,catalogue,identities,streams,edge-systems,displays,http,contract}/**',
    ],
    rules: noImports(
      'Handlers know the ports of the store, not its SQL.',
      '**/store/sql/**',
      '**/store/dialect/**',
      '**/tests/**',
      '**/scripts/**',
      '**/client/**',
    ),
  },
  {
    // Redocly, eslint, jest and prettier take their configuration as a default export.
    files: ['openapi/lint/plugin.js', '*.config.*', 'tests/support/*-reporter.*', 'tests/support/global-*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
