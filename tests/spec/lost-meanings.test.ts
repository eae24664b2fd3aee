// The ledger detects changes of the contract that lose a meaning of the source documents: docs/decisions/source-ledger.md.
import { describe, expect, it } from '@jest/globals';
import { documents, readBundle, type Bundle } from '../../scripts/documents.ts';
import { lostMeanings } from '../support/ledger-meaning.ts';
import { ledgers, readTables } from '../support/ledger.ts';

type Name = keyof typeof ledgers;
type Node = Record<string, unknown>;

const additions = readTables('ledger/additions.md');

function readNamed(name: Name): Bundle {
  const document = documents().find((one) => one.name === name);
  if (!document) throw new Error(`There is no document ${name}.`);
  return structuredClone(readBundle(document));
}
const lossesOf = (name: Name, bundle: Bundle) => lostMeanings(bundle, readTables(ledgers[name]), additions);

/** Returns the losses of a document after the change of the value at a path of keys. */
function lossesAfter(name: Name, keys: readonly string[], change: (value: unknown) => unknown): readonly string[] {
  const bundle = readNamed(name);
  const holder = keys.slice(0, -1).reduce<unknown>((value, key) => (value as Node)[key], bundle) as Node;
  const last = keys.at(-1) ?? '';
  holder[last] = change(holder[last]);
  if (holder[last] === undefined) Reflect.deleteProperty(holder, last);
  return lossesOf(name, bundle);
}

const schema = (...keys: readonly string[]) => ['components', 'schemas', ...keys];
const inTenant = '/api/v1/Tenants/{tenantId}';
const inNamespace = `${inTenant}/Namespaces/{namespaceId}`;
const gone = () => undefined;
const to = (value: unknown) => () => value;

/** Changes of the value at a path of keys, and what the ledger says of each. */
const losses: readonly (readonly [
  title: string,
  name: Name,
  keys: readonly string[],
  change: (value: unknown) => unknown,
  sentence: string,
])[] = [
  [
    'a description that says less',
    'identity',
    schema('HybridClient', 'properties', 'Enabled', 'description'),
    to('A switch.'),
    'HybridClient lacks "Enabled description: Whether the client can authenticate; if false, it gets no tokens".',
  ],
  [
    'a required member that is optional',
    'identity',
    schema('ErrorResponse', 'required'),
    to(['OperationId', 'Error', 'Reason']),
    'ErrorResponse lacks "required: OperationId, Error, Reason, Resolution".',
  ],
  [
    'a wider enumeration',
    'data-services',
    schema('TrusteeType', 'x-enum-varnames'),
    (names) => [...(names as string[]), 'Group'],
    'Nothing names TrusteeType.Group.',
  ],
  [
    'a wider enumeration of a parameter',
    'data-services',
    ['components', 'parameters', 'DataViewForm', 'schema', 'enum'],
    (forms) => [...(forms as string[]), 'xml'],
    'queryStoredData lacks "parameters form schema enum: default, table, tableh, csv, csvh".',
  ],
  [
    'a bound that is gone',
    'identity',
    schema('HybridClient', 'properties', 'AccessTokenLifetime', 'maximum'),
    gone,
    'HybridClient lacks "AccessTokenLifetime maximum: 3600".',
  ],
  [
    'a response header that is gone',
    'identity',
    ['paths', `${inTenant}/Roles`, 'head', 'responses', '200', 'headers', 'Total-Count'],
    gone,
    'countRoles lacks "responses 200 headers Total-Count required: true".',
  ],
  [
    'the cause of a status',
    'data-services',
    ['components', 'responses', 'SdsEventConflict', 'description'],
    to('A conflict.'),
    'insertEvents lacks "responses 409 description: An event exists at one of the indexes".',
  ],
  [
    'another default',
    'data-services',
    ['components', 'parameters', 'Count', 'schema', 'default'],
    to(1000),
    'listStreamViews lacks "parameters count schema default: 100".',
  ],
  [
    'a member that no document names',
    'edge',
    schema('EdgeSystem', 'properties', 'Color'),
    to({ type: 'string' }),
    'Nothing names EdgeSystem.Color.',
  ],
  [
    'a parameter that is no longer required',
    'edge',
    ['components', 'parameters', 'XRequestedWith', 'required'],
    to(false),
    'listDisplays lacks "parameters X-Requested-With required: true".',
  ],
  [
    'an order with another meaning',
    'data-services',
    schema('SdsUomQuantity', 'properties', 'Dimensions', 'description'),
    (text) => String(text).replace('length, mass', 'mass, length'),
    'SdsUomQuantity lacks "The powers of the seven base dimensions, in the order length, mass,',
  ],
  [
    'another status of an operation',
    'data-services',
    ['paths', `${inNamespace}/StreamViews/{streamViewId}`, 'post', 'responses', '302', 'content'],
    gone,
    'getOrCreateStreamView lacks "responses 302 content application/json schema: SdsStreamView".',
  ],
  [
    'a required member that the document leaves optional',
    'data-services',
    schema('SdsStreamView', 'required'),
    to(['Id']),
    'SdsStreamView has "required:".',
  ],
];

describe('a loss of meaning', () => {
  it.each(losses)('is found: %s', (_title, name, keys, change, sentence) => {
    expect(lossesAfter(name, keys, change).join('\n')).toContain(sentence);
  });

  it.each(Object.keys(ledgers) as Name[])('is not found in the contract of %s', (name) => {
    expect(lossesOf(name, readNamed(name))).toEqual([]);
  });
});
