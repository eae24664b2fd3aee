// What the bundles of the reference pages add to the contract, for every operation.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { isSecured, nouns, roleNames } from '../../openapi/lint/access.js';
import { documents, operationsOf, readBundle, type Access, type Bundle } from '../../scripts/documents.ts';
import { referenceBundle } from '../../scripts/reference-bundle.ts';

const bundles = documents().map((document) => ({ document, contract: readBundle(document) }));
const operations = bundles.flatMap(({ contract }) =>
  operationsOf(contract).map((located) => [located.operation.operationId, { ...located, contract }] as const),
);

/** Returns the values that lack a meaning of every enum inside a value, by the place of the enum. */
function undescribed(value: unknown, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { enum: members, 'x-enumDescriptions': meanings = {} } = value as {
    readonly enum?: readonly unknown[];
    readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  };
  const known = (members ?? []).filter((member) => member !== null);
  const missing = known.length < 2 ? [] : known.filter((member) => meanings[String(member)] === undefined);
  return [
    ...missing.map((member) => `${place}: ${String(member)}`),
    ...Object.entries(value).flatMap(([name, inner]) => undescribed(inner, `${place}/${name}`)),
  ];
}

const keyOf = (table: Readonly<Record<string, string>>, value: string) =>
  Object.keys(table).find((key) => table[key] === value) ?? `unknown: ${value}`;
const resourceOf = (plural: string) => plural.replaceAll(/(?:^| )[a-z]/g, (start) => start.trim().toUpperCase());

/** Reads a requirement from its words: the inverse of the decorator, written from docs/behavior/access-control.md. */
function requirementIn(text: string): Access {
  const [, held] = /^Tenant Administrator or holder of (.+)$/.exec(text) ?? [];
  if (held !== undefined) {
    return {
      rolesHeld: [
        ...(held.includes('each role that the request assigns') ? ['assigned'] : []),
        ...(held.includes('each role that the object already has') ? ['existing'] : []),
      ],
    };
  }
  const [, right = '', collection, noun = ''] =
    /^(Read|Write|Delete|ManageAccessControl) on the (?:collection (\w+)|(.+?))(?: \(on the collection \w+ if it is new\))?$/.exec(
      text,
    ) ?? [];
  if (right === '') return { roles: text.split(/, or |, | or (?=[A-Z])/).map((role) => keyOf(roleNames, role)) };
  if (collection === undefined) return { right, resource: keyOf(nouns, noun), on: 'item' };
  return { right, resource: collection, on: 'collection' };
}

/** Reads the requirements of an operation from its description. */
function requirementsIn(description: string): readonly Access[] {
  const [, required = '', rest = ''] =
    /^\[Requires\]\(\.\.\/behavior\/access-control\.html\): (.+?)\.( .+)?$/m.exec(description) ?? [];
  const filters = [...rest.matchAll(/ Finds only (.+?) on which the caller has (\w+)\./g)].map(
    ([, plural = '', right = '']) => ({ right, resource: resourceOf(plural), on: 'each' }),
  );
  return [
    ...(required === 'a valid token' || required === 'no token' ? [] : required.split('; ').map(requirementIn)),
    ...filters,
  ];
}

describe('the bundles of the reference', () => {
  /** The descriptions of the operations in the reference. */
  const descriptions = new Map<string, string>();
  const references = new Map<string, Bundle>();
  beforeAll(async () => {
    for (const { document } of bundles) {
      const reference = await referenceBundle(document);
      references.set(document.name, reference);
      for (const { operation } of operationsOf(reference)) {
        descriptions.set(operation.operationId, operation.description);
      }
    }
  });

  it.each(operations)('say of %s who may call it, as x-access does', (id, { path, operation, contract }) => {
    const description = descriptions.get(id) ?? '';
    const access = operation['x-access'];
    if (!isSecured(contract)) {
      expect(access).toEqual([]);
      expect(description).toMatch(/^\[Requires\]\(\S+\): no token\.$/m);
      return;
    }
    if (path.includes('{resource}') && access.some((one) => 'on' in one)) {
      const [, right] = /: (\w+) on the collection that the path names\.$/m.exec(description) ?? [];
      expect(access).toEqual([expect.objectContaining({ right, on: 'collection' })]);
      return;
    }
    const isFilter = (requirement: Access) => 'on' in requirement && requirement.on === 'each';
    const inOrder = [...access.filter((one) => !isFilter(one)), ...access.filter(isFilter)];
    expect(requirementsIn(description)).toEqual(inOrder);
  });

  it('say that only operations of documents without security need no token', () => {
    const open = bundles.filter(({ contract }) => contract.security.length === 0);
    expect(open.map(({ document }) => document.name)).toEqual(['control']);
    const without = [...descriptions].filter(([, description]) => description.includes('.html): no token.'));
    expect(without.map(([id]) => id)).toEqual(
      open.flatMap(({ contract }) => operationsOf(contract).map(({ operation }) => operation.operationId)),
    );
  });

  it('say that a createOrUpdate requires the right on the collection for a new object', () => {
    const said = [...descriptions].filter(([, description]) => description.includes('if it is new'));
    expect(said.map(([id]) => id).toSorted()).toEqual([
      'createOrUpdateDataView',
      'createOrUpdateStream',
      'createOrUpdateStreamView',
    ]);
  });

  it.each(operations)('link %s to its rules', (id, { operation: { externalDocs } }) => {
    const link = externalDocs ? `Rules: [${externalDocs.description}](${externalDocs.url})` : '';
    expect(descriptions.get(id)).toContain(link);
  });

  it.each(bundles)('give every value of every enum of $document.name a meaning', ({ document }) => {
    const { paths, components } = references.get(document.name) ?? {};
    expect(undescribed({ paths, schemas: components?.['schemas'], parameters: components?.['parameters'] })).toEqual(
      [],
    );
  });

  it('give parameters the meanings of their values', () => {
    const parameter = references.get('data-services')?.components['parameters']?.['DataViewForm'];
    expect(parameter).toHaveProperty(
      ['schema', 'x-enumDescriptions', 'tableh'],
      expect.stringContaining('column names'),
    );
  });

  it.each(bundles)('leave the bundle of $document.name as it is', ({ contract }) => {
    expect(JSON.stringify(contract)).not.toMatch(/\[Requires\]|x-enumDescriptions|x-codeSamples/);
    expect(operationsOf(contract).filter(({ operation }) => operation.description.includes('\nRules: '))).toEqual([]);
  });
});
