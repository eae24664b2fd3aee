import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { edgeSystemIndex, sortableTime, versionKey } from '../../../server/domain/edge/edge-system-index.ts';
import { StatusCategory } from '../../../server/domain/edge/status-category.ts';
import { maxDateTime } from '../../../server/domain/values/ticks.ts';
import { component, gateway } from './samples.ts';

const { Good } = StatusCategory;

describe('the keys of versions', () => {
  it('sort by numbers', () => {
    const sorted = ['1', '1.0', '1.0.0', '1.9', '1.10', '1.10.0-beta', '01.11', '2', '10', 'beta'];
    expect(sorted.toSorted((a, b) => (versionKey(a) < versionKey(b) ? -1 : 1))).toEqual(sorted);
  });

  it.each([
    ['1.9', '1.10'],
    ['1.999999999', '1.1000000000'],
    [`1.${'9'.repeat(99)}`, `1.1${'0'.repeat(99)}`],
  ])('sort a number before one with more digits: %s, %s', (smaller, larger) => {
    expect(versionKey(smaller) < versionKey(larger)).toBe(true);
  });

  it('ignore zeros before a number, and the case of letters', () => {
    expect(versionKey('0010.00b')).toBe(versionKey('10.0B'));
  });

  it('sort like the numbers for any numbers', () => {
    const number = fc.bigInt({ min: 0n, max: 10n ** 40n });
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(versionKey(`1.${a}`) < versionKey(`1.${b}`)).toBe(a < b);
      }),
    );
  });
});

it('sortable times sort like their ticks', () => {
  const ticks = fc.bigInt({ min: 0n, max: maxDateTime });
  fc.assert(
    fc.property(ticks, ticks, (a, b) => {
      expect(sortableTime(a) < sortableTime(b)).toBe(a < b);
    }),
  );
});

describe('the index of an edge system', () => {
  const system = gateway(
    [component('A', { Status: Good, StatusDescription: 'Good', NextHealthMessageExpected: '2026-03-02T08:02:00Z' })],
    {
      Tags: ['Pump house.', 'b', 'A'],
      SoftwareVersion: '1.3.0',
    },
  );

  it('has sort keys in lower case', () => {
    expect(edgeSystemIndex(system).sortKeys).toEqual({
      id: 'gw1.opcua',
      deviceName: 'gw1',
      name: 'gw1.opcua',
      type: 'opc ua adapter',
      tags: 'a,b,pump house.',
      status: Good,
      statusDescription: 'good',
      lastContacted: '2026-03-02t08:00:00.0000000z',
      softwareVersion: versionKey('1.3.0'),
    });
    expect(edgeSystemIndex(system).silentAfter).toBe('2026-03-02t08:03:00.0000000z');
  });

  it('has search keys for values and their words', () => {
    const searchKeys = edgeSystemIndex(system).searchKeys.map(
      ({ field, text, isWholeValue }) => `${field} ${text}${isWholeValue ? '' : ' (word)'}`,
    );
    expect(searchKeys).toEqual([
      'EdgeSystemId gw1.opcua',
      'DeviceName gw1',
      'Name gw1.opcua',
      'Type opc ua adapter',
      ...['opc', 'ua', 'adapter'].map((word) => `Type ${word} (word)`),
      'Tags pump house.',
      'Tags pump (word)',
      'Tags house (word)',
      'Tags b',
      'Tags a',
      'StatusDescription good',
      'SoftwareVersion 1.3.0',
    ]);
  });

  it('has no sort keys for members that are null', () => {
    const { sortKeys, silentAfter } = edgeSystemIndex(gateway());
    expect([sortKeys.statusDescription, sortKeys.softwareVersion, sortKeys.tags, silentAfter]).toEqual([
      null,
      null,
      '',
      null,
    ]);
  });
});
