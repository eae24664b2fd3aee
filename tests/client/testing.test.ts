// millrace/testing: starts a server, and gives each test a sandbox (docs/guides/testing-against-millrace.md).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orThrow } from '../../client/index.ts';
import { connectMillrace, startMillrace, type MillraceServer } from '../../client/testing/index.ts';
import { root } from '../../scripts/documents.ts';

const body = { SdsTypeCode: 14 } as const;
const path = { typeId: 'Level' };

describe('startMillrace', () => {
  let millrace: MillraceServer;
  beforeAll(async () => {
    millrace = await startMillrace();
  });
  afterAll(() => millrace.stop());

  it('gives each sandbox its own objects, through clients with its tenant and namespace', async () => {
    await using first = await millrace.sandbox({ name: 'First' });
    await using second = await connectMillrace(`${millrace.url}/`).sandbox();
    await orThrow(first.provisioning.getOrCreateType({ path, body }));
    expect((await orThrow(first.provisioning.listTypes({}))).map(({ Id }) => Id)).toEqual(['Level']);
    expect(await orThrow(second.provisioning.listTypes({}))).toEqual([]);
    expect(await orThrow(first.dataServices.listQuantities({}))).not.toEqual([]);
    expect(await orThrow(first.identity.listRoles({}))).not.toEqual([]);
    expect((await first.edge.listEdgeSystems({})).response.status).toBe(200);
  });

  it('resets and deletes a sandbox', async () => {
    const sandbox = await millrace.sandbox();
    const { provisioning: hub } = sandbox;
    await orThrow(hub.getOrCreateType({ path, body }));
    await sandbox.reset();
    expect(await orThrow(hub.listTypes({}))).toEqual([]);
    await sandbox.delete();
    const { error } = await millrace.control.getSandbox({ path: { sandboxId: sandbox.id } });
    expect(error?.status).toBe(404);
    await expect(sandbox.delete()).rejects.toThrow();
    await sandbox[Symbol.asyncDispose]();
  });

  it('freezes, advances, sets and resets the clock of a sandbox', async () => {
    await using sandbox = await millrace.sandbox();
    const { clock } = sandbox;
    await clock.freeze(new Date('2026-03-02T08:00:00Z'));
    expect(await clock.get()).toEqual({ mode: 'frozen', time: '2026-03-02T08:00:00Z', rate: 0 });
    expect((await clock.advance('01:00:00')).clock.time).toBe('2026-03-02T09:00:00Z');
    expect((await clock.advance({ to: '2026-03-03T00:00:00Z' })).clock.time).toBe('2026-03-03T00:00:00Z');
    expect((await clock.freeze()).time).toBe('2026-03-03T00:00:00Z');
    expect(await clock.set('2027-01-01T00:00:00Z', 2)).toMatchObject({ mode: 'offset', rate: 2 });
    expect(await clock.reset()).toMatchObject({ mode: 'system', rate: 1 });
  });

  it('lists the requests of a sandbox and what they reached', async () => {
    await using sandbox = await millrace.sandbox();
    await sandbox.provisioning.listTypes({});
    await sandbox.provisioning.getType({ path });
    expect(await sandbox.requests.coverage()).toEqual([
      { operationId: 'getType', statuses: { 404: 1 } },
      { operationId: 'listTypes', statuses: { 200: 1 } },
    ]);
    expect((await sandbox.requests.list({ status: 404 })).map(({ operationId }) => operationId)).toEqual(['getType']);
    await sandbox.requests.clear();
    expect(await sandbox.requests.list()).toEqual([]);
  });

  it('returns the same identifiers and secrets again for a seed', async () => {
    await using sandbox = await millrace.sandbox();
    const create = () =>
      orThrow(sandbox.provisioning.createClientCredentialClient({ body: { Name: 'Reader', RoleIds: [] } }));
    await sandbox.determinism.set('pump-alarms');
    const first = await create();
    await sandbox.reset();
    await sandbox.determinism.set('pump-alarms');
    expect(await create()).toEqual(first);
    await sandbox.reset();
    await sandbox.determinism.set('pump-alarms');
    await sandbox.determinism.remove();
    expect((await create()).Secret).not.toBe(first.Secret);
  });

  it('returns a token for requests of your own', async () => {
    await using sandbox = await millrace.sandbox();
    const url = `${sandbox.baseUrl}/api/v1/Tenants/${sandbox.tenantId}/Namespaces`;
    const response = await fetch(url, { headers: { Authorization: `Bearer ${await sandbox.token()}` } });
    expect(response.status).toBe(200);
  });
});

/** Starts a program that starts a server, and returns it with the number of the process of the server. */
async function startParent(code: string) {
  const module = join(root, 'client', 'testing', 'index.ts');
  const text = `const { startMillrace } = await import(${JSON.stringify(module)}); const millrace = await startMillrace(); ${code}`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', text], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  return { parent, pid: Number(output.toString()) };
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function untilEnded(pid: number): Promise<void> {
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the process of a server', () => {
  it('ends with the tests, if nobody stops it', async () => {
    const { parent, pid } = await startParent('console.log(millrace.pid);');
    const [code] = (await once(parent, 'exit')) as [number];
    expect(code).toBe(0);
    await untilEnded(pid);
  });

  it('ends after the tests were killed', async () => {
    const { parent, pid } = await startParent('console.log(millrace.pid); setInterval(() => {}, 1_000);');
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await untilEnded(pid);
  });

  it('ends before stop resolves', async () => {
    const millrace = await startMillrace();
    await millrace.stop();
    expect(isRunning(millrace.pid)).toBe(false);
    await millrace.stop();
  });

  it('does not read settings from the environment of the tests', async () => {
    const before = process.env['DATABASE_URL'];
    process.env['DATABASE_URL'] = 'postgres://127.0.0.1:1/application';
    try {
      await using millrace = await startMillrace();
      expect((await fetch(`${millrace.url}/ready`)).status).toBe(200);
    } finally {
      if (before === undefined) delete process.env['DATABASE_URL'];
      else process.env['DATABASE_URL'] = before;
    }
  });

  it('reports why a server cannot start', async () => {
    await expect(startMillrace({ settings: { PORT: 'any' } })).rejects.toThrow('PORT must be a whole number');
  });

  it('is stopped if it does not start in time', async () => {
    await expect(startMillrace({ timeout: 1 })).rejects.toThrow('did not start within 1 ms');
  });
});
