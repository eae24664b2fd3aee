// The kit itself: its files are what the schema says, name operations and parameters of the contract, and the judge can tell right from wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { deref, documents, operationsOf, parametersOf, readBundle, type Parameter } from '../../scripts/documents.ts';
import { differences } from './judge.ts';
import { filled, kit, pointed, type KitCall } from './kit.ts';

const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'schema.json'), 'utf8')) as object;
const ajv = ajvFormats.default(new Ajv2020({ strict: true, allowUnionTypes: true }));
const known = new Map(
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
    const plain: unknown = JSON.parse(
      JSON.stringify(file, (_key, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
    );
    expect([ajv.validate(schema, plain), ajv.errors]).toEqual([true, null]);
    expect(new Set(file.cases.map(({ name }) => name)).size).toBe(file.cases.length);
  });

  it.each([...kit])('%s names operations, parameters and statuses of the contract', (_name, { setup, cases }) => {
    const calls: readonly KitCall[] = [...setup, ...cases.flatMap((one) => [...(one.setup ?? []), one.call])];
    const unknown = calls.flatMap(({ operation, parameters = {} }) => {
      const names = known.get(operation)?.names;
      return names ? Object.keys(parameters).filter((name) => !names.includes(name)) : [operation];
    });
    expect(unknown).toEqual([]);
    for (const { name, call, expect: wanted } of cases)
      expect([name, known.get(call.operation)?.statuses]).toEqual([
        name,
        expect.arrayContaining([String(wanted.status)]),
      ]);
  });

  it('sends lists only to parameters that accept lists', () => {
    const calls = [...kit.values()].flatMap(({ setup, cases }) => [
      ...setup,
      ...cases.flatMap((one) => [...(one.setup ?? []), one.call]),
    ]);
    const wrong = calls.flatMap(({ operation, parameters = {} }) => {
      return Object.entries(parameters)
        .filter(([name, value]) => Array.isArray(value) !== known.get(operation)?.lists.includes(name))
        .map(([name]) => `${operation} ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has a minimum number of cases', () => {
    expect([...kit.values()].flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(150);
  });
});

describe('the comparison of results', () => {
  it.each<[string, unknown, unknown]>([
    ['members that are not named', { A: 1 }, { A: 1, B: 2 }],
    ['integers to the last digit', 9007199254740993n, 9007199254740993n],
    ['null', { A: null }, { A: null }],
    ['what is absent', { A: { $absent: true } }, {}],
    ['anything, null too', { A: { $any: true } }, { A: null }],
    ['the same time', { $time: '2026-01-01T00:00:00.1200000Z' }, '2026-01-01T00:00:00.12+00:00'],
    ['a time without a fraction', { $time: '2026-01-01T00:00:00.0000000Z' }, '2026-01-01T00:00:00Z'],
    ['an expression', { $match: '^P' }, 'Pump'],
    ['a length', { $length: 2 }, [1, 2]],
  ])('accepts %s', (_what, expected, actual) => {
    expect(differences(expected, actual)).toEqual([]);
  });

  it.each<[string, unknown, unknown, string]>([
    ['another value', { A: { B: 1 } }, { A: { B: 2 } }, '/A/B: expected 1, got 2'],
    ['null for absent', { A: { $absent: true } }, { A: null }, '/A: expected {"$absent":true}, got null'],
    ['absent for null', { A: null }, {}, '/A: expected null, got nothing'],
    ['a number near by', 9007199254740993n, 9007199254740992, '/: expected "9007199254740993", got 9007199254740992'],
    ['a text for a number', [1], ['1'], '/0: expected 1, got "1"'],
    ['a longer list', [1], [1, 2], '/: expected [1], got [1,2]'],
    ['a list for an object', { A: 1 }, [], '/: expected {"A":1}, got []'],
    ['100 ns too many', { $time: '2026-01-01T00:00:00.0000001Z' }, '2026-01-01T00:00:00Z', '/: expected'],
    ['what is no text', { $match: '1' }, 1, '/: expected'],
  ])('refuses %s', (_what, expected, actual, message) => {
    const [found, ...rest] = differences(expected, actual);
    expect([found?.slice(0, message.length), rest]).toEqual([message, []]);
  });
});

describe('names in the kit', () => {
  it('are replaced in strings, and with the value itself if the string is only the name', () => {
    expect(filled({ a: ['${id}', 'x-${id}'] }, { id: 7 })).toEqual({ a: [7, 'x-7'] });
    expect(() => filled('${other}', { id: 7 })).toThrow('The kit knows no ${other}.');
  });

  it('are read from a response by JSON pointers', () => {
    expect(pointed({ a: [{ Id: 'x' }] }, '/a/0/Id')).toBe('x');
    expect(pointed({ a: 1 }, '')).toEqual({ a: 1 });
  });
});
