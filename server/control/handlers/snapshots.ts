// Handlers of snapshots.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { pageOf } from '../../domain/objects/paging.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { SandboxRequest, SnapshotService } from '../snapshot-service.ts';

export interface SnapshotServices {
  readonly snapshots: SnapshotService;
}

/** Returns the handlers of snapshots. */
export const snapshots = ({
  snapshots: service,
}: SnapshotServices): Handlers<operations, typeof table, 'Snapshots'> => ({
  async listSnapshots({ path, query }, context) {
    const all = await service.list(sandboxRequest(path.sandboxId, context));
    const { items, total } = pageOf(all, query.skip, query.count);
    return { status: 200, body: [...items], headers: { 'Total-Count': total } };
  },

  async getSnapshot({ path }, context) {
    return { status: 200, body: await service.get(sandboxRequest(path.sandboxId, context), path.snapshotName) };
  },

  async saveSnapshot({ path }, context) {
    // Refusals are recorded a moment after their responses.
    await context.flushAudit();
    const { snapshot, isNew } = await service.save(sandboxRequest(path.sandboxId, context), path.snapshotName);
    return { status: isNew ? 201 : 200, body: snapshot };
  },

  async deleteSnapshot({ path }, context) {
    await service.delete(sandboxRequest(path.sandboxId, context), path.snapshotName);
    return { status: 204 };
  },

  async restoreSnapshot({ path }, context) {
    await context.flushAudit();
    await service.restore(sandboxRequest(path.sandboxId, context), path.snapshotName);
    return { status: 204 };
  },
});

/** Returns the request of a sandbox with the context of an operation. */
export const sandboxRequest = (
  id: string,
  { machineNow, cancellation }: Pick<RequestContext, 'machineNow' | 'cancellation'>,
): SandboxRequest => ({ id, now: machineNow, cancellation });
