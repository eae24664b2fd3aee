// make mock: starts Prism for each document, on ports from MOCK_PORT on.
import { documents } from './documents.ts';
import { startMock } from './prism.ts';

const first = Number(process.env['MOCK_PORT'] ?? 4010);
const level = process.env['MOCK_LOG'] === 'info' ? 'info' : 'silent';
for (const [i, document] of documents().entries()) {
  const { url } = await startMock(document, first + i, level);
  console.log(`${document.name.padEnd(14)} ${url}`);
}
console.log('\nEach returns the examples of its document and accepts any bearer token. Press Ctrl-C to stop them.');
console.log(`Try: curl -H 'Authorization: Bearer any' http://127.0.0.1:${first + 1}/api/v1/IdentityProviders`);
