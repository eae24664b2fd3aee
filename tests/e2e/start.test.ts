// `make start`: a port in use, the output, encrypted keys, the shutdown and a second start.
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { announcement } from '../../server/announcement.ts';
import { demo } from '../../server/seed/demo.ts';
import { postgresDatabases } from '../support/databases.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { demoToken, serverProcesses } from '../support/server-processes.ts';

const base = `/api/v1/Tenants/${demo.tenant}/Namespaces/${demo.namespace}`;
const { folder, start } = serverProcesses();

describe('two servers on one port', () => {
  it('reports a port in use and leaves the folder usable', async () => {
    const { port } = new URL(await start({ SEED: 'none' }).url);
    const second = start({ PORT: port, DATA_DIR: join(folder(), 'other') });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(new RegExp(`^Port ${port} is in use; .*PORT=8081`));
    await start({ DATA_DIR: join(folder(), 'other') }).url;
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
    headers = { Authorization: `Bearer ${await demoToken(url)}` };
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
    const headers = { Authorization: `Bearer ${await demoToken(url)}`, 'Content-Type': 'application/json' };
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
    const authorized = { headers: { Authorization: `Bearer ${await demoToken(second)}` } };
    const streams = (await (await fetch(`${second}${base}/Streams`, authorized)).json()) as { Id: string }[];
    expect(streams.map(({ Id }) => Id).sort()).toEqual(['Mine', 'SeattleHourly']);
  });
});
