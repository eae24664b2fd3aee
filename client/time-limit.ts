// Time limits of calls. One timer serves all calls, since arming one for each would cost more than the rest of the call.

interface Limit {
  readonly deadline: number;
  readonly timeout: number;
  readonly controller: AbortController;
}
const pending = new Set<Limit>();
let timer: ReturnType<typeof setTimeout> | undefined;
let due = Infinity;

function arm(deadline: number): void {
  clearTimeout(timer);
  due = deadline;
  timer = setTimeout(abortOverdue, Math.min(Math.max(1, deadline - Date.now()), 2 ** 31 - 1));
  // The timer alone must not keep a process alive.
  (timer as { unref?: () => void }).unref?.();
}

function abortOverdue(): void {
  due = Infinity;
  const now = Date.now();
  let next = Infinity;
  for (const limit of pending) {
    if (limit.deadline > now) {
      next = Math.min(next, limit.deadline);
      continue;
    }
    pending.delete(limit);
    limit.controller.abort(new DOMException(`The call was not done within ${limit.timeout} ms.`, 'TimeoutError'));
  }
  if (next < Infinity) arm(next);
}

/** Returns a signal that fires when the time is over or when the given signal does; `clear` ends the limit. */
export function startTimeLimit(timeout: number, given: AbortSignal | undefined) {
  if (timeout === Infinity) return { signal: given, deadline: Infinity, clear: () => undefined };
  const controller = new AbortController();
  const limit = { deadline: Date.now() + timeout, timeout, controller };
  pending.add(limit);
  if (limit.deadline < due) arm(limit.deadline);
  return {
    signal: given ? AbortSignal.any([given, controller.signal]) : controller.signal,
    deadline: limit.deadline,
    clear: () => pending.delete(limit),
  };
}
