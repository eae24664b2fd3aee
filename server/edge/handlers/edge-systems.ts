// Edge systems: listed, counted, shown and hidden, tagged.
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  countEdgeSystems,
  edgeSystemJson,
  edgeSystemTags,
  findEdgeSystem,
  listEdgeSystems,
  replaceTags,
  setVisibility,
} from '../systems.ts';

export const systems: Handlers<operations, typeof table, 'EdgeSystems'> = {
  async listEdgeSystems({ query }, context) {
    const { total, page } = await listEdgeSystems(context, query);
    return { status: 200, headers: { 'Total-Count': total }, body: page };
  },

  async countEdgeSystems({ query }, context) {
    return { status: 204, headers: { 'Total-Count': await countEdgeSystems(context, query.query) } };
  },

  async getEdgeSystem({ path }, context) {
    return { status: 200, body: edgeSystemJson(await findEdgeSystem(context, path.edgeSystemId), context) };
  },

  async updateEdgeSystemVisibility({ path, body }, context) {
    return { status: (await setVisibility(context, path.edgeSystemId, body)) ? 200 : 204 };
  },

  async listEdgeSystemTags(_input, context) {
    const tags = await edgeSystemTags(context);
    return { status: 200, headers: { 'Total-Count': tags.length }, body: tags };
  },

  async replaceEdgeSystemTags({ path, body }, context) {
    await replaceTags(context, path.edgeSystemId, body);
    return { status: 204 };
  },
};
