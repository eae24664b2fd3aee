// Starts a server from its settings and stops it; `make start` and the tests use it.
import pino, { type DestinationStream } from 'pino';
import { withAnonymous } from './api/anonymous.ts';
import { createApp, type AppOptions } from './app.ts';
import { startAuditLog, type AuditLog, type AuditLogOptions } from './audit/audit-log.ts';
import type { Config } from './config.ts';
import { readTable } from './data-views/read-table.ts';
import { formatDateTime } from './domain/values/time.ts';
import { httpServer } from './http-server.ts';
import { builtInDirectory } from './identity-providers/built-in.ts';
import type { Directory } from './identity-providers/port.ts';
import { identityFinder } from './identity/find-identity.ts';
import { fixedKeyRing } from './openid/key-ring.ts';
import type { SigningKeys } from './openid/keys.ts';
import type { BatchThreads } from './requests/batch-threads.ts';
import { millisecondsOf, systemTicks } from './runtime/clock.ts';
import { shouldSeed, seedDemo } from './seed/demo.ts';
import { upgradeStore } from './seed/upgrade.ts';
import { signingKeyRing } from './signing-key-ring.ts';
import { writeFolderUser } from './store/data-folder.ts';
import { openStore } from './store/open.ts';
import { StoreUnavailable } from './store/ports/faults.ts';
import type { Store } from './store/ports/store.ts';
import { batchThreads } from './stream-data/batch-threads.ts';
import { startWorker, type Worker } from './virtual-tables/jobs/worker.ts';

export interface Server {
  readonly url: string;
  readonly store: Store;
  /** Stops the server: takes no new requests, ends those in progress, leaves jobs for the next start, closes the store. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** The clock, in ticks of 100 ns since 0001-01-01. */
  readonly now?: () => bigint;
  /** The folder of the built documentation site. */
  readonly site?: string;
  /** The identity providers and their directories; default: the built-in ones, for development. */
  readonly directory?: Directory;
  /** An open store, which is closed when the server ends; default: that of the settings. */
  readonly store?: Store;
  /** The keys that sign tokens; default: those in the store, made on the first start. */
  readonly keys?: SigningKeys;
  /** Returns a caller as they are before a change; default: as the store knows them. */
  readonly currentCallerOf?: AppOptions['currentCallerOf'];
  /** Parses long bodies of events; default: as many threads as the settings say. */
  readonly batches?: BatchThreads;
  /** The destination of the log; default: standard output. */
  readonly logTo?: DestinationStream;
}

/** Starts a server that listens as the settings say; rejects with an Error whose message names the next step. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<Server> {
  // The functions that end what was started, called in reverse order when the server stops or a later step of the start fails.
  const started = new AsyncDisposableStack();
  try {
    return await startParts(config, options, started);
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function startParts(config: Config, options: StartOptions, started: AsyncDisposableStack): Promise<Server> {
  const { now = systemTicks, site, currentCallerOf } = options;
  const secrets = ['*.authorization', '*.client_secret', '*.access_token'];
  const log = pino({ level: config.logLevel, redact: secrets }, options.logTo);
  const directory = options.directory ?? builtInDirectory({ autoConsent: config.autoConsent === 'on', log });
  const store = options.store ?? (await openConfigured(config));
  started.defer(() => store.close());
  const batches = options.batches ?? batchThreads(config.batchThreads);
  started.defer(() => batches.close());
  const audit = auditLogOf(config, { store, log, now });
  started.defer(() => audit?.stop());
  await upgradeStore(store, formatDateTime(now()));
  const ring = options.keys
    ? fixedKeyRing(options.keys)
    : await signingKeyRing(config, store, () => millisecondsOf(now()), log);
  started.defer(() => ring.settled());

  const http = httpServer();
  let isReady = false;
  let worker: Worker | undefined;
  started.defer(async () => {
    isReady = false;
    await Promise.all([http.stop(config.timeout), worker?.stop()]);
  });
  const port = await http.listen(config.port, config.host);
  const ownUrl = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  const url = config.publicUrl === '' ? ownUrl : config.publicUrl;
  if (config.databaseUrl === '' && config.dataDir !== ':memory:')
    writeFolderUser(config.dataDir, { pid: process.pid, url });

  const stored = identityFinder(store, { hasBuiltInIssuer: config.oidcIssuer === '' });
  const findIdentity = config.auth === 'off' ? withAnonymous(store, stored) : stored;
  const leaseSeconds = config.jobLease;
  if (config.worker === 'on') worker = startWorker({ store, readTable, findIdentity, now, log, leaseSeconds });
  const parts = { config, store, batches, ring, directory, log, url, now, findIdentity, currentCallerOf, audit, site };
  http.serve(createApp({ ...parts, ready: () => isReady, wakeWorker: () => worker?.wake() }));
  if (config.seed === 'demo' && (await shouldSeed(store))) await seedDemo(store, ownUrl, formatDateTime(now()));
  isReady = true;
  return { url, store, stop: () => started.disposeAsync() };
}

/** Returns the store of the settings. The Error for one that cannot be used names the setting, and never the password in DATABASE_URL. */
async function openConfigured({ databaseUrl, dataDir }: Config): Promise<Store> {
  try {
    return await openStore(databaseUrl === '' ? { dataDir } : { databaseUrl });
  } catch (cause) {
    if (!(cause instanceof StoreUnavailable)) throw cause;
    if (databaseUrl === '')
      throw new Error(`${cause.message.slice(0, -1)}; set DATA_DIR to another folder.`, { cause });
    const { code = 'no connection' } = (cause.cause ?? {}) as { code?: string };
    throw new Error(`The database that DATABASE_URL names cannot be used (${code}); is it running?`, { cause });
  }
}

function auditLogOf(
  { audit, auditDays, auditRefusals }: Config,
  options: Pick<AuditLogOptions, 'store' | 'log' | 'now'>,
): AuditLog | undefined {
  return audit === 'on' ? startAuditLog({ ...options, days: auditDays, maxRefusals: auditRefusals }) : undefined;
}
