import { describe, expect, it } from '@jest/globals';
import { parseEdgeOrder, parseEdgeQuery } from '../../../server/domain/edge/edge-system-query.ts';

const text = (field: string, parts: readonly string[], overrides: object = {}) => ({
  kind: 'text',
  fields: [field],
  parts,
  isWholeValue: false,
  matchesSilence: false,
  ...overrides,
});

describe('an order', () => {
  it.each([
    ['name asc', [['name', false]]],
    ['NAME', [['name', false]]],
    [' EdgeSystemId  DESC ', [['id', true]]],
    [
      'Status desc, devicename,tags Asc',
      [
        ['status', true],
        ['deviceName', false],
        ['tags', false],
      ],
    ],
    [
      'StatusDescription,LastContactedTime,SoftwareVersion,Type',
      [
        ['statusDescription', false],
        ['lastContacted', false],
        ['softwareVersion', false],
        ['type', false],
      ],
    ],
  ] as const)('is parsed: %s', (order, expected) => {
    expect(parseEdgeOrder(order).map(({ key, descending }) => [key, descending])).toEqual(expected);
  });

  it.each([
    '',
    'Foo',
    'name up',
    'name asc desc',
    'name,',
    'name;drop table',
    'IsVisible',
    'Id',
    'name xasc',
    'name ascx',
  ])('is refused: "%s"', (order) => {
    expect(() => parseEdgeOrder(order)).toThrow(expect.objectContaining({ subject: 'orderBy' }));
  });
});

const names =
  'EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime, SoftwareVersion';

describe('the error for an unknown field', () => {
  it('lists the fields', () => {
    expect(() => parseEdgeOrder('Foo')).toThrow(
      `orderBy is "Foo"; it must be one of ${names}, with an optional asc or desc, or several of them separated by commas.`,
    );
    expect(() => parseEdgeQuery('Na*me:x')).toThrow(`"na*me" is not a field; the fields are ${names}`);
  });
});

describe('a query', () => {
  it.each([
    ['Tags:Plant1', text('Tags', ['plant1'])],
    ['deviceNAME:gw*', text('DeviceName', ['gw', ''])],
    ['Name:*"a b"*', text('Name', ['', 'a b', ''], { isWholeValue: true })],
    ['StatusDescription:unk*', text('StatusDescription', ['unk', ''], { matchesSilence: true })],
    ['Status:Good', { kind: 'status', categories: [4] }],
    ['status:2', { kind: 'status', categories: [2] }],
    ['Status:*ed', { kind: 'status', categories: [3, 5] }],
    ['Status:7', { kind: 'status', categories: [] }],
    ['LastContactedTime:>2026-03-02T08:00:00Z', { kind: 'time', operator: '>', time: '2026-03-02t08:00:00.0000000z' }],
    ['LastContactedTime:>=2026-03-02', { kind: 'time', operator: '>=', time: '2026-03-02t00:00:00.0000000z' }],
    [
      'lastcontactedtime:"<2026-03-02T09:00:00+01:00"',
      { kind: 'time', operator: '<', time: '2026-03-02t08:00:00.0000000z' },
    ],
    ['LastContactedTime:2026-03-02T08:00:00.5Z', { kind: 'time', operator: '=', time: '2026-03-02t08:00:00.5000000z' }],
    ['LastContactedTime:2026-03*', { kind: 'timeText', parts: ['2026-03', ''] }],
    ['Tags:a Tags:b', { kind: 'and', operands: [text('Tags', ['a']), text('Tags', ['b'])] }],
    ['Tags:a OR Tags:b', { kind: 'or', operands: [text('Tags', ['a']), text('Tags', ['b'])] }],
    ['NOT Tags:a', { kind: 'not', operand: text('Tags', ['a']) }],
  ])('is parsed: %s', (query, expected) => {
    expect(parseEdgeQuery(query)).toEqual(expected);
  });

  it('has up to 100 terms', () => {
    const terms = Array.from({ length: 100 }, () => 'Tags:a').join(' ');
    expect(parseEdgeQuery(terms)).toMatchObject({ kind: 'and' });
  });

  it('searches all text fields for a term without a field', () => {
    const fields = ['EdgeSystemId', 'DeviceName', 'Name', 'Type', 'Tags', 'StatusDescription', 'SoftwareVersion'];
    expect(parseEdgeQuery('pump')).toEqual({ ...text('', ['pump']), fields });
  });

  it.each([
    ['Nope:x', 'position 1'],
    ['Tags:a AND Nope:x', 'position 12'],
    ['Na*:x', 'position 1'],
    ['IsVisible:true', 'position 1'],
    ['(a', 'the end'],
    ['a OR', 'the end'],
    ['"a', 'closing quote'],
    ['LastContactedTime:soon', 'not a time'],
    ['LastContactedTime:>2026-13-01', 'not a time'],
    ['LastContactedTime:=2026-03-02', 'not a time'],
    ['LastContactedTime:x<2026-03-02', 'not a time'],
    ['a\0', 'U+0000'],
    [Array.from({ length: 101 }, () => 'a').join(' '), 'more than 100 terms'],
    [`${'('.repeat(101)}a${')'.repeat(101)}`, 'nested levels'],
  ])('is refused: case %#', (query, problem) => {
    expect(() => parseEdgeQuery(query)).toThrow(
      expect.objectContaining({ subject: 'query', message: expect.stringContaining(problem) }),
    );
  });
});
