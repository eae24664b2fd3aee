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
    description: 'how clients reach the server, when that is not HOST and PORT; https beyond this machine',
    parse: webUrl,
  },
  proxies: {
    name: 'PROXIES',
    default: '0',
    description: 'proxies in front of the server; their X-Forwarded-For names the address of a request',
    parse: integer(0, 10),
  },
  corsOrigins: {
    name: 'CORS_ORIGINS',
    default: 'loopback',
    description: 'origins of web pages that may call the API: `loopback` for this machine, `https://…`, `*` or `none`',
    parse: origins,
  },
  dataDir: { name: 'DATA_DIR', default: './data', description: 'folder of the embedded store (SQLite)', parse: text },
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
    description: 'what an empty store starts with: `demo` (loopback only) or `none`',
    parse: oneOf('demo', 'none'),
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
    description: '`off` leaves the jobs of virtual tables to other processes on the same database',
    parse: onOrOff,
  },
  jobLease: {
    name: 'JOB_LEASE',
    default: '30',
    description: 'seconds of silence after which the job of another process is taken over',
    parse: seconds,
  },
  batchThreads: {
    name: 'BATCH_THREADS',
    default: '2',
    description: 'threads that read long bodies of events; with 0 the main thread reads them',
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
    description: 'warnings of refused requests and sign-ins logged in 10 seconds; more are only counted',
    parse: integer(1, 1_000_000),
  },
  audit: {
    name: 'AUDIT',
    default: 'on',
    description: '`off` keeps no record of administrative changes and of refusals',
    parse: onOrOff,
  },
  auditDays: {
    name: 'AUDIT_DAYS',
    default: '365',
    description: 'days that records of the audit log are kept',
    parse: integer(1, 36_500),
  },
  auditRefusals: {
    name: 'AUDIT_REFUSALS',
    default: '10000',
    description: 'refusals that the audit log keeps of each tenant, the newest',
    parse: integer(1, 10_000_000),
  },
} as const;
