import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileSearch, type Searchable } from '../../../server/domain/languages/search.ts';
import type { SearchDialect } from '../../../server/domain/languages/search-parser.ts';

interface Stream {
  readonly Id: string;
  readonly Name?: string | null;
  readonly Description?: string | null;
  readonly TypeId?: string;
  readonly tags?: readonly string[];
  readonly metadata?: Readonly<Record<string, string>>;
}

const streams: Searchable<Stream> = {
  fields: {
    Id: ({ Id }) => [Id],
    Name: ({ Name }) => [Name],
    Description: ({ Description }) => [Description],
    TypeId: ({ TypeId }) => [TypeId],
    Tags: ({ tags }) => tags ?? [],
  },
  metadata: ({ metadata }) => metadata ?? {},
};

const ids = (query: string, all: readonly Stream[]): string[] =>
  all.filter(compileSearch(query, streams)).map(({ Id }) => Id);

/** Returns whether a query finds a stream by its description; no query here matches the identifier. */
const finds = (query: string, Description: string): boolean => compileSearch(query, streams)({ Id: '#', Description });

describe('a search in names and descriptions', () => {
  const all: Stream[] = [
    { Id: 'stream1', Name: 'tempA', Description: 'Temperature from DeviceA' },
    { Id: 'stream2', Name: 'pressureA', Description: 'Pressure from DeviceA' },
    { Id: 'stream3', Name: 'calcA', Description: 'Calculation from DeviceA values' },
  ];
  it.each([
    ['temperature', ['stream1']],
    ['calc*', ['stream3']],
    ['DeviceA*', ['stream1', 'stream2', 'stream3']],
    ['humidity*', []],
    ['"Pressure from"', []],
    ['"Pressure from"*', ['stream2']],
    ['name:tempA OR id:stream3', ['stream1', 'stream3']],
    ['NOT name:temp*', ['stream2', 'stream3']],
    ['name:tempA name:calcA', ['stream1', 'stream3']],
    ['*', ['stream1', 'stream2', 'stream3']],
  ])('finds the matching streams: %s', (query, expected) => {
    expect(ids(query, all)).toEqual(expected);
  });
});

describe('a search by words, operators and wildcards', () => {
  it.each([
    ['mud AND log', ['log mud', 'mud log'], ['mud', 'log']],
    ['mud OR log', ['log mud', 'mud', 'log'], ['mutt', 'look']],
    ['mud log', ['log mud', 'mud', 'log'], ['mutt', 'look']],
    ['mud AND (NOT log)', ['mud'], ['mud log', 'log']],
    ['mud AND (log OR pump*)', ['mud log', 'mud pumps'], ['mud bath', 'log']],
    ['cat NOT dog', ['cat', 'cat dog', 'cow'], ['dog']],
    ['l*g', ['log', 'logg', 'LG'], ['lake swimming', 'l']],
    ['*log', ['analog', 'alog', 'log'], ['logg']],
    ['*log*', ['analog', 'alogger', 'log'], ['lop']],
    ['log*', ['log', 'logger', 'the logger'], ['analog']],
  ])('finds the matching values: %s', (query, matching, others) => {
    expect(matching.filter((value) => !finds(query, value))).toEqual([]);
    expect(others.filter((value) => finds(query, value))).toEqual([]);
  });
});

describe('a search by phrases in quotes', () => {
  it.each([
    ['"pump pressure"', ['pump pressure', 'Pump Pressure'], ['pressure', 'pressure pump', 'pump pressure gauge']],
    ['"pump pressure"*', ['pump pressure', 'pump pressure gauge'], ['the pump pressure gauge']],
    ['*"pump pressure"', ['pump pressure', 'the pump pressure'], ['the pump pressure gauge', 'pressure pump']],
    ['*"pump pressure"*', ['pump pressure', 'pump pressure gauge', 'the pump pressure gauge'], ['pressure pump']],
    ['"pump*pressure"', ['pump*pressure'], ['pump pressure', 'pump the pressure']],
    ['"unit five"', ['unit five'], ['Pump three on unit five']],
    ['*"unit five"', ['Pump three on unit five'], ['unit five, pump three']],
    ['""', [], ['x']],
    ['"AND"', ['and'], ['x']],
    ['"a (b) : \\" \\\\ c"', ['a (b) : " \\ c'], ['a (b)']],
  ])('finds the matching values: %s', (query, matching, others) => {
    expect(matching.filter((value) => !finds(query, value))).toEqual([]);
    expect(others.filter((value) => finds(query, value))).toEqual([]);
  });
});

describe('a search in metadata', () => {
  const all: Stream[] = [
    { Id: 'stream1', metadata: { manufacturer: 'company', serial: 'abc' } },
    { Id: 'stream2', metadata: { serial: 'a1' } },
    { Id: 'stream3', metadata: { status: 'active', 'second key': 'second value' } },
  ];
  it.each([
    ['manufacturer:company', ['stream1']],
    ['company', ['stream1']],
    ['manufa*turer:compan*', ['stream1']],
    ['a*', ['stream1', 'stream2', 'stream3']],
    ['ser*al:a*', ['stream1', 'stream2']],
    ['s*:a*', ['stream1', 'stream2', 'stream3']],
    ['Id:stream*', ['stream1', 'stream2', 'stream3']],
    ['Id*:stream*', []],
    ['manufacturer', []],
    ['SERIAL:ABC', ['stream1']],
    ['"second key":second', ['stream3']],
    ['second\\ key:"second value"', ['stream3']],
    ['second:second', []],
    ['*key:value', ['stream3']],
    ['Name:company', []],
  ])('finds the matching streams: %s', (query, expected) => {
    expect(ids(query, all)).toEqual(expected);
  });
});

describe('the stream of docs/behavior/data-views.md#queries', () => {
  const stream: Stream = {
    Id: 'PumpA',
    Name: 'Pump A',
    TypeId: 'pump.v1',
    tags: ['wet'],
    metadata: { Area: 'East wing' },
  };
  it.each([
    ['pump*', true],
    ['pump', true],
    ['"pump"', false],
    ['area:east', true],
    ['east', true],
    ['area', false],
    ['tags:wet AND NOT typeid:valve*', true],
    ['Id*:Pump*', false],
  ])('is found by %s: %p', (query, expected) => {
    expect(compileSearch(query, streams)(stream)).toBe(expected);
  });
});

describe('a term', () => {
  it.each([
    ['Device', 'Device. '],
    ['Device', 'the Device!! here'],
    ['Device', 'the Device.'],
    ['Device.', 'the Device here'],
    ['Device.1', 'a Device.1, here'],
    ['Device!!1', 'Device!!1'],
    ['Device!*', 'DeviceA'],
    ['"Device!"*', 'Device!A'],
    ['*.OpcUaQuality', 'Plant.OpcUaQuality'],
    ['TimeIndexed.* AND *quality', 'TimeIndexed.X.Quality'],
    ['e2etest_for_* AND *_conversion', 'e2etest_for_a_conversion'],
    ['Id:urn:a', 'never'],
    ['1\\:100', 'at 1:100'],
    ['Austin\\\\Dallas', 'Austin\\Dallas'],
    ['a\\*b', 'a*b'],
    ['\\(a\\)b', '(a)b'],
    ['\\"a', '"a'],
    ['a\\/b|c/d', 'a/b|c/d'],
    ['--', 'a -- b'],
    ['and', 'this and that'],
    ['\\AND', 'this and that'],
    ['über', 'ÜBER'],
    ['tab', 'a\ttab\nand a line'],
    ['a(b)', 'b'],
  ])('%s finds %p', (query, value) => {
    expect(compileSearch(query, streams)({ Id: 'urn:a', Description: value, Name: null })).toBe(true);
  });

  it.each([
    ['Device', 'Device.1'],
    ['Device.1', 'Device'],
    ['"Device"', 'Device.'],
    ['a\\*b', 'axb'],
    ['"Device!"*', 'DeviceA'],
    ['device', 'my-device'],
    ['-', 'a -- b'],
    ['ab*ba', 'aba'],
    ['Description:*', ''],
  ])('%s does not find %p', (query, value) => {
    expect(finds(query, value)).toBe(false);
  });
});

describe('a query with operators', () => {
  it('applies NOT before AND, AND before OR, and parentheses first', () => {
    const letters = fc.subarray(['a', 'b', 'c', 'd']);
    fc.assert(
      fc.property(letters, (words) => {
        const value = words.join(' ');
        const has = (letter: string) => words.includes(letter);
        expect(finds('a b AND c', value)).toBe(has('a') || (has('b') && has('c')));
        expect(finds('a AND b OR c AND NOT d', value)).toBe((has('a') && has('b')) || (has('c') && !has('d')));
        expect(finds('NOT a AND b', value)).toBe(!has('a') && has('b'));
        expect(finds('NOT (a b) NOT NOT c', value)).toBe(!(has('a') || has('b')) || has('c'));
        expect(finds('(a OR b) AND (c d)', value)).toBe((has('a') || has('b')) && (has('c') || has('d')));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a query with stars', () => {
  it('finds the same words as a regular expression', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 4 });
    const pattern = fc
      .tuple(fc.constantFrom('x', 'x*', '*x', '*x*', 'x*y'), text, text)
      .map(([shape, x, y]) =>
        [...shape].map((part) => (part === 'x' ? `a${x}b` : part === 'y' ? `${y}a` : part)).join(''),
      );
    fc.assert(
      fc.property(pattern, fc.array(text, { maxLength: 4 }), (query, words) => {
        const expression = new RegExp(`^${query.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
        const tokens = words.map((word) => word.replace(/(?<!^\.*)\.+$/, '')).filter((word) => word !== '');
        expect(finds(`description:${query}`, words.join(' '))).toBe(tokens.some((token) => expression.test(token)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('an object without metadata', () => {
  it('has no values for an unknown name', () => {
    const types: Searchable<{ Id: string }> = { fields: { Id: ({ Id }) => [Id] } };
    expect(compileSearch('Area:east', types)({ Id: 'east' })).toBe(false);
    expect(compileSearch('NOT Area:east', types)({ Id: 'east' })).toBe(true);
    expect(compileSearch('ID:east', types)({ Id: 'east' })).toBe(true);
  });
});

describe('the edge dialect (docs/behavior/edge-systems.md#search)', () => {
  const system: Stream = { Id: 'e1', Name: 'Edge box. North', tags: ['a', 'b c'], metadata: { Area: 'East' } };
  it.each<[string, SearchDialect, boolean]>([
    ['edge north', 'edge', true],
    ['edge south', 'edge', false],
    ['edge south', 'objects', true],
    ['edge OR south north', 'edge', true],
    ['south OR edge north', 'edge', true],
    ['south edge OR north', 'edge', true],
    ['edge NOT south', 'edge', true],
    ['edge NOT north', 'edge', false],
    ['Edge*North', 'edge', true],
    ['Edge*North', 'objects', false],
    ['tags:c AND tags:a', 'edge', true],
    ['"Edge"', 'edge', false],
    ['"Edge"*', 'edge', true],
  ])('is respected by %s (%s): %p', (query, dialect, expected) => {
    expect(compileSearch(query, streams, dialect)(system)).toBe(expected);
  });

  it.each([
    ['Area:East', 'position 1: "area" is not a field; the fields are Id, Name, Description, TypeId, Tags'],
    ['edge N*:x', 'position 6: "n*" is not a field'],
  ])('refuses %s', (query, message) => {
    expect(() => compileSearch(query, streams, 'edge')).toThrow(message);
  });
});

describe('an invalid query', () => {
  it.each([
    ['', 'position 1: expected a term, found the end'],
    ['  ', 'position 3: expected a term, found the end'],
    ['*l*g', 'position 1: a term can have one star, or one at each end'],
    ['x *l*g*', 'position 3: a term can have one star, or one at each end'],
    ['l*g*', 'position 1: a term can have one star'],
    ['a*b*c', 'position 1: a term can have one star'],
    ['a*b*:c', 'position 1: a term can have one star'],
    ['"my"*"log"', 'position 1: quotes must be around a whole term'],
    ['my"log"', 'position 1: quotes must be around a whole term'],
    ['"my"log', 'position 1: quotes must be around a whole term'],
    ['x "log', 'position 3: the term that starts here has no closing quote'],
    ['log\\', 'position 5: expected a character after the backslash'],
    ['a AND', 'position 6: expected a term, found the end'],
    ['a OR OR b', 'position 6: expected a term, found OR'],
    ['AND a', 'position 1: expected a term, found AND'],
    ['NOT', 'position 4: expected a term, found the end'],
    ['(a', 'position 3: expected an operator, a term or a closing parenthesis, found the end'],
    ['a)', 'position 2: expected an operator, a term or the end, found )'],
    ['()', 'position 2: expected a term, found )'],
    ['name:', 'position 6: expected a term'],
    ['name: x', 'position 6: expected a term'],
    ['name:(x)', 'position 6: expected a term'],
    [':x', 'position 1: expected a term'],
  ])('is refused: %s', (query, message) => {
    expect(() => compileSearch(query, streams)).toThrow(
      expect.objectContaining({ name: 'InvalidInput', subject: 'query', message: expect.stringContaining(message) }),
    );
  });

  it('is not nested by terms next to each other', () => {
    expect(finds('(a) NOT b '.repeat(150), 'a')).toBe(true);
  });

  it.each([
    ['parentheses', (levels: number) => '('.repeat(levels) + 'a' + ')'.repeat(levels)],
    ['NOT', (levels: number) => 'NOT '.repeat(levels) + 'a'],
  ])('is refused with more than 100 levels of %s', (_name, nest) => {
    expect(() => compileSearch(nest(100), streams)).not.toThrow();
    expect(() => compileSearch(`(a) ${nest(101)}`, streams)).toThrow('more than 100 nested levels');
  });
});
