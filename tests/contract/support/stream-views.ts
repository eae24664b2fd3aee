// Stream views that cases start from, and what they expect of them.
import { expect } from '@jest/globals';
import type { Case, ReadResponse, World } from './cases.ts';
import { says } from './checks.ts';
import { simpleType } from './fixtures.ts';
import { double, int32, property } from './streams.ts';

export type Rest = Omit<Case, 'name' | 'status'>;
export type Pairs = readonly (readonly [source: string, target: string])[];
export type Json = Readonly<Record<string, unknown>>;

const text = 18;
const nullableInt32 = 109;
const nullableDouble = 114;
export const [time, state] = simpleType.Properties;
export const integer = (Id: string) => property(Id, int32);
export const nested = (Id: string, TypeId: string, Properties: readonly object[]) => ({
  Id,
  SdsType: { Id: TypeId, SdsTypeCode: 1, Properties },
});
const otherState = { Id: 'Phase', SdsTypeCode: 609, Properties: [{ Id: 'Off', Value: 0 }] };

/** The target types of the examples and some more, by id; each has the index Time. */
const targets = {
  Simple1: [time, state, property('Value', double)],
  Simple2: [time, property('Measurement', int32), state],
  Simple3: [time, state, property('Value', int32)],
  Same: [time, state, property('measurement', double)],
  Texts: [time, state, property('Measurement', text)],
  Nullable: [time, state, property('Measurement', nullableInt32)],
  Phases: [time, { Id: 'State', SdsType: otherState }, property('Measurement', double)],
  Swapped: [time, property('State', int32), property('Measurement', double)],
  Moved: [time, property('Value', double), state],
  Wide: [time, state, property('Measurement', nullableDouble), integer('Extra')],
  Alone: [time],
} as const;
export type Target = keyof typeof targets;

export const type = (world: World, Id: string, Properties: readonly unknown[]) =>
  world.ok('POST', `/Types/${Id}`, { Id, SdsTypeCode: 1, Properties });

/** The type Simple and a target. */
export const types =
  (...ids: readonly Target[]) =>
  async (world: World): Promise<void> => {
    await world.ok('POST', '/Types/Simple', simpleType);
    for (const id of ids) await type(world, id, targets[id]);
  };

export const properties = (pairs: Pairs) => pairs.map(([SourceId, TargetId]) => ({ SourceId, TargetId }));
export const simple1 = { Id: 'View', SourceTypeId: 'Simple', TargetTypeId: 'Simple1' };
export const full = {
  ...simple1,
  Name: 'Renamed',
  Description: 'Measurement is called Value.',
  Properties: properties([
    ['Time', 'Time'],
    ['Measurement', 'Value'],
  ]),
};

/** The view View from Simple to Simple1 with all its members, and the type Simple3. */
export const oneView = async (world: World): Promise<void> => {
  await types('Simple1', 'Simple3')(world);
  await world.ok('PUT', '/StreamViews/View', full);
};

export const onView = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { streamViewId: 'View' },
  given: oneView,
  ...rest,
});

export const nowhere = (rest: Rest = {}): readonly Case[] => [
  onView('an unknown stream view', 404, { ...rest, path: { streamViewId: 'Other' }, check: says('Other') }),
  onView('an unknown namespace', 404, {
    ...rest,
    path: { streamViewId: 'View', namespaceId: 'nowhere' },
    check: says('nowhere'),
  }),
];

/** Expects these members among those of the body. */
export const has =
  (members: Json) =>
  ({ body }: Pick<ReadResponse, 'body'>) => {
    expect(body).toMatchObject(members);
  };

/** Takes all rights on the view from everybody but its owner. */
export const closed =
  (makeView: (world: World) => Promise<unknown>) =>
  async (world: World): Promise<void> => {
    await makeView(world);
    await world.ok('PUT', '/StreamViews/View/AccessControl', { RoleTrusteeAccessControlEntries: [] });
  };
