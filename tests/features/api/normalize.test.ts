// Brings requests into the canonical form of the contract.
import { describe, expect, it } from '@jest/globals';
import { queryNormalizer } from '../../../server/api/normalize.ts';
import { bodyNormalizer } from '../../../server/api/normalize-body.ts';
import { resolve, type Schema } from '../../../server/api/operations.ts';
import { operation, operations } from './contract-operations.ts';

describe('query normalizer', () => {
  const normalize = (id: string, text: string) => queryNormalizer(operation(id))(`/?${text}`);
  it.each([
    ['reads names in any case', 'listEvents', 'STARTINDEX=1&endindex=2', { startIndex: '1', endIndex: '2' }],
    ['ignores unknown names', 'listEvents', 'boundary_type=1&index=1', { index: '1' }],
    ['ignores empty values', 'listEvents', 'filter=&index=1', { index: '1' }],
    ['keeps an index of spaces', 'listEvents', 'index=%20', { index: ' ' }],
    [
      'keeps an empty value where the contract allows it',
      'listEvents',
      'continuationToken=',
      { continuationToken: '' },
    ],
    [
      'reads enum names',
      'listEvents',
      'boundaryType=exactORcalculated&searchMode=previous',
      { boundaryType: '3', searchMode: '4' },
    ],
    ['reads booleans in any case', 'listEvents', 'reversed=False', { reversed: 'false' }],
    ['reads repeated values', 'removeEvents', 'index=1&index=2', { index: ['1', '2'] }],
    [
      'splits values at commas where the contract declares it',
      'patchEvents',
      'selectExpression=A, b',
      { selectExpression: ['A', 'b'] },
    ],
    ['reads the older name of a parameter', 'patchEvents', 'select=A', { selectExpression: ['A'] }],
    ['ignores a list of empty items', 'listSampledEvents', 'sampleBy=&sampleBy=&intervals=1', { intervals: '1' }],
    [
      'keeps empty items that the contract refuses',
      'listJoinedEvents',
      'streams=a,,b,',
      { streams: ['a', '', 'b', ''] },
    ],
    ['ignores empty items that the contract allows', 'listHybridClients', 'id=&id=a', { id: ['a'] }],
  ])('%s', (_title, id, text, expected) => {
    expect(normalize(id, text)).toEqual(expected);
  });

  it('refuses a second value of a parameter that is not a list', () => {
    expect(() => normalize('listEvents', 'index=1&index=2')).toThrow('index is given more than once');
  });
});

describe('body normalizer', () => {
  const { body, bundle } = operation('getOrCreateType');
  const normalize = bodyNormalizer(bundle, body?.schema ?? {});
  it('gives members and enums their names and values in the contract, also in nested objects', () => {
    const body = {
      id: 'T',
      properties: [{ ID: 'P', isKey: 'True', sdsType: { sdstypecode: 'double' }, interpolationMode: 'Discrete' }],
    };
    const expected = {
      Id: 'T',
      Properties: [{ Id: 'P', IsKey: true, SdsType: { SdsTypeCode: 14 }, InterpolationMode: 3 }],
    };
    expect(normalize(body)).toEqual(expected);
  });

  it('removes null from members that must not be null, and keeps other nulls', () => {
    const body = {
      Id: 'T',
      Name: null,
      SdsTypeCode: 1,
      IsGenericType: null,
      BaseType: null,
      InterpolationMode: null,
      Properties: [
        { Id: 'P', IsKey: null, order: null, SdsType: { SdsTypeCode: null, Id: 'D' }, Value: null, more: null },
      ],
    };
    expect(normalize(body)).toEqual({
      Id: 'T',
      Name: null,
      SdsTypeCode: 1,
      BaseType: null,
      Properties: [{ Id: 'P', SdsType: { Id: 'D' }, Value: null, more: null }],
    });
  });

  it.each(operations.filter(({ body }) => body?.types.includes('application/json')).map(({ id }) => id))(
    'removes every null that the validator would refuse from the members of a body: %s',
    (id) => {
      const { body, bundle } = operation(id);
      const schema = resolve<Schema>(bundle, body?.schema ?? {});
      const nulls = Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, null]));
      const normalized = bodyNormalizer(bundle, schema)(nulls) as object;
      for (const name of Object.keys(normalized)) {
        const member = JSON.stringify(resolve<Schema>(bundle, schema.properties?.[name] ?? {}));
        expect([name, member]).toEqual([name, expect.stringMatching(/"null"|null\]|^\{("description":"[^"]*")?\}$/)]);
      }
    },
  );

  it('adds up the names of rights and keeps unknown values', () => {
    const replaceList = operation('replaceStreamAccessControl');
    const normalizeList = bodyNormalizer(replaceList.bundle, replaceList.body?.schema ?? {});
    const entry = (AccessRights: unknown, AccessType: unknown) => ({
      RoleTrusteeAccessControlEntries: [{ AccessType, AccessRights, x: 1 }],
    });
    expect(normalizeList(entry('read, WRITE', 'denied'))).toEqual(entry(3, 1));
    expect(normalizeList(entry('Fly', 7))).toEqual(entry('Fly', 7));
    expect(normalizeList([1])).toEqual([1]);
  });
});
