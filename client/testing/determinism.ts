// The seed of a sandbox.
import type { Control } from '../control.ts';
import { orThrow } from '../or-throw.ts';

type SeedCalls = Pick<Control, 'setDeterminism' | 'deleteDeterminism'>;

/** The seed of a sandbox, from which its identifiers and secrets derive. */
export interface SandboxDeterminism {
  /** Sets the seed. With a frozen clock, the same requests then return the same bytes as in each run with this seed after a reset. */
  set(seed: string): Promise<void>;
  /** Makes identifiers and secrets random again. */
  remove(): Promise<void>;
}

/** Returns the seed of a sandbox. */
export function determinismOf(control: SeedCalls, sandboxId: string): SandboxDeterminism {
  const path = { sandboxId };
  return {
    set: async (seed) => void (await orThrow(control.setDeterminism({ path, body: { seed } }))),
    remove: async () => void (await orThrow(control.deleteDeterminism({ path }))),
  };
}
