// The header Access-Explanation names the owner, role or entry that decided. It is off by default, and does not name other trustees.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';
import { accessEntry, accessList, operatorsRole, otherUser } from './support/access.ts';
import { newWorld, type World } from './support/cases.ts';
import { createShare } from './support/virtual-tables.ts';

const header = 'Access-Explanation';

describe('with EXPLAIN_ACCESS=on', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer({ EXPLAIN_ACCESS: 'on' });
    world = await newWorld(server);
    await createShare(world, 'Share');
    const { member, contributor } = server.roles;
    const list = accessList(
      accessEntry(operatorsRole, 31),
      accessEntry(member, 1),
      accessEntry(contributor, 2),
      accessEntry(member, 2, 1),
    );
    await world.ok('PUT', 'preview/shares/Share/accesscontrol', list);
  });
  afterAll(() => server.stop());

  it.each([
    [
      'the owner',
      'GET',
      'preview/shares/Share',
      'administrator',
      200,
      'Read on the share: allowed, the caller is the owner',
    ],
    [
      'an entry that allows',
      'GET',
      'preview/shares/Share',
      'member',
      200,
      'Read on the share: allowed, the entry that allows Read to Role ',
    ],
    [
      'an entry that denies',
      'PUT',
      'preview/shares/Share',
      'contributor',
      403,
      'Write on the share: refused, the entry that denies Write to Role ',
    ],
    [
      'no entry',
      'DELETE',
      'preview/shares/Share',
      'contributor',
      403,
      'Delete on the share: refused, no entry allows it',
    ],
    [
      'a collection',
      'POST',
      'preview/shares',
      'member',
      403,
      'Write on the collection Shares: refused, no entry allows it',
    ],
    [
      'an administrator',
      'GET',
      'preview/accesscontrol/shares',
      'administrator',
      200,
      'ManageAccessControl on the collection Shares: allowed, a Tenant Administrator',
    ],
  ] as const)('names what decided: %s', async (_name, method, path, as, status, text) => {
    const body = method === 'PUT' || method === 'POST' ? { body: { name: 'x', type: 'Snowflake' } } : {};
    const response = await world.send(method, path, { as, ...body });
    expect(response.status).toBe(status);
    const explanation = response.headers.get(header) ?? '';
    expect(explanation).toContain(text);
    // The header must not name the other trustees of the access list.
    for (const other of [operatorsRole, otherUser]) expect(explanation).not.toContain(other);
  });

  it('is not sent for missing objects, for lists, or without a token', async () => {
    expect((await world.send('GET', 'preview/shares/Nowhere')).headers.has(header)).toBe(false);
    expect((await world.send('GET', 'preview/shares', { as: 'member' })).headers.has(header)).toBe(false);
    expect((await world.send('GET', 'preview/shares/Share', { as: null })).headers.has(header)).toBe(false);
  });
});

it('is off by default', async () => {
  const server = await startTestServer();
  const world = await newWorld(server);
  await createShare(world, 'Share');
  expect((await world.send('GET', 'preview/shares/Share')).headers.has(header)).toBe(false);
  await server.stop();
});
