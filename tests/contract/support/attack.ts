// What outside testers did, as rows of the security matrix: a request after some preparation, and what must come of it.
import type { World } from './cases.ts';
import type { TestCaller } from '../../support/server.ts';

/**
 * A request of an attacker. Paths are as World has them: `/Streams` in the namespace, `preview/shares` in the preview, or whole ones
 * from /api or /identity.
 */
export interface AttackRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Null sends no token. */
  readonly as?: TestCaller | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** The path goes out as it is written, which fetch would resolve. */
  readonly isAsWritten?: boolean;
}

export interface Attack {
  readonly title: string;
  /** Makes what the attack needs, and tells the request; the attacker is a contributor unless the request says who. */
  readonly prepare: (world: World) => Promise<AttackRequest>;
  readonly status: number;
  /** What else must be so afterwards; `text` is the body of the response. */
  readonly check?: (world: World, text: string) => Promise<void> | void;
}
