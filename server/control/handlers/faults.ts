// Handlers of the faults of a sandbox.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { pageOf } from '../../domain/objects/paging.ts';
import { deleteFault, getFault, listFaults, setFault } from '../faults/faults.ts';
import { sandboxTenant } from '../sandbox-tenant.ts';

export interface FaultServices {
  /** The operations that faults can match. */
  readonly operationIds: ReadonlySet<string>;
}

/** Returns the handlers of faults. */
export const faults = ({ operationIds }: FaultServices): Handlers<operations, typeof table, 'Faults'> => ({
  async listFaults({ path, query }, context) {
    const all = await listFaults(context, await sandboxTenant(path.sandboxId, context));
    const { items, total } = pageOf(all, query.skip, query.count);
    return { status: 200, body: [...items], headers: { 'Total-Count': total } };
  },

  async getFault({ path }, context) {
    const tenant = await sandboxTenant(path.sandboxId, context);
    return { status: 200, body: await getFault(context, tenant, path.faultName) };
  },

  async setFault({ path, body }, context) {
    const tenant = await sandboxTenant(path.sandboxId, context);
    return { status: 200, body: await setFault(context, tenant, path.faultName, body, operationIds) };
  },

  async deleteFault({ path }, context) {
    await deleteFault(context, await sandboxTenant(path.sandboxId, context), path.faultName);
    return { status: 204 };
  },
});
