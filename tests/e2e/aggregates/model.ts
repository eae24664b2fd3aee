// A stream as a plain list of events, from which the oracle computes the expected summaries and samples.
import { Extrapolation, Interpolation } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import * as oracle from '../../domain/reading/oracle.ts';

export const measured = ['Level', 'Flow'] as const;
export type Measured = (typeof measured)[number];

export interface StoredEvent {
  readonly Key: number;
  readonly Level: number | null;
  readonly Flow: number | null;
}

/** Types with the same properties in another order and with other modes. Extra has a type code that the other types cannot read. */
export const types = [
  { id: 'A', order: ['Key', 'Level', 'Flow', 'Extra'], extra: TypeCode.DateTime, flow: null },
  { id: 'B', order: ['Key', 'Flow', 'Level', 'Extra'], extra: TypeCode.Double, flow: null },
  {
    id: 'C',
    order: ['Extra', 'Flow', 'Key', 'Level'],
    extra: TypeCode.String,
    flow: Interpolation.StepwiseContinuousLeading,
  },
] as const;
export type TypeOfEvents = (typeof types)[number];

export interface Settings {
  /** Null means the mode of the type, which is Continuous. */
  readonly mode: Interpolation | null;
  readonly extrapolation: Extrapolation;
  readonly overrides: Readonly<Record<Measured, Interpolation | null>>;
}

export interface Model {
  readonly type: TypeOfEvents;
  readonly settings: Settings;
  /** In ascending order of keys. */
  readonly events: readonly StoredEvent[];
}

export const noSettings: Settings = {
  mode: null,
  extrapolation: Extrapolation.All,
  overrides: { Level: null, Flow: null },
};

export function typeBody({ id, order, extra, flow }: TypeOfEvents): object {
  const codes = { Key: TypeCode.Int32, Level: 100 + TypeCode.Double, Flow: 100 + TypeCode.Double, Extra: extra };
  const Properties = order.map((Id) => ({
    Id,
    SdsType: { SdsTypeCode: codes[Id] },
    ...(Id === 'Key' ? { IsKey: true } : {}),
    ...(Id === 'Flow' && flow !== null ? { InterpolationMode: flow } : {}),
  }));
  return { Id: id, SdsTypeCode: 1, Properties };
}

export function streamBody(id: string, { type, settings: { mode, extrapolation, overrides } }: Model): object {
  const PropertyOverrides = measured
    .filter((name) => overrides[name] !== null)
    .map((name) => ({ SdsTypePropertyId: name, InterpolationMode: overrides[name] }));
  return { Id: id, TypeId: type.id, InterpolationMode: mode, ExtrapolationMode: extrapolation, PropertyOverrides };
}

const modeOfStream = ({ settings }: Model) => settings.mode ?? Interpolation.Continuous;

/** docs/behavior/types-and-streams.md#modes */
export const modeOf = (model: Model, name: Measured): Interpolation =>
  model.settings.overrides[name] ?? (name === 'Flow' ? model.type.flow : null) ?? modeOfStream(model);

/** Returns the stream of one property as the oracle needs it. */
export function streamOf(model: Model, name: Measured): oracle.Stream {
  const rows = model.events.map((event): oracle.Row => [event.Key, event[name]]);
  const ofStream = { rows, interpolation: modeOfStream(model), extrapolation: model.settings.extrapolation };
  const interpolation = modeOf(model, name);
  return { ...ofStream, interpolation, calculate: (key) => calculated(ofStream, interpolation, key) };
}

/** docs/behavior/stream-data.md#values-between-events, docs/behavior/stream-data.md#extrapolation */
function calculated(ofStream: oracle.Stream, mode: Interpolation, key: number): oracle.Row | undefined {
  const before = oracle.lastBefore(ofStream, key);
  const after = oracle.firstAfter(ofStream, key);
  const isDiscrete = mode === Interpolation.Discrete;
  if (before && after && ofStream.interpolation !== Interpolation.Discrete) {
    return [key, isDiscrete ? null : oracle.valueBetween(mode, before, after, key)];
  }
  const row = oracle.eventAt(ofStream, key);
  return row && [key, isDiscrete ? null : row[1]];
}

/** Returns the stored or calculated event at a key, or null. */
export function eventAt(model: Model, key: number): StoredEvent | null {
  const [level, flow] = measured.map((name) => oracle.eventAt(streamOf(model, name), key));
  return level && flow ? { Key: key, Level: level[1], Flow: flow[1] } : null;
}
