// Validates requests and responses with the internal validators of express-openapi-validator.
import { describe, expect, it } from '@jest/globals';
import { operationDocument } from '../../../server/api/operation-document.ts';
import { createValidator } from '../../../server/api/validation.ts';
import { operation } from './contract-operations.ts';

describe('validator', () => {
  const validator = createValidator({ responses: true });
  const path = { tenantId: 't', namespaceId: 'n', streamId: 's' };
  const request = (id: string, query: Record<string, string>, body?: unknown) =>
    validator.request(operation(id), { params: path, query, headers: {}, body });

  it('returns values of the declared types', () => {
    const { query } = request('listEvents', { startIndex: '2|1', count: '5', reversed: 'true' });
    expect(query).toMatchObject({ startIndex: '2|1', count: 5, reversed: true });
  });

  it('names every fault', () => {
    const faults = { count: expect.any(String), startIndex: expect.any(String), endIndex: expect.any(String) };
    expect(() => request('listSummaries', { count: 'x' })).toThrow(
      expect.objectContaining({ failureName: 'InvalidInput', details: { faults } }),
    );
    expect(() => request('insertEvents', {}, { a: 1 })).toThrow(
      expect.objectContaining({ details: { faults: { body: expect.any(String) } } }),
    );
  });

  it('requires a body where the contract does', () => {
    expect(() => request('insertEvents', {})).toThrow(
      expect.objectContaining({ details: { faults: { body: expect.any(String) } } }),
    );
  });

  it('throws only for a response that violates the contract', () => {
    const units = operation('listUnits');
    const check = (body: unknown) => () => {
      validator.response(units, 200, body);
    };
    expect(check([{ Id: 'meter', ConversionFactor: 1 }])).not.toThrow();
    expect(check([{ Id: 5 }])).toThrow('/response/0/Id');
    expect(check({})).toThrow('/response');
  });

  it('includes only the components that an operation references in its document', () => {
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
