// Time slices for long work: it yields to the event loop after each slice, so that other requests run in between. A turn is the time
// between two yields.
import type { Stepwise } from '../domain/stepwise.ts';

/** The time that long work can take in one turn. */
const sliceMilliseconds = 5;

/** The start of this turn in milliseconds of `performance.now`; undefined until the first check in the turn. */
let turnStart: number | undefined;
/** Work that has not used a whole slice yet runs first, so that a small request does not wait for all long ones. */
const shortWork: (() => void)[] = [];
const longWork: (() => void)[] = [];
let isScheduled = false;
let turnNumber = 0;

function beginTurn(): void {
  if (turnStart === undefined) {
    setImmediate(() => {
      turnStart = undefined;
    });
  }
  turnStart = performance.now();
  turnNumber += 1;
}

/** Returns whether this turn has used its slice; the first check in a turn starts it. */
export function isTurnOver(): boolean {
  if (turnStart !== undefined) return performance.now() - turnStart >= sliceMilliseconds;
  beginTurn();
  return false;
}

/** Returns the number of this turn. */
export const currentTurn = (): number => turnNumber;

/**
 * Resolves in a later turn, with the number of that turn. Each turn resumes one waiting call, in order; calls with `hasPriority` come
 * before all others.
 */
export function nextTurn({ hasPriority = false } = {}): Promise<number> {
  return new Promise((resolve) => {
    (hasPriority ? shortWork : longWork).push(() => {
      resolve(turnNumber);
    });
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(resumeNext);
  });
}

function resumeNext(): void {
  const next = shortWork.shift() ?? longWork.shift();
  isScheduled = shortWork.length + longWork.length > 0;
  if (isScheduled) setImmediate(resumeNext);
  if (!next) return;
  beginTurn();
  next();
}

/** Yields to other work if this turn has used its slice. For work outside of requests; requests have a CancellationToken. */
export async function pause(): Promise<void> {
  if (isTurnOver()) await nextTurn();
}

/** Returns the result of the steps; awaits `takeTurn` after each step. */
export async function runInTurns<Result>(
  steps: Stepwise<Result>,
  takeTurn: () => Promise<void> = pause,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await takeTurn();
  }
}
