// Faults: which requests get them, and how long they delay (docs/behavior/control.md#faults).
import { describe, expect, it } from '@jest/globals';
import { delayMilliseconds, type Delay } from '../../../server/domain/injected-faults/delays.ts';
import {
  canStrike,
  strike,
  type FaultMatch,
  type FaultRequest,
  type InjectedFault,
} from '../../../server/domain/injected-faults/injected-fault.ts';
import { readFault, type FaultInput } from '../../../server/domain/injected-faults/read-fault.ts';
import { randomAt } from '../../../server/domain/injected-faults/seeded-random.ts';

const operations = new Set(['getStream', 'listStreams']);
const then = { status: 500 };
const newFault = (input: Partial<FaultInput> = {}, name = 'a') => readFault(name, { then, ...input }, operations);
const request: FaultRequest = {
  operationId: 'getStream',
  method: 'GET',
  caller: 'Client-1',
  url: '/api/Tenants/one/Streams/Pump%20101?count=1',
  headers: { 'x-test': 'some Value' },
};

describe('a match', () => {
  const cases: readonly (readonly [FaultMatch, boolean])[] = [
    [{}, true],
    [{ operationId: 'getStream' }, true],
    [{ operationId: 'listStreams' }, false],
    [{ caller: 'client-1' }, true],
    [{ caller: 'client-2' }, false],
    [{ path: '/api/Tenants/one/Streams/Pump%20101' }, true],
    [{ path: '/API/*/streams/*' }, true],
    [{ path: '*' }, true],
    [{ path: '*101' }, true],
    [{ path: '*one*pump*101' }, true],
    [{ path: '*pump*one*' }, false],
    [{ path: '/api' }, false],
    [{ path: 'api*' }, false],
    [{ path: '*count=1' }, false],
    [{ path: '/api/Tenants/one/Streams/Pump%20101*Pump%20101' }, false],
    [{ header: { name: 'X-Test' } }, true],
    [{ header: { name: 'X-Test', value: 'some Value' } }, true],
    [{ header: { name: 'X-Test', value: 'some value' } }, false],
    [{ header: { name: 'X-Other' } }, false],
    [{ operationId: 'getStream', caller: 'client-2' }, false],
  ];
  it.each(cases)('%j is %p', (match, isMatch) => {
    expect(canStrike(newFault({ match }), 'before', request)).toBe(isMatch);
    expect(canStrike(newFault({ match }), 'afterCommit', request)).toBe(false);
  });
});

/** Returns which of a number of requests a fault strikes, and the fault after them. */
function strikesOf(fault: InjectedFault, requests: number) {
  let faults: readonly InjectedFault[] = [fault];
  const strikes = Array.from({ length: requests }, () => {
    const result = strike(faults, 'before', request);
    ({ faults } = result);
    return result.struck !== undefined;
  });
  return { strikes, after: faults[0] };
}

describe('a fault', () => {
  it('strikes every matching request by default', () => {
    expect(strikesOf(newFault(), 5)).toMatchObject({ strikes: [true, true, true, true, true], after: { used: 5 } });
  });

  it('strikes the first requests of its count', () => {
    const { strikes, after } = strikesOf(newFault({ count: 2 }), 4);
    expect([strikes, after?.matched, after?.used]).toEqual([[true, true, false, false], 2, 2]);
  });

  it('strikes by its probability, the same requests for the same seed', () => {
    const { strikes, after } = strikesOf(newFault({ probability: 0.2, seed: 5 }), 10_000);
    expect(after).toMatchObject({ matched: 10_000, used: strikes.filter(Boolean).length });
    expect(Math.abs((after?.used ?? 0) - 2_000)).toBeLessThan(160);
    expect(strikesOf(newFault({ probability: 0.2, seed: 5 }), 10_000).strikes).toEqual(strikes);
    expect(strikesOf(newFault({ probability: 0.2, seed: 6 }), 10_000).strikes).not.toEqual(strikes);
  });

  it('that a request meets after the one that it gets is not counted', () => {
    const { faults, struck } = strike([newFault({}, 'a'), newFault({}, 'b')], 'before', request);
    expect([struck?.name, faults[1]]).toEqual(['a', newFault({}, 'b')]);
  });
});

describe('a delay', () => {
  const delaysOf = (delay: Delay) =>
    Array.from({ length: 10_001 }, (_, i) =>
      delayMilliseconds(delay, [randomAt(3, 2 * i), randomAt(3, 2 * i + 1)]),
    ).toSorted((a, b) => a - b);
  const quantile = (delays: readonly number[], part: number) => delays[Math.round((delays.length - 1) * part)] ?? NaN;

  it('is always the same if it is fixed', () => {
    expect(new Set(delaysOf({ fixed: 20 }))).toEqual(new Set([20]));
  });

  it('is uniform between its bounds', () => {
    const delays = delaysOf({ uniform: { minimum: 100, maximum: 200 } });
    expect(quantile(delays, 0)).toBeGreaterThanOrEqual(100);
    expect(quantile(delays, 1)).toBeLessThanOrEqual(200);
    for (const part of [0.1, 0.5, 0.9]) expect(Math.abs(quantile(delays, part) - (100 + 100 * part))).toBeLessThan(3);
  });

  it('has a lognormal distribution with its median and sigma, and an upper bound', () => {
    const delays = delaysOf({ lognormal: { median: 100, sigma: 0.5 } });
    expect(Math.abs(quantile(delays, 0.5) - 100)).toBeLessThan(3);
    // One standard deviation above the median and below it.
    expect(Math.abs(Math.log(quantile(delays, 0.8413) / 100) - 0.5)).toBeLessThan(0.03);
    expect(Math.abs(Math.log(quantile(delays, 0.1587) / 100) + 0.5)).toBeLessThan(0.03);
    expect(quantile(delaysOf({ lognormal: { median: 600_000, sigma: 10 } }), 1)).toBe(600_000);
  });
});

describe('random numbers', () => {
  it('are those of SplitMix64', () => {
    // The first outputs for the seed 1234567, as published with the algorithm.
    const published = [6457827717110365317n, 3203168211198807973n, 9817491932198370423n, 4593380528125082431n];
    expect(published.map((_, i) => randomAt(1_234_567, i))).toEqual(published.map((n) => Number(n >> 11n) / 2 ** 53));
  });

  it('differ for negative seeds', () => {
    expect(randomAt(-1, 0)).not.toBe(randomAt(1, 0));
  });
});

describe('the settings of a fault', () => {
  it('have defaults, and null stands for an absent member', () => {
    const match = { operationId: null, path: '/a', header: { name: 'X', value: null } };
    expect(newFault({ match, then: { status: null, reset: true }, count: null })).toEqual({
      name: 'a',
      match: { path: '/a', header: { name: 'X' } },
      probability: null,
      count: null,
      seed: 0,
      phase: 'before',
      then: { reset: true },
      matched: 0,
      used: 0,
    });
  });

  const refused: readonly (readonly [string, Partial<FaultInput>])[] = [
    ['match.operationId', { match: { operationId: 'getNothing' } }],
    ['count', { count: 1, probability: 0.5 }],
    ['then', { then: {} }],
    ['then', { then: { status: 500, reset: true } }],
    ['then.reset', { then: { reset: false } }],
    ['then.error', { then: { reset: true, error: 'text' } }],
    ['then.delay', { then: { delay: {} } }],
    ['then.delay', { then: { delay: { fixed: 1, uniform: { minimum: 1, maximum: 2 } } } }],
    ['then.delay.uniform', { then: { delay: { uniform: { minimum: 2, maximum: 1 } } } }],
  ];
  it.each(refused)('are refused with the name of the wrong member %s: %j', (subject, input) => {
    expect(() => newFault(input)).toThrow(expect.objectContaining({ subject }));
  });
});
