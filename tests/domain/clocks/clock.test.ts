// The clock of a tenant (docs/behavior/control.md#clock).
import { describe, expect, it } from '@jest/globals';
import { advancedClock, readClock, timeOfClock, type Clock } from '../../../server/domain/clocks/clock.ts';
import { ticksPerSecond } from '../../../server/domain/values/ticks.ts';
import { formatDateTime, parseDateTime } from '../../../server/domain/values/time.ts';

const at = (text: string): bigint => parseDateTime(text) ?? 0n;
const machine = at('2026-03-02T08:00:00Z');
const later = (seconds: number) => machine + BigInt(seconds) * ticksPerSecond;
const timeAt = (clock: Clock | null, seconds: number) => formatDateTime(timeOfClock(clock, later(seconds)));
const time = '2030-01-01T00:00:00Z';
const frozen = readClock({ mode: 'frozen', time }, null, machine);
const offset = readClock({ mode: 'offset', time }, null, machine);

describe('a clock', () => {
  it('has the time of the machine unless it is set', () => {
    expect(timeAt(null, 5)).toBe('2026-03-02T08:00:05Z');
  });

  it('stands still while it is frozen', () => {
    expect(timeAt(frozen, 5)).toBe(time);
  });

  it('runs from its time with an offset, at its rate', () => {
    expect(timeAt(offset, 5)).toBe('2030-01-01T00:00:05Z');
    expect(timeAt(readClock({ mode: 'offset', time, rate: 3_600 }, null, machine), 2)).toBe('2030-01-01T02:00:00Z');
    expect(timeAt(readClock({ mode: 'offset', time, rate: 0.5 }, null, machine), 3)).toBe('2030-01-01T00:00:01.5Z');
  });

  it('does not run back when the clock of the machine is set back', () => {
    expect(timeAt(offset, -60)).toBe(time);
  });

  it('stops at the year 9000', () => {
    const fast = readClock({ mode: 'offset', time: '8999-12-31T00:00:00Z', rate: 100_000 }, null, machine);
    expect(timeAt(fast, 86_400)).toBe('9000-01-01T00:00:00Z');
  });

  it('goes on from its current time if it is set without one', () => {
    expect(timeAt(readClock({ mode: 'frozen' }, offset, later(5)), 9)).toBe('2030-01-01T00:00:05Z');
    expect(timeAt(readClock({ mode: 'offset' }, frozen, later(5)), 9)).toBe('2030-01-01T00:00:04Z');
    expect(timeAt(readClock({ mode: 'frozen', time: null, rate: null }, null, later(5)), 9)).toBe(
      '2026-03-02T08:00:05Z',
    );
  });

  it('has the time of the machine again in the mode system, whatever else the request has', () => {
    expect(readClock({ mode: 'system', time: 'x', rate: -1 }, frozen, machine)).toBeNull();
  });

  it('can be set to the first and the last time of its bounds', () => {
    for (const bound of ['1970-01-01T00:00:00Z', '9000-01-01T00:00:00Z'])
      expect(timeAt(readClock({ mode: 'frozen', time: bound }, null, machine), 5)).toBe(bound);
  });

  const bounds = 'must set the clock to a time from 1970-01-01T00:00:00Z to 9000-01-01T00:00:00Z.';
  it.each([
    ['time', { mode: 'frozen', time: 'soon' }, "time is 'soon'; it must be a time in ISO 8601."],
    ['time', { mode: 'frozen', time: '1969-12-31T23:59:59Z' }, `time ${bounds}`],
    ['time', { mode: 'offset', time: '9000-01-01T00:00:01Z' }, `time ${bounds}`],
    ['rate', { mode: 'offset', rate: 0 }, 'rate must be greater than 0 and at most 100000.'],
    ['rate', { mode: 'offset', rate: 100_001 }, 'rate must be greater than 0 and at most 100000.'],
  ] as const)('is refused for %s in %j', (subject, input, message) => {
    expect(() => readClock(input, null, machine)).toThrow(
      expect.objectContaining({ subject, message }) as unknown as Error,
    );
  });
});

describe('an advance', () => {
  const advancedTo = (clock: Clock | null, input: object, seconds = 0) =>
    timeAt(advancedClock(clock, input, later(seconds)), seconds);

  it('adds a duration to the current time, or sets a later one', () => {
    expect(advancedTo(frozen, { duration: '1.00:00:01' }, 5)).toBe('2030-01-02T00:00:01Z');
    expect(advancedTo(offset, { duration: '00:00:01' }, 5)).toBe('2030-01-01T00:00:06Z');
    expect(advancedTo(offset, { to: '2030-06-01T00:00:00Z', duration: null })).toBe('2030-06-01T00:00:00Z');
    expect(advancedTo(frozen, { to: time })).toBe(time);
  });

  it('leaves the mode and the rate, except for the mode system, which becomes offset', () => {
    expect(advancedClock(frozen, { duration: '00:00:01' }, machine)).toMatchObject({ mode: 'frozen', rate: 0 });
    expect(advancedClock(null, { duration: '00:00:01' }, machine)).toEqual({
      mode: 'offset',
      rate: 1,
      setAt: machine,
      time: later(1),
    });
  });

  const bounds = 'must set the clock to a time from 1970-01-01T00:00:00Z to 9000-01-01T00:00:00Z.';
  const spans = 'it must be a positive time span, such as 1.00:00:00 for a day.';
  const either = 'An advance must have either duration or to, and not both.';
  it.each([
    ['duration', { duration: '00:00:00' }, `duration is '00:00:00'; ${spans}`],
    ['duration', { duration: '-00:00:01' }, `duration is '-00:00:01'; ${spans}`],
    ['duration', { duration: 'P1D' }, `duration is 'P1D'; ${spans}`],
    ['duration', { duration: '3650000.00:00:00' }, `duration ${bounds}`],
    ['to', {}, either],
    ['to', { duration: '00:00:01', to: '2031-01-01T00:00:00Z' }, either],
    ['to', { to: 'tomorrow' }, "to is 'tomorrow'; it must be a time in ISO 8601."],
    ['to', { to: '2029-12-31T23:59:59Z' }, `to is '2029-12-31T23:59:59Z'; the clock is already at ${time}.`],
    ['to', { to: '9000-01-01T00:00:01Z' }, `to ${bounds}`],
  ])('is refused for %s in %j', (subject, input, message) => {
    expect(() => advancedClock(frozen, input, machine)).toThrow(
      expect.objectContaining({ subject, message }) as unknown as Error,
    );
  });
});
