import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { Failure } from '../../../server/errors/failures.ts';
import { listText } from '../../../server/stream-data/event-texts.ts';
import type { OpenStream } from '../../../server/stream-data/open-stream.ts';
import { plainReading } from '../../../server/stream-data/reading.ts';
import { removeEvents } from '../../../server/stream-data/removing.ts';
import { entriesOf } from '../../../server/stream-data/entries.ts';
import { property } from '../../domain/reading/fixtures.ts';
import {
  insertEvents,
  jsonFrom,
  namedType,
  options,
  patchEvents,
  putEvents,
  simple,
  simpleEntries,
  streamsInMemory,
  textFrom,
  time,
  unboundTokens,
} from './fixtures.ts';

const { create, store } = streamsInMemory();

const readAll = (stream: OpenStream) => {
  const [earliest, latest] = ['0001-01-01', '9999-12-31'];
  const query = { startIndex: earliest, endIndex: latest };
  return jsonFrom(listText(plainReading(stream), query, options(query), unboundTokens));
};
const eventAt = (hour: string, Measurement: number, State = 0) => ({ Time: time(hour), State, Measurement });

/** Returns the error of a call; undefined if it succeeds. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

const failureWithIndex = (failure: unknown) =>
  failure instanceof Failure ? { [failure.failureName]: failure.details.parameters?.['Index'] } : failure;

describe('inserting', () => {
  it('stores nothing if one of the events exists, and names the stream and the index', async () => {
    const stream = await create(simple, simpleEntries);
    const failure = await failureOf(insertEvents(store(), stream, [eventAt('16:30', 1), eventAt('16', 1)]));
    expect(failure).toMatchObject({
      failureName: 'EventExists',
      message: `Stream '${stream.object.id}' already holds an event at index '2017-11-23T16:00:00Z'.`,
      details: { parameters: { StreamId: stream.object.id, Index: '2017-11-23T16:00:00Z' } },
    });
    expect(await readAll(stream)).toEqual(simpleEntries);
  });

  it('refuses two events with the same index, and accepts events in any order', async () => {
    const stream = await create(simple);
    const failure = await failureOf(
      insertEvents(store(), stream, [eventAt('13', 1), eventAt('12', 2), eventAt('13', 3)]),
    );
    expect(failureWithIndex(failure)).toEqual({ EventExists: time('13') });
    expect(String(failure)).toContain('more than one event');
    await insertEvents(store(), stream, [eventAt('13', 1), eventAt('12', 2)]);
    expect(await readAll(stream)).toEqual([eventAt('12', 2), eventAt('13', 1)]);
    await insertEvents(store(), stream, []);
  });

  it('matches members in any case, ignores unknown members, and names the member that is wrong', async () => {
    const stream = await create(simple);
    await insertEvents(store(), stream, [{ time: time('12'), MEASUREMENT: 1.5, multiplier: 2 }]);
    expect(await readAll(stream)).toEqual([eventAt('12', 1.5)]);
    const failure = await failureOf(
      insertEvents(store(), stream, [eventAt('13', 1), { Time: time('14'), Measurement: 'abc' }]),
    );
    expect(failure).toBeInstanceOf(InvalidInput);
    expect(failure).toMatchObject({ subject: '[1].Measurement' });
    expect(await readAll(stream)).toHaveLength(1);
  });

  it('refuses an index that is too long for a key', async () => {
    const stream = await create(namedType('Texts', [property('Key', TypeCode.String)]));
    const failure = await failureOf(insertEvents(store(), stream, [{ Key: 'a' }, { Key: 'ü'.repeat(400) }]));
    expect(failure).toMatchObject({ subject: '[1]', message: '[1] has an index that is too long.' });
    await insertEvents(store(), stream, [{ Key: 'ü'.repeat(300) }]);
  });

  it('stores all digits of numbers if the type can store them', async () => {
    const stream = await create(namedType('Long', [property('Key', TypeCode.Int64)]));
    const text = '[{"Key":9007199254740993}]';
    const body: readonly unknown[] = [{ Key: 9007199254740992 }];
    await insertEvents(store(), stream, entriesOf(stream.codec, body, text));
    const query = { startIndex: '0' };
    expect(await textFrom(listText(plainReading(stream), query, options(query), unboundTokens))).toBe(text);
    expect(entriesOf((await create(simple)).codec, body, text)).toBe(body);
  });
});

describe('putting', () => {
  it('replaces and inserts events; of two events with the same index the last one wins', async () => {
    const stream = await create(simple, simpleEntries);
    await putEvents(store(), stream, [eventAt('16', 40), eventAt('17', 50), eventAt('16', 41)], true);
    expect(await readAll(stream)).toEqual([...simpleEntries.slice(0, 4), eventAt('16', 41), eventAt('17', 50)]);
  });

  it('replaces nothing if one event is missing and allowCreate is false', async () => {
    const stream = await create(simple, simpleEntries);
    const failure = await failureOf(putEvents(store(), stream, [eventAt('16', 42), eventAt('18', 1)], false));
    expect(failureWithIndex(failure)).toEqual({ EventMissing: time('18') });
    expect(await readAll(stream)).toEqual(simpleEntries);
    await putEvents(store(), stream, [eventAt('16', 42), eventAt('16', 43)], false);
    expect(await readAll(stream)).toContainEqual(eventAt('16', 43));
  });
});

describe('patching', () => {
  const patchAndRead = async (entries: readonly object[], selected: readonly string[] = []) => {
    const stream = await create(simple, [eventAt('12', 1, 1), eventAt('13', 2, 1)]);
    await patchEvents(store(), stream, entries, selected);
    return readAll(stream);
  };

  it('changes only the selected properties, named in any case', async () => {
    expect(await patchAndRead([eventAt('12', 5, 2)], ['measurement'])).toEqual([
      eventAt('12', 5, 1),
      eventAt('13', 2, 1),
    ]);
  });

  it('sets selected properties that an entry lacks to their default', async () => {
    expect(await patchAndRead([{ Time: time('12') }], ['State', 'Measurement'])).toEqual([
      eventAt('12', 0, 0),
      eventAt('13', 2, 1),
    ]);
  });

  it('changes the properties that each entry has, including null, if none are selected', async () => {
    const entries = [
      { time: time('12'), state: 2 },
      { Time: time('13'), Measurement: null },
    ];
    expect(await patchAndRead(entries)).toEqual([eventAt('12', 1, 2), eventAt('13', 0, 1)]);
  });

  it('applies entries with the same index in order', async () => {
    const entries = [
      { Time: time('12'), Measurement: 7 },
      { Time: time('12'), State: 2 },
      { Time: time('12'), Measurement: 8 },
    ];
    expect(await patchAndRead(entries)).toEqual([eventAt('12', 8, 2), eventAt('13', 2, 1)]);
  });

  it('ignores keys in the selection, and refuses unknown names', async () => {
    expect(await patchAndRead([eventAt('12', 5, 2)], ['Time'])).toEqual([eventAt('12', 1, 1), eventAt('13', 2, 1)]);
    expect(await failureOf(patchAndRead([eventAt('12', 5)], ['Foo']))).toMatchObject({ subject: 'selectExpression' });
  });

  it('changes nothing if one event is missing', async () => {
    const stream = await create(simple, simpleEntries);
    const failure = await failureOf(patchEvents(store(), stream, [eventAt('12', 9), eventAt('12:10', 9)], []));
    expect(failureWithIndex(failure)).toEqual({ EventMissing: time('12:10') });
    expect(await readAll(stream)).toEqual(simpleEntries);
  });
});

describe('removing', () => {
  it('removes nothing if one index has no event', async () => {
    const stream = await create(simple, simpleEntries);
    const failure = await failureOf(removeEvents(store(), stream, { index: [time('12'), time('12:10')] }));
    expect(failureWithIndex(failure)).toEqual({ EventMissing: time('12:10') });
    expect(await readAll(stream)).toEqual(simpleEntries);
  });

  it('removes the events at some indexes, also if an index is repeated', async () => {
    const stream = await create(simple, simpleEntries);
    await removeEvents(store(), stream, { index: [time('16'), time('12'), time('12')] });
    expect(await readAll(stream)).toEqual(simpleEntries.slice(1, 4));
  });

  it.each([
    ['between two events', '12:10', '12:50', ['12', '13', '14', '15', '16']],
    ['from event to event', '13', '15', ['12', '16']],
  ])('removes the events of a window, both ends included (%s)', async (_name, start, end, remainingHours) => {
    const stream = await create(simple, simpleEntries);
    await removeEvents(store(), stream, { startIndex: time(start), endIndex: time(end) });
    expect(await readAll(stream)).toMatchObject(remainingHours.map((hour) => ({ Time: time(hour) })));
  });

  it.each([
    ['a query without parameters', {}, 'startIndex'],
    ['an index with a window', { index: [time('12')], startIndex: time('12'), endIndex: time('13') }, 'startIndex'],
    ['an index with an end', { index: [time('12')], endIndex: time('13') }, 'endIndex'],
    ['a start without an end', { startIndex: time('12') }, 'endIndex'],
    ['an end without a start', { endIndex: time('12') }, 'startIndex'],
    ['a window whose end is before its start', { startIndex: time('13'), endIndex: time('12') }, 'startIndex'],
    ['a text that is not an index', { index: ['x'] }, 'index'],
  ])('refuses %s', async (_name, query, subject) => {
    const failure = await failureOf(removeEvents(store(), await create(simple, simpleEntries), query));
    expect(failure).toMatchObject({ subject });
  });

  it('distinguishes events that are one tick apart', async () => {
    const stream = await create(simple);
    const times = ['2020-01-01T00:00:00.0000001Z', '2020-01-01T00:00:00.0000002Z'];
    await insertEvents(
      store(),
      stream,
      times.map((Time) => ({ Time })),
    );
    await removeEvents(store(), stream, { index: ['2020-01-01T00:00:00.0000001'] });
    expect(await readAll(stream)).toMatchObject([{ Time: times[1] }]);
    const failure = await failureOf(removeEvents(store(), stream, { index: ['2020-01-01T00:00:00'] }));
    expect(failureWithIndex(failure)).toEqual({ EventMissing: '2020-01-01T00:00:00Z' });
  });
});

describe('a write to a stream that changed since it was opened', () => {
  const scope = { tenant: 'T', namespace: 'waterworks' };

  it('stores nothing if the stream was removed, or was created again', async () => {
    const stream = await create(simple);
    await store().objects.remove(scope, 'stream', stream.object.id);
    expect(await failureOf(insertEvents(store(), stream, simpleEntries))).toMatchObject({ failureName: 'NotFound' });
    await store().objects.create(scope, 'stream', stream.object);
    expect(await failureOf(insertEvents(store(), stream, simpleEntries))).toMatchObject({ failureName: 'NotFound' });
    expect(await store().events.count(stream.ref)).toBe(0);
  });

  it('stores nothing if the type of the stream was changed', async () => {
    const stream = await create(simple);
    await store().objects.put(scope, 'stream', { ...stream.object, body: { ...stream.object.body, TypeId: 'Other' } });
    expect(await failureOf(insertEvents(store(), stream, simpleEntries))).toMatchObject({ failureName: 'Unavailable' });
    expect(await store().events.count(stream.ref)).toBe(0);
  });
});
