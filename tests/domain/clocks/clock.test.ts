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

  it.each([
    ['time', { mode: 'frozen', time: 'soon' }],
    ['time', { mode: 'frozen', time: '1969-12-31T23:59:59Z' }],
    ['time', { mode: 'offset', time: '9000-01-01T00:00:01Z' }],
    ['rate', { mode: 'offset', rate: 0 }],
    ['rate', { mode: 'offset', rate: 100_001 }],
  ] as const)('is refused for %s in %j', (subject, input) => {
    expect(() => readClock(input, null, machine)).toThrow(expect.objectContaining({ subject }) as unknown as Error);
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

  it.each([
    ['duration', { duration: '00:00:00' }],
    ['duration', { duration: '-00:00:01' }],
    ['duration', { duration: 'P1D' }],
    ['duration', { duration: '3650000.00:00:00' }],
    ['to', {}],
    ['to', { duration: '00:00:01', to: '2031-01-01T00:00:00Z' }],
    ['to', { to: 'tomorrow' }],
    ['to', { to: '2029-12-31T23:59:59Z' }],
    ['to', { to: '9000-01-01T00:00:01Z' }],
  ])('is refused for %s in %j', (subject, input) => {
    expect(() => advancedClock(frozen, input, machine)).toThrow(
      expect.objectContaining({ subject }) as unknown as Error,
    );
  });
});
