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
  named,
  options,
  patchEvents,
  putEvents,
  simple,
  simpleEntries,
  streamsInMemory,
  textFrom,
  time,
  unbound,
} from './fixtures.ts';

const { create, store } = streamsInMemory();

const all = (stream: OpenStream) => {
  const [earliest, latest] = ['0001-01-01', '9999-12-31'];
  const query = { startIndex: earliest, endIndex: latest };
  return jsonFrom(listText(plainReading(stream), query, options(query), unbound));
};
const at = (hour: string, Measurement: number, State = 0) => ({ Time: time(hour), State, Measurement });

/** What a call fails with. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

const failureWithIndex = (failure: unknown) =>
  failure instanceof Failure ? { [failure.failureName]: failure.details.parameters?.['Index'] } : failure;

describe('inserting', () => {
  it('stores nothing when one event is there, and names stream and index', async () => {
    const stream = await create(simple, simpleEntries);
    const failure = await failureOf(insertEvents(store(), stream, [at('16:30', 1), at('16', 1)]));
    expect(failure).toMatchObject({
      failureName: 'EventExists',
      message: `Stream '${stream.object.id}' already holds an event at index '2017-11-23T16:00:00Z'.`,
      details: { parameters: { StreamId: stream.object.id, Index: '2017-11-23T16:00:00Z' } },
    });
    expect(await all(stream)).toEqual(simpleEntries);
  });

  it('refuses an index that it is given twice, and takes events in any order', async () => {
    const stream = await create(simple);
    const failure = await failureOf(insertEvents(store(), stream, [at('13', 1), at('12', 2), at('13', 3)]));
    expect(failureWithIndex(failure)).toEqual({ EventExists: time('13') });
    expect(String(failure)).toContain('more than one event');
    await insertEvents(store(), stream, [at('13', 1), at('12', 2)]);
    expect(await all(stream)).toEqual([at('12', 2), at('13', 1)]);
    await insertEvents(store(), stream, []);
  });

  it('matches members in any case, ignores others, and names the one that is wrong', async () => {
    const stream = await create(simple);
    await insertEvents(store(), stream, [{ time: time('12'), MEASUREMENT: 1.5, multiplier: 2 }]);
    expect(await all(stream)).toEqual([at('12', 1.5)]);
    const failure = await failureOf(
      insertEvents(store(), stream, [at('13', 1), { Time: time('14'), Measurement: 'abc' }]),
    );
    expect(failure).toBeInstanceOf(InvalidInput);
    expect(failure).toMatchObject({ subject: '[1].Measurement' });
    expect(await all(stream)).toHaveLength(1);
  });

  it('refuses an index that is too long for a key', async () => {
    const stream = await create(named('Texts', [property('Key', TypeCode.String)]));
    const failure = await failureOf(insertEvents(store(), stream, [{ Key: 'a' }, { Key: 'ü'.repeat(400) }]));
    expect(failure).toMatchObject({ subject: '[1]', message: '[1] has an index that is too long.' });
    await insertEvents(store(), stream, [{ Key: 'ü'.repeat(300) }]);
  });

  it('takes numbers of any length as they were sent where the type can hold them', async () => {
    const stream = await create(named('Long', [property('Key', TypeCode.Int64)]));
    const text = '[{"Key":9007199254740993}]';
    const body: readonly unknown[] = [{ Key: 9007199254740992 }];
    await insertEvents(store(), stream, entriesOf(stream.codec, body, text));
    const query = { startIndex: '0' };
    expect(await textFrom(listText(plainReading(stream), query, options(query), unbound))).toBe(text);
    expect(entriesOf((await create(simple)).codec, body, text)).toBe(body);
  });
});

describe('putting', () => {
  it('replaces and inserts, the last of an index given twice', async () => {
    const stream = await create(simple, simpleEntries);
    await putEvents(store(), stream, [at('16', 40), at('17', 50), at('16', 41)], true);
    expect(await all(stream)).toEqual([...simpleEntries.slice(0, 4), at('16', 41), at('17', 50)]);
  });

  it('replaces nothing when one event is missing and may not be created', async () => {
    const stream = await create(simple, simpleEntries);
    const failure = await failureOf(putEvents(store(), stream, [at('16', 42), at('18', 1)], false));
    expect(failureWithIndex(failure)).toEqual({ EventMissing: time('18') });
    expect(await all(stream)).toEqual(simpleEntries);
    await putEvents(store(), stream, [at('16', 42), at('16', 43)], false);
    expect(await all(stream)).toContainEqual(at('16', 43));
  });
});

describe('patching', () => {
  const patched = async (entries: readonly object[], selected: readonly string[] = []) => {
    const stream = await create(simple, [at('12', 1, 1), at('13', 2, 1)]);
    await patchEvents(store(), stream, entries, selected);
    return all(stream);
  };

  it('changes the selected properties only, in any case', async () => {
    expect(await patched([at('12', 5, 2)], ['measurement'])).toEqual([at('12', 5, 1), at('13', 2, 1)]);
  });

  it('sets selected properties that an entry lacks to their default', async () => {
    expect(await patched([{ Time: time('12') }], ['State', 'Measurement'])).toEqual([at('12', 0, 0), at('13', 2, 1)]);
  });

  it('changes the members of each entry without a selection, null ones too', async () => {
    const entries = [
      { time: time('12'), state: 2 },
      { Time: time('13'), Measurement: null },
    ];
    expect(await patched(entries)).toEqual([at('12', 1, 2), at('13', 0, 1)]);
  });

  it('applies entries of one index in their order', async () => {
    const entries = [
      { Time: time('12'), Measurement: 7 },
      { Time: time('12'), State: 2 },
      { Time: time('12'), Measurement: 8 },
    ];
    expect(await patched(entries)).toEqual([at('12', 8, 2), at('13', 2, 1)]);
  });

  it('ignores keys in the selection, and refuses names of nothing', async () => {
    expect(await patched([at('12', 5, 2)], ['Time'])).toEqual([at('12', 1, 1), at('13', 2, 1)]);
    expect(await failureOf(patched([at('12', 5)], ['Foo']))).toMatchObject({ subject: 'selectExpression' });
  });

  it('changes nothing when one event is missing', async () => {
    const stream = await create(simple, simpleEntries);
    const failure = await failureOf(patchEvents(store(), stream, [at('12', 9), at('12:10', 9)], []));
    expect(failureWithIndex(failure)).toEqual({ EventMissing: time('12:10') });
    expect(await all(stream)).toEqual(simpleEntries);
  });
});

describe('removing', () => {
  it('removes nothing when one index has no event', async () => {
    const stream = await create(simple, simpleEntries);
    const failure = await failureOf(removeEvents(store(), stream, { index: [time('12'), time('12:10')] }));
    expect(failureWithIndex(failure)).toEqual({ EventMissing: time('12:10') });
    expect(await all(stream)).toEqual(simpleEntries);
  });

  it('removes events at indexes, one that is named twice once', async () => {
    const stream = await create(simple, simpleEntries);
    await removeEvents(store(), stream, { index: [time('16'), time('12'), time('12')] });
    expect(await all(stream)).toEqual(simpleEntries.slice(1, 4));
  });

  it.each([
    ['between two events', '12:10', '12:50', ['12', '13', '14', '15', '16']],
    ['from event to event', '13', '15', ['12', '16']],
  ])('removes a window with both its ends (%s)', async (_name, start, end, left) => {
    const stream = await create(simple, simpleEntries);
    await removeEvents(store(), stream, { startIndex: time(start), endIndex: time(end) });
    expect(await all(stream)).toMatchObject(left.map((hour) => ({ Time: time(hour) })));
  });

  it.each([
    ['nothing', {}, 'startIndex'],
    ['both forms', { index: [time('12')], startIndex: time('12'), endIndex: time('13') }, 'startIndex'],
    ['an index and an end', { index: [time('12')], endIndex: time('13') }, 'endIndex'],
    ['a start alone', { startIndex: time('12') }, 'endIndex'],
    ['an end alone', { endIndex: time('12') }, 'startIndex'],
    ['a window upside down', { startIndex: time('13'), endIndex: time('12') }, 'startIndex'],
    ['no index', { index: ['x'] }, 'index'],
  ])('refuses %s', async (_name, query, subject) => {
    const failure = await failureOf(removeEvents(store(), await create(simple, simpleEntries), query));
    expect(failure).toMatchObject({ subject });
  });

  it('tells ticks apart', async () => {
    const stream = await create(simple);
    const times = ['2020-01-01T00:00:00.0000001Z', '2020-01-01T00:00:00.0000002Z'];
    await insertEvents(
      store(),
      stream,
      times.map((Time) => ({ Time })),
    );
    await removeEvents(store(), stream, { index: ['2020-01-01T00:00:00.0000001'] });
    expect(await all(stream)).toMatchObject([{ Time: times[1] }]);
    const failure = await failureOf(removeEvents(store(), stream, { index: ['2020-01-01T00:00:00'] }));
    expect(failureWithIndex(failure)).toEqual({ EventMissing: '2020-01-01T00:00:00Z' });
  });
});

describe('a stream that changed while a write was under way', () => {
  const scope = { tenant: 'T', namespace: 'waterworks' };

  it('gets nothing when it is gone, or another one has its identifier', async () => {
    const stream = await create(simple);
    await store().objects.remove(scope, 'stream', stream.object.id);
    expect(await failureOf(insertEvents(store(), stream, simpleEntries))).toMatchObject({ failureName: 'NotFound' });
    await store().objects.create(scope, 'stream', stream.object);
    expect(await failureOf(insertEvents(store(), stream, simpleEntries))).toMatchObject({ failureName: 'NotFound' });
    expect(await store().events.count(stream.ref)).toBe(0);
  });

  it('gets nothing when its events have another type', async () => {
    const stream = await create(simple);
    await store().objects.put(scope, 'stream', { ...stream.object, body: { ...stream.object.body, TypeId: 'Other' } });
    expect(await failureOf(insertEvents(store(), stream, simpleEntries))).toMatchObject({ failureName: 'Unavailable' });
    expect(await store().events.count(stream.ref)).toBe(0);
  });
});
