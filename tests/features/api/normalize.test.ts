// Brings requests into the contract's canonical form.
import { describe, expect, it } from '@jest/globals';
import { queryNormalizer } from '../../../server/api/normalize.ts';
import { bodyNormalizer } from '../../../server/api/normalize-body.ts';
import { resolve, type Schema } from '../../../server/api/operations.ts';
import { operation, operations } from './contract-operations.ts';

describe('query normalizer', () => {
  const normalize = (id: string, text: string) => queryNormalizer(operation(id))(`/?${text}`);
  it.each([
    ['names in any case', 'listEvents', 'STARTINDEX=1&endindex=2', { startIndex: '1', endIndex: '2' }],
    ['unknown names', 'listEvents', 'boundary_type=1&index=1', { index: '1' }],
    ['empty values', 'listEvents', 'filter=&index=1', { index: '1' }],
    ['an index that is only spaces', 'listEvents', 'index=%20', { index: ' ' }],
    ['an empty value where it means something', 'listEvents', 'continuationToken=', { continuationToken: '' }],
    [
      'enum names',
      'listEvents',
      'boundaryType=exactORcalculated&searchMode=previous',
      { boundaryType: '3', searchMode: '4' },
    ],
    ['booleans in any case', 'listEvents', 'reversed=False', { reversed: 'false' }],
    ['repeated values', 'removeEvents', 'index=1&index=2', { index: ['1', '2'] }],
    ['commas where the contract says so', 'patchEvents', 'selectExpression=A, b', { selectExpression: ['A', 'b'] }],
    ['the older name', 'patchEvents', 'select=A', { selectExpression: ['A'] }],
    ['a list without items as none', 'listSampledEvents', 'sampleBy=&sampleBy=&intervals=1', { intervals: '1' }],
    ['empty items that the contract refuses', 'listJoinedEvents', 'streams=a,,b,', { streams: ['a', '', 'b', ''] }],
    ['no empty items where the contract has them', 'listHybridClients', 'id=&id=a', { id: ['a'] }],
  ])('takes %s', (_what, id, text, expected) => {
    expect(normalize(id, text)).toEqual(expected);
  });

  it('refuses one value given twice', () => {
    expect(() => normalize('listEvents', 'index=1&index=2')).toThrow('index is given more than once');
  });
});

describe('body normalizer', () => {
  const { body, bundle } = operation('getOrCreateType');
  const normalize = bodyNormalizer(bundle, body?.schema ?? {});
  it('brings members and enum names into the contract’s form, nested ones too', () => {
    const given = {
      id: 'T',
      properties: [{ ID: 'P', isKey: 'True', sdsType: { sdstypecode: 'double' }, interpolationMode: 'Discrete' }],
    };
    const wanted = {
      Id: 'T',
      Properties: [{ Id: 'P', IsKey: true, SdsType: { SdsTypeCode: 14 }, InterpolationMode: 3 }],
    };
    expect(normalize(given)).toEqual(wanted);
  });

  it('leaves out null where the contract knows no null, and keeps it where it does', () => {
    const given = {
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
    expect(normalize(given)).toEqual({
      Id: 'T',
      Name: null,
      SdsTypeCode: 1,
      BaseType: null,
      Properties: [{ Id: 'P', SdsType: { Id: 'D' }, Value: null, more: null }],
    });
  });

  it.each(operations.filter(({ body }) => body?.types.includes('application/json')).map(({ id }) => id))(
    'leaves no null that the validator would refuse in the members of a body: %s',
    (id) => {
      const { body, bundle } = operation(id);
      const schema = resolve<Schema>(bundle, body?.schema ?? {});
      const nulls = Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, null]));
      const kept = bodyNormalizer(bundle, schema)(nulls) as object;
      for (const name of Object.keys(kept)) {
        const member = JSON.stringify(resolve<Schema>(bundle, schema.properties?.[name] ?? {}));
        expect([name, member]).toEqual([name, expect.stringMatching(/"null"|null\]|^\{("description":"[^"]*")?\}$/)]);
      }
    },
  );

  it('sums named rights and leaves what it does not know', () => {
    const list = operation('replaceStreamAccessControl');
    const acl = bodyNormalizer(list.bundle, list.body?.schema ?? {});
    const entry = (AccessRights: unknown, AccessType: unknown) => ({
      RoleTrusteeAccessControlEntries: [{ AccessType, AccessRights, x: 1 }],
    });
    expect(acl(entry('read, WRITE', 'denied'))).toEqual(entry(3, 1));
    expect(acl(entry('Fly', 7))).toEqual(entry('Fly', 7));
    expect(acl([1])).toEqual([1]);
  });
});
