// The conformance kit itself: its files follow the schema and the contract, and the comparison of results finds every difference.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { deref, documents, operationsOf, parametersOf, readBundle, type Parameter } from '../../scripts/documents.ts';
import { differences } from './compare.ts';
import { substitute, kit, valueAt, type KitCall } from './kit.ts';

const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'schema.json'), 'utf8')) as object;
const ajv = ajvFormats.default(new Ajv2020({ strict: true, allowUnionTypes: true }));
const operationsById = new Map(
  documents().flatMap((document) => {
    const bundle = readBundle(document);
    return operationsOf(bundle).map((located) => {
      const parameters = parametersOf(bundle, located);
      const names = parameters.map(({ name }) => name);
      const isList = ({ schema }: Parameter) => deref(bundle, schema)['type'] === 'array';
      const lists = parameters.filter(isList).map(({ name }) => name);
      return [
        located.operation.operationId,
        { names, lists, statuses: Object.keys(located.operation.responses) },
      ] as const;
    });
  }),
);

describe('the conformance kit', () => {
  it.each([...kit])('%s conforms to the schema', (_name, file) => {
    const withoutBigints: unknown = JSON.parse(
      JSON.stringify(file, (_key, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
    );
    expect([ajv.validate(schema, withoutBigints), ajv.errors]).toEqual([true, null]);
    expect(new Set(file.cases.map(({ name }) => name)).size).toBe(file.cases.length);
  });

  it.each([...kit])('%s names operations, parameters and statuses of the contract', (_name, { setup, cases }) => {
    const calls: readonly KitCall[] = [
      ...setup,
      ...cases.flatMap((kitCase) => [...(kitCase.setup ?? []), kitCase.call]),
    ];
    const unknownNames = calls.flatMap(({ operation, parameters = {} }) => {
      const names = operationsById.get(operation)?.names;
      return names ? Object.keys(parameters).filter((name) => !names.includes(name)) : [operation];
    });
    expect(unknownNames).toEqual([]);
    for (const { name, call, expect: expectation } of cases)
      expect([name, operationsById.get(call.operation)?.statuses]).toEqual([
        name,
        expect.arrayContaining([String(expectation.status)]),
      ]);
  });

  it('sends lists to all parameters that are lists, and to no others', () => {
    const calls = [...kit.values()].flatMap(({ setup, cases }) => [
      ...setup,
      ...cases.flatMap((kitCase) => [...(kitCase.setup ?? []), kitCase.call]),
    ]);
    const mismatches = calls.flatMap(({ operation, parameters = {} }) => {
      return Object.entries(parameters)
        .filter(([name, value]) => Array.isArray(value) !== operationsById.get(operation)?.lists.includes(name))
        .map(([name]) => `${operation} ${name}`);
    });
    expect(mismatches).toEqual([]);
  });

  it('has at least 150 cases', () => {
    expect([...kit.values()].flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(150);
  });
});

describe('the comparison of results', () => {
  it.each<[string, unknown, unknown]>([
    ['members that are not expected', { A: 1 }, { A: 1, B: 2 }],
    ['a long integer with the same digits', 9007199254740993n, 9007199254740993n],
    ['null', { A: null }, { A: null }],
    ['a missing member', { A: { $absent: true } }, {}],
    ['null as any value', { A: { $any: true } }, { A: null }],
    ['the same time', { $time: '2026-01-01T00:00:00.1200000Z' }, '2026-01-01T00:00:00.12+00:00'],
    ['a time without a fraction', { $time: '2026-01-01T00:00:00.0000000Z' }, '2026-01-01T00:00:00Z'],
    ['a string that matches a regular expression', { $match: '^P' }, 'Pump'],
    ['a list of the expected length', { $length: 2 }, [1, 2]],
  ])('accepts %s', (_title, expected, actual) => {
    expect(differences(expected, actual)).toEqual([]);
  });

  it.each<[string, unknown, unknown, string]>([
    ['another value', { A: { B: 1 } }, { A: { B: 2 } }, '/A/B: expected 1, got 2'],
    [
      'null instead of a missing member',
      { A: { $absent: true } },
      { A: null },
      '/A: expected {"$absent":true}, got null',
    ],
    ['a missing member instead of null', { A: null }, {}, '/A: expected null, got nothing'],
    [
      'a long integer with another last digit',
      9007199254740993n,
      9007199254740992,
      '/: expected "9007199254740993", got 9007199254740992',
    ],
    ['a string instead of a number', [1], ['1'], '/0: expected 1, got "1"'],
    ['a longer list', [1], [1, 2], '/: expected [1], got [1,2]'],
    ['a list instead of an object', { A: 1 }, [], '/: expected {"A":1}, got []'],
    ['a time that differs by 100 ns', { $time: '2026-01-01T00:00:00.0000001Z' }, '2026-01-01T00:00:00Z', '/: expected'],
    ['a number instead of a string to match', { $match: '1' }, 1, '/: expected'],
  ])('refuses %s', (_title, expected, actual, message) => {
    const [first, ...rest] = differences(expected, actual);
    expect([first?.slice(0, message.length), rest]).toEqual([message, []]);
  });
});

describe('variables of the kit', () => {
  it('are replaced in strings; a string that is only a variable becomes its value', () => {
    expect(substitute({ a: ['${id}', 'x-${id}'] }, { id: 7 })).toEqual({ a: [7, 'x-7'] });
    expect(() => substitute('${other}', { id: 7 })).toThrow('The kit has no variable ${other}.');
  });

  it('are read from a response by JSON pointer', () => {
    expect(valueAt({ a: [{ Id: 'x' }] }, '/a/0/Id')).toBe('x');
    expect(valueAt({ a: 1 }, '')).toEqual({ a: 1 });
  });
});
