// `make start`: settings, errors, output, a second start, the shutdown and the log.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { announcement } from '../../server/announcement.ts';
import { isLocal, readConfig } from '../../server/config.ts';
import { demo } from '../../server/seed/demo.ts';
import { postgresDatabases } from '../support/databases.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { startProcess, type ServerProcess } from '../support/process.ts';

const base = `/api/v1/Tenants/${demo.tenant}/Namespaces/${demo.namespace}`;
const settingNames = {
  host: 'HOST',
  port: 'PORT',
  dataDir: 'DATA_DIR',
  databaseUrl: 'DATABASE_URL',
  publicUrl: 'PUBLIC_URL',
  auth: 'AUTH',
  seed: 'SEED',
  control: 'CONTROL',
  responseValidation: 'RESPONSE_VALIDATION',
  bodyLimit: 'BODY_LIMIT',
  inflatedLimit: 'INFLATED_LIMIT',
  adminBodyLimit: 'ADMIN_BODY_LIMIT',
  documentBodyLimit: 'DOCUMENT_BODY_LIMIT',
  valueLimit: 'VALUE_LIMIT',
  bodyTimeout: 'BODY_TIMEOUT',
  requestsPerCaller: 'REQUESTS_PER_CALLER',
  bodiesAtOnce: 'BODIES_AT_ONCE',
  bodyMemory: 'BODY_MEMORY',
  eventSizeLimit: 'EVENT_SIZE_LIMIT',
  writeLimit: 'WRITE_LIMIT',
  unorderedLimit: 'UNORDERED_LIMIT',
  eventLimit: 'EVENT_LIMIT',
  intervalLimit: 'INTERVAL_LIMIT',
  sortLimit: 'SORT_LIMIT',
  joinLimit: 'JOIN_LIMIT',
  wordLimit: 'WORD_LIMIT',
  lookupLimit: 'LOOKUP_LIMIT',
  cellLimit: 'CELL_LIMIT',
  responseLimit: 'RESPONSE_LIMIT',
  sandboxLimit: 'SANDBOX_LIMIT',
  clientLimit: 'CLIENT_LIMIT',
  autoConsent: 'AUTO_CONSENT',
  userLimit: 'USER_LIMIT',
  edgeSystemLimit: 'EDGE_SYSTEM_LIMIT',
  preferencesLimit: 'PREFERENCES_LIMIT',
  timeout: 'REQUEST_TIMEOUT',
  requestsAtOnce: 'REQUESTS_AT_ONCE',
  batchThreads: 'BATCH_THREADS',
  corsOrigins: 'CORS_ORIGINS',
  oidcIssuer: 'OIDC_ISSUER',
  oidcAudience: 'OIDC_AUDIENCE',
  oidcClaims: 'OIDC_CLAIMS',
  signIn: 'SIGN_IN',
  signInLimit: 'SIGN_IN_LIMIT',
  hybridRefreshTokens: 'HYBRID_REFRESH_TOKENS',
  secretKey: 'SECRET_KEY',
  previousSecretKey: 'SECRET_KEY_OLD',
  keyDays: 'KEY_DAYS',
  worker: 'WORKER',
  jobLease: 'JOB_LEASE',
  jobLimit: 'JOB_LIMIT',
  defaultVerbosity: 'DEFAULT_VERBOSITY',
  explainAccess: 'EXPLAIN_ACCESS',
  warningLimit: 'WARNING_LIMIT',
  tokenRate: 'TOKEN_RATE',
  tokenFailures: 'TOKEN_FAILURES',
  callerRate: 'CALLER_RATE',
  audit: 'AUDIT',
  auditDays: 'AUDIT_DAYS',
  auditRefusals: 'AUDIT_REFUSALS',
  proxies: 'PROXIES',
  logLevel: 'LOG_LEVEL',
} satisfies Record<keyof ReturnType<typeof readConfig>, string>;

let folder = '';
let servers: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-start-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  servers = [];
  rmSync(folder, { recursive: true });
});

function start(settings: Readonly<Record<string, string>> = {}, args: readonly string[] = []): ServerProcess {
  const server = startProcess({ DATA_DIR: join(folder, 'data'), ...settings }, args);
  servers.push(server);
  return server;
}

async function tokenOf(url: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: demo.client,
    client_secret: demo.secret,
  });
  const response = await fetch(`${url}/identity/connect/token`, { method: 'POST', body });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

describe('settings', () => {
  it('--help names every setting, its default, and starts nothing', async () => {
    const help = start({}, ['--help']);
    expect(await help.ended).toBe(0);
    for (const name of Object.values(settingNames))
      expect(help.output()).toMatch(new RegExp(`^  ${name} .*default: `, 'm'));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('AUTO_CONSENT is on by default only on this machine', () => {
    expect(readConfig({}).autoConsent).toBe('on');
    expect(readConfig({ AUTO_CONSENT: 'off' }).autoConsent).toBe('off');
    expect(readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://hub.example', SEED: 'none' }).autoConsent).toBe('off');
    expect(readConfig({ PUBLIC_URL: 'https://hub.example', SEED: 'none' }).autoConsent).toBe('off');
  });

  it.each([
    [{}, 'on'],
    [{ SEED: 'none' }, 'off'],
    [{ SEED: 'none', CONTROL: '' }, 'off'],
    [{ SEED: 'none', CONTROL: 'on' }, 'on'],
    [{ CONTROL: 'off' }, 'off'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'on'],
    [{ PUBLIC_URL: 'https://hub.example', SEED: 'none' }, 'off'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://hub.example', SEED: 'none' }, 'off'],
  ])('%j: control is %s', (env, control) => {
    expect(readConfig(env).control).toBe(control);
  });

  it.each(['https://login.example', 'http://localhost:9000/realms/x', 'http://[::1]:9000', ''])(
    'the issuer "%s" can be trusted',
    (issuer) => {
      expect(readConfig({ OIDC_ISSUER: issuer }).oidcIssuer).toBe(issuer);
    },
  );

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['AUTH', 'maybe'],
    ['SEED', 'all'],
    ['CONTROL', 'maybe'],
    ['BODY_LIMIT', '-1'],
    ['INFLATED_LIMIT', '1e99'],
    ['EVENT_LIMIT', '0'],
    ['CLIENT_LIMIT', 'many'],
    ['AUTO_CONSENT', 'never'],
    ['REQUEST_TIMEOUT', '0'],
    ['RESPONSE_VALIDATION', 'true'],
    ['SECRET_KEY', 'too short'],
    ['SECRET_KEY_OLD', 'too short'],
    ['WORKER', 'maybe'],
    ['JOB_LEASE', '-1'],
    ['EXPLAIN_ACCESS', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'not an address'],
    ['PUBLIC_URL', 'https://millrace.example/'],
    ['OIDC_ISSUER', 'http://login.example'],
    ['OIDC_ISSUER', 'http://localhost.evil.example'],
    ['OIDC_ISSUER', 'http://127.0.0.1.evil.example/identity'],
  ])('%s=%s is refused with an error that names the setting', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`));
  });

  it('SECRET_KEY_OLD is refused without SECRET_KEY', () => {
    const secrets = { SECRET_KEY_OLD: 'a secret key of these tests' };
    expect(() => readConfig(secrets)).toThrow(/^SECRET_KEY_OLD needs SECRET_KEY/);
    expect(() => readConfig({ ...secrets, SECRET_KEY: 'another secret key of these tests' })).not.toThrow();
  });

  it('PREFERENCES_LIMIT above ADMIN_BODY_LIMIT is refused with an error that names both', () => {
    expect(() => readConfig({ PREFERENCES_LIMIT: '1048577' })).toThrow(
      /^PREFERENCES_LIMIT=1048577 is more than ADMIN_BODY_LIMIT=1048576/,
    );
    expect(readConfig({ PREFERENCES_LIMIT: '2000000', ADMIN_BODY_LIMIT: '2000000' }).preferencesLimit).toBe(2_000_000);
  });

  it('the default PREFERENCES_LIMIT is at most ADMIN_BODY_LIMIT', () => {
    expect(readConfig({ ADMIN_BODY_LIMIT: '1000' }).preferencesLimit).toBe(1_000);
    expect(readConfig({ ADMIN_BODY_LIMIT: '2000000' }).preferencesLimit).toBe(1_048_576);
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
    // Behind a proxy on this machine.
    [{ PUBLIC_URL: 'https://hub.example' }, false],
  ])('%j: settings that are safe only on this machine are accepted: %p', (env, isLocalServer) => {
    const issuer = { OIDC_ISSUER: 'https://login.example' };
    const safe = { AUTH: 'on', AUTO_CONSENT: 'off', EXPLAIN_ACCESS: 'off', CONTROL: 'off', SEED: 'none', ...issuer };
    expect(isLocal(readConfig({ ...safe, ...env }))).toBe(isLocalServer);
    const risks = [
      { AUTH: 'off' },
      { EXPLAIN_ACCESS: 'on' },
      { CONTROL: 'on' },
      { SEED: 'demo' },
      { AUTO_CONSENT: 'on' },
    ];
    for (const risk of risks) {
      const read = () => readConfig({ ...safe, ...env, ...risk });
      if (isLocalServer) expect(read).not.toThrow();
      else expect(read).toThrow('can be reached from other machines');
    }
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://hub.example' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://hub.example' },
    { PUBLIC_URL: 'http://localhost.evil.example' },
  ])('%j: the built-in issuer is unencrypted beyond this machine, so PUBLIC_URL or OIDC_ISSUER must change', (env) => {
    const open = { SEED: 'none', ...env };
    expect(() => readConfig(open)).toThrow(/^PUBLIC_URL must begin with https:.* Set PUBLIC_URL=https:.*OIDC_ISSUER=/);
    for (const remedy of [{ PUBLIC_URL: 'https://hub.example' }, { OIDC_ISSUER: 'https://login.example' }])
      expect(() => readConfig({ ...open, ...remedy })).not.toThrow();
  });

  it.each([
    ['PORT', 'eighty'],
    ['HOST', 'no.such.host.invalid'],
    ['DATABASE_URL', 'postgresql://nobody:a-password@127.0.0.1:1/x'],
    ['DATABASE_URL', 'mysql://nobody:a-password@127.0.0.1:1/x'],
  ])('%s=%s exits with 1 and one sentence that names the setting', async (name, value) => {
    const server = start({ SEED: 'none', [name]: value });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(new RegExp(`^.*${name}.*\n$`));
    expect(server.output()).not.toContain('a-password');
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'SEED=none'],
    [{ HOST: '::' }, 'SEED=none'],
    [{ HOST: '0.0.0.0', AUTH: 'off', SEED: 'none' }, 'AUTH=on'],
    [{ HOST: '0.0.0.0', EXPLAIN_ACCESS: 'on', SEED: 'none' }, 'EXPLAIN_ACCESS'],
    [{ HOST: '0.0.0.0', SEED: 'none' }, 'PUBLIC_URL=https://'],
  ])('%j is refused with an error that proposes %s', async (settings, remedy) => {
    const server = start(settings);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(remedy);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('two servers on one port', () => {
  it('reports a port in use and leaves the folder usable', async () => {
    const { port } = new URL(await start({ SEED: 'none' }).url);
    const second = start({ PORT: port, DATA_DIR: join(folder, 'other') });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(new RegExp(`^Port ${port} is in use; .*PORT=8081`));
    await start({ DATA_DIR: join(folder, 'other') }).url;
  });
});

describe('the output of a start', () => {
  /** Runs the commands in an announcement. Returns their output. */
  async function run(announced: string): Promise<string> {
    const commands = announced.split('\n').filter((line) => line.startsWith('  '));
    const { stdout } = await promisify(execFile)('sh', ['-c', commands.join('\n')]);
    return stdout;
  }

  it('shows the documentation, the demo client and a working first call with the port', async () => {
    for (const make of [start, start]) {
      const server = make();
      const url = await server.url;
      const announced = announcement(url, 'token');
      expect(server.output()).toContain(announced);
      for (const shown of [demo.client, demo.secret, `${url}/docs`]) expect(announced).toContain(shown);
      expect(await run(announced)).toContain('"Temperature"');
      await server.end('SIGTERM');
    }
  });

  it('shows a call without a token if none is required', async () => {
    const server = start({ AUTH: 'off' });
    const announced = announcement(await server.url, 'open');
    expect(server.output()).toContain(announced);
    expect(await run(announced)).toContain('"Temperature"');
  });

  it('shows no demo client without demo data', async () => {
    const server = start({ SEED: 'none' });
    const url = await server.url;
    expect(server.output()).toBe(`Millrace listens on ${url}; documentation: ${url}/docs\n`);
  });
});

/** Starts on a new database with a SECRET_KEY, then again with the same key, with other keys, and with both settings. */
async function expectSecretKeyRequired(database: Readonly<Record<string, string>>): Promise<void> {
  const settings = { ...database, SECRET_KEY: 'a secret key of these tests' };
  let headers = {};
  for (const run of ['first', 'second']) {
    const server = start(settings);
    const url = await server.url;
    expect(`${run} ${server.output()}`).toContain(announcement(url, 'token'));
    headers = { Authorization: `Bearer ${await tokenOf(url)}` };
    expect((await fetch(`${url}${base}/Streams`, { headers })).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  }
  const refuse = async (secret: string) => {
    const refused = start({ ...settings, SECRET_KEY: secret });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/^The signing keys in the store are encrypted.*SECRET_KEY.*\.\n$/);
  };
  const next = 'another secret key of these tests';
  for (const secret of [next, '']) await refuse(secret);
  const replacing = start({ ...settings, SECRET_KEY: next, SECRET_KEY_OLD: settings.SECRET_KEY });
  expect((await fetch(`${await replacing.url}${base}/Streams`, { headers })).status).toBe(200);
  expect(await replacing.end('SIGTERM')).toBe(0);
  await refuse(settings.SECRET_KEY);
}

describe('a start with SECRET_KEY', () => {
  it('accepts the same key, fails with another key, and replaces the key with both settings', () =>
    expectSecretKeyRequired({}));

  describeOnPostgres('on PostgreSQL', () => {
    const { create } = postgresDatabases('nothing');
    it('accepts the same key, fails with another key, and replaces the key with both settings', async () =>
      expectSecretKeyRequired({ DATABASE_URL: await create() }));
  });
});

describe('the shutdown', () => {
  it('finishes running requests on SIGTERM, accepts no new ones and exits with 0', async () => {
    const server = start({ AUTH: 'off' });
    const { hostname, port } = new URL(await server.url);
    const body = '{"Id":"Late","TypeId":"DailyWeather"}';
    const head = `POST ${base}/Streams/Late HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let received = '';
    socket.on('data', (text: string) => (received += text));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // The status 100 means that the server processes the request.
    await new Promise((resolve) => {
      socket.once('data', resolve);
      socket.write(head);
    });
    expect(received).toMatch(/^HTTP\/1\.1 100 /);

    const ending = server.end('SIGTERM');
    let status: number | undefined;
    do {
      status = await fetch(`http://${hostname}:${port}/ready`).then(
        (response) => response.status,
        () => undefined,
      );
    } while (status === 200);
    expect([503, undefined]).toContain(status);
    socket.write(body);
    await closed;
    expect(received).toMatch(/HTTP\/1\.1 201 /);
    expect(await ending).toBe(0);

    const again = await start({ AUTH: 'off' }).url;
    expect((await fetch(`${again}${base}/Streams/Late`)).status).toBe(200);
  });

  it('does not wait for idle connections', async () => {
    const server = start({ SEED: 'none' });
    const url = await server.url;
    await fetch(`${url}/live`).then((response) => response.text());
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.once('connect', resolve));
    expect(await server.end('SIGTERM')).toBe(0);
    socket.destroy();
  });
});

describe('the second start', () => {
  it('preserves data and keys, and does not seed again', async () => {
    const first = start();
    const url = await first.url;
    const headers = { Authorization: `Bearer ${await tokenOf(url)}`, 'Content-Type': 'application/json' };
    const keysAt = async (where: string) =>
      (await fetch(`${where}/identity/.well-known/openid-configuration/jwks`)).text();
    const keys = await keysAt(url);
    const removed = await fetch(`${url}${base}/Streams/SeattleDaily`, { method: 'DELETE', headers });
    expect(removed.status).toBe(204);
    const made = await fetch(`${url}${base}/Streams/Mine`, {
      method: 'POST',
      headers,
      body: '{"TypeId":"DailyWeather"}',
    });
    expect(made.status).toBe(201);
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await start().url;
    expect(await keysAt(second)).toBe(keys);
    const authorized = { headers: { Authorization: `Bearer ${await tokenOf(second)}` } };
    const streams = (await (await fetch(`${second}${base}/Streams`, authorized)).json()) as { Id: string }[];
    expect(streams.map(({ Id }) => Id).sort()).toEqual(['Mine', 'SeattleHourly']);
  });
});

describe('the log', () => {
  it('contains no secret and no token at the level debug', async () => {
    const server = start({ LOG_LEVEL: 'debug' });
    const url = await server.url;
    const token = await tokenOf(url);
    const wrongSecret = 'a-secret-that-is-wrong';
    const wrongToken = `${token.slice(0, -8)}AAAAAAAA`;
    const body = { grant_type: 'client_credentials', client_id: demo.client, client_secret: wrongSecret };
    const tokenUrl = `${url}/identity/connect/token`;
    const as = (given: string) => ({
      headers: { Authorization: `Bearer ${given}`, 'Content-Type': 'application/json' },
    });
    await fetch(tokenUrl, { method: 'POST', body: new URLSearchParams(body) });
    await fetch(tokenUrl, { method: 'POST', ...as(token), body: JSON.stringify(body) });
    await fetch(`${url}${base}/Streams`, as(wrongToken));
    await fetch(`${url}${base}/Streams/Nothing`, as(token));
    await fetch(`${url}${base}/Streams/New`, { method: 'POST', ...as(token), body: '{' });
    await fetch(`${url}${base}/Streams?access_token=${token}&count=x`, as(token));
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).toContain('request failed');
    const [, claims = '-', signature = '-'] = token.split('.');
    for (const secret of [demo.secret, wrongSecret, claims, signature, wrongToken, 'client_secret', 'PRIVATE'])
      expect(server.output().replace(announcement(url, 'token'), '')).not.toContain(secret);
  });

  /** Returns the lines of a log that have this message. */
  const linesOf = (server: ServerProcess, message: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number; msg: string; path?: string; status?: number; code?: string })
      .filter(({ msg }) => msg === message);

  it('contains a line only for each successful request at the level info', async () => {
    const server = start({ LOG_LEVEL: 'info', SEED: 'none' });
    const url = await server.url;
    for (const path of ['/live?token=a-token', '/ready', '/live', '/nothing', '/docs/nothing']) await fetch(url + path);
    expect(await server.end('SIGTERM')).toBe(0);
    const lines = linesOf(server, 'request');
    expect(lines.map(({ path }) => path)).toEqual(['/live', '/ready', '/live']);
    expect(lines[0]).toMatchObject({ level: 30, method: 'GET', status: 200 });
    expect(server.output()).not.toContain('a-token');
  });

  it('warns of refused requests and failed sign-ins up to WARNING_LIMIT times', async () => {
    const server = start({ WARNING_LIMIT: '3' });
    const url = await server.url;
    const form = { grant_type: 'client_credentials', client_id: demo.client, client_secret: 'wrong' };
    await fetch(`${url}/identity/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
    await fetch(`${url}/identity/connect/authorize?client_id=nobody`);
    for (let i = 0; i < 20; i += 1) await fetch(`${url}${base}/Streams`);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(linesOf(server, 'No token was issued.')).toMatchObject([{ level: 40, code: 'invalid_client' }]);
    expect(linesOf(server, 'Nobody was signed in.')).toMatchObject([{ level: 40, code: 'invalid_client' }]);
    expect(linesOf(server, 'request refused')).toMatchObject([{ level: 40, status: 401, path: `${base}/Streams` }]);
    expect(linesOf(server, 'request')).toEqual([]);
  });

  it('contains no error if a client disconnects during a response', async () => {
    const server = start({ AUTH: 'off', LOG_LEVEL: 'debug' });
    const { hostname, port, origin } = new URL(await server.url);
    const make = async (path: string, body: unknown) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(origin + base + path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(response.status).toBeLessThan(300);
    };
    const property = (Id: string, SdsTypeCode: number, IsKey = false) => ({ Id, IsKey, SdsType: { SdsTypeCode } });
    await make('/Types/Long', {
      Id: 'Long',
      SdsTypeCode: 1,
      Properties: [property('Key', 9, true), property('Text', 18)],
    });
    await make('/Streams/Long', { Id: 'Long', TypeId: 'Long' });
    // More bytes than the buffers of the connection can hold.
    const Text = 'x'.repeat(10_000);
    await make(
      '/Streams/Long/Data',
      Array.from({ length: 2_000 }, (_, Key) => ({ Key, Text })),
    );
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${base}/Streams/Long/Data?startIndex=0&endIndex=2000 HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    const [firstChunk] = (await once(socket, 'data')) as [Buffer];
    expect(firstChunk.toString()).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
    expect(await server.end('SIGTERM')).toBe(0);
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('request failed'));
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([20]);
    expect(lines[0]).toContain('ClientDisconnected');
  });
});
