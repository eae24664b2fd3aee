// Attacks of several requests, on every database. The security matrix (security-matrix.test.ts) tests each operation by itself.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { requestAsWritten } from '../support/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import type { Attack, AttackRequest } from './support/attack.ts';
import { communityTakeover } from './attacks/community-takeover.ts';
import { revokedCallers } from './attacks/revoked-callers.ts';
import { endedSignIns } from './attacks/ended-sign-ins.ts';
import { hiddenTypes } from './attacks/hidden-types.ts';
import { refusedIdentifiers } from './attacks/refused-identifiers.ts';
import { virtualTables } from './attacks/virtual-tables.ts';

/** The lists of attacks by their target. */
const attacks: Readonly<Record<string, readonly Attack[]>> = {
  'a type that the caller cannot read': hiddenTypes,
  'a stream that the caller cannot read': virtualTables,
  'a community of another tenant': communityTakeover,
  'a sign-in that has ended': endedSignIns,
  'rights that a caller no longer has': revokedCallers,
  'the parent of a resource, through its identifier': refusedIdentifiers,
};

async function sendAttack(world: World, attack: AttackRequest): Promise<Response> {
  const { method, path, body, as = 'contributor', headers = {}, isAsWritten = false } = attack;
  const { server } = world;
  if (isAsWritten) {
    const token = as === null ? {} : { Authorization: `Bearer ${server.tokenOf(as)}` };
    const all = { ...token, 'Content-Type': 'application/json', ...headers };
    return requestAsWritten(server.server.url, method, path, all, body === undefined ? body : JSON.stringify(body));
  }
  const send = /^\/(api|identity)\//.test(path) ? server.send : world.send;
  return send(method, path, { as, headers, ...(body === undefined ? {} : { body }) });
}

function describeAttacks(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ HYBRID_REFRESH_TOKENS: 'on', ...(await newDatabase()) });
  });
  afterAll(() => server.stop());

  describe.each(Object.entries(attacks))('%s', (_target, list) => {
    it.each(list.map((attack) => [attack.title, attack.status, attack] as const))(
      '%s returns %d',
      async (_title, status, { prepare, check }) => {
        const world = await newWorld(server);
        const response = await sendAttack(world, await prepare(world));
        const text = await response.text();
        expect([response.status, text]).toEqual([status, expect.anything()]);
        await check?.(world, text);
      },
    );
  });
}

onBothDatabases(describeAttacks);
