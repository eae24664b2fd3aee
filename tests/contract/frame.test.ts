// The parts of server/contract by themselves: finding operations, bringing requests into form, validating both ways.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readOperations, resolve, type Operation, type Schema } from '../../server/api/operations.ts';
import { bodyNormalizer, queryNormalizer } from '../../server/api/normalize.ts';
import { createRouter } from '../../server/api/router.ts';
import { createValidator, operationDocument } from '../../server/api/validation.ts';
import { root } from '../../scripts/documents.ts';

const folder = join(root, 'generated', 'openapi');
const operations = ['data-services', 'identity', 'edge', 'provisioning'].flatMap((name) =>
  readOperations(folder, name),
);
const find = createRouter(operations);

function operation(id: string): Operation {
  const found = operations.find((o) => o.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}

describe('router', () => {
  const P = '/api/v1/Tenants/t/Namespaces/n';
  it.each([
    ['the contract’s spelling', 'GET', `${P}/Streams/s/Data/Last`, 'getLastEvent'],
    ['any case', 'get', '/API/V1/tenants/t/NAMESPACES/n/streams/s/data/LAST', 'getLastEvent'],
    ['a trailing slash', 'GET', `${P}/Streams/s/Metadata/`, 'getStreamMetadata'],
    [
      'a literal before a template',
      'GET',
      `${P}/accesscontrol/softwaremanagement`,
      'getSoftwareManagementAccessControl',
    ],
    [
      'the same in other spelling',
      'GET',
      `${P}/AccessControl/SoftwareManagement`,
      'getSoftwareManagementAccessControl',
    ],
    ['the template beside it', 'GET', `${P}/accesscontrol/assets`, 'getAssetCollectionAccessControl'],
    ['a literal of the companion beside it', 'GET', `${P}/AccessControl/Streams`, 'getStreamsAccessControl'],
    ['a method of another document', 'POST', `${P}/Quantities/q`, 'getOrCreateQuantity'],
    ['an id that is called like a literal', 'GET', '/api/v1/Tenants/t/Users/Status', 'listUserStatuses'],
    [
      'an alias of a path',
      'GET',
      '/api/v1-preview/Tenants/t/Namespaces/n/DataViews/d/Resolved/Groups',
      'listResolvedGroups',
    ],
    ['HEAD', 'HEAD', '/api/v1/Tenants/t/Users', 'countUsers'],
  ])('finds %s', (_what, method, path, id) => {
    const match = find(method, path);
    expect(match.found === 'operation' && match.operation.id).toBe(id);
  });

  it('tells the methods of all documents where one is not taken', () => {
    const match = find('PATCH', `${P}/Quantities/q`);
    expect(match.found === 'path' && match.allow).toEqual(['DELETE', 'GET', 'POST', 'PUT']);
  });

  it('takes the methods of the literal path only, where a template matches as well', () => {
    const match = find('DELETE', '/api/v1/Tenants/t/Users/Status');
    expect(match.found === 'path' && match.allow).toEqual(['GET']);
  });

  it('finds nothing where no path is, nor with an empty segment', () => {
    expect(find('GET', `${P}/Nothing`).found).toBe('nothing');
    expect(find('GET', '/api/v1/Tenants//Users').found).toBe('nothing');
  });
});

describe('query normalizer', () => {
  const normalize = (id: string, text: string) => queryNormalizer(operation(id))(`/?${text}`);
  it.each([
    ['names in any case', 'listEvents', 'STARTINDEX=1&endindex=2', { startIndex: '1', endIndex: '2' }],
    ['unknown names', 'listEvents', 'boundary_type=1&index=1', { index: '1' }],
    ['empty values', 'listEvents', 'filter=&index=1', { index: '1' }],
    ['an index that is only blanks', 'listEvents', 'index=%20', { index: ' ' }],
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

describe('validator', () => {
  const validator = createValidator({ responses: true });
  const path = { tenantId: 't', namespaceId: 'n', streamId: 's' };
  const request = (id: string, query: Record<string, string>, body?: unknown) =>
    validator.request({ operation: operation(id), params: path, query, headers: {}, body });

  it('answers values of the declared types', async () => {
    const { query } = await request('listEvents', { startIndex: '2|1', count: '5', reversed: 'true' });
    expect(query).toMatchObject({ startIndex: '2|1', count: 5, reversed: true });
  });

  it('names every fault', async () => {
    await expect(request('listSummaries', { count: 'x' })).rejects.toMatchObject({
      failure: 'InvalidInput',
      details: { faults: { count: expect.any(String), startIndex: expect.any(String), endIndex: expect.any(String) } },
    });
    await expect(request('insertEvents', {}, { a: 1 })).rejects.toMatchObject({
      details: { faults: { body: expect.any(String) } },
    });
  });

  it('sees a response that breaks the contract, and lets a right one pass', async () => {
    const units = operation('listUnits');
    await validator.response(units, 200, [{ Id: 'meter', ConversionFactor: 1 }]);
    await expect(validator.response(units, 200, [{ Id: 5 }])).rejects.toThrow('/response/0/Id');
    await expect(validator.response(units, 200, {})).rejects.toThrow('/response');
  });

  it('takes only what an operation reaches into its document', () => {
    const document = operationDocument(operation('getUnit'), true);
    expect(Object.keys(document.paths)).toEqual([operation('getUnit').path]);
    expect(Object.keys(document.components['schemas'] ?? {}).sort()).toEqual([
      'CreatedDate',
      'ErrorResponseBody',
      'Identifier',
      'ModifiedDate',
      'SdsUom',
    ]);
  });
});
