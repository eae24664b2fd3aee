// The supported types of edge systems: their versions, and the schema and default of their configurations
// (docs/behavior/edge-systems.md#types-and-versions).
import definitions from './definitions/shared.json' with { type: 'json' };
import edgeDataStore from './definitions/edge-data-store.json' with { type: 'json' };
import modbusTcp from './definitions/modbus-tcp.json' with { type: 'json' };
import mqtt from './definitions/mqtt.json' with { type: 'json' };
import opcUa from './definitions/opc-ua.json' with { type: 'json' };

type JsonObject = Readonly<Record<string, unknown>>;

/** A supported type of edge systems. */
export interface EdgeSystemType {
  readonly Id: string;
  readonly Name: string;
  /** The newest version, which is the default, is first. */
  readonly versions: readonly string[];
  /** The names of the secrets for which a configuration can have placeholders. */
  readonly secrets: readonly string[];
  /** The accepted values of `componentType` in a configuration. */
  readonly componentTypes: readonly string[];
  /** The schemas of the members with a fixed name, except System. */
  readonly parts: Readonly<Record<string, JsonObject>>;
  /** The schema of all other members, which are components. */
  readonly component: JsonObject;
  readonly required: readonly string[];
  /** The initial configuration; `{namespaceUrl}` stands for the address of a namespace. */
  readonly defaultConfiguration: JsonObject;
}

/** The definition of an adapter in definitions/. */
interface Adapter {
  readonly Id: string;
  readonly Name: string;
  readonly Versions: readonly string[];
  readonly Secrets: readonly string[];
  readonly ComponentTypes: readonly string[];
  /** The schemas of the members of a component, except Logging and DataFilters. */
  readonly Component: JsonObject;
  readonly Default: JsonObject;
}

const definition = (name: keyof typeof definitions): JsonObject => ({ $ref: `#/definitions/${name}` });

const componentOf = (members: JsonObject): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    Logging: definition('logging'),
    ...members,
    DataFilters: { type: 'array', items: definition('dataFilter') },
  },
});

const adapter = ({ Id, Name, Versions, Secrets, ComponentTypes, Component, Default }: Adapter): EdgeSystemType => ({
  Id,
  Name,
  versions: Versions,
  secrets: Secrets,
  componentTypes: ComponentTypes,
  parts: { OmfEgress: definition('omfEgress') },
  component: componentOf(Component),
  required: ['System'],
  defaultConfiguration: Default,
});

const store: EdgeSystemType = {
  Id: edgeDataStore.Id,
  Name: edgeDataStore.Name,
  versions: edgeDataStore.Versions,
  secrets: edgeDataStore.Secrets,
  componentTypes: edgeDataStore.ComponentTypes,
  parts: { Storage: edgeDataStore.Storage },
  component: { anyOf: [componentOf(opcUa.Component), componentOf(modbusTcp.Component)] },
  required: ['Storage', 'System'],
  defaultConfiguration: edgeDataStore.Default,
};

const toLowerCase = (text: string) => text.toLowerCase();

/** All supported types, sorted by name. */
export const edgeSystemTypes: readonly EdgeSystemType[] = [
  store,
  ...[modbusTcp, mqtt, opcUa].map((definition: Adapter) => adapter(definition)),
].sort((a, b) => (toLowerCase(a.Name) < toLowerCase(b.Name) ? -1 : 1));

/** Returns the type with an identifier in any case; undefined if there is none. */
export function findEdgeSystemType(id: string): EdgeSystemType | undefined {
  return edgeSystemTypes.find(({ Id }) => toLowerCase(Id) === toLowerCase(id));
}

/** Returns a version in the spelling of the type; undefined if the type does not have it. */
export function findVersion({ versions }: EdgeSystemType, version: string): string | undefined {
  return versions.find((candidate) => toLowerCase(candidate) === toLowerCase(version));
}

/** Returns the JSON Schema (draft-07) of the configurations of a version. */
export function configurationSchema(type: EdgeSystemType, version: string): JsonObject {
  const { system } = definitions;
  const { Components } = system.properties;
  const { items } = Components;
  const componentType = { enum: type.componentTypes };
  const properties = { ...items.properties, componentType };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `${type.Name} ${version}`,
    type: 'object',
    required: type.required,
    properties: { System: definition('system'), ...type.parts },
    additionalProperties: type.component,
    definitions: {
      ...definitions,
      system: {
        ...system,
        properties: { ...system.properties, Components: { ...Components, items: { ...items, properties } } },
      },
    },
  };
}

/** Returns the initial configuration of an edge system of the type, which sends its data to a namespace. */
export function defaultConfiguration({ defaultConfiguration: body }: EdgeSystemType, namespaceUrl: string): JsonObject {
  return fillPlaceholders(body, namespaceUrl) as JsonObject;
}

function fillPlaceholders(value: unknown, namespaceUrl: string): unknown {
  if (typeof value === 'string') return value.replace('{namespaceUrl}', namespaceUrl);
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, namespaceUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, fillPlaceholders(member, namespaceUrl)]),
  );
}
