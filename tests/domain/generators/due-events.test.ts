// The events of generators depend on their plan alone, not on how the time is divided into steps.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cursorsAt, dueEvents, isDue, type GeneratedEvent } from '../../../server/domain/generators/due-events.ts';
import { readPlan, type Plan, type PlanInput, type SignalInput } from '../../../server/domain/generators/plan.ts';
import { ticksPerSecond } from '../../../server/domain/values/ticks.ts';
import { formatDateTime, parseDateTime } from '../../../server/domain/values/time.ts';

const start = '2026-03-02T08:00:00Z';
const at = (seconds: number) =>
  (parseDateTime(start) ?? 0n) + BigInt(Math.round(seconds * 1_000)) * (ticksPerSecond / 1_000n);
const planOf = (input: Partial<PlanInput> & { signal: SignalInput }): Plan => readPlan({ start, ...input }, 0n);
const sine = { kind: 'sine' } as const;

/** Returns the events of a plan up to some seconds after its start, in steps that end at other seconds. */
function eventsOf(
  plan: Plan,
  end: number,
  ends: readonly number[] = [],
  maxSteps = 1_000,
  series = 'pump',
): readonly GeneratedEvent[] {
  let cursors = cursorsAt(0);
  const events: GeneratedEvent[] = [];
  for (const until of [...ends.toSorted((a, b) => a - b), end].map(at))
    while (isDue(plan, cursors, until)) {
      const step = dueEvents(plan, series, cursors, until, maxSteps);
      events.push(...step.events);
      cursors = step.cursors;
    }
  return events;
}
const byTime = (events: readonly GeneratedEvent[]) =>
  events.toSorted((a, b) => Number(a.time - b.time)).map(({ time, value }) => `${formatDateTime(time)} ${value}`);

const signals: fc.Arbitrary<SignalInput> = fc.oneof(
  fc.constant({ kind: 'sine', period: '00:00:17' } as const),
  fc.constant({ kind: 'square', period: '00:00:07' } as const),
  fc.record({ kind: fc.constant('randomWalk' as const), step: fc.double({ min: 0, max: 200, noNaN: true }) }),
  fc.constant({ kind: 'recorded', values: [1, 2.5, -3] } as const),
);
const plans = fc
  .record({
    signal: signals,
    seed: fc.nat(),
    interval: fc.constantFrom('00:00:00.250', '00:00:01', '00:00:03'),
    count: fc.constantFrom(10, 1_000),
    outage: fc.constantFrom(undefined, { every: '00:00:20', duration: '00:00:05' }),
    delay: fc.constantFrom(undefined, { probability: 0.3, duration: '00:00:04' }),
  })
  .map(planOf);

describe('the events of a generator', () => {
  it('are the same however the time is divided into steps', () => {
    const seconds = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(
        plans,
        fc.array(seconds, { maxLength: 8 }),
        fc.integer({ min: 1, max: 50 }),
        (plan, ends, maxSteps) => {
          expect(byTime(eventsOf(plan, 100, ends, maxSteps))).toEqual(byTime(eventsOf(plan, 100)));
        },
      ),
    );
  });

  it('have different times', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const times = eventsOf(plan, 100).map(({ time }) => time);
        expect(new Set(times).size).toBe(times.length);
      }),
    );
  });

  it('begin at the start, with an interval between them, up to their number', () => {
    const plan = planOf({ signal: { kind: 'recorded', values: [1, 2] }, interval: '00:00:10', count: 4 });
    expect(byTime(eventsOf(plan, 20))).toEqual([
      '2026-03-02T08:00:00Z 1',
      '2026-03-02T08:00:10Z 2',
      '2026-03-02T08:00:20Z 1',
    ]);
    expect(eventsOf(plan, 20 - 0.001)).toHaveLength(2);
    expect(eventsOf(plan, 1_000)).toHaveLength(4);
    expect(eventsOf(plan, -0.001)).toEqual([]);
  });

  it('differ by seed and by series, if they are random', () => {
    const walk = (seed: number) => planOf({ signal: { kind: 'randomWalk' }, seed });
    const first = byTime(eventsOf(walk(1), 50));
    expect(byTime(eventsOf(walk(1), 50))).toEqual(first);
    expect(byTime(eventsOf(walk(2), 50))).not.toEqual(first);
    expect(byTime(eventsOf(walk(1), 50, [], 1_000, 'tank'))).not.toEqual(first);
  });

  it('leave out one outage in each time span', () => {
    const plan = planOf({ signal: sine, outage: { every: '00:01:00', duration: '00:00:15' } });
    const times = new Set(eventsOf(plan, 599).map(({ time }) => time));
    for (let minute = 0; minute < 10; minute++) {
      const missing = Array.from({ length: 60 }, (_, i) => minute * 60 + i).filter((second) => !times.has(at(second)));
      expect(missing).toEqual(Array.from({ length: 15 }, (_, i) => (missing[0] ?? 0) + i));
    }
  });

  it('are written later if they are late, and then are the same', () => {
    const signal = { kind: 'randomWalk' } as const;
    const plan = planOf({ signal, delay: { probability: 0.4, duration: '00:01:00' } });
    const punctual = planOf({ signal });
    const before = eventsOf(plan, 99);
    const lateTimes = eventsOf(plan, 99 + 60).length - eventsOf(plan, 159 - 60).length;
    expect(lateTimes).toBeGreaterThan(0);
    // The events of the first 40 seconds are complete after 99 seconds; later ones are not.
    const until = (events: readonly GeneratedEvent[], seconds: number) =>
      events.filter(({ time }) => time <= at(seconds));
    expect(byTime(until(before, 39))).toEqual(byTime(eventsOf(punctual, 39)));
    expect(until(before, 99).length).toBeLessThan(100);
    expect(byTime(until(eventsOf(plan, 159), 99))).toEqual(byTime(eventsOf(punctual, 99)));
  });
});

describe('a signal', () => {
  it('is a sine between its bounds', () => {
    const signal = { ...sine, minimum: -1, maximum: 3, period: '00:00:40' } as const;
    const values = eventsOf(planOf({ signal, interval: '00:00:10' }), 30).map(({ value }) => value);
    expect(values).toEqual([1, 3, 1, -1]);
  });

  it('is a square, with its maximum first', () => {
    const signal = { kind: 'square', minimum: 2, maximum: 5, period: '00:00:04' } as const;
    expect(eventsOf(planOf({ signal }), 7).map(({ value }) => value)).toEqual([5, 5, 2, 2, 5, 5, 2, 2]);
  });

  it('is a walk from the middle with bounded steps', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 30, noNaN: true }), (seed, step) => {
        const plan = planOf({ signal: { kind: 'randomWalk', minimum: 10, maximum: 20, step }, seed });
        const values = eventsOf(plan, 200).map(({ value }) => value);
        expect(values[0]).toBe(15);
        for (const [i, value] of values.entries()) {
          expect(value).toBeGreaterThanOrEqual(10);
          expect(value).toBeLessThanOrEqual(20);
          expect(Math.abs(value - (values[i - 1] ?? value))).toBeLessThanOrEqual(step + 1e-6);
        }
      }),
    );
  });
});

describe('a plan', () => {
  it.each([
    [{ interval: '00:00:00' }, "interval is '00:00:00'; it must be a time span from 00:00:00.001 to 365.00:00:00."],
    [{ interval: '366.00:00:00' }, 'interval'],
    [{ interval: 'soon' }, "interval is 'soon'"],
    [{ start: '1969-01-01T00:00:00Z' }, 'from 1970 to 9000'],
    [{ signal: { kind: 'recorded' } }, 'signal.values is missing'],
    [{ signal: { kind: 'sine', minimum: 5, maximum: 5 } }, 'it must be less than signal.maximum, 5.'],
    [{ signal: { kind: 'square', period: '0' } }, 'signal.period'],
    [{ outage: { every: '00:01:00', duration: '00:01:01' } }, 'it must be at most outage.every, 00:01:00.'],
    [{ delay: { probability: 1, duration: '-00:01:00' } }, 'delay.duration'],
  ] as const)('%j is refused', (input, message) => {
    expect(() => planOf({ signal: sine, ...input })).toThrow(message);
  });
});
