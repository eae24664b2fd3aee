// The clock of a sandbox.
import type { Control, ControlSchemas } from '../control.ts';
import { orThrow } from '../or-throw.ts';

type Clock = ControlSchemas['Clock'];
type Time = Date | string;

/** The clock of a sandbox. Tokens, secrets, dates and schedules of the sandbox follow it. */
export interface SandboxClock {
  /** Returns the clock with its current time. */
  get(): Promise<Clock>;
  /** Stops the clock, at a time or at its current one; returns it. */
  freeze(time?: Time): Promise<Clock>;
  /** Lets the clock run from a time on, `rate` times as fast as that of the machine (default 1); returns it. */
  set(time: Time, rate?: number): Promise<Clock>;
  /** Advances the clock by a time span such as `'01:00:00'`, or to a time; returns it with what became due, after all of it has run. */
  advance(by: string | { readonly to: Time }): Promise<ControlSchemas['ClockAdvanceResult']>;
  /** Gives the sandbox the clock of the machine again; returns it. */
  reset(): Promise<Clock>;
}

const text = (time: Time): string => (typeof time === 'string' ? time : time.toISOString());

/** Returns the clock of a sandbox. */
export function clockOf(control: Pick<Control, 'getClock' | 'setClock' | 'advanceClock'>, sandboxId: string) {
  const path = { sandboxId };
  const change = (body: ControlSchemas['ClockChange']) => orThrow(control.setClock({ path, body }));
  const clock: SandboxClock = {
    get: () => orThrow(control.getClock({ path })),
    freeze: (time) => change({ mode: 'frozen', ...(time === undefined ? {} : { time: text(time) }) }),
    set: (time, rate = 1) => change({ mode: 'offset', time: text(time), rate }),
    advance: (by) =>
      orThrow(control.advanceClock({ path, body: typeof by === 'string' ? { duration: by } : { to: text(by.to) } })),
    reset: () => change({ mode: 'system' }),
  };
  return clock;
}
