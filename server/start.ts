// Brings a server up from its settings and takes it down again; `make start` and the tests use the same.
import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import pino from 'pino';
import { createApp, type AppOptions } from './app.ts';
import { startAuditLog } from './audit/audit-log.ts';
import type { Config } from './config.ts';
import { builtInDirectory } from './identity-providers/built-in.ts';
import type { Directory } from './identity-providers/port.ts';
import { millisecondsOf, systemTicks } from './runtime/clock.ts';
import { readTable } from './data-views/read-table.ts';
import { formatDateTime } from './domain/values/time.ts';
import { withAnonymous } from './api/anonymous.ts';
import { presentIdentities } from './identity/find-identity.ts';
import { startWorker, type Worker } from './virtual-tables/jobs/worker.ts';
import { fixedKeys, openKeyRing } from './openid/key-ring.ts';
import { removeStoredKeysOf, storedKeysOf, type SigningKeys } from './openid/keys.ts';
import { needsSeed, seedDemo } from './seed/demo.ts';
import { upgradeStore } from './seed/upgrade.ts';
import { noteUser } from './store/data-folder.ts';
import { openStore } from './store/open.ts';
import { StoreUnavailable } from './store/ports/faults.ts';
import { batchThreads } from './stream-data/batch-threads.ts';
import type { BatchThreads } from './requests/batch-threads.ts';
import type { Store } from './store/ports/store.ts';

// An import would have the module make all that it exports, its WebSocket too, and with it all of fetch: 25 ms of a start.
const { createServer } = process.getBuiltinModule('node:http');

export interface Server {
  readonly url: string;
  readonly store: Store;
  /** Takes no new requests, ends those under way, leaves jobs for the next start, closes the store. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** The clock, in ticks of 100 ns since 0001-01-01. */
  readonly now?: () => bigint;
  readonly site?: string;
  /** The identity providers and their directories; default: the built-in ones, for development. */
  readonly directory?: Directory;
  /** An open store, which is closed when the server ends; default: that of the settings. */
  readonly store?: Store;
  /** The keys that sign tokens; default: those in the store, made on the first start. */
  readonly keys?: SigningKeys;
  /** What a caller is before a change; default: what the store knows of them. */
  readonly currentCallerOf?: AppOptions['currentCallerOf'];
  /** What reads long bodies of events; default: threads, as many as the settings say. */
  readonly batches?: BatchThreads;
}

/** Answers what is no proper HTTP request, before any of the pipeline sees it; without a listener Node answers without our header. */
function refuseMalformed(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = [`Operation-Id: ${randomUUID()}`, 'X-Content-Type-Options: nosniff', 'Connection: close'];
  socket.end([`HTTP/1.1 ${status}`, ...headers, 'Content-Length: 0', '\r\n'].join('\r\n'));
}

/** The store of the settings; the Error for one that cannot be used names the setting, and never the value of DATABASE_URL, which may hold a password. */
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

/**
 * A function that ends every connection once no request is under way on it. Node's own closeIdleConnections leaves those alone on
 * which nothing was sent yet, and those that become idle afterwards.
 */
function trackConnections(server: HttpServer): () => void {
  const idle = new Set<Socket>();
  let isEnding = false;
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (isEnding) socket.end();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return () => {
    isEnding = true;
    for (const socket of idle) socket.destroy();
  };
}

/** Listens as the settings say; rejects with an Error whose message tells the next step. */
export async function startServer(
  config: Config,
  {
    now = systemTicks,
    site,
    keys: given,
    directory: plugged,
    store: opened,
    currentCallerOf,
    batches = batchThreads(config.batchThreads),
  }: StartOptions = {},
): Promise<Server> {
  const log = pino({ level: config.logLevel, redact: ['*.authorization', '*.client_secret', '*.access_token'] });
  const inMemory = config.dataDir === ':memory:';
  const directory = plugged ?? builtInDirectory({ autoConsent: config.autoConsent === 'on', log });
  const store = opened ?? (await openConfigured(config));
  // What names no host is refused by the application, with an Operation-Id.
  const server = createServer({ requireHostHeader: false });
  server.on('clientError', refuseMalformed);
  const endConnections = trackConnections(server);
  let isReady = false;
  let worker: Worker | undefined;
  const audit =
    config.audit === 'on'
      ? startAuditLog({ store, log, now, days: config.auditDays, mostRefusals: config.auditRefusals })
      : undefined;
  try {
    await upgradeStore(store, formatDateTime(now()));
    const ring = given
      ? fixedKeys(given)
      : await openKeyRing({
          store,
          now: () => millisecondsOf(now()),
          days: config.keyDays,
          secretKey: config.secretKey,
          earlier: inMemory ? undefined : await storedKeysOf(config.dataDir),
          failed(error) {
            log.error({ err: error }, 'No new signing key could be made; the present one goes on.');
          },
        });
    // The store has them now, encrypted.
    if (!given && config.secretKey !== '' && !inMemory) await removeStoredKeysOf(config.dataDir);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.port, config.host, resolve);
    });
    const { port } = server.address() as AddressInfo;
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    const url = config.publicUrl === '' ? `http://${host}:${port}` : config.publicUrl;
    if (config.databaseUrl === '' && !inMemory) noteUser(config.dataDir, { pid: process.pid, url });
    const ready = () => isReady;
    const leaseSeconds = config.jobLease;
    const stored = presentIdentities(store, { keepsAll: config.oidcIssuer === '' });
    const findIdentity = config.auth === 'off' ? withAnonymous(store, stored) : stored;
    if (config.worker === 'on') worker = startWorker({ store, readTable, findIdentity, now, log, leaseSeconds });
    const wakeWorker = () => worker?.wake();
    server.on(
      'request',
      createApp({
        config,
        store,
        batches,
        ring,
        directory,
        log,
        url,
        ready,
        now,
        findIdentity,
        wakeWorker,
        ...(currentCallerOf === undefined ? {} : { currentCallerOf }),
        audit,
        ...(site === undefined ? {} : { site }),
      }),
    );
    if (config.seed === 'demo' && (await needsSeed(store)))
      await seedDemo(store, `http://${host}:${port}`, formatDateTime(now()));
    isReady = true;
    return {
      url,
      store,
      async stop() {
        isReady = false;
        const closed = new Promise((resolve) => server.close(resolve));
        endConnections();
        const idle = worker?.stop();
        // Whoever does not finish in the time that a request may take must not keep the server from ending.
        const late = setTimeout(() => {
          server.closeAllConnections();
        }, config.timeout * 1000);
        await closed;
        clearTimeout(late);
        await idle;
        await ring.settled();
        await audit?.stop();
        await batches.close();
        await store.close();
      },
    };
  } catch (error) {
    server.closeAllConnections();
    server.close();
    await worker?.stop();
    await audit?.stop();
    await batches.close();
    await store.close();
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${config.port} is taken; choose another one, for example PORT=8081.`);
    }
    if (code !== undefined && (syscall === 'listen' || syscall === 'getaddrinfo')) {
      throw new Error(
        `HOST=${config.host} with PORT=${config.port} cannot be listened on (${code}); try HOST=127.0.0.1.`,
      );
    }
    throw error;
  }
}
