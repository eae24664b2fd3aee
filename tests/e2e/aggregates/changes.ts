// Random changes of a stream, applied to the server and to the plain list of events.
import { Extrapolation, Interpolation } from '../../../server/domain/model.ts';
import type { Random } from '../random/numbers.ts';
import { noSettings, streamBody, types, type Model, type StoredEvent } from './model.ts';
import type { Keys } from './reads.ts';

/** Sends a request below the path of the stream. Throws if it fails. */
export type Send = (method: string, path: string, body?: unknown) => Promise<void>;

/** A random change. It returns the stream after the change. */
export type Change = (play: Play) => Promise<Model>;

export interface Play {
  readonly id: string;
  readonly send: Send;
  readonly model: Model;
  readonly random: Random;
  readonly keys: Keys;
  /** The largest number of events of a write, or a little fewer. */
  readonly size: number;
}

/** Most events of some stretches have null, so that there are blocks without any value. */
const quarter = (random: Random, key: number) =>
  random.chance(key % 64 < 24 ? 0.9 : 0.1) ? null : random.int(-20, 20) / 4;

export const randomEvent = (random: Random, Key: number): StoredEvent => ({
  Key,
  Level: quarter(random, Key),
  Flow: quarter(random, Key),
});

const withEvents = (model: Model, events: Iterable<StoredEvent>): Model => ({
  ...model,
  events: [...events].sort((a, b) => a.Key - b.Key),
});

const byKey = ({ events }: Model) => new Map(events.map((event) => [event.Key, event]));

/** New events in any order among those stored, so that most come late. */
const insertLate: Change = async ({ send, model, random, keys, size }) => {
  const stored = byKey(model);
  const free = random.many(random.int(1, size), () => random.int(keys.min, keys.max)).filter((key) => !stored.has(key));
  const events = [...new Set(free)].map((key) => randomEvent(random, key));
  await send('POST', '/Data', events);
  return withEvents(model, [...model.events, ...events]);
};

const replace: Change = async ({ send, model, random, keys, size }) => {
  const stored = model.events.length > 0 ? model.events.map(({ Key }) => Key) : [keys.min];
  const drawn = random.many(random.int(1, size), () =>
    random.chance(0.8) ? random.pick(stored) : random.int(keys.min, keys.max),
  );
  const events = [...new Set(drawn)].map((key) => randomEvent(random, key));
  await send('PUT', '/Data', events);
  const all = byKey(model);
  for (const event of events) all.set(event.Key, event);
  return withEvents(model, all.values());
};

const removeSingle: Change = async ({ send, model, random }) => {
  if (model.events.length === 0) return model;
  const { Key: removed } = random.pick(model.events);
  await send('DELETE', `/Data?index=${removed}`);
  return withEvents(
    model,
    model.events.filter(({ Key }) => Key !== removed),
  );
};

const removeWindow: Change = async ({ send, model, random, keys, size }) => {
  const start = random.int(keys.min, keys.max);
  const end = start + random.int(0, size);
  await send('DELETE', `/Data?startIndex=${start}&endIndex=${end}`);
  return withEvents(
    model,
    model.events.filter(({ Key }) => Key < start || Key > end),
  );
};

const changeSettings: Change = async ({ id, send, model, random }) => {
  const mode = () => random.pick(Object.values(Interpolation));
  const { overrides } = model.settings;
  const settings = random.pick([
    { ...model.settings, mode: mode() },
    { ...model.settings, extrapolation: random.pick(Object.values(Extrapolation)) },
    { ...model.settings, overrides: { ...overrides, Level: random.chance(0.3) ? null : mode() } },
    { ...model.settings, overrides: { ...overrides, Flow: random.chance(0.3) ? null : mode() } },
    noSettings,
  ]);
  const changed = { ...model, settings };
  await send('PUT', '', streamBody(id, changed));
  return changed;
};

/** Views swap Level and Flow, so that aggregates of the type before would show. */
export const changeType: Change = async ({ send, model, random }) => {
  const type = random.pick(types);
  await send('PUT', `/Type?streamViewId=${model.type.id}${type.id}`);
  const events = model.events.map(({ Key, Level, Flow }) => ({ Key, Level: Flow, Flow: Level }));
  return { type, events, settings: { ...model.settings, overrides: noSettings.overrides } };
};

export const changes: readonly Change[] = [
  insertLate,
  insertLate,
  insertLate,
  replace,
  replace,
  removeSingle,
  removeWindow,
  changeSettings,
  changeSettings,
  changeType,
];
