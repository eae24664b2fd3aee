// Settings of the server: its address, its storage, and how it runs.
import { databaseUrl, onOrOff, oneOf, origins, seconds, text, webUrl, integer } from './kinds.ts';

export const serverSettings = {
  host: { name: 'HOST', default: '127.0.0.1', description: 'address to listen on', parse: text },
  port: {
    name: 'PORT',
    default: '8080',
    description: 'port to listen on; 0 takes any free one',
    parse: integer(0, 65_535),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    default: '',
    description: 'address at which clients reach the server, if not HOST and PORT; https, except on loopback',
    parse: webUrl,
  },
  proxies: {
    name: 'PROXIES',
    default: '0',
    description: 'number of trusted proxies in front of the server, which set X-Forwarded-For',
    parse: integer(0, 10),
  },
  corsOrigins: {
    name: 'CORS_ORIGINS',
    default: 'loopback',
    description: 'origins of web pages that can call the API: `loopback`, `https://…`, `*` or `none`',
    parse: origins,
  },
  dataDir: {
    name: 'DATA_DIR',
    default: './data',
    description: 'folder of the embedded store (SQLite); `:memory:` keeps it in memory, until the server stops',
    parse: text,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    default: '',
    description: '`postgres://…` to use PostgreSQL, a database in UTF-8, instead of the embedded store',
    parse: databaseUrl,
    isSecret: true,
  },
  seed: {
    name: 'SEED',
    default: 'demo',
    description: 'first contents of an empty store: `demo` (loopback only) or `none`',
    parse: oneOf('demo', 'none'),
  },
  control: {
    name: 'CONTROL',
    default: 'on',
    description: '`on` lets tests control the server (loopback only); the default is `off` unless SEED is `demo`',
    parse: onOrOff,
  },
  responseValidation: {
    name: 'RESPONSE_VALIDATION',
    default: 'off',
    description: '`on` checks every JSON response against the contract',
    parse: onOrOff,
  },
  defaultVerbosity: {
    name: 'DEFAULT_VERBOSITY',
    default: 'contract',
    description: 'members of responses: `contract` (as each operation says), `verbose` or `non-verbose`',
    parse: oneOf('contract', 'verbose', 'non-verbose'),
  },
  worker: {
    name: 'WORKER',
    default: 'on',
    description: '`off` runs no jobs of virtual tables; other processes on the same database run them',
    parse: onOrOff,
  },
  jobLease: {
    name: 'JOB_LEASE',
    default: '30',
    description: 'seconds after which another process takes over a job whose process is silent',
    parse: seconds,
  },
  batchThreads: {
    name: 'BATCH_THREADS',
    default: '2',
    description: 'threads that parse bodies of events of 16 KiB or more; 0 parses them in the main thread',
    parse: integer(0, 64),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    default: 'warn',
    description: '`silent`, `error`, `warn` (and refusals), `info` (and a line per request) or `debug`',
    parse: oneOf('silent', 'error', 'warn', 'info', 'debug'),
  },
  warningLimit: {
    name: 'WARNING_LIMIT',
    default: '20',
    description: 'refused requests and sign-ins logged per 10 seconds; others are only counted',
    parse: integer(1, 1_000_000),
  },
  audit: {
    name: 'AUDIT',
    default: 'on',
    description: '`off` records no administrative changes or refusals',
    parse: onOrOff,
  },
  auditDays: {
    name: 'AUDIT_DAYS',
    default: '365',
    description: 'days after which records of the audit log are removed',
    parse: integer(1, 36_500),
  },
  auditRefusals: {
    name: 'AUDIT_REFUSALS',
    default: '10000',
    description: 'maximum number of refusals of each tenant in the audit log; the oldest are removed',
    parse: integer(1, 10_000_000),
  },
} as const;
