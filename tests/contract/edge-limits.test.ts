// Limits on edge systems: their number in a namespace and the length of their JSON (docs/behavior/edge-systems.md#registration).
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld } from './support/cases.ts';
import { farTime, getSystem, registerSystem, softwarePath } from './support/edge.ts';

const LIMIT = 3;

function edgeLimits(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ EDGE_SYSTEM_LIMIT: String(LIMIT), ...(await newDatabase()) });
  });
  afterAll(() => server.stop());

  it('accepts no more edge systems than EDGE_SYSTEM_LIMIT, also from concurrent requests', async () => {
    const world = await newWorld(server);
    const register = (DeviceName: string) =>
      world.send('POST', `${softwarePath}/Systems`, { body: { DeviceName, Type: 'OpcUa' } });
    const responses = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(register));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400]);
    const refused = await register('F');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(`at most ${LIMIT} edge systems`);
    const known = responses.findIndex(({ status }) => status === 201);
    expect((await register('ABCDE'.charAt(known))).status).toBe(409);
    await registerSystem(await newWorld(server), 'A', 'OpcUa');
  });

  it('refuses a health message that makes an edge system longer than 196,608 characters, and changes nothing', async () => {
    const world = await newWorld(server);
    const id = await registerSystem(world, 'GW', 'OpcUa');
    const before = await getSystem(world, id);
    const report = (errors: number) => {
      const Errors = Array.from({ length: errors }, () => 'x'.repeat(250));
      const component = (i: number) => ({
        Id: `C${i}`,
        DeviceStatus: 'Good',
        NextHealthMessageExpected: farTime,
        Errors,
        Diagnostics: { IORate: 1, ErrorRate: 0 },
      });
      const body = { Time: '2026-03-02T08:00:00Z', Components: Array.from({ length: 10 }, (_, i) => component(i)) };
      return world.send('POST', `${softwarePath}/Systems/${id}/HealthMessages`, { body });
    };
    const refused = await report(80);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('196608');
    expect(await getSystem(world, id)).toEqual(before);
    expect((await report(60)).status).toBe(204);
  });
}

onBothDatabases(edgeLimits);
