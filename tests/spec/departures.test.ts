// The departures of the server name parts of the contract, which mention Millrace, and rules of behavior: docs/decisions/ledger/additions.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { anchorsOf } from '../../scripts/anchors.ts';
import { documents, operationsOf, readBundle, root } from '../../scripts/documents.ts';
import { readTables } from '../support/ledger.ts';

const rows = readTables('ledger/additions.md')['Departures of the server'] ?? [];
const bundles = documents().map(readBundle);

/** Returns the contract's text of an operation or a schema. */
function textOf(place: string): string {
  const operations = bundles.flatMap(operationsOf).map(({ operation }) => operation);
  const schemas = bundles.map(({ components }) => components['schemas']?.[place]);
  return JSON.stringify([operations.find(({ operationId }) => operationId === place), schemas]);
}

it('has departures of the server', () => {
  expect(rows.length).toBeGreaterThan(0);
});

describe.each(rows.map((row) => [row['place'] ?? '', row] as const))('the departure of %s', (place, row) => {
  it('is stated by the contract', () => {
    expect(textOf(place)).toContain('Millrace');
  });

  it('has a rule of behavior', () => {
    const [page = '', anchor = ''] = row['rule']?.split('#') ?? [];
    expect(anchorsOf(readFileSync(join(root, page), 'utf8'))).toContain(anchor);
  });
});
