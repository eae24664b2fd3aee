// Edge systems, their visibility and tags.
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  countEdgeSystems,
  edgeSystemJson,
  listEdgeSystemTags,
  getEdgeSystem,
  listEdgeSystems,
  replaceEdgeSystemTags,
  updateEdgeSystemVisibility,
} from '../edge-systems.ts';

export const edgeSystems: Handlers<operations, typeof table, 'EdgeSystems'> = {
  async listEdgeSystems({ query }, context) {
    const { total, page } = await listEdgeSystems(context, query);
    return { status: 200, headers: { 'Total-Count': total }, body: page };
  },

  async countEdgeSystems({ query }, context) {
    return { status: 204, headers: { 'Total-Count': await countEdgeSystems(context, query.query) } };
  },

  async getEdgeSystem({ path }, context) {
    return { status: 200, body: edgeSystemJson(await getEdgeSystem(context, path.edgeSystemId), context) };
  },

  async updateEdgeSystemVisibility({ path, body }, context) {
    return { status: (await updateEdgeSystemVisibility(context, path.edgeSystemId, body)) ? 200 : 204 };
  },

  async listEdgeSystemTags(_input, context) {
    const tags = await listEdgeSystemTags(context);
    return { status: 200, headers: { 'Total-Count': tags.length }, body: tags };
  },

  async replaceEdgeSystemTags({ path, body }, context) {
    await replaceEdgeSystemTags(context, path.edgeSystemId, body);
    return { status: 204 };
  },
};
