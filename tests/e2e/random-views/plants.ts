// Random streams for random views, as plain arrays that are independent of the server.
import type { Random } from '../random/numbers.ts';

export type Cell = number | string | boolean | null;

/** The formats of an index type. Indexes are counted in halves of a unit, so that they are integers here. */
export interface IndexKind {
  readonly code: number;
  readonly name: string;
  readonly column: string;
  readonly json: (halves: number) => Cell;
  readonly csv: (halves: number) => string;
  readonly parameter: (halves: number) => string;
  readonly interval: (halves: number) => string;
  /** The smallest distance between two indexes, in halves of a unit. */
  readonly unit: number;
}

const time = (halves: number) => new Date(Date.UTC(2024, 4, 1) + halves * 500).toISOString();
const trimmed = (halves: number) => time(halves).replace('.000Z', 'Z').replace('.500Z', '.5Z');

export const indexKinds: readonly IndexKind[] = [
  {
    code: 16,
    name: 'DateTime',
    column: 'Timestamp',
    json: trimmed,
    csv: (halves) => time(halves).replace('Z', '0000Z'),
    parameter: trimmed,
    interval: (halves) => `00:00:${String(Math.floor(halves / 2)).padStart(2, '0')}${halves % 2 === 1 ? '.5' : ''}`,
    unit: 1,
  },
  {
    code: 14,
    name: 'Double',
    column: 'Index',
    json: (halves) => halves / 2,
    csv: (halves) => String(halves / 2),
    parameter: (halves) => String(halves / 2),
    interval: (halves) => String(halves / 2),
    unit: 1,
  },
  {
    code: 9,
    name: 'Int32',
    column: 'Index',
    json: (halves) => halves / 2,
    csv: (halves) => String(halves / 2),
    parameter: (halves) => String(halves / 2),
    interval: (halves) => String(halves / 2),
    unit: 2,
  },
];

/** The properties of all types of a plant, in this order; not every type has every one. */
export const properties = [
  { id: 'A', name: 'Amount', code: 14, typeName: 'Double', uom: 'meter' },
  { id: 'B', name: null, code: 9, typeName: 'Int32', uom: null },
  { id: 'N', name: 'Maybe', code: 114, typeName: 'NullableDouble', uom: 'kilometer' },
  { id: 'S', name: null, code: 18, typeName: 'String', uom: null },
  { id: 'T', name: 'Span', code: 21, typeName: 'TimeSpan', uom: null },
] as const;
export type PropertyId = (typeof properties)[number]['id'];

export interface Event {
  readonly at: number;
  readonly values: Readonly<Partial<Record<PropertyId, Cell>>>;
}

export interface Stream {
  readonly id: string;
  readonly name: string | null;
  readonly has: readonly PropertyId[];
  /** The interpolation mode of the type; 3 is Discrete. */
  readonly mode: number;
  /** Interpolation modes that the stream overrides. */
  readonly modes: Readonly<Partial<Record<PropertyId, number>>>;
  /** Whether A is given in kilometers. */
  readonly inKilometers: boolean;
  readonly extrapolation: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly index: IndexKind;
  readonly isReadable: boolean;
  /** In ascending order of their indexes. */
  readonly events: readonly Event[];
}

export interface Plant {
  readonly index: IndexKind;
  readonly streams: readonly Stream[];
}

/** The greatest distance between two indexes, in halves of a unit. */
export const reach = 60;

export function randomPlant(random: Random, size: number): Plant {
  const index = random.pick(indexKinds);
  const others = indexKinds.filter(({ code }) => code !== index.code);
  const ids = random.shuffled(['s1', 'S2', 's10', 'pump', 'Tank', 'x', 'Y', 'z9']).slice(0, size);
  return {
    index,
    streams: ids.map((id) => randomStream(random, id, random.chance(0.1) ? random.pick(others) : index)),
  };
}

function randomStream(random: Random, id: string, index: IndexKind): Stream {
  const has = properties.map((property) => property.id).filter(() => random.chance(0.75));
  const modes: Partial<Record<PropertyId, number>> = {};
  for (const property of has) if (random.chance(0.3)) modes[property] = random.int(0, 5);
  const metadata: Record<string, string> = {};
  if (random.chance(0.8)) metadata['Area'] = random.pick(['East', 'West', 'east', 'Über']);
  if (random.chance(0.7)) metadata['Unit'] = random.pick(['1', '2', '10']);
  if (random.chance(0.6)) metadata['Role'] = random.pick(['Main', 'Spare']);
  const places = random.many(random.int(0, 30), () => random.int(0, reach / index.unit) * index.unit);
  const value = (property: PropertyId): Cell => {
    if (property === 'B') return random.int(-9, 9);
    if (property === 'S') return random.pick(['a', 'b,c', 'say "x"', '']);
    if (property === 'T') return '00:00:01';
    return property === 'N' && random.chance(0.3) ? null : random.int(-40, 40) / 4;
  };
  return {
    id,
    name: random.chance(0.5) ? `Stream ${id}` : null,
    has,
    mode: random.pick([0, 0, 0, 1, 2, 3]),
    modes,
    inKilometers: has.includes('A') && random.chance(0.3),
    extrapolation: random.int(0, 3),
    metadata,
    tags: random.shuffled(['wet', 'new', 'red']).slice(0, random.int(0, 3)),
    index,
    isReadable: random.chance(0.9),
    events: [...new Set(places)]
      .sort((a, b) => a - b)
      .map((at) => ({ at, values: Object.fromEntries(has.map((property) => [property, value(property)])) })),
  };
}

/** Returns the request body that creates the type of a stream. */
export function typeBody(id: string, { has, mode, extrapolation, index }: Stream): object {
  const own = properties.filter((property) => has.includes(property.id));
  return {
    Id: id,
    SdsTypeCode: 1,
    InterpolationMode: mode,
    ExtrapolationMode: extrapolation,
    Properties: [
      { Id: 'I', IsKey: true, SdsType: { SdsTypeCode: index.code } },
      ...own.map(({ id: Id, name, code, uom }) => ({ Id, Name: name, Uom: uom, SdsType: { SdsTypeCode: code } })),
    ],
  };
}

/** Returns the request body that creates a stream. */
export function streamBody(typeId: string, { id, name, modes, inKilometers, has }: Stream): object {
  const overrides = has.flatMap((property) => {
    const mode = modes[property];
    const uom = property === 'A' && inKilometers ? 'kilometer' : undefined;
    if (mode === undefined && uom === undefined) return [];
    return [{ SdsTypePropertyId: property, InterpolationMode: mode ?? null, ...(uom ? { Uom: uom } : {}) }];
  });
  return { Id: id, Name: name, TypeId: typeId, PropertyOverrides: overrides };
}

/** Returns the request body that writes the events of a stream. */
export function eventBodies({ events, index }: Stream): readonly object[] {
  return events.map(({ at, values }) => ({ I: index.json(at), ...values }));
}
