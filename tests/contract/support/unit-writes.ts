// Helpers for cases that write quantities and units.
import { expect } from '@jest/globals';
import type { Case, ReadResponse, World } from './cases.ts';
import { expectErrorParameter, expectAll } from './checks.ts';
import { double, property, expectNonVerboseJsonAt } from './streams.ts';

export type Json = Readonly<Record<string, unknown>>;
export type Rest = Omit<Case, 'name' | 'status'>;
export type Bodies = readonly (readonly [name: string, body: unknown, member?: string])[];

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

/** Creates the quantity with its base unit. */
export const createBaseUnit = (world: World) => world.ok('POST', '/Quantities/Turbidity', turbidity);
/** Creates the quantity with its base unit and another unit. */
export const createMilliUnit = async (world: World): Promise<void> => {
  await createBaseUnit(world);
  await world.ok('POST', milliPath, milli);
};

export const caseOnQuantity = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { quantityId: 'Turbidity' },
  ...rest,
});
export const caseOnUnit = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { quantityId: 'Turbidity', uomId: 'milli NTU' },
  prepare: createBaseUnit,
  ...rest,
});
export const unknownNamespacePath = { quantityId: 'Turbidity', uomId: 'milli NTU', namespaceId: 'nowhere' };

/** Expects that a GET of a path in the namespace then returns these members. */
export const expectMembersAt =
  (path: string, members: Json) =>
  async (_response: ReadResponse, world: World): Promise<void> => {
    expect(await world.ok('GET', path)).toMatchObject(members);
  };
/** Expects that a GET of these paths then has the status 404. */
export const expectNotFound =
  (...paths: readonly string[]) =>
  async (_response: ReadResponse, world: World): Promise<void> => {
    for (const path of paths) expect((await world.send('GET', path)).status).toBe(404);
  };
/** Expects no more than the built-in quantities and units. */
export const expectNoneAdded = expectAll(
  expectNonVerboseJsonAt('/Quantities?skip=41', []),
  expectNonVerboseJsonAt('/Units?skip=245', []),
);
/** Expects that the object at a path has a ModifiedDate after its CreatedDate. */
export const expectLaterModifiedDate =
  (path: string) =>
  async (_response: ReadResponse, world: World): Promise<void> => {
    const { CreatedDate, ModifiedDate } = (await world.ok('GET', path)) as Json;
    expect(String(ModifiedDate).replace('Z', '') > String(CreatedDate).replace('Z', '')).toBe(true);
  };

export const timeProperty = property('Time', 16, { IsKey: true });
export const createTypeWith = (world: World, more: object) =>
  world.ok('POST', '/Types/Water', { SdsTypeCode: 1, Properties: [timeProperty, property('V', double, more)] });

/** Returns a case with status 400 for each body; the error names the member. */
export const invalidBodyCases = (
  createCase: typeof caseOnUnit,
  bodies: Bodies,
  check: NonNullable<Case['check']>,
): readonly Case[] =>
  bodies.map(([name, body, member]) =>
    createCase(name, 400, {
      body,
      check: member === undefined ? check : expectAll(expectErrorParameter(member), check),
    }),
  );
