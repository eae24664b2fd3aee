// The connection options of all examples: the demo tenant of `make start`.
import { clientCredentials } from '../index.ts';

export const options = {
  baseUrl: process.env['MILLRACE_URL'] ?? 'http://127.0.0.1:8080',
  auth: clientCredentials({ clientId: '22222222-2222-4222-8222-222222222222', clientSecret: 'demo-secret' }),
  path: { tenantId: '11111111-1111-4111-8111-111111111111', namespaceId: 'demo' },
};
