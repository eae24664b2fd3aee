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

const exportDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use named exports, so that a search for the name finds it.',
};

/** Codes of examples and rules, at the start of a title, in brackets at its end, or alone. */
const code = String.raw`(Ex-\d+\w*|D\d-[A-Z]+\d+|[A-Z]\d{1,2}[a-z]?|rules? \d+|\d+\.\d+)`;
const codes = `${code}((, | and )${code})*`;
const titleCode = String.raw`^${codes}: |^${code}(, ${code})+$| \(${codes}\)$|\bEx-\d|\bD\d-[A-Z]+\d`;
const noTitleCodes = [`Literal[value=/${titleCode}/]`, `TemplateElement[value.raw=/${titleCode}/]`].map((selector) => ({
  selector,
  message: 'A title of a test is a sentence about behavior, without codes of examples and rules.',
}));

const ownClock = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
].map((selector) => ({
  selector,
  message: 'Take the time from the clocks of server/runtime/clock.ts; measure durations with performance.now().',
}));

/** Only what stays outside of answers and of the contents of tenants: signing keys, encryption, blocks of events. */
const ownRandomness = [
  'ImportSpecifier[imported.name=/^random(UUID|Bytes|Int|Fill|FillSync)$/]',
  "MemberExpression[object.name='Math'][property.name='random']",
  'MemberExpression[property.name=/^(getRandomValues|randomUUID|randomBytes)$/]',
].map((selector) => ({
  selector,
  message:
    'Take identifiers and secrets from the sources of server/runtime/ids.ts, so that a seed can make them repeatable.',
}));
const ownRandomnessFiles = [
  'server/openid/stored-key-ring.ts',
  'server/openid/encryption.ts',
  'server/store/blocks/block.ts',
];

export default tseslint.config(
  { ignores: ['generated/', 'dist/', 'site/**', 'node_modules/', 'data/**', 'coverage/**'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', exportDefault],
    },
  },
  { files: ['client/**'], rules: restrictImports({ paths: [openapiFetch], patterns: [outsideClient] }) },
  { files: ['client/connect.ts'], rules: restrictImports({ patterns: [outsideClient] }) },
  ...layerRules,
  {
    files: ['server/**/*.ts'],
    ignores: ['server/runtime/**'],
    rules: { 'no-restricted-syntax': ['error', exportDefault, ...ownClock, ...ownRandomness] },
  },
  { files: ownRandomnessFiles, rules: { 'no-restricted-syntax': ['error', exportDefault, ...ownClock] } },
  { files: ['tests/**/*.ts'], rules: { 'no-restricted-syntax': ['error', exportDefault, ...noTitleCodes] } },
  {
    // Redocly, eslint, jest and prettier load a default export.
    files: [
      'openapi/lint/plugin.js',
      '*.config.*',
      'tests/support/*-reporter.*',
      'tests/support/global-*.ts',
      'tests/support/sequencer.js',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs', 'docs/examples/testing/jest/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
