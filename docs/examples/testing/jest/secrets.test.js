const { orThrow } = require('millrace');
const { connectMillrace } = require('millrace/testing');

const millrace = connectMillrace(process.env.MILLRACE_URL);
let sandbox;
beforeEach(async () => {
  sandbox = await millrace.sandbox();
});
afterEach(() => sandbox.delete());

test('a token of the sandbox expires by its clock', async () => {
  await sandbox.clock.freeze('2026-03-02T08:00:00Z');
  const token = await sandbox.token();
  const namespaces = `${sandbox.baseUrl}/api/v1/Tenants/${sandbox.tenantId}/Namespaces`;
  const request = () => fetch(namespaces, { headers: { Authorization: `Bearer ${token}` } });
  expect((await request()).status).toBe(200);
  await sandbox.clock.advance('02:00:00');
  expect((await request()).status).toBe(401);
});

test('a reset removes what a test has created', async () => {
  const { provisioning: hub } = sandbox;
  await orThrow(hub.getOrCreateType({ path: { typeId: 'Level' }, body: { SdsTypeCode: 'Double' } }));
  await sandbox.reset();
  expect(await orThrow(hub.listTypes())).toEqual([]);
});
