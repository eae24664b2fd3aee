// Turns of jobs, on random queues served one job at a time.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ticksPerSecond } from '../../../server/domain/values/ticks.ts';
import { nextTurn } from '../../../server/domain/virtual-tables/turns.ts';

const minute = 60n * ticksPerSecond;
const priority = fc.integer({ min: 1, max: 4 });

interface Job {
  readonly number: number;
  readonly table: number;
  readonly priority: number;
  readonly queued: bigint;
  readonly turn: bigint;
}

/** The order in which jobs run that are queued at these seconds, when each takes so many seconds and one runs at a time. */
function served(wanted: readonly { table: number; priority: number; at: number }[], takes: number): Job[] {
  const left = wanted.map((job, number) => ({ ...job, number })).sort((a, b) => a.at - b.at || a.number - b.number);
  const waiting: Job[] = [];
  const done: Job[] = [];
  for (let second = 0; left.length > 0 || waiting.length > 0;) {
    while ((left[0]?.at ?? Infinity) <= second) {
      const { number, table, priority, at } = left.shift() ?? { number: 0, table: 0, priority: 0, at: 0 };
      const queued = BigInt(at) * ticksPerSecond;
      const ofTable = waiting.filter((job) => job.table === table);
      waiting.push({ number, table, priority, queued, turn: nextTurn(priority, queued, ofTable) });
    }
    const [next] = waiting.toSorted((a, b) => Number(a.turn - b.turn) || a.number - b.number);
    if (next) {
      done.push(next);
      waiting.splice(waiting.indexOf(next), 1);
      second += takes;
    } else second = left[0]?.at ?? second;
  }
  return done;
}

describe('turns', () => {
  it('of jobs that different tables queue at the same time follow their priorities', () => {
    fc.assert(
      fc.property(fc.array(priority, { minLength: 1, maxLength: 20 }), (priorities) => {
        const order = served(
          priorities.map((one, table) => ({ table, priority: one, at: 0 })),
          1,
        );
        expect(order.map((job) => job.priority)).toEqual(priorities.toSorted((a, b) => a - b));
      }),
    );
  });

  it('of jobs with the same table and priority follow the order in which they were queued', () => {
    const jobs = fc.array(fc.record({ table: fc.nat(2), priority, at: fc.nat(600) }), { maxLength: 40 });
    fc.assert(
      fc.property(jobs, fc.integer({ min: 1, max: 120 }), (wanted, takes) => {
        for (const group of Map.groupBy(served(wanted, takes), (job) => `${job.table} ${job.priority}`).values())
          expect(group).toEqual(group.toSorted((a, b) => Number(a.queued - b.queued) || a.number - b.number));
      }),
    );
  });

  it('never put a job after jobs that were queued after its turn', () => {
    const jobs = fc.array(fc.record({ table: fc.nat(5), priority, at: fc.nat(3_600) }), { maxLength: 60 });
    fc.assert(
      fc.property(jobs, fc.integer({ min: 1, max: 600 }), (wanted, takes) => {
        const order = served(wanted, takes);
        for (const [place, job] of order.entries())
          for (const earlier of order.slice(0, place)) expect(earlier.queued).toBeLessThan(job.turn);
      }),
    );
  });

  it('put the first job of a table after only a few jobs of another table, even if that has many', () => {
    fc.assert(
      fc.property(priority, priority, fc.integer({ min: 1, max: 50 }), (mine, theirs, count) => {
        const many = Array.from({ length: count }, () => ({ table: 0, priority: theirs, at: 0 }));
        const order = served([...many, { table: 1, priority: mine, at: 0 }], 1);
        const before = order.findIndex(({ table }) => table === 1);
        expect(before).toBeLessThanOrEqual(Math.ceil(mine / theirs));
      }),
    );
  });

  it('are a minute apart for each step of priority', () => {
    expect([1, 2, 3, 4].map((one) => nextTurn(one, 0n, []))).toEqual([minute, 2n * minute, 3n * minute, 4n * minute]);
    const waiting = [
      { priority: 1, turn: 5n * minute },
      { priority: 4, turn: 9n * minute },
    ];
    expect(nextTurn(2, 0n, waiting)).toBe(7n * minute);
  });
});
