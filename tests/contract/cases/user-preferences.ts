// The preferences of users (document 2; docs/behavior/identity.md#users).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import { tenantScope } from '../../../server/tenancy/tenants.ts';
import type { Case, Cases } from '../support/cases.ts';
import { expectDynamicProperty } from '../support/checks.ts';
import { nonVerbose } from '../support/streams.ts';
import { type User } from '../support/identity-users.ts';
import { tenantCase, unknownId, type Tenant, type TenantCase } from '../support/identity-tenant.ts';
import {
  userPath,
  storedPreferences,
  createUserWithPreferences,
  asPreparedUser,
  userCase,
} from '../support/user-cases.ts';

const preferencesCase: TenantCase<User> = {
  name: '',
  status: 200,
  prepare: createUserWithPreferences,
  path: userPath,
  as: asPreparedUser,
};

/** Returns a preparation that stores malformed preferences, which no request can store. */
const createMalformedPreferences = (text: string) => async (tenant: Tenant) => {
  const user = await createUserWithPreferences(tenant);
  const date = '2026-01-01T00:00:00Z';
  const object = { id: user.Id, body: { text }, owner: null, acl: null, created: date, modified: date };
  await tenant.world.server.server.store.objects.put(tenantScope(tenant.id), 'preferences', object);
  return user;
};

/** Returns the cases of callers that cannot access the preferences of another user. */
const forbiddenCases = (body?: unknown): readonly Case[] => [
  tenantCase({
    ...preferencesCase,
    name: 'an administrator',
    status: 403,
    as: ({ administrator }) => administrator,
    ...(body ? { body } : {}),
  }),
  tenantCase({ ...preferencesCase, name: 'another user', status: 403, as: 'member', ...(body ? { body } : {}) }),
];

export const userPreferences = {
  getUserPreferences: [
    tenantCase({
      ...preferencesCase,
      name: 'returns the preferences unchanged',
      check: ({ text }) => expect(text).toBe(JSON.stringify(storedPreferences)),
    }),
    tenantCase({
      ...preferencesCase,
      name: 'leaves out null members',
      ...nonVerbose,
      check: ({ body }) => expect(body).toEqual(storedPreferences),
    }),
    ...forbiddenCases(),
    userCase({
      name: 'a user without preferences',
      status: 404,
      as: asPreparedUser,
      check: expectDynamicProperty('Id'),
    }),
    tenantCase({
      name: 'a user that does not exist',
      status: 404,
      path: { userId: unknownId },
      as: ({ as }) => as(unknownId),
    }),
    ...['[]', '{'].map((text) =>
      tenantCase({
        ...preferencesCase,
        name: `malformed stored preferences: ${text}`,
        status: 422,
        prepare: createMalformedPreferences(text),
      }),
    ),
  ],

  checkUserPreferences: [
    tenantCase({ ...preferencesCase, name: 'existing preferences' }),
    ...forbiddenCases(),
    userCase({ name: 'a user without preferences', status: 404, as: asPreparedUser }),
  ],

  replaceUserPreferences: [
    tenantCase({
      ...preferencesCase,
      name: 'replaces the preferences and keeps the text of the body',
      body: '{ "huge": 12345678901234567890.10, "a": {} }',
      async check({ text }, tenant) {
        expect(text).toBe('{ "huge": 12345678901234567890.10, "a": {} }');
        const read = await tenant.send('GET', `/Users/${tenant.fixture.Id}/Preferences`, {
          as: await asPreparedUser(tenant),
        });
        expect(read.text).toBe(text);
      },
    }),
    userCase({
      name: 'stores the first preferences',
      status: 200,
      as: asPreparedUser,
      body: storedPreferences,
      check: ({ body }) => expect(body).toEqual(storedPreferences),
    }),
    ...(['[1]', '1', '"text"', 'null', '{'] as const).map((body) =>
      tenantCase({
        ...preferencesCase,
        name: `the body ${body}`,
        status: 400,
        body,
        async check(_response, tenant) {
          const read = await tenant.send('GET', `/Users/${tenant.fixture.Id}/Preferences`, {
            as: await asPreparedUser(tenant),
          });
          expect(read.body).toEqual(storedPreferences);
        },
      }),
    ),
    tenantCase({
      ...preferencesCase,
      name: 'a body of more than 1 MiB',
      status: 413,
      body: { big: 'x'.repeat(1_048_576) },
      check: ({ text }) => {
        expect(text).toContain('1048576 (ADMIN_BODY_LIMIT)');
      },
    }),
    ...forbiddenCases(storedPreferences),
    tenantCase({
      name: 'a user that does not exist',
      status: 404,
      path: { userId: unknownId },
      as: ({ as }) => as(unknownId),
      body: storedPreferences,
    }),
  ],
} satisfies Partial<Cases<operations, typeof table, 'Users'>>;
