// Automation identities: what work without a person runs as.
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  automationJson,
  automationList,
  createAutomation,
  deleteAutomation,
  findAutomation,
  updateAutomation,
} from '../automation-identities.ts';
import { countTagged, listTagged } from '../tagged-lists.ts';

export const automationIdentities: Handlers<operations, typeof table, 'AutomationIdentities'> = {
  async listAutomationIdentities({ query }, context) {
    return listTagged(context, await automationList(context), query);
  },

  async countAutomationIdentities({ query }, context) {
    return countTagged(context, await automationList(context), query);
  },

  async createAutomationIdentity({ body }, context) {
    const created = await createAutomation(context, body);
    return { status: 201, body: await automationJson({ ...context, verbose: true }, created) };
  },

  async getAutomationIdentity({ path }, context) {
    const object = await findAutomation(context, path.automationIdentityId);
    return { status: 200, body: await automationJson(context, object) };
  },

  async checkAutomationIdentity({ path }, context) {
    await findAutomation(context, path.automationIdentityId);
    return { status: 200 };
  },

  async updateAutomationIdentity({ path, body }, context) {
    const changed = await updateAutomation(context, path.automationIdentityId, body);
    return { status: 200, body: await automationJson({ ...context, verbose: true }, changed) };
  },

  async deleteAutomationIdentity({ path }, context) {
    await deleteAutomation(context, path.automationIdentityId);
    return { status: 204 };
  },
};
