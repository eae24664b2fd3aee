// The supported types of edge systems; they are the same in every namespace.
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  configurationSchema,
  defaultConfiguration,
  edgeSystemTypes as supportedTypes,
} from '../../domain/edge/edge-system-types.ts';
import { namespaceLocation, getEdgeSystemType, getEdgeSystemTypeVersion } from '../edge-system-types.ts';

export const edgeSystemTypes: Handlers<operations, typeof table, 'EdgeSystemTypes'> = {
  async listEdgeSystemTypes() {
    return { status: 200, body: supportedTypes.map(({ Id, Name }) => ({ Id, Name })) };
  },

  async getEdgeSystemType({ path }) {
    const { Id, Name } = getEdgeSystemType(path.edgeSystemTypeId);
    return { status: 200, body: { Id, Name } };
  },

  async listEdgeSystemTypeVersions({ path }) {
    const { versions } = getEdgeSystemType(path.edgeSystemTypeId);
    return {
      status: 200,
      body: versions.map((version) => getEdgeSystemTypeVersion(path.edgeSystemTypeId, version).json),
    };
  },

  async getEdgeSystemTypeVersion({ path }) {
    return { status: 200, body: getEdgeSystemTypeVersion(path.edgeSystemTypeId, path.edgeSystemTypeVersion).json };
  },

  async listDynamicProperties({ path }) {
    const { type } = getEdgeSystemTypeVersion(path.edgeSystemTypeId, path.edgeSystemTypeVersion);
    return { status: 200, body: type.secrets.map((Name) => ({ Name, Type: 'Secret' })) };
  },

  async getConfigurationSchema({ path }) {
    const { type, json } = getEdgeSystemTypeVersion(path.edgeSystemTypeId, path.edgeSystemTypeVersion);
    return { status: 200, body: { ...configurationSchema(type, json.Version) } };
  },

  async getDefaultConfig({ path }, context) {
    const { type } = getEdgeSystemTypeVersion(path.edgeSystemTypeId, path.edgeSystemTypeVersion);
    return { status: 200, body: { ...defaultConfiguration(type, namespaceLocation(context)) } };
  },

  async getDefaultConfiguration({ path }, context) {
    const { type } = getEdgeSystemTypeVersion(path.edgeSystemTypeId, path.edgeSystemTypeVersion);
    return { status: 200, body: { ...defaultConfiguration(type, namespaceLocation(context)) } };
  },
};
