// make mock: one Prism for each document, a port each, counted up from MOCK_PORT.
import { documents } from './documents.ts';
import { startMock } from './prism.ts';

const first = Number(process.env['MOCK_PORT'] ?? 4010);
const level = process.env['MOCK_LOG'] === 'info' ? 'info' : 'silent';
for (const [i, document] of documents().entries()) {
  const { url } = await startMock(document, first + i, level);
  console.log(`${document.name.padEnd(14)} ${url}`);
}
console.log('\nEach answers from the examples of its document; any bearer token will do. Ctrl-C ends it.');
console.log(`Try: curl -H 'Authorization: Bearer any' http://127.0.0.1:${first + 1}/api/v1/IdentityProviders`);
