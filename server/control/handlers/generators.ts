// Handlers of generators.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { timeOfClock } from '../../domain/clocks/clock.ts';
import { pageOf } from '../../domain/objects/paging.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { storedClock } from '../clock/stored-clocks.ts';
import { deleteGenerator, getGenerator, listGenerators, setGenerator } from '../generators/generator-service.ts';
import { generatorJson } from '../generators/stored-generators.ts';
import { sandboxTenant } from '../sandbox-tenant.ts';
import { getSandbox } from '../sandboxes.ts';

export const generators: Handlers<operations, typeof table, 'Generators'> = {
  async listGenerators({ path, query }, context) {
    const all = await listGenerators(context.store, await sandboxTenant(path.sandboxId, context));
    const { items, total } = pageOf(all, query.skip, query.count);
    return { status: 200, body: items.map(generatorJson), headers: { 'Total-Count': total } };
  },

  async getGenerator({ path }, context) {
    const tenant = await sandboxTenant(path.sandboxId, context);
    return { status: 200, body: generatorJson(await getGenerator(context.store, tenant, path.generatorName)) };
  },

  async setGenerator({ path, body }, { store, machineNow }) {
    const sandbox = await getSandbox(store, path.sandboxId, formatDateTime(machineNow));
    const now = timeOfClock(await storedClock(store, sandbox.tenantId), machineNow);
    return { status: 200, body: generatorJson(await setGenerator(store, sandbox, path.generatorName, body, now)) };
  },

  async deleteGenerator({ path }, context) {
    await deleteGenerator(context.store, await sandboxTenant(path.sandboxId, context), path.generatorName);
    return { status: 204 };
  },
};
