// Time limits of calls. One timer serves all of them: to arm and clear one for each would cost more than the rest of the call.

interface Limited {
  readonly deadline: number;
  readonly timeout: number;
  readonly controller: AbortController;
}
const underWay = new Set<Limited>();
let timer: ReturnType<typeof setTimeout> | undefined;
let due = Infinity;

function arm(deadline: number): void {
  clearTimeout(timer);
  due = deadline;
  timer = setTimeout(sweep, Math.min(Math.max(1, deadline - Date.now()), 2 ** 31 - 1));
  // A limit alone must not keep a process alive; what it waits for does.
  (timer as { unref?: () => void }).unref?.();
}

function sweep(): void {
  due = Infinity;
  const now = Date.now();
  let next = Infinity;
  for (const one of underWay) {
    if (one.deadline > now) {
      next = Math.min(next, one.deadline);
      continue;
    }
    underWay.delete(one);
    one.controller.abort(new DOMException(`The call was not done within ${one.timeout} ms.`, 'TimeoutError'));
  }
  if (next < Infinity) arm(next);
}

/** A signal that comes when the time is over, or when the given one does; `clear` ends the limit. */
export function limit(timeout: number, given: AbortSignal | undefined) {
  if (timeout === Infinity) return { signal: given, deadline: Infinity, clear: () => undefined };
  const controller = new AbortController();
  const one = { deadline: Date.now() + timeout, timeout, controller };
  underWay.add(one);
  if (one.deadline < due) arm(one.deadline);
  return {
    signal: given ? AbortSignal.any([given, controller.signal]) : controller.signal,
    deadline: one.deadline,
    clear: () => underWay.delete(one),
  };
}
