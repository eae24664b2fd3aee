// Settings come from the environment, each with a default; this table is what --help prints and what is read.
import { ourClaims, type ClaimNames } from './api/authenticate.ts';
import { isLoopback, isLoopbackUrl } from './requests/loopback.ts';

interface Setting<T> {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
  /** The value of a text; throws an Error that says what the text should be. */
  readonly read: (text: string) => T;
  /** Whether its value may hold a password, and so must not be shown. */
  readonly isSecret?: boolean;
}

const text: Setting<string>['read'] = (value) => value;
const whole =
  (from: number, to: number): Setting<number>['read'] =>
  (value) => {
    const number = Number(value);
    if (value.trim() !== '' && Number.isInteger(number) && number >= from && number <= to) return number;
    throw new Error(`a whole number from ${from} to ${to}`);
  };
const secret: Setting<string>['read'] = (value) => {
  if (value === '' || value.length >= 16) return value;
  throw new Error('a text of at least 16 characters');
};
const seconds: Setting<number>['read'] = (value) => {
  const number = Number(value);
  if (value.trim() !== '' && number > 0 && number <= 3_600) return number;
  throw new Error('a number of seconds above 0, up to 3600');
};
const databaseAddress: Setting<string>['read'] = (value) => {
  if (value === '' || /^postgres(ql)?:\/\//.test(value)) return value;
  throw new Error('an address that begins with postgres://');
};
const webAddress: Setting<string>['read'] = (value) => {
  if (value === '' || (/^https?:\/\/.*[^/]$/.test(value) && URL.canParse(value))) return value;
  throw new Error('an address such as https://host:port, without a slash at its end');
};
/** The address of an issuer: unencrypted only on this machine, as whoever stands between could name keys of their own. */
const issuerAddress: Setting<string>['read'] = (value) => {
  if (webAddress(value) === '' || value.startsWith('https://') || isLoopbackUrl(value)) return value;
  throw new Error('an address that begins with https://, except on this machine');
};
const origins: Setting<readonly string[]>['read'] = (value) => {
  if (value === 'none') return [];
  const list = value.split(/[\s,]+/).filter((one) => one !== '');
  const isOrigin = (one: string) => URL.canParse(one) && new URL(one).origin === one;
  if (list.every((one) => one === '*' || one === 'loopback' || isOrigin(one))) return list;
  throw new Error('none, *, or origins such as https://app.example and loopback');
};
const list: Setting<readonly string[]>['read'] = (value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** Names of claims by what they tell, such as `tenant=organization,roles=groups`. */
const claimNames: Setting<Partial<ClaimNames>>['read'] = (value) => {
  const pairs = list(value).map((pair) => pair.split('=').map((part) => part.trim()));
  if (pairs.every(([told = '', name = '', more]) => told in ourClaims && name !== '' && more === undefined))
    return Object.fromEntries(pairs) as Partial<ClaimNames>;
  throw new Error(`pairs such as roles=groups, of ${Object.keys(ourClaims).join(', ')}`);
};
const oneOf =
  <T extends string>(...choices: readonly T[]): Setting<T>['read'] =>
  (value) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    throw new Error(`one of ${choices.join(', ')}`);
  };

const settings = {
  host: { name: 'HOST', fallback: '127.0.0.1', meaning: 'address to listen on', read: text },
  port: { name: 'PORT', fallback: '8080', meaning: 'port to listen on; 0 takes any free one', read: whole(0, 65_535) },
  dataDir: {
    name: 'DATA_DIR',
    fallback: './data',
    meaning: 'folder of the embedded store',
    read: text,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'postgres://… to use PostgreSQL; empty for the embedded store',
    read: databaseAddress,
    isSecret: true,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    fallback: '',
    meaning: 'how clients reach the server, when that is not HOST and PORT; https beyond this machine',
    read: webAddress,
  },
  auth: {
    name: 'AUTH',
    fallback: 'on',
    meaning: 'off treats every caller as tenant administrator (loopback only)',
    read: oneOf('on', 'off'),
  },
  corsOrigins: {
    name: 'CORS_ORIGINS',
    fallback: 'loopback',
    meaning:
      'origins of web pages that may call the API: some of https://…, loopback for this machine, * for any; or none',
    read: origins,
  },
  seed: {
    name: 'SEED',
    fallback: 'demo',
    meaning: 'what an empty store starts with: demo (loopback only) or none',
    read: oneOf('demo', 'none'),
  },
  responseValidation: {
    name: 'RESPONSE_VALIDATION',
    fallback: 'off',
    meaning: 'on checks every JSON response against the contract',
    read: oneOf('on', 'off'),
  },
  bodyLimit: {
    name: 'BODY_LIMIT',
    fallback: '29989273',
    meaning: 'largest body of events in bytes, as sent',
    read: whole(1, 2 ** 31),
  },
  inflatedLimit: {
    name: 'INFLATED_LIMIT',
    fallback: '199229440',
    meaning: 'largest body of events in bytes, inflated',
    read: whole(1, 2 ** 31),
  },
  adminBodyLimit: {
    name: 'ADMIN_BODY_LIMIT',
    fallback: '1048576',
    meaning: 'largest body of all other requests in bytes, as sent and inflated',
    read: whole(1, 2 ** 31),
  },
  documentBodyLimit: {
    name: 'DOCUMENT_BODY_LIMIT',
    fallback: '16777216',
    meaning: 'largest body that is a document of a user, such as a display, in bytes, as sent and inflated',
    read: whole(1, 2 ** 28),
  },
  valueLimit: {
    name: 'VALUE_LIMIT',
    fallback: '50000',
    meaning: 'JSON values that a body may hold which is no list of events',
    read: whole(1, 2 ** 31),
  },
  bodyTimeout: {
    name: 'BODY_TIMEOUT',
    fallback: '30',
    meaning: 'seconds within which a request body has to arrive',
    read: seconds,
  },
  eventLimit: {
    name: 'EVENT_LIMIT',
    fallback: '2500000',
    meaning: 'events that one request may touch',
    read: whole(1, 2 ** 31),
  },
  intervalLimit: {
    name: 'INTERVAL_LIMIT',
    fallback: '100000',
    meaning: 'indexes or intervals that one request may have calculated',
    read: whole(1, 2 ** 31),
  },
  sortLimit: {
    name: 'SORT_LIMIT',
    fallback: '50000',
    meaning: 'events that one request may sort, as a filter on a secondary index does',
    read: whole(1, 2 ** 31),
  },
  joinLimit: {
    name: 'JOIN_LIMIT',
    fallback: '50',
    meaning: 'streams that a join may name, each time counted',
    read: whole(1, 10_000),
  },
  wordLimit: {
    name: 'WORD_LIMIT',
    fallback: '500',
    meaning: 'words in a query or filter, and in all queries of a data view',
    read: whole(1, 1_000_000),
  },
  lookupLimit: {
    name: 'LOOKUP_LIMIT',
    fallback: '5000000',
    meaning: 'keys that the fields of a data view may look up in data items and groups',
    read: whole(1, 2 ** 31),
  },
  cellLimit: {
    name: 'CELL_LIMIT',
    fallback: '25000000',
    meaning: 'cells in an answer: rows of a page times its columns, or streams of a join',
    read: whole(1, 2 ** 31),
  },
  answerLimit: {
    name: 'ANSWER_LIMIT',
    fallback: '1073741824',
    meaning: 'largest answer in bytes; a longer one is broken off',
    read: whole(1, 2 ** 40),
  },
  eventSizeLimit: {
    name: 'EVENT_SIZE_LIMIT',
    fallback: '1048576',
    meaning: 'largest event in bytes of its JSON, in a body that is long',
    read: whole(1, 2 ** 31),
  },
  writeLimit: {
    name: 'WRITE_LIMIT',
    fallback: '67108864',
    meaning: 'bytes of JSON of all events that one request may write',
    read: whole(1, 2 ** 31),
  },
  unorderedLimit: {
    name: 'UNORDERED_LIMIT',
    fallback: '100000',
    meaning: 'events that one request may change in part, or write in another order than that of their indexes',
    read: whole(1, 2 ** 31),
  },
  clientLimit: {
    name: 'CLIENT_LIMIT',
    fallback: '50000',
    meaning: 'clients of all kinds that a tenant may have',
    read: whole(1, 2 ** 31),
  },
  autoConsent: {
    name: 'AUTO_CONSENT',
    fallback: 'on',
    meaning: 'on: the built-in directory consents to whatever it is asked for (loopback only); off: to nothing',
    read: oneOf('on', 'off'),
  },
  userLimit: {
    name: 'USER_LIMIT',
    fallback: '50000',
    meaning: 'users that a tenant may have',
    read: whole(1, 2 ** 31),
  },
  preferencesLimit: {
    name: 'PREFERENCES_LIMIT',
    fallback: '1048576',
    meaning: 'largest preferences of a user in bytes',
    read: whole(1, 2 ** 31),
  },
  timeout: {
    name: 'REQUEST_TIMEOUT',
    fallback: '30',
    meaning: 'seconds that a request may take, to the last byte of its answer',
    read: seconds,
  },
  requestsAtOnce: {
    name: 'REQUESTS_AT_ONCE',
    fallback: '500',
    meaning: 'requests in work at once; one more is answered with 503',
    read: whole(1, 1_000_000),
  },
  requestsPerCaller: {
    name: 'REQUESTS_PER_CALLER',
    fallback: '400',
    meaning: 'requests of one caller in work at once; one more is answered with 503',
    read: whole(1, 1_000_000),
  },
  bodiesAtOnce: {
    name: 'BODIES_AT_ONCE',
    fallback: '1000',
    meaning: 'request bodies that may be arriving at once, REQUESTS_PER_CALLER of them from one caller',
    read: whole(1, 1_000_000),
  },
  bodyMemory: {
    name: 'BODY_MEMORY',
    fallback: '134217728',
    meaning: 'bytes of request bodies, as sent, that are held at once; one more body is answered with 503',
    read: whole(1, 2 ** 40),
  },
  batchThreads: {
    name: 'BATCH_THREADS',
    fallback: '2',
    meaning: 'threads that read long bodies of events; 0 leaves them to the main one',
    read: whole(0, 64),
  },
  secretKey: {
    name: 'SECRET_KEY',
    fallback: '',
    meaning:
      'text of 16 characters or more that encrypts the signing keys in the store, which are in plain text without',
    read: secret,
    isSecret: true,
  },
  oidcIssuer: {
    name: 'OIDC_ISSUER',
    fallback: '',
    meaning: 'another issuer of tokens, in place of the built-in one; https, except on this machine',
    read: issuerAddress,
  },
  oidcAudience: {
    name: 'OIDC_AUDIENCE',
    fallback: 'ocsapi',
    meaning: "audiences of that issuer's tokens, any of which will do",
    read: list,
  },
  oidcClaims: {
    name: 'OIDC_CLAIMS',
    fallback: '',
    meaning: 'names of its claims, as in tenant=tid,client=client_id,roles=role,roleTypes=role_type',
    read: claimNames,
  },
  signIn: {
    name: 'SIGN_IN',
    fallback: 'development',
    meaning: 'page on which people sign in: development believes everybody (loopback only), or off',
    read: oneOf('development', 'off'),
  },
  signInLimit: {
    name: 'SIGN_IN_LIMIT',
    fallback: '10000',
    meaning: 'sign-ins that may have begun and not ended; one more takes the place of the oldest',
    read: whole(10, 2 ** 31),
  },
  hybridRefreshTokens: {
    name: 'HYBRID_REFRESH_TOKENS',
    fallback: 'off',
    meaning: 'on gives refresh tokens to hybrid clients that allow offline access',
    read: oneOf('on', 'off'),
  },
  keyDays: {
    name: 'KEY_DAYS',
    fallback: '90',
    meaning: 'days that a key signs tokens before a new one follows it',
    read: whole(1, 3_650),
  },
  worker: {
    name: 'WORKER',
    fallback: 'on',
    meaning: 'off leaves the jobs of virtual tables to other processes on the same database',
    read: oneOf('on', 'off'),
  },
  jobLease: {
    name: 'JOB_LEASE',
    fallback: '30',
    meaning: 'seconds of silence after which the job of another process is taken over',
    read: seconds,
  },
  jobLimit: {
    name: 'JOB_LIMIT',
    fallback: '100',
    meaning: 'refreshes of a virtual table that may wait or run; one more is refused',
    read: whole(1, 10_000),
  },
  defaultVerbosity: {
    name: 'DEFAULT_VERBOSITY',
    fallback: 'contract',
    meaning:
      'members in answers without Accept-Verbosity: as each operation says (contract), or verbose or non-verbose',
    read: oneOf('contract', 'verbose', 'non-verbose'),
  },
  explainAccess: {
    name: 'EXPLAIN_ACCESS',
    fallback: 'off',
    meaning: 'on tells in a response header what decided about access (loopback only)',
    read: oneOf('on', 'off'),
  },
  warningLimit: {
    name: 'WARNING_LIMIT',
    fallback: '20',
    meaning: 'warnings of refused requests and sign-ins logged in 10 seconds; more are only counted',
    read: whole(1, 1_000_000),
  },
  tokenRate: {
    name: 'TOKEN_RATE',
    fallback: '1200',
    meaning: 'requests for tokens a minute of a client, and from an address; more are answered with 429',
    read: whole(1, 1_000_000),
  },
  tokenFailures: {
    name: 'TOKEN_FAILURES',
    fallback: '30',
    meaning: 'wrong secrets a minute of a client from an address; 5 times as many of a client or an address in all',
    read: whole(1, 1_000_000),
  },
  callerRate: {
    name: 'CALLER_RATE',
    fallback: '0',
    meaning: 'requests a second of a caller; more are answered with 429; 0 sets no limit',
    read: whole(0, 1_000_000),
  },
  audit: {
    name: 'AUDIT',
    fallback: 'on',
    meaning: 'off keeps no record of administrative changes and of refusals',
    read: oneOf('on', 'off'),
  },
  auditDays: {
    name: 'AUDIT_DAYS',
    fallback: '365',
    meaning: 'days that records of the audit log are kept',
    read: whole(1, 36_500),
  },
  auditRefusals: {
    name: 'AUDIT_REFUSALS',
    fallback: '10000',
    meaning: 'refusals that the audit log keeps of each tenant, the newest',
    read: whole(1, 10_000_000),
  },
  proxies: {
    name: 'PROXIES',
    fallback: '0',
    meaning: 'proxies in front of the server, whose X-Forwarded-For tells where requests come from',
    read: whole(0, 10),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'warn',
    meaning: 'silent, error, warn (and refusals), info (and a line per request) or debug',
    read: oneOf('silent', 'error', 'warn', 'info', 'debug'),
  },
} as const;

export type Config = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['read']> };

/** Whether the server is reached from this machine only: it listens to nobody else, and is not known elsewhere by another address. */
export const isLocal = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  isLoopback(host) && (publicUrl === '' || isLoopbackUrl(publicUrl));

/** The settings that an environment gives; throws an Error that names the setting at fault and the next step. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const entries = Object.entries(settings).map(([key, setting]) => {
    const { name, fallback, read, isSecret = false }: Setting<unknown> = setting;
    const given = env[name];
    const value = given === undefined || given === '' ? fallback : given;
    try {
      return [key, read(value)] as const;
    } catch (error) {
      throw new Error(`${name} must be ${(error as Error).message}${isSecret ? '' : `, but is '${value}'`}.`);
    }
  });
  const config = Object.fromEntries(entries) as Config;
  if (!isLocal(config)) {
    const [open, remedy] = isLoopback(config.host)
      ? [`PUBLIC_URL=${config.publicUrl} is open to others.`, 'leave PUBLIC_URL empty']
      : [`HOST=${config.host} is open to others.`, 'set HOST=127.0.0.1'];
    if (config.auth === 'off') throw new Error(`AUTH=off is for this machine only; ${open} Set AUTH=on, or ${remedy}.`);
    if (config.explainAccess === 'on')
      throw new Error(`EXPLAIN_ACCESS=on is for development; ${open} Leave it off, or ${remedy}.`);
    if (config.seed === 'demo')
      throw new Error(`The demo seed has a well-known secret; ${open} Set SEED=none, or ${remedy}.`);
    if (env['AUTO_CONSENT'] === 'on')
      throw new Error(`AUTO_CONSENT=on is for development; ${open} Set AUTO_CONSENT=off, or ${remedy}.`);
    // docs/behavior/signing-in.md#this-machine-only: tokens and keys of the built-in issuer must not travel unencrypted.
    if (config.oidcIssuer === '' && !config.publicUrl.startsWith('https://'))
      throw new Error(
        `PUBLIC_URL must begin with https://, as it is the issuer of tokens; ${open} ` +
          `Set PUBLIC_URL=https://… of the proxy that ends TLS, set OIDC_ISSUER=https://… of another issuer, or ${remedy}.`,
      );
    return { ...config, autoConsent: 'off' };
  }
  return config;
}

/** The text of --help: every setting with its default. */
export function helpText(): string {
  const rows = Object.values(settings).map(({ name, fallback, meaning }) => {
    return `  ${name.padEnd(20)} ${meaning} (default: ${fallback === '' ? 'none' : fallback})`;
  });
  return ['Usage: make start, or npm start', '', 'Settings are taken from the environment:', ...rows, ''].join('\n');
}
