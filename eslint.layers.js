// Who may import whom below server/ (docs/architecture.md), as rules of eslint; tests/spec/layers.test.ts proves them.

const everybody = ['domain', 'errors', 'runtime', 'store', 'tenancy', 'requests'];

/**
 * The folders that each folder of server/ may import, from the bottom to the top.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const layers = {
  domain: [],
  errors: [],
  runtime: ['domain'],
  store: ['domain', 'runtime'],
  tenancy: ['domain', 'errors', 'store'],
  'identity-providers': ['domain'],
  requests: ['domain', 'errors', 'runtime', 'store', 'tenancy', 'identity-providers'],
  openid: everybody,
  audit: everybody,
  catalog: everybody,
  'stream-data': [...everybody, 'catalog'],
  'data-views': [...everybody, 'catalog', 'stream-data'],
  'virtual-tables': [...everybody, 'catalog', 'stream-data', 'data-views'],
  edge: [...everybody, 'catalog', 'stream-data'],
  displays: everybody,
  identity: [...everybody, 'catalog', 'openid', 'identity-providers'],
  seed: [...everybody, 'identity', 'identity-providers'],
  control: [...everybody, 'catalog', 'stream-data', 'identity', 'identity-providers', 'seed'],
  api: [...everybody, 'identity-providers', 'openid', 'audit'],
  settings: [...everybody, 'api'],
  handlers: ['api'],
};

/** Folders with handlers of their own, in `handlers/`: these know the pipeline's types and any feature. */
const features = [
  'audit',
  'catalog',
  'stream-data',
  'data-views',
  'virtual-tables',
  'edge',
  'displays',
  'identity',
  'control',
];

const outside = {
  group: ['**/client/**', '**/scripts/**', '**/tests/**'],
  message: 'The server knows the contract by its generated files only.',
};
const sql = {
  regex: '/store/(sql|dialect|migrations)/',
  message: 'Only the store knows its SQL; take the ports.',
};
const pure = {
  group: ['**/generated/**', 'express', 'express/**'],
  message: 'Layers below the API know neither the contract nor HTTP.',
};
const httpRequest = {
  group: ['**/requests/context.ts'],
  importNames: ['RequestContext'],
  message: 'Services take a Context; only handlers and the pipeline know the HTTP request.',
};
const drivers = { group: ['pg', 'node:sqlite'], message: 'The domain knows no database.' };

/** Imports that climb so many folders up to server/ and then enter none of the allowed ones. */
const climbing = (levels, allowed) =>
  `^${'\\.\\./'.repeat(levels)}(?!\\.\\./)${allowed.length === 0 ? '' : `(?!(${allowed.join('|')})/)`}`;

const rule = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

function rulesOf(folder, allowed) {
  const message = `server/${folder} may import ${allowed.length === 0 ? 'no other folder' : `only ${allowed.join(', ')}`}.`;
  const rest = [
    outside,
    ...(folder === 'store' ? [] : [sql]),
    ...(['domain', 'errors', 'store', 'runtime'].includes(folder) ? [pure] : []),
    ...(folder === 'domain' ? [drivers] : []),
    ...(folder === 'api' || folder === 'handlers' ? [] : [httpRequest]),
  ];
  const handlers = features.map((feature) => `${feature}/handlers`);
  const own = folder === 'handlers' ? [...allowed, ...handlers] : allowed;
  return [1, 2].map((levels) =>
    rule([`server/${folder}/${'*/'.repeat(levels - 1)}*.ts`], [{ regex: climbing(levels, own), message }, ...rest]),
  );
}

const others = (feature) => Object.keys(layers).filter((folder) => folder !== 'handlers' && folder !== feature);

/** The rules, a folder at a time; handlers last, since they lie in the folders of their features. */
export const layerRules = [
  rule(['server/*.ts'], [outside]),
  ...Object.entries(layers).flatMap(([folder, allowed]) => rulesOf(folder, allowed)),
  ...features.map((feature) =>
    rule(
      [`server/${feature}/handlers/*.ts`],
      [
        { regex: climbing(2, others(feature)), message: 'Handlers know features, not the server that they run in.' },
        { regex: '^\\.\\./.*/handlers/', message: 'Handlers do not know each other.' },
        outside,
        sql,
      ],
    ),
  ),
];
