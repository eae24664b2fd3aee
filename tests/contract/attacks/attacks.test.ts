// The attacks of outside testers, on every database: the security matrix (security-matrix.test.ts) asks each operation by itself, these
// lead up to it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../../support/postgres.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { newWorld } from '../cases.ts';
import type { Attack } from './attack.ts';
import { communityTakeover } from './community-takeover.ts';
import { hiddenTypes } from './hidden-types.ts';
import { virtualTables } from './virtual-tables.ts';

/** By what they are after; a new list of attacks is one more line. */
const attacks: Readonly<Record<string, readonly Attack[]>> = {
  'a type that the caller may not read': hiddenTypes,
  'a stream that the caller may not read': virtualTables,
  'a community of another tenant': communityTakeover,
};

function describeAttacks(settings: () => Promise<Readonly<Record<string, string>>>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await settings());
  });
  afterAll(() => server.stop());

  describe.each(Object.entries(attacks))('%s', (_aim, list) => {
    it.each(list.map((attack) => [attack.title, attack.status, attack] as const))(
      '%s: %d',
      async (_title, status, { given, check }) => {
        const world = await newWorld(server);
        const { method, path, body, as = 'contributor' } = await given(world);
        const send = path.startsWith('/api/') ? server.send : world.send;
        const response = await send(method, path, { as, ...(body === undefined ? {} : { body }) });
        const text = await response.text();
        expect([response.status, text]).toEqual([status, expect.anything()]);
        await check?.(world, text);
      },
    );
  });
}

describe('attacks, embedded store', () => {
  describeAttacks(async () => ({}));
});

describeOnPostgres('attacks, PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  describeAttacks(async () => ({ DATABASE_URL: await cluster.createDatabase() }));
  afterAll(() => cluster.stop());
});
