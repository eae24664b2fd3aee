// Turns of the event loop: long work gives the loop back after a slice of time, so that other requests are answered in between.
import type { Stepwise } from '../domain/stepwise.ts';

/** Milliseconds that long work may take of one turn. */
const slice = 5;

/** When the present turn was first asked about; undefined in a turn that nobody has asked about. */
let began: number | undefined;
/** Work that has not used up a slice so far comes before the rest: a small request must not wait for all that are long. */
const newcomers: (() => void)[] = [];
const queue: (() => void)[] = [];
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

/** Whether long work has had its slice of the present turn of the event loop. */
export function isTurnOver(): boolean {
  if (began !== undefined) return performance.now() - began >= slice;
  beginTurn();
  return false;
}

/** The number of the present turn. */
export const presentTurn = (): number => turn;

/**
 * Resolves in a later turn of the event loop, with its number. All long work waits in one queue, and one piece of it has its slice in
 * each turn; work that `isFirst` comes before it.
 */
export function nextTurn({ isFirst = false } = {}): Promise<number> {
  return new Promise((resolve) => {
    (isFirst ? newcomers : queue).push(() => {
      resolve(turn);
    });
    if (isCalling) return;
    isCalling = true;
    setImmediate(callNext);
  });
}

function callNext(): void {
  const next = newcomers.shift() ?? queue.shift();
  isCalling = newcomers.length + queue.length > 0;
  if (isCalling) setImmediate(callNext);
  if (!next) return;
  beginTurn();
  next();
}

/** Lets others have their turn where long work has had its slice of this one; for work that no request waits for. */
export async function pause(): Promise<void> {
  if (isTurnOver()) await nextTurn();
}

/** Takes all steps with pauses in between; returns what they lead to. */
export async function inTurns<Answer>(steps: Stepwise<Answer>, rest: () => Promise<void> = pause): Promise<Answer> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await rest();
  }
}
