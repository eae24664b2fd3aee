// Helpers for cases of stream views.
import type { Case, World } from './cases.ts';
import { expectReason } from './checks.ts';
import { simpleType } from './fixtures.ts';
import { double, int32, property } from './streams.ts';

export type Rest = Omit<Case, 'name' | 'status'>;
export type Pairs = readonly (readonly [source: string, target: string])[];
export type Json = Readonly<Record<string, unknown>>;

const text = 18;
const nullableInt32 = 109;
const nullableDouble = 114;
export const [timeProperty, stateProperty] = simpleType.Properties;
export const integerProperty = (Id: string) => property(Id, int32);
export const nestedProperty = (Id: string, TypeId: string, Properties: readonly object[]) => ({
  Id,
  SdsType: { Id: TypeId, SdsTypeCode: 1, Properties },
});
const otherState = { Id: 'Phase', SdsTypeCode: 609, Properties: [{ Id: 'Off', Value: 0 }] };

/** Properties of target types by id, those of the worked examples included; all have the index Time. */
const targets = {
  Simple1: [timeProperty, stateProperty, property('Value', double)],
  Simple2: [timeProperty, property('Measurement', int32), stateProperty],
  Simple3: [timeProperty, stateProperty, property('Value', int32)],
  Same: [timeProperty, stateProperty, property('measurement', double)],
  Texts: [timeProperty, stateProperty, property('Measurement', text)],
  Nullable: [timeProperty, stateProperty, property('Measurement', nullableInt32)],
  Phases: [timeProperty, { Id: 'State', SdsType: otherState }, property('Measurement', double)],
  Swapped: [timeProperty, property('State', int32), property('Measurement', double)],
  Moved: [timeProperty, property('Value', double), stateProperty],
  Wide: [timeProperty, stateProperty, property('Measurement', nullableDouble), integerProperty('Extra')],
  Alone: [timeProperty],
} as const;
export type TargetTypeId = keyof typeof targets;

export const createType = (world: World, Id: string, Properties: readonly unknown[]) =>
  world.ok('POST', `/Types/${Id}`, { Id, SdsTypeCode: 1, Properties });

/** Returns a preparation that creates the type Simple and target types. */
export const createTypes =
  (...ids: readonly TargetTypeId[]) =>
  async (world: World): Promise<void> => {
    await world.ok('POST', '/Types/Simple', simpleType);
    for (const id of ids) await createType(world, id, targets[id]);
  };

export const propertyPairs = (pairs: Pairs) => pairs.map(([SourceId, TargetId]) => ({ SourceId, TargetId }));
export const simple1View = { Id: 'View', SourceTypeId: 'Simple', TargetTypeId: 'Simple1' };
export const fullView = {
  ...simple1View,
  Name: 'Renamed',
  Description: 'Measurement is called Value.',
  Properties: propertyPairs([
    ['Time', 'Time'],
    ['Measurement', 'Value'],
  ]),
};

/** Creates the view View from Simple to Simple1, with all members, and the type Simple3. */
export const createView = async (world: World): Promise<void> => {
  await createTypes('Simple1', 'Simple3')(world);
  await world.ok('PUT', '/StreamViews/View', fullView);
};

export const caseOnView = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { streamViewId: 'View' },
  prepare: createView,
  ...rest,
});

export const notFoundCases = (rest: Rest = {}): readonly Case[] => [
  caseOnView('an unknown stream view', 404, { ...rest, path: { streamViewId: 'Other' }, check: expectReason('Other') }),
  caseOnView('an unknown namespace', 404, {
    ...rest,
    path: { streamViewId: 'View', namespaceId: 'nowhere' },
    check: expectReason('nowhere'),
  }),
];

/** Returns a preparation that creates a view and leaves rights on it only to its owner. */
export const withoutRights =
  (makeView: (world: World) => Promise<unknown>) =>
  async (world: World): Promise<void> => {
    await makeView(world);
    await world.ok('PUT', '/StreamViews/View/AccessControl', { RoleTrusteeAccessControlEntries: [] });
  };
