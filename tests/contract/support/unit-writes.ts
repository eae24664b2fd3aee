// Quantities and units that cases of writes start from, and what they expect.
import { expect } from '@jest/globals';
import type { Case, ReadResponse, World } from './cases.ts';
import { blames, both } from './checks.ts';
import { double, property, then } from './streams.ts';

export type Json = Readonly<Record<string, unknown>>;
export type Rest = Omit<Case, 'name' | 'status'>;
export type Bodies = readonly (readonly [name: string, body: unknown, place?: string])[];

export const ntu = {
  Id: 'nephelometric turbidity unit',
  Abbreviation: 'NTU',
  Name: 'nephelometric turbidity unit',
  DisplayName: 'turbidity unit',
  QuantityId: 'Turbidity',
  ConversionFactor: 1,
  ConversionOffset: 0,
};
export const turbidity = { Id: 'Turbidity', Name: 'Turbidity', BaseUom: ntu, Dimensions: [0, 0, 0, 0, 0, 0, 0] };
export const milli = {
  ...ntu,
  Id: 'milli NTU',
  Abbreviation: 'mNTU',
  Name: 'milli turbidity',
  DisplayName: 'milli',
  ConversionFactor: 0.001,
};
export const basePath = `/Quantities/Turbidity/Units/${encodeURIComponent(ntu.Id)}`;
export const milliPath = '/Quantities/Turbidity/Units/milli%20NTU';

/** The quantity with its base unit alone. */
export const onlyBase = (world: World) => world.ok('POST', '/Quantities/Turbidity', turbidity);
/** The quantity with another unit. */
export const withMilli = async (world: World): Promise<void> => {
  await onlyBase(world);
  await world.ok('POST', milliPath, milli);
};

export const onQuantity = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { quantityId: 'Turbidity' },
  ...rest,
});
export const onUnit = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { quantityId: 'Turbidity', uomId: 'milli NTU' },
  given: onlyBase,
  ...rest,
});
export const nowhere = { quantityId: 'Turbidity', uomId: 'milli NTU', namespaceId: 'nowhere' };

export const has =
  (members: Json) =>
  ({ body }: Pick<ReadResponse, 'body'>) => {
    expect(body).toMatchObject(members);
  };
/** Expects what a path of the namespace answers afterwards. */
export const leaves =
  (path: string, members: Json) =>
  async (_seen: ReadResponse, world: World): Promise<void> => {
    expect(await world.ok('GET', path)).toMatchObject(members);
  };
export const gone =
  (...paths: readonly string[]) =>
  async (_seen: ReadResponse, world: World): Promise<void> => {
    for (const path of paths) expect((await world.send('GET', path)).status).toBe(404);
  };
export const noneAdded = both(then('/Quantities?skip=41', []), then('/Units?skip=245', []));
/** Expects the date of a change to be later than that of creation at a path. */
export const movedOn =
  (path: string) =>
  async (_seen: ReadResponse, world: World): Promise<void> => {
    const { CreatedDate, ModifiedDate } = (await world.ok('GET', path)) as Json;
    expect(String(ModifiedDate).replace('Z', '') > String(CreatedDate).replace('Z', '')).toBe(true);
  };

export const time = property('Time', 16, { IsKey: true });
export const typeWith = (world: World, more: object) =>
  world.ok('POST', '/Types/Water', { SdsTypeCode: 1, Properties: [time, property('V', double, more)] });

export const faults = (onPlace: typeof onUnit, bodies: Bodies, check: NonNullable<Case['check']>): readonly Case[] =>
  bodies.map(([name, body, place]) =>
    onPlace(name, 400, { body, check: place === undefined ? check : both(blames(place), check) }),
  );
