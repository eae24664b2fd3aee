// Turns of the event loop: long work gives the loop back after a slice of time, so that other requests are answered in between.

/** Milliseconds that long work may take of one turn. */
const slice = 10;

/** When the present turn was first asked about; undefined in a turn that nobody has asked about. */
let began: number | undefined;
const queue: (() => void)[] = [];

/** Whether long work has had its slice of the present turn of the event loop. */
export function isTurnOver(): boolean {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => {
      began = undefined;
    });
    return false;
  }
  return performance.now() - began >= slice;
}

/** Resolves in a later turn of the event loop. All long work stands in one queue, and one piece of it has its slice in each turn. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    queue.push(resolve);
    if (queue.length === 1) setImmediate(callNext);
  });
}

function callNext(): void {
  queue.shift()?.();
  if (queue.length > 0) setImmediate(callNext);
}
