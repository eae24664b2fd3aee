// Configurations of edge systems. Both families of paths have the same handlers.
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers, Input } from '../../api/handler-types.ts';
import { createConfiguration, deleteConfiguration, getConfiguration, replaceConfiguration } from '../configurations.ts';

async function get({ path }: Pick<Input<operations['getEdgeConfiguration']>, 'path'>, context: RequestContext) {
  return { status: 200, body: await getConfiguration(context, path.edgeSystemId) } as const;
}

async function create({ path }: Input<operations['createEdgeConfiguration']>, context: RequestContext) {
  return { status: 201, body: await createConfiguration(context, path.edgeSystemId, context.bodyText) } as const;
}

async function replace({ path }: Input<operations['replaceEdgeConfiguration']>, context: RequestContext) {
  await replaceConfiguration(context, path.edgeSystemId, context.bodyText);
  return { status: 204 } as const;
}

async function remove({ path }: Pick<Input<operations['deleteEdgeConfiguration']>, 'path'>, context: RequestContext) {
  await deleteConfiguration(context, path.edgeSystemId);
  return { status: 204 } as const;
}

export const edgeConfigurations: Handlers<operations, typeof table, 'EdgeConfigurations'> = {
  getEdgeSystemConfiguration: get,
  createEdgeSystemConfiguration: create,
  replaceEdgeSystemConfiguration: replace,
  deleteEdgeSystemConfiguration: remove,

  getEdgeConfiguration: get,
  createEdgeConfiguration: create,
  replaceEdgeConfiguration: replace,
  deleteEdgeConfiguration: remove,
};
