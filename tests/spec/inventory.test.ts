// Holds each bundle against its committed inventory: docs/decisions/ledger/inventories.md.
import { describe, expect, it } from '@jest/globals';
import { documents, readBundle, type Bundle } from '../../scripts/documents.ts';
import { differences, inventoryOf, readInventory, sectionsOf } from '../support/inventory.ts';

const files = {
  provisioning: 'companion',
  control: 'control-inventory',
  'data-services': '1-data-services-inventory',
  identity: '2-tenant-identity-inventory',
  edge: '3-edge-access-displays-inventory',
} as const;
const bundles = new Map(documents().map((document) => [document.name, readBundle(document)]));

function bundleOf(name: string): Bundle {
  const bundle = bundles.get(name);
  if (!bundle) throw new Error(`There is no document ${name}.`);
  return bundle;
}

it('has an inventory for every document', () => {
  expect(Object.keys(files).sort()).toEqual([...bundles.keys()].sort());
});

describe.each(Object.entries(files))('the inventory of %s', (name, title) => {
  const file = `docs/decisions/ledger/${title}.md`;

  it('agrees with the bundle', () => {
    const found = differences(inventoryOf(bundleOf(name)), readInventory(file), file);
    // A thrown sentence keeps its quotation marks, so that its line can be copied.
    if (found.length > 0) throw new Error(found.join('\n'));
    expect(found).toEqual([]);
  });

  it('has one line for each element', () => {
    const places = Object.values(sectionsOf(bundleOf(name))).flatMap((lines) => lines.map(([place]) => place));
    expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([]);
    expect(places.filter((place) => place.includes(': '))).toEqual([]);
  });
});

describe('a change of the contract', () => {
  const provisioning = JSON.stringify(bundleOf('provisioning'));
  const stated = inventoryOf(bundleOf('provisioning'));

  /** Returns what the inventory says of the companion with a part changed: the value at a path of keys. */
  function changed(keys: readonly string[], change: (value: unknown) => unknown): readonly string[] {
    const bundle = JSON.parse(provisioning) as Bundle;
    const holder = keys.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], bundle);
    const last = keys.at(-1) ?? '';
    const part = holder as Record<string, unknown>;
    if (part[last] === undefined) throw new Error(`The companion has no ${keys.join(' ')}.`);
    part[last] = change(part[last]);
    return differences(inventoryOf(bundle), stated, 'the inventory');
  }
  const schema = (name: string, ...keys: readonly string[]) => ['components', 'schemas', name, ...keys];
  const listTypes = ['paths', '/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types', 'get'];

  it.each([
    ['a member that is no longer required', schema('ClaimCreate', 'required'), () => [], /^ClaimCreate\.\w+ differs\./],
    [
      'a looser bound',
      schema('SdsStream', 'properties', 'Name', 'maxLength'),
      (value: unknown) => Number(value) + 1,
      /^SdsStream\.Name differs\./,
    ],
    ['a member that is gone', schema('SdsStream', 'properties', 'Name'), () => undefined, /^SdsStream\.Name is gone\./],
    [
      'a response header that is gone',
      [...listTypes, 'responses', '200', 'headers', 'Total-Count'],
      () => undefined,
      /^listTypes 200 header Total-Count is gone\./,
    ],
    [
      'a response header that is no longer required',
      ['components', 'headers', 'TotalCount', 'required'],
      () => false,
      /^header TotalCount differs\./,
    ],
    [
      'the description of an operation',
      [...listTypes, 'description'],
      (text: unknown) => `${String(text)} Or not.`,
      /^listTypes description differs\./,
    ],
    ['another summary', [...listTypes, 'summary'], () => 'Find types', /^listTypes differs\./],
    [
      'the description of a member',
      schema('SdsStream', 'properties', 'Name', 'description'),
      () => 'Something else.',
      /^SdsStream\.Name differs\./,
    ],
    ['another status', [...listTypes, 'responses', '404'], () => undefined, /^listTypes failures differs\./],
    ['another right', [...listTypes, 'x-access'], () => [], /^listTypes access differs\./],
  ])('is reported with its element: %s', (_name, keys, change, sentence) => {
    expect(changed(keys, change)[0]).toMatch(sentence);
  });
});
