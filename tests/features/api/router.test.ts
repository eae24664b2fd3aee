// Finds the operation of a request by its method and path.
import { describe, expect, it } from '@jest/globals';
import { createRouter } from '../../../server/api/router.ts';
import { operations } from './contract-operations.ts';

const findOperation = createRouter(operations);

describe('router', () => {
  const P = '/api/v1/Tenants/t/Namespaces/n';
  it.each([
    ['a path in the spelling of the contract', 'GET', `${P}/Streams/s/Data/Last`, 'getLastEvent'],
    ['a path in any case', 'get', '/API/V1/tenants/t/NAMESPACES/n/streams/s/data/LAST', 'getLastEvent'],
    ['a path with a trailing slash', 'GET', `${P}/Streams/s/Metadata/`, 'getStreamMetadata'],
    [
      'a literal segment before a template',
      'GET',
      `${P}/accesscontrol/softwaremanagement`,
      'getSoftwareManagementAccessControl',
    ],
    [
      'a literal segment in any case',
      'GET',
      `${P}/AccessControl/SoftwareManagement`,
      'getSoftwareManagementAccessControl',
    ],
    ['a template beside a literal segment', 'GET', `${P}/accesscontrol/assets`, 'getAssetCollectionAccessControl'],
    ['a literal segment of another document', 'GET', `${P}/AccessControl/Streams`, 'getStreamsAccessControl'],
    ['a method of another document', 'POST', `${P}/Quantities/q`, 'getOrCreateQuantity'],
    ['a literal segment that could also be an id', 'GET', '/api/v1/Tenants/t/Users/Status', 'listUserStatuses'],
    [
      'an alias of a path',
      'GET',
      '/api/v1-preview/Tenants/t/Namespaces/n/DataViews/d/Resolved/Groups',
      'listResolvedGroups',
    ],
    ['HEAD', 'HEAD', '/api/v1/Tenants/t/Users', 'countUsers'],
  ])('finds %s', (_name, method, path, id) => {
    const match = findOperation(method, path);
    expect(match.kind === 'operation' && match.operation.id).toBe(id);
  });

  it('returns the methods of all documents for a path without the method', () => {
    const match = findOperation('PATCH', `${P}/Quantities/q`);
    expect(match.kind === 'methodNotAllowed' && match.allow).toEqual(['DELETE', 'GET', 'POST', 'PUT']);
  });

  it('returns only the methods of the literal path if a template matches as well', () => {
    const match = findOperation('DELETE', '/api/v1/Tenants/t/Users/Status');
    expect(match.kind === 'methodNotAllowed' && match.allow).toEqual(['GET']);
  });

  it('finds nothing for an unknown path or an empty segment', () => {
    expect(findOperation('GET', `${P}/Nothing`).kind).toBe('notFound');
    expect(findOperation('GET', '/api/v1/Tenants//Users').kind).toBe('notFound');
  });
});
