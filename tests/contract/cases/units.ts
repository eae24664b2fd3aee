// Quantities and units: the built-in catalog and additions of a namespace (docs/behavior/units.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Case, Cases, ReadResponse, World } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { nonVerbose } from '../support/streams.ts';

type Json = Readonly<Record<string, unknown>>;
type Check = NonNullable<Case['check']>;

const builtInDates = { CreatedDate: '0001-01-01T00:00:00Z', ModifiedDate: '0001-01-01T00:00:00Z' };
const unit = (
  Id: string,
  Abbreviation: string,
  QuantityId: string,
  ConversionFactor: number,
  ConversionOffset = 0,
) => ({
  Id,
  Abbreviation,
  Name: Id,
  DisplayName: Id,
  QuantityId,
  ConversionFactor,
  ConversionOffset,
});
const meter = unit('meter', 'm', 'Length', 1);
const celsius = unit('degree Celsius', '°C', 'Temperature', 1, 273.15);
const withoutDefaults = ({ ConversionOffset, ...rest }: Json) => ({
  ...rest,
  ...(ConversionOffset === 0 ? {} : { ConversionOffset }),
});
const length = { Id: 'Length', Name: 'Length', Dimensions: [1, 0, 0, 0, 0, 0, 0] };

/** Creates a quantity with a base unit and another unit, and another unit of length. */
const createUnits = async (world: World): Promise<void> => {
  const ntu = unit('nephelometric turbidity unit', 'NTU', 'Turbidity', 1);
  await world.ok('POST', '/Quantities/Turbidity', { Id: 'Turbidity', Name: 'Murk', BaseUom: ntu });
  await world.ok('POST', '/Quantities/Turbidity/Units/milli%20NTU', unit('milli NTU', 'mNTU', 'Turbidity', 0.001));
  await world.ok('POST', '/Quantities/Length/Units/smoot', unit('smoot', 'smt', 'Length', 1.7018));
};

const idsOf = (body: unknown) => (body as Json[]).map(({ Id }) => Id);

/** Expects this number of entries, and the total count. */
const expectCount =
  (onPage: number, total = onPage): Check =>
  ({ body, headers }) => {
    expect((body as unknown[]).length).toBe(onPage);
    expect(headers.get('total-count')).toBe(String(total));
  };

const expectIds =
  (ids: readonly string[], total = ids.length): Check =>
  ({ body, headers }) => {
    expect(idsOf(body)).toEqual(ids);
    expect(headers.get('total-count')).toBe(String(total));
  };

/** Expects these ids at the end of a list. */
const expectLastIds =
  (...ids: readonly string[]): Check =>
  ({ body }) => {
    expect(idsOf(body).slice(-ids.length)).toEqual(ids);
  };

const readCase = (name: string, query: string, check: Check, rest: Partial<Case> = {}): Case => ({
  name,
  status: 200,
  query,
  check,
  ...rest,
});
const filterCase = (text: string, ids: readonly string[], more = ''): Case =>
  readCase(`filter ${text} ${more}`, `filter=${encodeURIComponent(text)}${more}`, expectIds(ids));

const strangerCase: Case = { name: 'a stranger', status: 403, as: 'stranger' };
const invalidVerbosityCase: Case = {
  name: 'an unknown verbosity',
  status: 400,
  headers: { 'Accept-Verbosity': 'chatty' },
};
const memberCase = (check: Check): Case => ({ name: 'a member can read', status: 200, as: 'member', check });
const unknownNamespaceCase: Case = {
  name: 'an unknown namespace',
  status: 404,
  path: { namespaceId: 'nowhere' },
  check: expectReason('nowhere'),
};
const notFoundCase = (path: Readonly<Record<string, string>>, name: string): Case => ({
  name: `unknown: ${name}`,
  status: 404,
  path,
  check: expectReason(name),
});
/** Returns a function that adds default path parameters to a case. */
const withPath =
  (path: Readonly<Record<string, string>>) =>
  (test: Case): Case => ({ ...test, path: { ...path, ...test.path } });

const invalidQueryCases: readonly Case[] = (
  [
    ['skip=-1', 'skip'],
    ['skip=x', 'skip'],
    ['count=-1', 'count'],
    ['count=1.5', 'count'],
    ['orderby=Dimensions', 'orderby'],
    ['orderby=Id%20up', 'orderby'],
    ['orderby=Id,Name', 'orderby'],
    ['filter=Unheard%20eq%201', 'filter'],
    ['filter=Id%20eq', 'filter'],
    ['filter=Id%20lt%201%20or', 'filter'],
  ] as const
).map(([query, parameter]) => ({ name: query, status: 400, query, check: expectErrorParameter(parameter) }));

/** Expects conversion factors in ascending (1) or descending (-1) order. */
const expectFactorOrder =
  (sign: 1 | -1): Check =>
  ({ body }) => {
    const factors = (body as Json[]).map(({ ConversionFactor }) => Number(ConversionFactor));
    expect(factors).toEqual(factors.toSorted((a, b) => sign * (a - b)));
  };

const listQuantities: readonly Case[] = [
  readCase('returns 41 quantities', '', expectCount(41)),
  readCase('returns the first quantities', 'count=3', expectIds(['Acceleration', 'Angular Velocity', 'Area'], 41)),
  readCase('returns the last quantities', 'skip=39', expectIds(['Volume', 'Volume Flow Rate'], 41)),
  readCase('returns a base unit and seven dimensions for every quantity', '', ({ body }) => {
    for (const { Id, Name, BaseUom, Dimensions } of body as Json[]) {
      expect(Name).toBe(Id);
      expect(BaseUom).toMatchObject({ QuantityId: Id, ConversionFactor: 1, ConversionOffset: 0 });
      expect(Dimensions).toHaveLength(7);
    }
  }),
  readCase(
    'leaves out default values',
    "filter=Id%20eq%20'Length'",
    expectJson([{ ...length, BaseUom: withoutDefaults(meter) }]),
    nonVerbose,
  ),
  filterCase("startswith(name,'elec')", [
    'Electric Charge',
    'Electric Current',
    'Electric Potential',
    'Electric Resistance',
  ]),
  filterCase("Id eq 'temperature' or Id eq 'TEMPERATURE (delta)'", ['Temperature', 'Temperature (Delta)']),
  filterCase("Name eq 'murk'", []),
  readCase(
    'sorts by name in descending order',
    'orderby=name%20desc&count=2',
    expectIds(['Volume Flow Rate', 'Volume'], 41),
  ),
  readCase('returns added quantities last', 'skip=40', expectIds(['Volume Flow Rate', 'Turbidity'], 42), {
    prepare: createUnits,
  }),
  readCase(
    'filters added quantities by date',
    'filter=CreatedDate%20gt%202020-01-01T00:00:00Z',
    expectIds(['Turbidity']),
    {
      prepare: createUnits,
    },
  ),
  readCase('line 13: ignores empty parameters', 'filter=&orderby=', expectCount(41)),
  readCase(
    'lines 12 and 14: accepts parameters in another case and ignores unknown ones',
    'COUNT=1&unheard=1',
    expectCount(1, 41),
  ),
  memberCase(expectCount(41)),
  ...invalidQueryCases,
  invalidVerbosityCase,
  strangerCase,
  unknownNamespaceCase,
];

const getQuantity: readonly Case[] = [
  {
    name: 'returns all members',
    status: 200,
    check: expectJson({ ...length, BaseUom: { ...meter, ...builtInDates }, ...builtInDates }),
  },
  {
    name: 'leaves out the dates and the offset 0 of a built-in quantity',
    status: 200,
    ...nonVerbose,
    check: expectJson({ ...length, BaseUom: withoutDefaults(meter) }),
  },
  {
    name: 'an id in another case',
    status: 200,
    path: { quantityId: 'LENGTH' },
    check: ({ body }: ReadResponse) => expect(body).toMatchObject(length),
  },
  {
    name: 'an id with spaces and brackets',
    status: 200,
    path: { quantityId: 'Temperature (Delta)' },
    check: ({ body }: ReadResponse) =>
      expect(body).toMatchObject({ Id: 'Temperature (Delta)', BaseUom: { Id: 'delta kelvin' } }),
  },
  {
    name: 'returns an added object',
    status: 200,
    ...nonVerbose,
    path: { quantityId: 'turbidity' },
    prepare: createUnits,
    check: expectJson({
      Id: 'Turbidity',
      Name: 'Murk',
      BaseUom: {
        ...withoutDefaults(unit('nephelometric turbidity unit', 'NTU', 'Turbidity', 1)),
        CreatedDate: expect.any(String),
        ModifiedDate: expect.any(String),
      },
      CreatedDate: expect.any(String),
      ModifiedDate: expect.any(String),
    }),
  },
  notFoundCase({ quantityId: 'Turbidity' }, 'Turbidity'),
  invalidVerbosityCase,
  strangerCase,
  unknownNamespaceCase,
].map(withPath({ quantityId: 'Length' }));

const listQuantityUnits: readonly Case[] = [
  {
    name: 'returns all units of the quantity',
    status: 200,
    check: ({ body }: ReadResponse) => expect((body as unknown[]).length).toBe(12),
  },
  {
    name: 'returns all units without paging',
    status: 200,
    path: { quantityId: 'volume flow rate' },
    query: 'count=1',
    check: ({ body }: ReadResponse) => expect((body as unknown[]).length).toBe(21),
  },
  {
    name: 'leaves out default values',
    status: 200,
    ...nonVerbose,
    path: { quantityId: 'Electric Resistance' },
    check: expectJson([withoutDefaults(unit('ohm', 'Ω', 'Electric Resistance', 1))]),
  },
  { name: 'an added unit of a built-in quantity', status: 200, prepare: createUnits, check: expectLastIds('smoot') },
  {
    name: 'returns the units of an added quantity',
    status: 200,
    path: { quantityId: 'TURBIDITY' },
    prepare: createUnits,
    check: ({ body }: ReadResponse) => expect(idsOf(body)).toEqual(['nephelometric turbidity unit', 'milli NTU']),
  },
  notFoundCase({ quantityId: 'Turbidity' }, 'Turbidity'),
  invalidVerbosityCase,
  strangerCase,
  unknownNamespaceCase,
].map(withPath({ quantityId: 'Length' }));

const getQuantityUnit: readonly Case[] = [
  { name: 'returns all members', status: 200, check: expectJson({ ...celsius, ...builtInDates }) },
  { name: 'leaves out default values', status: 200, ...nonVerbose, check: expectJson(celsius) },
  {
    name: 'accepts both ids in another case',
    status: 200,
    path: { quantityId: 'TEMPERATURE', uomId: 'DEGREE CELSIUS' },
    check: expectJson({ ...celsius, ...builtInDates }),
  },
  { name: 'a unit of another quantity', status: 404, path: { uomId: 'meter' }, check: expectReason('meter') },
  {
    name: 'a unit of temperature differences',
    status: 404,
    path: { uomId: 'delta degree Celsius' },
  },
  { name: 'an abbreviation instead of an id', status: 404, path: { uomId: '°C' }, check: expectReason('°C') },
  notFoundCase({ uomId: 'smoot' }, 'smoot'),
  notFoundCase({ quantityId: 'Turbidity' }, 'Turbidity'),
  invalidVerbosityCase,
  strangerCase,
  unknownNamespaceCase,
].map(withPath({ quantityId: 'Temperature', uomId: 'degree Celsius' }));

const listUnits: readonly Case[] = [
  readCase(
    'returns 245 units',
    'count=1000',
    expectAll(expectCount(245), ({ body }) => {
      expect(new Set(idsOf(body)).size).toBe(245);
    }),
  ),
  readCase('returns the first page', '', expectCount(100, 245)),
  readCase('returns the second page', 'skip=100', expectCount(100, 245)),
  readCase('returns the last page', 'skip=200', expectCount(45, 245)),
  readCase('returns an empty page after the last unit', 'skip=245', expectCount(0, 245)),
  readCase('returns an empty page for a count of 0', 'count=0', expectCount(0, 245)),
  readCase('returns the whole list on consecutive pages', 'count=1000', async ({ body }, world) => {
    const pages = [0, 100, 200].map((skip) => world.ok('GET', `/Units?skip=${String(skip)}`));
    expect((await Promise.all(pages)).flatMap(idsOf)).toEqual(idsOf(body));
  }),
  readCase(
    'returns the factor and offset of degree Fahrenheit',
    "filter=Id%20eq%20'degree%20Fahrenheit'",
    ({ body }) => {
      expect(body).toMatchObject([{ ConversionFactor: expect.closeTo(5 / 9, 6), ConversionOffset: 255.3722222 }]);
    },
  ),
  readCase('abbreviations differ by case only', 'count=1000', ({ body }) => {
    const signs = (body as Json[]).map(({ Abbreviation }) => Abbreviation);
    expect(new Set(signs).size).toBe(245);
    for (const pair of [
      ['nm', 'Nm'],
      ['mV', 'MV'],
      ['mWh', 'MWh'],
    ])
      expect(signs).toEqual(expect.arrayContaining(pair));
  }),
  filterCase("QuantityId eq 'length' and ConversionFactor lt 1", [
    'centimeter',
    'inch',
    'millimeter',
    'foot',
    'sixteenth of an inch',
    'yard',
    'micrometer',
    'nanometer',
  ]),
  filterCase("QuantityId eq 'LENGTH' and startswith(Name,'KILO')", ['kilometer']),
  filterCase("Abbreviation eq '°c'", ['degree Celsius']),
  filterCase("ConversionOffset gt 0 and QuantityId eq 'Temperature'", ['degree Celsius', 'degree Fahrenheit']),
  readCase(
    'filters built-in units by date',
    'filter=not%20ModifiedDate%20gt%202022-12-06T00:00:00Z',
    expectCount(100, 245),
    {
      prepare: createUnits,
    },
  ),
  readCase(
    'filters added units by date',
    'filter=ModifiedDate%20gt%202022-12-06T00:00:00Z',
    expectIds(['nephelometric turbidity unit', 'milli NTU', 'smoot']),
    {
      prepare: createUnits,
    },
  ),
  readCase('returns added units last', 'skip=244&count=1000', expectAll(expectCount(4, 248), expectLastIds('smoot')), {
    prepare: createUnits,
  }),
  readCase('sorts by factor', 'orderby=conversionfactor&count=1000', expectFactorOrder(1)),
  readCase('sorts by factor in descending order', 'orderby=ConversionFactor%20desc&count=1000', expectFactorOrder(-1)),
  readCase(
    'filters before it sorts and pages',
    "filter=QuantityId%20eq%20'Length'&orderby=id%20desc&skip=1&count=2",
    expectIds(['sixteenth of an inch', 'nanometer'], 12),
  ),
  readCase('leaves out default values', "filter=Id%20eq%20'meter'", expectJson([withoutDefaults(meter)]), nonVerbose),
  readCase('returns all members', "filter=Id%20eq%20'meter'", expectJson([{ ...meter, ...builtInDates }])),
  readCase('line 13: ignores empty parameters', 'filter=&orderby=', expectCount(100, 245)),
  readCase(
    'lines 12 and 14: accepts parameters in another case and ignores unknown ones',
    'Skip=240&unheard=1',
    expectCount(5, 245),
  ),
  memberCase(expectCount(100, 245)),
  ...invalidQueryCases,
  invalidVerbosityCase,
  strangerCase,
  unknownNamespaceCase,
];

const getUnit: readonly Case[] = [
  { name: 'returns all members', status: 200, check: expectJson({ ...celsius, ...builtInDates }) },
  {
    name: 'leaves out an offset of 0',
    status: 200,
    ...nonVerbose,
    path: { uomId: 'meter' },
    check: expectJson(withoutDefaults(meter)),
  },
  {
    name: 'an id in another case',
    status: 200,
    path: { uomId: 'Degree celsius' },
    check: expectJson({ ...celsius, ...builtInDates }),
  },
  {
    name: 'line 16: accepts a path in another case',
    status: 200,
    async check({ body }: ReadResponse, world: World) {
      const response = await world.server.send('GET', `${world.base.toLowerCase()}/units/degree%20celsius`);
      expect([response.status, await response.json()]).toEqual([200, body]);
    },
  },
  {
    name: 'returns an added object',
    status: 200,
    path: { uomId: 'SMOOT' },
    prepare: createUnits,
    check: ({ body }: ReadResponse) => expect(body).toMatchObject(unit('smoot', 'smt', 'Length', 1.7018)),
  },
  { name: 'an abbreviation instead of an id', status: 404, path: { uomId: 'kPa' }, check: expectReason('kPa') },
  {
    name: 'a unit of another namespace',
    status: 404,
    path: { uomId: 'smoot', namespaceId: 'demo' },
    prepare: createUnits,
    check: expectReason('smoot'),
  },
  notFoundCase({ uomId: 'smoot' }, 'smoot'),
  invalidVerbosityCase,
  strangerCase,
  unknownNamespaceCase,
].map(withPath({ uomId: 'degree Celsius' }));

export const units: Cases<operations, typeof table, 'Units'> = {
  listQuantities,
  getQuantity,
  listQuantityUnits,
  getQuantityUnit,
  listUnits,
  getUnit,
};
