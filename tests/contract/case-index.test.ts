// Every operation has contract cases, and every group of cases is run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { deref, documents, type ResponseObject } from '../../scripts/documents.ts';
import { readErrorExamples } from '../../scripts/error-examples.ts';
import { cases, groups } from './cases/index.ts';
import { contractOperations } from './support/cases.ts';
import { missingCases } from './support/missing-cases.ts';

const operations = [...contractOperations().values()].map(({ located }) => located.operation);

describe('the contract cases', () => {
  it('exist for every operation', () => {
    expect(missingCases(operations, cases)).toEqual([]);
  });

  it('fail for an operation of a new tag and name the file to create', () => {
    const added = { operationId: 'listReports', tags: ['PlantReports'] } as const;
    expect(missingCases([...operations, added], cases)).toEqual([
      'The operation listReports (tag PlantReports) has no contract case: add one to tests/contract/cases/plant-reports.ts and list that file in tests/contract/cases/index.ts.',
    ]);
  });

  it('fail for an operation whose list of cases is empty', () => {
    const [{ operationId = '' } = {}] = operations;
    expect(missingCases(operations, { ...cases, [operationId]: [] })).toEqual([
      expect.stringContaining(`The operation ${operationId} (tag `),
    ]);
  });

  it('belong to operations of the contract', () => {
    const known = new Set(operations.map(({ operationId }) => operationId));
    expect(Object.keys(cases).filter((id) => !known.has(id))).toEqual([]);
  });

  it('include the one that is recorded as the example of each operation and error', () => {
    const examples = new Map(documents().flatMap((document) => Object.entries(readErrorExamples(document) ?? {})));
    const stale = [...contractOperations().values()].flatMap(({ located: { operation }, bundle }) => {
      const recorded = examples.get(operation.operationId);
      if (!recorded) return [];
      const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      return errors.flatMap(([status, response]) => {
        const first = cases[operation.operationId]?.find((one) => String(one.status) === status)?.name;
        const hasBody = deref<ResponseObject>(bundle, response).content !== undefined;
        const isStale = hasBody && first !== undefined && recorded[status]?.title !== first;
        return isStale ? [`${operation.operationId} ${status}: run make record`] : [];
      });
    });
    expect(stale).toEqual([]);
  });

  it('have titles that differ within an operation', () => {
    const titles = Object.entries(cases).flatMap(([id, list]) =>
      list.map(({ status, name }) => `${id} ${status}: ${name}`),
    );
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('are in one table for each operation', () => {
    const listed = Object.values(groups)
      .flat()
      .flatMap((table) => Object.keys(table));
    expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
  });

  it('are run by one test file for each group', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('-cases.test.ts'));
    const tested = files.map(
      (name) => /declareOnBothDatabases\('(.+)'\)/.exec(readFileSync(join(import.meta.dirname, name), 'utf8'))?.[1],
    );
    expect(tested.toSorted()).toEqual(Object.keys(groups).toSorted());
  });
});
