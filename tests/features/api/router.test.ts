// Finds the operation of a request.
import { describe, expect, it } from '@jest/globals';
import { createRouter } from '../../../server/api/router.ts';
import { operations } from './contract-operations.ts';

const find = createRouter(operations);

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
