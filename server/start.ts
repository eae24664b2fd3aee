// Starts a server from its settings and stops it; `make start` and the tests use it.
import pino, { type DestinationStream } from 'pino';
import { withAnonymous } from './api/anonymous.ts';
import { createApp, type AppOptions } from './app.ts';
import { startAuditLog, type AuditLog, type AuditLogOptions } from './audit/audit-log.ts';
import type { Config } from './config.ts';
import { controlServices } from './control-api.ts';
import { storedClocks } from './control/clock/stored-clocks.ts';
import { storedIds } from './control/determinism/stored-seeds.ts';
import { startExpiry } from './control/expiry.ts';
import { startGeneratorWorker } from './control/generators/generator-worker.ts';
import { saveSeed } from './control/sandbox-service.ts';
import { defaultSandboxId, getSandbox } from './control/sandboxes.ts';
import { readTable } from './data-views/read-table.ts';
import { formatDateTime } from './domain/values/time.ts';
import { httpServer } from './http-server.ts';
import { builtInDirectory } from './identity-providers/built-in.ts';
import type { Directory } from './identity-providers/port.ts';
import { identityFinder } from './identity/find-identity.ts';
import { fixedKeyRing } from './openid/key-ring.ts';
import type { SigningKeys } from './openid/keys.ts';
import type { BatchThreads } from './requests/batch-threads.ts';
import { millisecondsOf, systemClocks, systemTicks, type Clocks } from './runtime/clock.ts';
import { randomTenantIds } from './runtime/ids.ts';
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
  readonly clocks: Clocks;
  /** Stops the server: accepts no new requests, completes those in progress, leaves unfinished jobs to the next start, and closes the store. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Returns the time of the machine in ticks of 100 ns since 0001-01-01; default: the system clock. */
  readonly now?: () => bigint;
  /** The folder of the built documentation site. */
  readonly site?: string;
  /** The identity providers and their directories; default: the built-in ones, for development. */
  readonly directory?: Directory;
  /** An open store, which is closed when the server stops; default: the store of the settings. */
  readonly store?: Store;
  /** The keys that sign tokens; default: those in the store, which the first start creates. */
  readonly keys?: SigningKeys;
  /** Returns a caller with its current roles, for requests that write; default: reads them from the store. */
  readonly currentCallerOf?: AppOptions['currentCallerOf'];
  /** The threads that parse bodies of events; default: the number in the settings. */
  readonly batches?: BatchThreads;
  /** The destination of the log; default: standard output. */
  readonly logTo?: DestinationStream;
}

/** Returns a running server; rejects with an Error that names the next step if it cannot start. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<Server> {
  // The parts are stopped in reverse order when the server stops, or when a later step of the start fails.
  const stack = new AsyncDisposableStack();
  try {
    return await startParts(config, options, stack);
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

async function startParts(config: Config, options: StartOptions, stack: AsyncDisposableStack): Promise<Server> {
  const { now = systemTicks, site, currentCallerOf } = options;
  const redactedPaths = ['*.authorization', '*.client_secret', '*.access_token'];
  const log = pino({ level: config.logLevel, redact: redactedPaths }, options.logTo);
  const directory = options.directory ?? builtInDirectory({ autoConsent: config.autoConsent === 'on', log });
  const store = options.store ?? (await openConfiguredStore(config));
  stack.defer(() => store.close());
  const ownClocks = config.control === 'on' ? storedClocks(store, now, config.databaseUrl === '') : undefined;
  const clocks = ownClocks ?? systemClocks(now);
  const ids = ownClocks ? storedIds(store, ownClocks.hasSeed) : randomTenantIds;
  const batches = options.batches ?? batchThreads(config.batchThreads);
  stack.defer(() => batches.close());
  const audit = auditLogOf(config, { store, log, clocks });
  stack.defer(() => audit?.stop());
  await upgradeStore(store, formatDateTime(now()));
  const ring = options.keys
    ? fixedKeyRing(options.keys)
    : await signingKeyRing(config, store, () => millisecondsOf(now()), log);
  stack.defer(() => ring.settled());

  const http = httpServer();
  let isAccepting = false;
  let worker: Worker | undefined;
  stack.defer(async () => {
    isAccepting = false;
    await Promise.all([http.stop(config.timeout), worker?.stop()]);
  });
  const port = await http.listen(config.port, config.host);
  const localUrl = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  const url = config.publicUrl === '' ? localUrl : config.publicUrl;
  if (config.databaseUrl === '' && config.dataDir !== ':memory:')
    writeFolderUser(config.dataDir, { pid: process.pid, url });

  const stored = identityFinder(store, { hasBuiltInIssuer: config.oidcIssuer === '' });
  const findIdentity = config.auth === 'off' ? withAnonymous(store, stored) : stored;
  const leaseSeconds = config.jobLease;
  const control = ownClocks && controlServices(config, store, ownClocks, localUrl);
  const enterTenant = control && ((tenant: string) => control.gate.enter(tenant));
  if (config.worker === 'on')
    worker = startWorker({ store, readTable, findIdentity, clocks, ids, log, leaseSeconds, enterTenant });
  const parts = {
    config,
    store,
    batches,
    ring,
    directory,
    log,
    url,
    clocks,
    ids,
    findIdentity,
    currentCallerOf,
    audit,
    site,
    control,
  };
  http.serve(createApp({ ...parts, isReady: () => isAccepting, wakeWorker: () => worker?.wake() }));
  if (config.seed === 'demo' && (await shouldSeed(store))) {
    if (config.oidcIssuer !== '')
      throw new Error(
        'The demo data are written with a token of this server: set SEED=none, or start it once without OIDC_ISSUER.',
      );
    await seedDemo(store, localUrl, formatDateTime(now()));
    if (control)
      await store.transaction(async (transaction) =>
        saveSeed(transaction, await getSandbox(transaction, defaultSandboxId, formatDateTime(now())), now()),
      );
  }
  if (control) stack.defer(startExpiry({ ...control, now, log }));
  if (control) stack.defer(startGeneratorWorker({ ...control, store, clocks, log }));
  stack.defer(() => control?.requestLog.close());
  isAccepting = true;
  return { url, store, clocks, stop: () => stack.disposeAsync() };
}

/** Returns the store of the settings; throws an Error that names the setting if it cannot be opened, without the password in DATABASE_URL. */
async function openConfiguredStore({ databaseUrl, dataDir }: Config): Promise<Store> {
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
  options: Pick<AuditLogOptions, 'store' | 'log' | 'clocks'>,
): AuditLog | undefined {
  return audit === 'on' ? startAuditLog({ ...options, days: auditDays, maxRefusals: auditRefusals }) : undefined;
}
