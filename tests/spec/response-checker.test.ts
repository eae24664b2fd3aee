// The checker of responses, which every contract case uses, misses no declared header.
import { describe, expect, it } from '@jest/globals';
import { deref, documents, operationsOf, readBundle, type ResponseObject } from '../../scripts/documents.ts';
import { responseChecker } from '../support/response-checker.ts';

interface Header {
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
}

const declared = documents().flatMap((document) => {
  const bundle = readBundle(document);
  const checkResponse = responseChecker(bundle);
  return operationsOf(bundle).flatMap((located) =>
    Object.entries(located.operation.responses).flatMap(([status, response]) => {
      const headers = Object.entries(deref<ResponseObject>(bundle, response).headers ?? {}).map(
        ([name, header]) => [name, deref<Header>(bundle, header as Header)] as const,
      );
      return headers.map(([name, header]) => ({ checkResponse, located, status: Number(status), name, header }));
    }),
  );
});

const faultsOf = ({ checkResponse, located, status }: (typeof declared)[number], headers: Headers) =>
  checkResponse(located, { status, headers, text: '' });

describe('the checker of responses', () => {
  it('reports each missing required header', () => {
    const required = declared.filter(({ header }) => header.required === true);
    expect(required.length).toBeGreaterThan(100);
    const missed = required.filter((one) => !faultsOf(one, new Headers()).includes(`header ${one.name} is missing`));
    expect(missed.map(({ located, status, name }) => `${located.operation.operationId} ${status} ${name}`)).toEqual([]);
  });

  it('reports each invalid number in a header and each invalid Operation-Id', () => {
    const typed = declared.filter(({ name, header }) => header.schema.type === 'integer' || name === 'Operation-Id');
    expect(typed.length).toBeGreaterThan(100);
    const missed = typed.filter(
      (one) =>
        !faultsOf(one, new Headers({ [one.name]: 'none' })).some((fault) => fault.startsWith(`header ${one.name} `)),
    );
    expect(missed.map(({ located, status, name }) => `${located.operation.operationId} ${status} ${name}`)).toEqual([]);
  });
});
