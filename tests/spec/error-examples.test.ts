// The error examples of the reference, which the contract tests record (make record).
import { describe, expect, it } from '@jest/globals';
import {
  deref,
  documents,
  operationsOf,
  readBundle,
  type Bundle,
  type ResponseObject,
} from '../../scripts/documents.ts';
import { errorExamples, readErrorExamples, type RecordedError } from '../../scripts/error-examples.ts';
import { withErrorExamples } from '../../scripts/reference-bundle.ts';
import { redact } from '../contract/support/redact.ts';
import { responseChecker } from '../support/response-checker.ts';
import { exampleOf } from '../support/samples.ts';

const recorded = documents().flatMap((document) => {
  const examples = readErrorExamples(document);
  return examples ? [{ name: document.name, bundle: readBundle(document), examples }] : [];
});

/** Returns the different examples of error bodies in a bundle, as JSON without OperationId. */
function distinctErrors(bundle: Bundle): ReadonlySet<string> {
  const examples = operationsOf(bundle).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const media = deref<ResponseObject>(bundle, response).content?.['application/json'];
      return Number(status) >= 400 && media ? [exampleOf(bundle, media)] : [];
    }),
  );
  return new Set(examples.map((example) => JSON.stringify({ ...(example as object), OperationId: undefined })));
}

describe('the recorded error examples', () => {
  it('exist for documents 1 to 3 and the companion', () => {
    const names = recorded.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['data-services', 'identity', 'edge', 'provisioning']));
  });

  it.each(recorded)('of $name are valid by the contract and have no operation that is unknown', (document) => {
    const { bundle, examples } = document;
    const checkResponse = responseChecker(bundle);
    const located = new Map(operationsOf(bundle).map((one) => [one.operation.operationId, one]));
    const faults = Object.entries(examples).flatMap(([id, byStatus]) => {
      const operation = located.get(id);
      if (!operation) return [`${id} is unknown`];
      return Object.entries(byStatus).flatMap(([status, { body }]) => {
        const headers = new Headers({ 'Content-Type': 'application/json' });
        const response = { status: Number(status), headers, text: JSON.stringify(body) };
        // The headers were checked when the example was recorded.
        const found = checkResponse(operation, response).filter((violation) => !violation.startsWith('header '));
        return found.map((violation) => `${id} ${status}: ${violation}`);
      });
    });
    expect(faults).toEqual([]);
  });

  it.each(recorded)('of $name are in the bundle of its reference, and differ by operation', ({ bundle, examples }) => {
    const reference = withErrorExamples(bundle, examples);
    for (const { operation } of operationsOf(reference)) {
      for (const [status, { title, body }] of Object.entries(examples[operation.operationId] ?? {})) {
        expect(operation.responses[status]).toHaveProperty(['content', 'application/json', 'examples'], {
          recorded: { summary: title, value: body },
        });
      }
    }
    expect(distinctErrors(reference).size).toBeGreaterThan(distinctErrors(bundle).size);
  });
});

describe('a run that records', () => {
  const line = (rank: number, title: string, body: unknown = title): RecordedError => ({
    operationId: 'getThing',
    status: 404,
    rank,
    title,
    body,
  });

  it('keeps the first case of each operation and status', () => {
    expect(errorExamples(['getThing'], [line(1000, 'transport'), line(0, 'first'), line(0, 'first')])).toEqual({
      getThing: { 404: { title: 'first', body: 'first' } },
    });
  });

  it('keeps operations without examples, so that only new ones are missing', () => {
    expect(errorExamples(['headThing'], [])).toEqual({ headThing: {} });
  });

  it('fails if a case has different bodies', () => {
    expect(() => errorExamples(['getThing'], [line(0, 'first', 1), line(0, 'first', 2)])).toThrow('two bodies');
  });

  it('replaces what differs from run to run, and keeps identifiers that a test chose', () => {
    const chosen = '99999999-9999-4999-8999-999999999999';
    const first = 'c0ffee00-1234-4abc-8def-001122334455';
    const second = 'dead0000-1234-4abc-8def-001122334455';
    const body = {
      OperationId: first,
      Reason: `${second} of case-1 and ${first}`,
      List: [second, chosen, null, 1],
      Time: new Date().toISOString(),
    };
    expect(redact(body, { 'case-1': 'demo' })).toEqual({
      OperationId: '8f4a1c52-6f0e-4b8e-9c1d-2f6f0f6a7b10',
      Reason: '00000000-0000-4000-8000-000000000001 of demo and 00000000-0000-4000-8000-000000000002',
      List: ['00000000-0000-4000-8000-000000000001', chosen, null, 1],
      Time: '2026-12-31T23:59:59Z',
    });
  });
});
