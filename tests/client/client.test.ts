// The typed client against the Prism mock.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError, createDataServices, createEdge, createIdentity, createProvisioning } from '../../client/index.ts';
import { documents } from '../../scripts/documents.ts';
import { startMock, type Mock } from '../../scripts/prism.ts';

const tenantId = '11111111-1111-4111-8111-111111111111';
const namespaceId = 'demo';

describe('client', () => {
  const mocks = new Map<string, Mock>();
  beforeAll(async () => {
    for (const document of documents()) mocks.set(document.name, await startMock(document, 0, 'silent'));
  });
  afterAll(async () => {
    await Promise.all([...mocks.values()].map((mock) => mock.close()));
  });
  const at = (name: string) => ({ baseUrl: mocks.get(name)?.url ?? '', auth: 'any' });

  it('reads an object of every document', async () => {
    const path = { tenantId, namespaceId };
    const view = await createDataServices(at('data-services')).GET(
      '/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/StreamViews/{streamViewId}',
      { path: { ...path, streamViewId: 'PumpToSummary' } },
    );
    const users = await createIdentity(at('identity')).GET('/api/v1/Tenants/{tenantId}/Users', { path: { tenantId } });
    const systems = await createEdge(at('edge')).GET(
      '/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Systems',
      { path },
    );
    const types = await createProvisioning(at('provisioning')).GET(
      '/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types',
      { path },
    );
    expect(view.data?.Id).toBe('PumpToSummary');
    expect(users.data).not.toHaveLength(0);
    expect(systems.data?.[0]?.Status).toEqual(expect.any(Number));
    expect(types.data?.[0]?.Id).toEqual(expect.any(String));
  });

  it('returns a failure as an error, with the error body of the document', async () => {
    const { data, error, response } = await createIdentity({ baseUrl: at('identity').baseUrl }).GET(
      '/api/v1/IdentityProviders',
    );
    expect(response.status).toBe(401);
    expect(data).toBeUndefined();
    expect(error).toBeInstanceOf(ApiError);
    expect(error?.reason).toEqual(expect.any(String));
    expect(error?.body?.Reason).toBe(error?.reason);
  });

  it('does not compile with an unknown path, a missing parameter or a wrong body', () => {
    const identity = createIdentity({
      baseUrl: 'http://unused.invalid',
      fetch: () => Promise.resolve(Response.json([])),
    });
    const calls = () => [
      // @ts-expect-error there is no such path
      identity.GET('/api/v1/Nothing'),
      // @ts-expect-error tenantId is required
      identity.GET('/api/v1/Tenants/{tenantId}/Users', { path: {} }),
      identity.POST('/api/v1/Tenants/{tenantId}/Roles', {
        path: { tenantId },
        // @ts-expect-error a name is text
        body: { Name: 5 },
      }),
    ];
    expect(calls).toEqual(expect.any(Function));
  });
});
