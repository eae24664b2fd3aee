// Time slices: long work yields to the event loop after each, so that other requests are answered in between. A turn is the time between
// two yields.
import type { Stepwise } from '../domain/stepwise.ts';

/** Milliseconds that long work may take in one turn. */
const slice = 5;

/** The time of the first check in this turn; undefined before it. */
let began: number | undefined;
/** Work that has not used a whole slice yet goes first, so that a small request does not wait for all long ones. */
const shortWork: (() => void)[] = [];
const longWork: (() => void)[] = [];
let isCalling = false;
/** Counts turns. */
let turn = 0;

function beginTurn(): void {
  if (began === undefined) {
    setImmediate(() => {
      began = undefined;
    });
  }
  began = performance.now();
  turn += 1;
}

/** Whether this turn of the event loop has used its slice. */
export function isTurnOver(): boolean {
  if (began !== undefined) return performance.now() - began >= slice;
  beginTurn();
  return false;
}

/** The number of this turn. */
export const currentTurn = (): number => turn;

/**
 * Resolves in a later turn of the event loop, with its number. Waiting work gets one turn each, in order; work that `hasPriority` goes
 * before the rest.
 */
export function nextTurn({ hasPriority = false } = {}): Promise<number> {
  return new Promise((resolve) => {
    (hasPriority ? shortWork : longWork).push(() => {
      resolve(turn);
    });
    if (isCalling) return;
    isCalling = true;
    setImmediate(callNext);
  });
}

function callNext(): void {
  const next = shortWork.shift() ?? longWork.shift();
  isCalling = shortWork.length + longWork.length > 0;
  if (isCalling) setImmediate(callNext);
  if (!next) return;
  beginTurn();
  next();
}

/** Yields to other work once this turn has used its slice. For work outside of requests; requests have a CancellationToken. */
export async function pause(): Promise<void> {
  if (isTurnOver()) await nextTurn();
}

/** Runs all steps with pauses in between and returns their result. */
export async function runInTurns<Result>(steps: Stepwise<Result>, rest: () => Promise<void> = pause): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await rest();
  }
}
