// `test` with a server for each worker and a sandbox for each test; `request` sends the token of the sandbox.
import { test as base } from '@playwright/test';
import { startMillrace, type MillraceServer, type TestSandbox } from 'millrace/testing';

export const test = base.extend<{ sandbox: TestSandbox }, { millrace: MillraceServer }>({
  millrace: [
    async ({}, use) => {
      const millrace = await startMillrace();
      await use(millrace);
      await millrace.stop();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ millrace }, use) => {
    const sandbox = await millrace.sandbox();
    await use(sandbox);
    await sandbox.delete();
  },
  request: async ({ playwright, sandbox }, use) => {
    const { baseUrl, tenantId, namespaceId } = sandbox;
    const request = await playwright.request.newContext({
      baseURL: `${baseUrl}/api/v1/Tenants/${tenantId}/Namespaces/${namespaceId}/`,
      extraHTTPHeaders: { Authorization: `Bearer ${await sandbox.token()}` },
    });
    await use(request);
    await request.dispose();
  },
});
