// Validates requests and responses with the internal validators of express-openapi-validator.
import { describe, expect, it } from '@jest/globals';
import { requestDocument, responseDocument } from '../../../server/api/operation-document.ts';
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

  it('includes only the components that a response references in its document', () => {
    const { bundle, responses } = operation('getUnit');
    const componentsOf = (status: number) => {
      const response = responses.get(status);
      if (response === undefined) throw new Error(`There is no response ${status}.`);
      const { paths, components } = responseDocument(bundle, response);
      expect(Object.keys(paths)).toEqual(['/response']);
      return Object.keys(components['schemas'] ?? {}).sort();
    };
    expect(componentsOf(200)).toEqual(['CreatedDate', 'Identifier', 'ModifiedDate', 'SdsUom']);
    expect(componentsOf(404)).toEqual(['ErrorResponseBody']);
  });

  it('includes only the components that the parameters and the body of an operation reference in its document', () => {
    const schemasOf = (id: string) => {
      const document = requestDocument(operation(id));
      expect(Object.keys(document.paths)).toEqual([operation(id).path]);
      return Object.keys(document.components['schemas'] ?? {}).sort();
    };
    expect(schemasOf('getUnit')).toEqual(['Identifier']);
    expect(schemasOf('insertEvents')).toEqual(['Event', 'Identifier']);
  });

  it('throws for a response with a status that the contract does not declare', () => {
    const check = () => {
      validator.response(operation('listUnits'), 418, []);
    };
    expect(check).toThrow('no response 418');
  });
});
