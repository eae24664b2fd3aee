// Quantities and units: the built-in catalog, with what a namespace adds to it (docs/behavior/units.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Case, Cases, ReadResponse, World } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { nonVerbose } from '../support/streams.ts';

type Json = Readonly<Record<string, unknown>>;
type Check = NonNullable<Case['check']>;

const noDates = { CreatedDate: '0001-01-01T00:00:00Z', ModifiedDate: '0001-01-01T00:00:00Z' };
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
const briefly = ({ ConversionOffset, ...rest }: Json) => ({
  ...rest,
  ...(ConversionOffset === 0 ? {} : { ConversionOffset }),
});
const length = { Id: 'Length', Name: 'Length', Dimensions: [1, 0, 0, 0, 0, 0, 0] };

/** A quantity with a base unit and another unit, and another unit of length. */
const added = async (world: World): Promise<void> => {
  const ntu = unit('nephelometric turbidity unit', 'NTU', 'Turbidity', 1);
  await world.ok('POST', '/Quantities/Turbidity', { Id: 'Turbidity', Name: 'Murk', BaseUom: ntu });
  await world.ok('POST', '/Quantities/Turbidity/Units/milli%20NTU', unit('milli NTU', 'mNTU', 'Turbidity', 0.001));
  await world.ok('POST', '/Quantities/Length/Units/smoot', unit('smoot', 'smt', 'Length', 1.7018));
};

const idsOf = (body: unknown) => (body as Json[]).map(({ Id }) => Id);

/** Expects as many entries, and their number on all pages. */
const counts =
  (onPage: number, total = onPage): Check =>
  ({ body, headers }) => {
    expect((body as unknown[]).length).toBe(onPage);
    expect(headers.get('total-count')).toBe(String(total));
  };

const found =
  (ids: readonly string[], total = ids.length): Check =>
  ({ body, headers }) => {
    expect(idsOf(body)).toEqual(ids);
    expect(headers.get('total-count')).toBe(String(total));
  };

/** Expects these ids at the end of a list. */
const endsWith =
  (...ids: readonly string[]): Check =>
  ({ body }) => {
    expect(idsOf(body).slice(-ids.length)).toEqual(ids);
  };

const read = (name: string, query: string, check: Check, rest: Partial<Case> = {}): Case => ({
  name,
  status: 200,
  query,
  check,
  ...rest,
});
const filtered = (text: string, ids: readonly string[], more = ''): Case =>
  read(`filter ${text} ${more}`, `filter=${encodeURIComponent(text)}${more}`, found(ids));

const stranger: Case = { name: 'no right to read the collection', status: 403, as: 'stranger' };
const oddVerbosity: Case = {
  name: 'an unknown verbosity',
  status: 400,
  headers: { 'Accept-Verbosity': 'chatty' },
};
const member = (check: Check): Case => ({ name: 'a member can read', status: 200, as: 'member', check });
const nowhere: Case = {
  name: 'an unknown namespace',
  status: 404,
  path: { namespaceId: 'nowhere' },
  check: expectReason('nowhere'),
};
const unknown = (path: Readonly<Record<string, string>>, name: string): Case => ({
  name: `unknown: ${name}`,
  status: 404,
  path,
  check: expectReason(name),
});
/** The same case with these values in the path, unless it has others. */
const on =
  (path: Readonly<Record<string, string>>) =>
  (test: Case): Case => ({ ...test, path: { ...path, ...test.path } });

const refused: readonly Case[] = (
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

/** Expects factors like these in that order. */
const rises =
  (sign: 1 | -1): Check =>
  ({ body }) => {
    const factors = (body as Json[]).map(({ ConversionFactor }) => Number(ConversionFactor));
    expect(factors).toEqual(factors.toSorted((a, b) => sign * (a - b)));
  };

const listQuantities: readonly Case[] = [
  read('all 41, in the order of the documents', '', counts(41)),
  read('the first ones', 'count=3', found(['Acceleration', 'Angular Velocity', 'Area'], 41)),
  read('the last ones', 'skip=39', found(['Volume', 'Volume Flow Rate'], 41)),
  read('every one has its base unit and seven dimensions', '', ({ body }) => {
    for (const { Id, Name, BaseUom, Dimensions } of body as Json[]) {
      expect(Name).toBe(Id);
      expect(BaseUom).toMatchObject({ QuantityId: Id, ConversionFactor: 1, ConversionOffset: 0 });
      expect(Dimensions).toHaveLength(7);
    }
  }),
  read(
    'without members that have defaults',
    "filter=Id%20eq%20'Length'",
    expectJson([{ ...length, BaseUom: briefly(meter) }]),
    nonVerbose,
  ),
  filtered("startswith(name,'elec')", [
    'Electric Charge',
    'Electric Current',
    'Electric Potential',
    'Electric Resistance',
  ]),
  filtered("Id eq 'temperature' or Id eq 'TEMPERATURE (delta)'", ['Temperature', 'Temperature (Delta)']),
  filtered("Name eq 'murk'", []),
  read('in another order', 'orderby=name%20desc&count=2', found(['Volume Flow Rate', 'Volume'], 41)),
  read('added ones come last', 'skip=40', found(['Volume Flow Rate', 'Turbidity'], 42), { prepare: added }),
  read('what was added, filtered by its date', 'filter=CreatedDate%20gt%202020-01-01T00:00:00Z', found(['Turbidity']), {
    prepare: added,
  }),
  read('line 13: empty parameters', 'filter=&orderby=', counts(41)),
  read('lines 12 and 14: parameters in another case, unknown ones', 'COUNT=1&unheard=1', counts(1, 41)),
  member(counts(41)),
  ...refused,
  oddVerbosity,
  stranger,
  nowhere,
];

const getQuantity: readonly Case[] = [
  {
    name: 'with all members',
    status: 200,
    check: expectJson({ ...length, BaseUom: { ...meter, ...noDates }, ...noDates }),
  },
  {
    name: 'no dates and no offset 0 of what is built in',
    status: 200,
    ...nonVerbose,
    check: expectJson({ ...length, BaseUom: briefly(meter) }),
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
    name: 'one that was added',
    status: 200,
    ...nonVerbose,
    path: { quantityId: 'turbidity' },
    prepare: added,
    check: expectJson({
      Id: 'Turbidity',
      Name: 'Murk',
      BaseUom: {
        ...briefly(unit('nephelometric turbidity unit', 'NTU', 'Turbidity', 1)),
        CreatedDate: expect.any(String),
        ModifiedDate: expect.any(String),
      },
      CreatedDate: expect.any(String),
      ModifiedDate: expect.any(String),
    }),
  },
  unknown({ quantityId: 'Turbidity' }, 'Turbidity'),
  oddVerbosity,
  stranger,
  nowhere,
].map(on({ quantityId: 'Length' }));

const listQuantityUnits: readonly Case[] = [
  { name: 'all of them', status: 200, check: ({ body }: ReadResponse) => expect((body as unknown[]).length).toBe(12) },
  {
    name: 'more than a page, in one answer',
    status: 200,
    path: { quantityId: 'volume flow rate' },
    query: 'count=1',
    check: ({ body }: ReadResponse) => expect((body as unknown[]).length).toBe(21),
  },
  {
    name: 'without members that have defaults',
    status: 200,
    ...nonVerbose,
    path: { quantityId: 'Electric Resistance' },
    check: expectJson([briefly(unit('ohm', 'Ω', 'Electric Resistance', 1))]),
  },
  { name: 'an added unit of a built-in quantity', status: 200, prepare: added, check: endsWith('smoot') },
  {
    name: 'those of an added quantity',
    status: 200,
    path: { quantityId: 'TURBIDITY' },
    prepare: added,
    check: ({ body }: ReadResponse) => expect(idsOf(body)).toEqual(['nephelometric turbidity unit', 'milli NTU']),
  },
  unknown({ quantityId: 'Turbidity' }, 'Turbidity'),
  oddVerbosity,
  stranger,
  nowhere,
].map(on({ quantityId: 'Length' }));

const getQuantityUnit: readonly Case[] = [
  { name: 'with all members', status: 200, check: expectJson({ ...celsius, ...noDates }) },
  { name: 'without members that have defaults', status: 200, ...nonVerbose, check: expectJson(celsius) },
  {
    name: 'both in another case',
    status: 200,
    path: { quantityId: 'TEMPERATURE', uomId: 'DEGREE CELSIUS' },
    check: expectJson({ ...celsius, ...noDates }),
  },
  { name: 'a unit of another quantity', status: 404, path: { uomId: 'meter' }, check: expectReason('meter') },
  {
    name: 'a difference of temperatures is another quantity',
    status: 404,
    path: { uomId: 'delta degree Celsius' },
  },
  { name: 'an abbreviation is no id', status: 404, path: { uomId: '°C' }, check: expectReason('°C') },
  unknown({ uomId: 'smoot' }, 'smoot'),
  unknown({ quantityId: 'Turbidity' }, 'Turbidity'),
  oddVerbosity,
  stranger,
  nowhere,
].map(on({ quantityId: 'Temperature', uomId: 'degree Celsius' }));

const listUnits: readonly Case[] = [
  read(
    '245 of them',
    'count=1000',
    expectAll(counts(245), ({ body }) => {
      expect(new Set(idsOf(body)).size).toBe(245);
    }),
  ),
  read('the first page', '', counts(100, 245)),
  read('the second page', 'skip=100', counts(100, 245)),
  read('the last page', 'skip=200', counts(45, 245)),
  read('behind the last page', 'skip=245', counts(0, 245)),
  read('a page of none', 'count=0', counts(0, 245)),
  read('the pages are the list', 'count=1000', async ({ body }, world) => {
    const pages = [0, 100, 200].map((skip) => world.ok('GET', `/Units?skip=${String(skip)}`));
    expect((await Promise.all(pages)).flatMap(idsOf)).toEqual(idsOf(body));
  }),
  read('what is rounded in the documents', "filter=Id%20eq%20'degree%20Fahrenheit'", ({ body }) => {
    expect(body).toMatchObject([{ ConversionFactor: expect.closeTo(5 / 9, 6), ConversionOffset: 255.3722222 }]);
  }),
  read('abbreviations differ by case only', 'count=1000', ({ body }) => {
    const signs = (body as Json[]).map(({ Abbreviation }) => Abbreviation);
    expect(new Set(signs).size).toBe(245);
    for (const pair of [
      ['nm', 'Nm'],
      ['mV', 'MV'],
      ['mWh', 'MWh'],
    ])
      expect(signs).toEqual(expect.arrayContaining(pair));
  }),
  filtered("QuantityId eq 'length' and ConversionFactor lt 1", [
    'centimeter',
    'inch',
    'millimeter',
    'foot',
    'sixteenth of an inch',
    'yard',
    'micrometer',
    'nanometer',
  ]),
  filtered("QuantityId eq 'LENGTH' and startswith(Name,'KILO')", ['kilometer']),
  filtered("Abbreviation eq '°c'", ['degree Celsius']),
  filtered("ConversionOffset gt 0 and QuantityId eq 'Temperature'", ['degree Celsius', 'degree Fahrenheit']),
  read('all that is built in', 'filter=not%20ModifiedDate%20gt%202022-12-06T00:00:00Z', counts(100, 245), {
    prepare: added,
  }),
  read(
    'what was added',
    'filter=ModifiedDate%20gt%202022-12-06T00:00:00Z',
    found(['nephelometric turbidity unit', 'milli NTU', 'smoot']),
    {
      prepare: added,
    },
  ),
  read('what was added comes last', 'skip=244&count=1000', expectAll(counts(4, 248), endsWith('smoot')), {
    prepare: added,
  }),
  read('by factor', 'orderby=conversionfactor&count=1000', rises(1)),
  read('by factor, the greatest first', 'orderby=ConversionFactor%20desc&count=1000', rises(-1)),
  read(
    'filter, then order, then page',
    "filter=QuantityId%20eq%20'Length'&orderby=id%20desc&skip=1&count=2",
    found(['sixteenth of an inch', 'nanometer'], 12),
  ),
  read('without members that have defaults', "filter=Id%20eq%20'meter'", expectJson([briefly(meter)]), nonVerbose),
  read('with all members', "filter=Id%20eq%20'meter'", expectJson([{ ...meter, ...noDates }])),
  read('line 13: empty parameters', 'filter=&orderby=', counts(100, 245)),
  read('lines 12 and 14: parameters in another case, unknown ones', 'Skip=240&unheard=1', counts(5, 245)),
  member(counts(100, 245)),
  ...refused,
  oddVerbosity,
  stranger,
  nowhere,
];

const getUnit: readonly Case[] = [
  { name: 'with all members', status: 200, check: expectJson({ ...celsius, ...noDates }) },
  {
    name: 'without an offset of 0',
    status: 200,
    ...nonVerbose,
    path: { uomId: 'meter' },
    check: expectJson(briefly(meter)),
  },
  {
    name: 'an id in another case',
    status: 200,
    path: { uomId: 'Degree celsius' },
    check: expectJson({ ...celsius, ...noDates }),
  },
  {
    name: 'line 16: a path in another case',
    status: 200,
    async check({ body }: ReadResponse, world: World) {
      const response = await world.server.send('GET', `${world.base.toLowerCase()}/units/degree%20celsius`);
      expect([response.status, await response.json()]).toEqual([200, body]);
    },
  },
  {
    name: 'one that was added',
    status: 200,
    path: { uomId: 'SMOOT' },
    prepare: added,
    check: ({ body }: ReadResponse) => expect(body).toMatchObject(unit('smoot', 'smt', 'Length', 1.7018)),
  },
  { name: 'an abbreviation is no id', status: 404, path: { uomId: 'kPa' }, check: expectReason('kPa') },
  {
    name: 'one that another namespace has',
    status: 404,
    path: { uomId: 'smoot', namespaceId: 'demo' },
    prepare: added,
    check: expectReason('smoot'),
  },
  unknown({ uomId: 'smoot' }, 'smoot'),
  oddVerbosity,
  stranger,
  nowhere,
].map(on({ uomId: 'degree Celsius' }));

export const units: Cases<operations, typeof table, 'Units'> = {
  listQuantities,
  getQuantity,
  listQuantityUnits,
  getQuantityUnit,
  listUnits,
  getUnit,
};
