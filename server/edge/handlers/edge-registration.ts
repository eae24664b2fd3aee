// Registration and health messages of edge systems.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { reportHealth } from '../health.ts';
import { edgeSystemJson, registerEdgeSystem } from '../edge-systems.ts';
import { namespaceLocation } from '../edge-system-types.ts';

export const edgeRegistration: Handlers<operations, typeof table, 'EdgeRegistration'> = {
  async registerEdgeSystem({ body }, context) {
    const system = await registerEdgeSystem(context, body);
    const Location = `${namespaceLocation(context)}/SoftwareManagement/Systems/${encodeURIComponent(system.Id)}`;
    return { status: 201, headers: { Location }, body: edgeSystemJson(system, context) };
  },

  async reportEdgeSystemHealth({ path, body }, context) {
    await reportHealth(context, path.edgeSystemId, body);
    return { status: 204 };
  },
};
