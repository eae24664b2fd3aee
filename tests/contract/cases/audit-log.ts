// Reading the audit log; what gets into it is in audit-log.test.ts.
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Cases, ReadResponse } from '../support/cases.ts';
import { expectDynamicProperty } from '../support/checks.ts';
import { tenantCase, unknownId, type Tenant } from '../support/identity-tenant.ts';

interface Page {
  readonly Results: readonly Readonly<Record<string, unknown>>[];
  readonly ContinuationToken: string | null;
}
const page = ({ body }: ReadResponse) => body as Page;

/** Creates two roles, and sends a request as a member that is refused. */
async function createRecords(tenant: Tenant) {
  const roles = await Promise.all(['One', 'Two'].map((Name) => tenant.ok<{ Id: string }>('POST', '/Roles', { Name })));
  const refused = await tenant.send('DELETE', `/Roles/${unknownId}`, { as: tenant.member });
  return { roles, refused };
}

export const auditLog: Cases<operations, typeof table, 'AuditLog'> = {
  getAuditLog: [
    tenantCase({
      name: 'lists changes and refusals with caller, operation, address and time',
      status: 200,
      prepare: createRecords,
      check(response, { id, administratorId, memberId, fixture }) {
        const records = page(response).Results;
        expect(records.find(({ Kind }) => Kind === 'Refusal')).toEqual({
          Time: expect.any(String),
          Kind: 'Refusal',
          OperationId: fixture.refused.headers.get('operation-id'),
          Operation: 'deleteRole',
          Method: 'DELETE',
          Path: `/api/v1/Tenants/${id}/Roles/${unknownId}`,
          Status: 403,
          Reason: expect.stringContaining('TenantAdministrator'),
          CallerType: 'User',
          CallerId: memberId,
          ClientId: null,
          Address: expect.stringMatching(/127\.0\.0\.1|::1/),
          Count: 1,
          LastTime: expect.any(String),
        });
        const changes = records.filter(({ Operation }) => Operation === 'createRole');
        expect(changes).toHaveLength(2);
        for (const change of changes)
          expect(change).toMatchObject({ Kind: 'Change', CallerId: administratorId, Status: null, Count: 1 });
      },
    }),
    tenantCase({
      name: 'filters by kind, operation and caller',
      status: 200,
      prepare: createRecords,
      query: ({ administratorId }) => `kind=change&operation=createrole&callerId=${administratorId}`,
      check(response) {
        expect(page(response).Results.map(({ Operation }) => Operation)).toEqual(['createRole', 'createRole']);
        expect(page(response).ContinuationToken).toBeNull();
      },
    }),
    tenantCase({
      name: 'returns a page and the next page',
      status: 200,
      prepare: createRecords,
      query: 'kind=Change&operation=createRole&count=1',
      async check(response, { send }) {
        const { Results, ContinuationToken } = page(response);
        const next = await send(
          'GET',
          `/AuditLog?kind=Change&operation=createRole&continuationToken=${ContinuationToken}`,
        );
        expect([...Results, ...page(next).Results].map(({ Operation }) => Operation)).toEqual([
          'createRole',
          'createRole',
        ]);
        expect(Results[0]).not.toEqual(page(next).Results[0]);
      },
    }),
    tenantCase({
      name: 'returns nothing for a time without records',
      status: 200,
      prepare: createRecords,
      query: 'startTime=1999-01-01&endTime=2000-01-01',
      check: ({ body }) => expect(body).toEqual({ Results: [], ContinuationToken: null }),
    }),
    tenantCase({
      name: 'an invalid time',
      status: 400,
      query: 'startTime=yesterday',
      check: expectDynamicProperty('startTime'),
    }),
    tenantCase({ name: 'an invalid kind', status: 400, query: 'kind=Rumor', check: expectDynamicProperty('kind') }),
    tenantCase({ name: 'a count above 1000', status: 400, query: 'count=1001', check: expectDynamicProperty('count') }),
    tenantCase({
      name: 'an invalid token',
      status: 400,
      query: 'continuationToken=1-x',
      check: expectDynamicProperty('continuationToken'),
    }),
    tenantCase({ name: 'a member', status: 403, as: 'member' }),
    tenantCase({ name: 'an administrator of another tenant', status: 403, as: 'outsider' }),
    tenantCase({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId } }),
  ],
};
