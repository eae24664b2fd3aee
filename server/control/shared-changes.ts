// Requests for the same change of everything of a tenant share it, so that many of them cost as much as two.
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { RequestCancellation, type CancellationToken } from '../requests/cancellation.ts';
import type { TenantGate } from './tenant-gate.ts';

/** A change that waits for its turn, with the number of requests that want it. */
interface WaitingChange {
  readonly cancellation: RequestCancellation;
  readonly done: Promise<void>;
  wantedBy: number;
}

/** Changes everything of a tenant when its requests in progress have ended; the change is canceled if all requests for it are. */
export type SharedChange = (
  tenant: string,
  cancellation: CancellationToken,
  work: (cancellation: CancellationToken) => Promise<void>,
) => Promise<void>;

/** Returns a function that changes tenants. Requests that arrive before a change begins share it; those that arrive later, the next one. */
export function sharedChanges(gate: TenantGate): SharedChange {
  const waiting = new Map<string, WaitingChange>();

  function start(tenant: string, key: string, work: (cancellation: CancellationToken) => Promise<void>) {
    const cancellation = new RequestCancellation();
    const begin = () => {
      if (waiting.get(key) === change) waiting.delete(key);
    };
    const done = gate
      .change(
        tenant,
        () => {
          begin();
          return work(cancellation);
        },
        { cancellation },
      )
      .finally(begin);
    const change: WaitingChange = { cancellation, done, wantedBy: 0 };
    waiting.set(key, change);
    return change;
  }

  return async (tenant, request, work) => {
    const key = foldIdentifier(tenant);
    const change = waiting.get(key) ?? start(tenant, key, work);
    change.wantedBy += 1;
    const removeCallback = request.onCancel(() => {
      change.wantedBy -= 1;
      if (change.wantedBy > 0) return;
      if (waiting.get(key) === change) waiting.delete(key);
      change.cancellation.cancel('The requests for this change have ended.');
    });
    try {
      await change.done;
    } finally {
      removeCallback();
    }
  };
}
