// The rows of the security matrix: a preparation, a request of an attacker, and the required result.
import type { World } from './cases.ts';
import type { TestCaller } from '../../support/server.ts';

/**
 * A request of an attacker. Its path is below the namespace (`/Streams`, or `preview/shares` in the preview), or begins with /api or
 * /identity.
 */
export interface AttackRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Null sends no token. */
  readonly as?: TestCaller | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the path unchanged; fetch would resolve dot segments. */
  readonly isAsWritten?: boolean;
}

export interface Attack {
  readonly title: string;
  /** Creates the objects of the attack and returns its request. The default caller is a contributor. */
  readonly prepare: (world: World) => Promise<AttackRequest>;
  readonly status: number;
  /** Checks the state of the world after the attack; `text` is the body of the response. */
  readonly check?: (world: World, text: string) => Promise<void> | void;
}
