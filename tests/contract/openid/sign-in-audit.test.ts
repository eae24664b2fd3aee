// A sign-in that accepts an invitation is in the audit log (docs/behavior/errors-and-limits.md#audit-log).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditBody } from '../../../server/audit/records.ts';
import { StoreUnavailable } from '../../../server/store/ports/faults.ts';
import type { Transaction } from '../../../server/store/ports/store.ts';
import { describeOnPostgres, startPostgres, type Cluster } from '../../support/postgres.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { newWorld } from '../support/cases.ts';
import { newTenant, type Tenant } from '../support/identity-tenant.ts';
import { newBrowser } from '../support/browser.ts';
import { signInHelpers } from '../support/sign-ins.ts';

function signInAudit(start: () => Promise<Readonly<Record<string, string>>>): void {
  let server: TestServer;
  let tenant: Tenant;
  beforeAll(async () => {
    server = await startTestServer(await start());
    tenant = await newTenant(await newWorld(server));
  });
  afterAll(() => server.stop());
  const { newClient, inviteUser, signIn, newAuthorizationRequest, completeSignIn } = signInHelpers(
    () => server,
    () => tenant,
  );

  /** The sign-ins in the log of the tenant, the newest first. */
  async function signInsInLog(): Promise<readonly Record<string, unknown>[]> {
    const { Results } = await tenant.ok<{ Results: Record<string, unknown>[] }>('GET', '/AuditLog?operation=signIn');
    return Results;
  }

  it('an accepted invitation is recorded once, with the user, the client and the address', async () => {
    const [client, user] = [await newClient(), await inviteUser()];
    await completeSignIn(client, user);
    const records = (await signInsInLog()).filter(({ CallerId }) => CallerId === user.Id);
    expect(records).toEqual([
      expect.objectContaining({
        Kind: 'Change',
        Operation: 'signIn',
        Method: 'POST',
        Path: '/identity/signin',
        Status: null,
        CallerType: 'User',
        ClientId: client.id,
        Address: '127.0.0.1',
      } satisfies Partial<AuditBody> & { Kind: string }),
    ]);
    expect(records[0]?.['OperationId']).toMatch(/^[\da-f-]{36}$/);
    await completeSignIn(client, user);
    expect((await signInsInLog()).filter(({ CallerId }) => CallerId === user.Id)).toHaveLength(1);
  });

  it('an invitation is not accepted if its record cannot be stored', async () => {
    const [client, user] = [await newClient(), await inviteUser()];
    const { store } = server.server;
    const { transaction } = store;
    const rejectAsFull = () => Promise.reject(new StoreUnavailable('The log is full.'));
    Object.assign(store, {
      transaction: (work: (transaction: Transaction) => Promise<unknown>) =>
        transaction((inner) => work({ ...inner, audit: { ...inner.audit, add: rejectAsFull } })),
    });
    try {
      const browser = newBrowser(server.server.url);
      const page = await browser.open((await newAuthorizationRequest(client)).url);
      expect((await signIn(browser, page, user)).status).toBe(503);
    } finally {
      Object.assign(store, { transaction });
    }
    const invitationAccepted = 0;
    const { InvitationStatus } = await tenant.ok<{ InvitationStatus: number }>('GET', `/Users/${user.Id}/Status`);
    expect(InvitationStatus).not.toBe(invitationAccepted);
    await completeSignIn(client, user);
  });
}

describe('SQLite', () => {
  signInAudit(() => Promise.resolve({}));
});

describeOnPostgres('PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());
  signInAudit(async () => ({ DATABASE_URL: await cluster.createDatabase() }));
});
