// The rights of `x-access`, for operations of the contract and objects in a store (openapi/extensions.md).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { enforceAccess } from '../../../server/api/authorize.ts';
import { resourcesInPath, type Explain } from '../../../server/api/request-access.ts';
import {
  AccessType,
  TrusteeType,
  type AccessControlList,
  type Trustee,
} from '../../../server/domain/access/access-control-list.ts';
import { defaultLists } from '../../../server/domain/access/default-lists.ts';
import { explanation } from '../../../server/domain/access/explanation.ts';
import { allRights, Right } from '../../../server/domain/access/rights.ts';
import { Failure } from '../../../server/errors/failures.ts';
import type { Caller } from '../../../server/requests/caller.ts';
import type { Decision, RightName } from '../../../server/requests/access.ts';
import { createTenant } from '../../../server/seed/tenant.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import { tenantRoles, type TenantRoles } from '../../../server/tenancy/tenants.ts';
import { untyped } from '../../support/untyped-objects.ts';
import { operation } from './contract-operations.ts';

const created = '2026-01-01T00:00:00Z';
const textOf = ({ right, target, reason }: Decision) => explanation(right, target, reason);
const tenantId = randomUUID();
const otherTenant = randomUUID();
const scope = { tenant: tenantId, namespace: 'demo' };
let store: Store;
let roles: TenantRoles;

const user = (id: string, ...roleIds: readonly string[]): Caller => ({
  kind: 'user',
  id,
  tenantId,
  roleIds,
  roleTypeIds: [],
  tokenExpiresAt: 0,
});
const owner: Trustee = { Type: TrusteeType.User, ObjectId: 'owner', TenantId: tenantId };
const listFor = (role: string, rights: number): AccessControlList => ({
  RoleTrusteeAccessControlEntries: [
    { Trustee: { Type: TrusteeType.Role, ObjectId: role }, AccessType: AccessType.Allowed, AccessRights: rights },
  ],
});
const rightsOfRoles: readonly (readonly [RightName, number])[] = [
  ['Read', Right.Read],
  ['Write', Right.Write],
  ['Delete', Right.Delete],
  ['ManageAccessControl', Right.ManageAccessControl],
];
/** A list with a role for each right, which has only this right. */
const listOfRights: AccessControlList = {
  RoleTrusteeAccessControlEntries: rightsOfRoles.flatMap(
    ([name, right]) => listFor(`can-${name}`, right).RoleTrusteeAccessControlEntries,
  ),
};
const kinds = [
  ['Streams', 'stream', 'streamId', 'getStream', 'createOrUpdateStream', 'deleteStream'],
  ['StreamViews', 'streamView', 'streamViewId', 'getStreamView', 'createOrUpdateStreamView', 'deleteStreamView'],
  ['DataViews', 'dataView', 'dataViewId', 'getDataView', 'createOrUpdateDataView', 'deleteDataView'],
] as const;

beforeAll(async () => {
  store = await openStore({ dataDir: ':memory:' });
  for (const id of [tenantId, otherTenant])
    await createTenant(store, { id, name: 'T', namespace: 'demo', clients: [], created });
  roles = await tenantRoles(store, tenantId);
  const objects = untyped(store.objects);
  for (const [resource, kind] of [...kinds, ['Types', 'type'] as const]) {
    const stored = { id: 'one', body: { Id: 'one' }, owner, created, modified: created };
    await objects.create(scope, kind, { ...stored, acl: listOfRights });
    await objects.create(scope, kind, { ...stored, id: 'without-list', acl: null });
    await objects.setCollectionAccess(scope, resource, listFor(`creates-${kind}`, Right.Write));
  }
});
afterAll(() => store.close());

/** Enforces the access of an operation, in the tenant and namespace of the test unless the path has others. */
const enforce = (caller: Caller, id: string, path: object = {}, explain?: Explain) =>
  enforceAccess(store, caller, operation(id), { tenantId, namespaceId: 'demo', ...path }, explain);

/** Returns 'allowed', or the name of the failure and its reason. */
const outcome = (caller: Caller, id: string, path: object = {}): Promise<string> =>
  enforce(caller, id, path).then(
    () => 'allowed',
    (error: unknown) => (error instanceof Failure ? `${error.failureName}: ${error.message}` : String(error)),
  );

describe.each(kinds)('a right on an object of %s', (resource, kind, parameter, get, put, remove) => {
  const path = { [parameter]: 'one' };
  const noun = kind.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);

  it.each([
    ['Read', get],
    ['Write', put],
    ['Delete', remove],
  ] as const)('%s is required by the operation that needs it, and no other right is sufficient', async (right, id) => {
    for (const [name] of rightsOfRoles) {
      const expected = name === right ? 'allowed' : `Forbidden: The right ${right} on this ${noun} is missing.`;
      expect(await outcome(user('u', `can-${name}`), id, path)).toBe(expected);
    }
  });

  it('belongs to its owner, and to no one if it has neither list nor entries for the caller', async () => {
    for (const id of [get, put, remove]) {
      expect(await outcome(user('owner'), id, path)).toBe('allowed');
      const denied = await outcome(user('u', roles.administrator), id, { [parameter]: 'without-list' });
      expect(denied).toMatch(/^Forbidden: The right \w+ on this /);
    }
  });

  it('is NotFound for an object that does not exist, with its noun and identifier', async () => {
    for (const id of [get, remove])
      expect(await outcome(user('owner'), id, { [parameter]: 'none' })).toBe(`NotFound: There is no ${noun} 'none'.`);
  });

  it('is that of the collection if the object is created', async () => {
    const missing = { [parameter]: 'new' };
    expect(await outcome(user('u', `creates-${kind}`), put, missing)).toBe('allowed');
    expect(await outcome(user('u', `creates-${kind}`), put, path)).toMatch(/^Forbidden/);
    expect(await outcome(user('u', 'can-Write'), put, missing)).toBe(
      `Forbidden: The right Write on the collection ${resource} is missing.`,
    );
  });
});

it('The right on a collection decides about an operation that requires it, whether the object exists or not', async () => {
  for (const typeId of ['one', 'new']) {
    expect(await outcome(user('u', 'creates-type'), 'getOrCreateType', { typeId })).toBe('allowed');
    expect(await outcome(user('owner', 'can-Write'), 'getOrCreateType', { typeId })).toBe(
      'Forbidden: The right Write on the collection Types is missing.',
    );
  }
});

describe('the rights to access control lists', () => {
  it('belong to an administrator of the tenant too, on objects and collections', async () => {
    const administrator = user('u', roles.administrator);
    const contributor = user('u', roles.contributor);
    for (const [id, path] of [
      ['replaceStreamAccessControl', { streamId: 'one' }],
      ['replaceTypeAccessControl', { typeId: 'without-list' }],
    ] as const) {
      expect(await outcome(administrator, id, path)).toBe('allowed');
      expect(await outcome(contributor, id, path)).toMatch(/^Forbidden: The right ManageAccessControl on this /);
    }
    expect(await outcome(user('u', 'can-ManageAccessControl'), 'replaceStreamAccessControl', { streamId: 'one' })).toBe(
      'allowed',
    );
  });
});

describe('the tenant and namespace of a path', () => {
  it('must exist and be those of the caller', async () => {
    const caller = user('owner');
    const stream = { streamId: 'one' };
    expect(await outcome(caller, 'getStream', { ...stream, tenantId: otherTenant })).toBe(
      'Forbidden: The caller belongs to another tenant.',
    );
    expect(await outcome(caller, 'getStream', { ...stream, tenantId: 'none' })).toBe(
      "NotFound: There is no tenant 'none'.",
    );
    expect(await outcome(caller, 'getStream', { ...stream, tenantId: tenantId.toUpperCase() })).toBe('allowed');
    expect(await outcome(caller, 'getStream', { ...stream, namespaceId: 'none' })).toBe(
      "NotFound: There is no namespace 'none'.",
    );
  });

  it('may lack the namespace only in the operation that creates it', async () => {
    const administrator = user('u', roles.administrator);
    const path = { namespaceId: 'new' };
    expect(await outcome(administrator, 'createOrUpdateNamespace', path)).toBe('allowed');
    for (const id of ['getNamespace', 'deleteNamespace', 'createOrUpdateStream'])
      expect(await outcome(administrator, id, { ...path, streamId: 'one' })).toBe(
        "NotFound: There is no namespace 'new'.",
      );
  });
});

describe('the access of a request', () => {
  const access = (caller: Caller, explain?: Explain) => enforce(caller, 'listNamespaces', {}, explain);

  it.each(rightsOfRoles)('has the right %s on an object exactly if its list has it', async (right) => {
    const { hasRight, pathObject } = await enforce(user('owner'), 'getStream', { streamId: 'one' });
    expect(hasRight(pathObject('Streams'), right)).toBe(true);
    const reader = await access(user('u', `can-${right}`, roles.administrator));
    const stream = await store.objects.get(scope, 'stream', 'one');
    if (!stream) throw new Error('The stream does not exist.');
    expect(rightsOfRoles.filter(([name]) => reader.hasRight(stream, name)).map(([name]) => name)).toEqual([right]);
    expect(await reader.rightsOn(stream)).toBe(Right[right] | Right.ManageAccessControl);
    expect(await (await access(user('owner'))).rightsOn(stream)).toBe(allRights);
  });

  it('requires a right on an object that is not in the path', async () => {
    const texts: string[] = [];
    const caller = await access(user('u', 'can-Read'), (decision) => texts.push(textOf(decision())));
    expect((await caller.requireObject('StreamViews', 'one', 'Read')).id).toBe('one');
    await expect(caller.requireObject('StreamViews', 'one', 'Write')).rejects.toThrow(
      "The right Write on stream view 'one' is missing.",
    );
    await expect(caller.requireObject('StreamViews', 'none', 'Read')).rejects.toThrow(
      "There is no stream view 'none'.",
    );
    expect(texts.filter((text) => text.includes('stream view'))).toEqual([
      'Read on the stream view: allowed, the entry that allows Read to Role can-Read',
      'Write on the stream view: refused, no entry allows it to the caller or a role of the caller',
    ]);
  });

  it('has the rights of a collection, and those of the namespace for a collection without a list', async () => {
    const caller = await access(user('u', 'creates-stream', roles.member));
    expect(await caller.rightsOnCollection('Streams')).toBe(Right.Write);
    expect(await caller.collectionList('Streams')).toEqual(listFor('creates-stream', Right.Write));
    const administrator = await access(user('u', roles.administrator));
    expect(await administrator.rightsOnCollection('Streams')).toBe(Right.ManageAccessControl);
    expect(await administrator.collectionList('Unknown')).toEqual(defaultLists(roles, tenantId).namespace);
    expect(await caller.rightsOnCollection('Unknown')).toBe(Right.Read);
  });

  it.each([
    ['user', TrusteeType.User],
    ['client', TrusteeType.Client],
  ] as const)('gives a new object its %s as owner and a copy of the list of its collection', async (kind, Type) => {
    const caller = await access({ ...user('u', roles.member), kind });
    expect(await caller.accessOfNewObject('Types')).toEqual({
      owner: { Type, ObjectId: 'u', TenantId: tenantId },
      acl: listFor('creates-type', Right.Write),
    });
  });
});

describe('the explanations of a request', () => {
  it('describe the decision about an object and about a collection', async () => {
    const texts: string[] = [];
    const explain: Explain = (decision) => texts.push(textOf(decision()));
    await enforce(user('u', 'can-Write'), 'createOrUpdateStreamView', { streamViewId: 'one' }, explain);
    await enforce(user('u', 'creates-streamView'), 'createOrUpdateStreamView', { streamViewId: 'new' }, explain);
    await enforce(user('u', roles.administrator), 'replaceStreamViewAccessControl', { streamViewId: 'one' }, explain);
    expect(texts).toEqual([
      'Write on the stream view: allowed, the entry that allows Write to Role can-Write',
      'Write on the collection StreamViews: allowed, the entry that allows Write to Role creates-streamView',
      'ManageAccessControl on the stream view: allowed, a Tenant Administrator can always manage access control lists',
    ]);
  });
});

describe('the objects in a path', () => {
  it.each([
    ['getStream', [['Streams', 'streamId']]],
    ['getVirtualTableOwner', [['VirtualTables', 'id']]],
    ['getShareOwner', [['Shares', 'id']]],
    ['getShare', [['Shares', 'shareId']]],
    ['listStreams', []],
  ] as const)('are found by the parameters of %s', (id, expected) => {
    expect([...resourcesInPath(operation(id))]).toEqual(expected);
  });
});
