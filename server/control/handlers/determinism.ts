// Handlers of the determinism of a sandbox.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { deleteSeed, getSeed, setSeed } from '../determinism/seeds.ts';
import { sandboxTenant } from '../sandbox-tenant.ts';

export const determinism: Handlers<operations, typeof table, 'Determinism'> = {
  async getDeterminism({ path }, context) {
    return { status: 200, body: await getSeed(context, await sandboxTenant(path.sandboxId, context)) };
  },

  async setDeterminism({ path, body }, context) {
    return { status: 200, body: await setSeed(context, await sandboxTenant(path.sandboxId, context), body) };
  },

  async deleteDeterminism({ path }, context) {
    await deleteSeed(context, await sandboxTenant(path.sandboxId, context));
    return { status: 204 };
  },
};
