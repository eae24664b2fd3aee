// Handlers of automation identities.
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  automationIdentityJson,
  automationIdentityList,
  createAutomationIdentity,
  deleteAutomationIdentity,
  getAutomationIdentity,
  updateAutomationIdentity,
} from '../automation-identities.ts';
import { countIdentities, listIdentities } from '../lists.ts';

export const automationIdentities: Handlers<operations, typeof table, 'AutomationIdentities'> = {
  async listAutomationIdentities({ query }, context) {
    return listIdentities(context, await automationIdentityList(context, query), query);
  },

  async countAutomationIdentities({ query }, context) {
    return countIdentities(context, await automationIdentityList(context, query), query);
  },

  async createAutomationIdentity({ body }, context) {
    const created = await createAutomationIdentity(context, body);
    return { status: 201, body: await automationIdentityJson({ ...context, verbose: true }, created) };
  },

  async getAutomationIdentity({ path }, context) {
    const object = await getAutomationIdentity(context, path.automationIdentityId);
    return { status: 200, body: await automationIdentityJson(context, object) };
  },

  async checkAutomationIdentity({ path }, context) {
    await getAutomationIdentity(context, path.automationIdentityId);
    return { status: 200 };
  },

  async updateAutomationIdentity({ path, body }, context) {
    const updated = await updateAutomationIdentity(context, path.automationIdentityId, body);
    return { status: 200, body: await automationIdentityJson({ ...context, verbose: true }, updated) };
  },

  async deleteAutomationIdentity({ path }, context) {
    await deleteAutomationIdentity(context, path.automationIdentityId);
    return { status: 204 };
  },
};
