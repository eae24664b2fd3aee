// Time limits of calls. One timer serves all calls, since starting one for each call is slow.

interface Limit {
  readonly deadline: number;
  readonly timeout: number;
  readonly controller: AbortController;
}
const pending = new Set<Limit>();
let timer: ReturnType<typeof setTimeout> | undefined;
let timerDeadline = Infinity;

function arm(deadline: number): void {
  clearTimeout(timer);
  timerDeadline = deadline;
  timer = setTimeout(abortOverdue, Math.min(Math.max(1, deadline - Date.now()), 2 ** 31 - 1));
  // The timer alone must not keep a process alive.
  (timer as { unref?: () => void }).unref?.();
}

function abortOverdue(): void {
  timerDeadline = Infinity;
  const now = Date.now();
  let next = Infinity;
  for (const limit of pending) {
    if (limit.deadline > now) {
      next = Math.min(next, limit.deadline);
      continue;
    }
    pending.delete(limit);
    limit.controller.abort(new DOMException(`The call did not finish within ${limit.timeout} ms.`, 'TimeoutError'));
  }
  if (next < Infinity) arm(next);
}

/** Returns a signal that aborts after `timeout` milliseconds or when the caller's signal aborts; `clear` removes the limit. */
export function startTimeLimit(timeout: number, callerSignal: AbortSignal | undefined) {
  if (timeout === Infinity) return { signal: callerSignal, deadline: Infinity, clear: () => undefined };
  const controller = new AbortController();
  const limit = { deadline: Date.now() + timeout, timeout, controller };
  pending.add(limit);
  if (limit.deadline < timerDeadline) arm(limit.deadline);
  return {
    signal: callerSignal ? AbortSignal.any([callerSignal, controller.signal]) : controller.signal,
    deadline: limit.deadline,
    clear: () => pending.delete(limit),
  };
}
