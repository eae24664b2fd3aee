import { describe, expect, it } from '@jest/globals';
import { Interpolation, type EventType } from '../../../server/domain/model.ts';
import type { StreamView, ViewProperty } from '../../../server/domain/stream-views/definition.ts';
import { builtInUnits } from '../../../server/domain/units/catalog.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { firstOrLastText, interpolatedText, listText, sampledText } from '../../../server/stream-data/event-texts.ts';
import type { OpenStream } from '../../../server/stream-data/open-stream.ts';
import type { ListQuery } from '../../../server/stream-data/parameters.ts';
import { unitReading, unitSummaryReading, viewReading, type Reading } from '../../../server/stream-data/reading.ts';
import { summariesText } from '../../../server/stream-data/summaries-text.ts';
import { int32Enum, property } from '../../domain/reading/fixtures.ts';
import {
  jsonFrom,
  named,
  options,
  simple,
  simpleEntries,
  streamsInMemory,
  textFrom,
  time,
  unbound,
} from './fixtures.ts';

const { create } = streamsInMemory();

function view(target: EventType, pairs: readonly (readonly [string, string])[] = [], source = simple): StreamView {
  const Properties = pairs.map(([SourceId, TargetId]): ViewProperty => ({ SourceId, TargetId, SdsStreamView: null }));
  return {
    Id: 'View',
    Name: null,
    Description: null,
    SourceTypeId: source.id,
    TargetTypeId: target.id,
    Properties: Properties.length > 0 ? Properties : null,
  };
}

const time16 = property('Time', TypeCode.DateTime);
const state = property('State', int32Enum);
const simple1 = named('Simple1', [time16, state, property('Value', TypeCode.Double)]);
const simple3 = named('Simple3', [time16, state, property('Value', TypeCode.Int32)]);
const toSimple1 = view(simple1);

const list = (reading: Reading, query: ListQuery) => jsonFrom(listText(reading, query, options(query), unbound));
const window = { startIndex: time('12'), endIndex: time('16') };
const value = (hour: string, Value: number) => ({ Time: time(hour), State: 0, Value });
const through = (stream: OpenStream, target = simple1, of = toSimple1) => viewReading(stream, of, target);

describe('reads through a stream view', () => {
  it('have the properties of the target, added ones with defaults', async () => {
    const stream = await create(simple, simpleEntries);
    const query = { startIndex: time('13'), count: 2 };
    expect(await list(through(stream), query)).toEqual([value('13', 10), value('14', 20)]);
    expect(await list(through(stream, simple3, view(simple3)), query)).toEqual([value('13', 0), value('14', 0)]);
    const explicit = view(simple3, [
      ['Time', 'Time'],
      ['Measurement', 'Value'],
    ]);
    expect(await list(through(stream, simple3, explicit), query)).toEqual([value('13', 10), value('14', 20)]);
  });

  it('filter by stored values', async () => {
    const reading = through(await create(simple, simpleEntries));
    expect(await list(reading, { filter: 'Measurement gt 20' })).toEqual([value('15', 30), value('16', 40)]);
    await expect(list(reading, { filter: 'Value gt 20' })).rejects.toThrow('not a property');
    const edges = { startIndex: time('12:30'), endIndex: time('13:30'), boundaryType: 3 } as const;
    expect(await list(reading, { ...edges, filter: 'Measurement gt 5' })).toEqual([
      value('13', 10),
      value('13:30', 15),
    ]);
    const late = `Time ge ${time('13:30')}`;
    expect(await list(reading, { ...edges, filter: late })).toEqual([value('13:30', 15)]);
    const before = { startIndex: time('11'), endIndex: time('12'), boundaryType: 3 } as const;
    expect(await list(reading, { ...before, filter: `Time lt ${time('12')}` })).toEqual([value('11', 0)]);
  });

  it('answer pages, tables and lines of the target', async () => {
    const reading = through(await create(simple, simpleEntries));
    expect(await list(reading, { ...window, count: 1, continuationToken: time('13') })).toEqual({
      Results: [value('14', 20)],
      ContinuationToken: '2017-11-23T14:00:00.0000000Z',
    });
    const query = { startIndex: time('13'), count: 1 };
    expect(await textFrom(listText(reading, { ...query, form: 'table' }, options(query), unbound))).toBe(
      '{"Name":"Simple1","Columns":[{"Name":"Time","Type":"DateTime"},{"Name":"State","Type":"Int32Enum"},' +
        '{"Name":"Value","Type":"Double"}],"Rows":[["2017-11-23T13:00:00Z",0,10]]}',
    );
    expect(await textFrom(listText(reading, { ...query, form: 'csvh' }, options(query), unbound))).toBe(
      'Time,State,Value\n2017-11-23T13:00:00.0000000Z,0,10',
    );
  });

  it('answer the first and the last event, and null without events', async () => {
    const reading = through(await create(simple, simpleEntries));
    expect(await firstOrLastText(reading, 'first', { verbose: true })).toBe(JSON.stringify(value('12', 0)));
    expect(await firstOrLastText(reading, 'last', { verbose: false })).toBe(
      '{"Time":"2017-11-23T16:00:00Z","Value":40}',
    );
    expect(await firstOrLastText(through(await create(simple)), 'last', { verbose: true })).toBeNull();
  });

  it('calculate as the target type says', async () => {
    const stream = await create(simple, simpleEntries);
    const stepwise: EventType = {
      ...simple1,
      interpolation: Interpolation.StepwiseContinuousLeading,
      properties: simple1.properties.map((one) => ({ ...one, interpolation: Interpolation.StepwiseContinuousLeading })),
    };
    const query = { index: [time('13:30')] };
    const read = (target: EventType) => jsonFrom(interpolatedText(through(stream, target), query, options(query)));
    expect(await read(simple1)).toEqual([value('13:30', 15)]);
    expect(await read(stepwise)).toEqual([value('13:30', 10)]);
    expect(await read({ ...simple1, interpolation: Interpolation.Discrete })).toEqual([]);
  });

  it('sample by properties of the target', async () => {
    const reading = through(await create(simple, simpleEntries));
    const query = { ...window, intervals: 1, sampleBy: ['value'] };
    expect(await jsonFrom(sampledText(reading, query, options(query)))).toEqual([value('12', 0), value('16', 40)]);
    const stored = { ...query, sampleBy: ['Measurement'] };
    await expect(jsonFrom(sampledText(reading, stored, options(stored)))).rejects.toThrow('not a property');
    const filtered = { ...query, filter: 'Measurement gt 10' };
    expect(await jsonFrom(sampledText(reading, filtered, options(filtered)))).toEqual([
      value('14', 20),
      value('16', 40),
    ]);
  });

  it('summarize properties of the target only', async () => {
    const reading = through(await create(simple, simpleEntries));
    const query = { ...window, filter: 'Measurement gt 10' };
    expect(await jsonFrom(summariesText(reading, query, options(query)))).toMatchObject([
      {
        Start: value('12', 0),
        End: value('16', 40),
        Summaries: { Count: { Time: 3, Value: 3 }, Minimum: { Value: 20 } },
      },
    ]);
    const [interval] = (await jsonFrom(summariesText(reading, query, options(query)))) as { Summaries: object }[];
    expect(interval?.Summaries).toHaveProperty('Count', { Time: 3, Value: 3 });
  });

  it('find events by the index of the stream where the view does not keep it, and calculate nothing', async () => {
    const numbered = named('Numbered', [property('No', TypeCode.Int32), property('Value', TypeCode.Double)]);
    const wide = named('Wide', [property('No', TypeCode.Int64), property('Value', TypeCode.Double)]);
    const stream = await create(numbered, [
      { No: 1, Value: 1 },
      { No: 2, Value: 2 },
      { No: 4, Value: 3 },
    ]);
    const reading = through(stream, wide, view(wide, [], numbered));
    expect(await list(reading, { startIndex: '2', boundaryType: 3 })).toEqual([
      { No: 2, Value: 2 },
      { No: 4, Value: 3 },
    ]);
    const page = { startIndex: '0', endIndex: '9', count: 1, continuationToken: '' };
    expect(await list(reading, page)).toEqual({ Results: [{ No: 1, Value: 1 }], ContinuationToken: '1' });
    const at = { index: ['2', '3'] };
    expect(await jsonFrom(interpolatedText(reading, at, options(at)))).toEqual([{ No: 2, Value: 2 }]);
  });

  it('refuse a view of another type, and one that cannot convert', async () => {
    const stream = await create(simple);
    const other = named('Other', simple.properties);
    expect(() => through(stream, simple1, view(simple1, [], other))).toThrow("events of type 'Other'");
    const texts = named('Texts', [time16, property('Measurement', TypeCode.String)]);
    expect(() => through(stream, texts, view(texts))).toThrow("'Measurement'");
  });
});

describe('reads in other units', () => {
  const centimeters = [{ SdsTypePropertyId: 'measurement', Uom: 'cm' }];
  const inUnits = (stream: OpenStream, conversions = centimeters) => unitReading(stream, conversions, builtInUnits);
  const measured = (hour: string, Measurement: number) => ({ Time: time(hour), State: 0, Measurement });

  it('convert what is answered, after the filter', async () => {
    const reading = inUnits(await create(simple, simpleEntries));
    const query = { startIndex: time('13'), count: 2 };
    expect(await list(reading, query)).toEqual([measured('13', 1000), measured('14', 2000)]);
    expect(await list(reading, { startIndex: time('12'), filter: 'Measurement gt 20' })).toEqual([
      measured('15', 3000),
      measured('16', 4000),
    ]);
    expect(await firstOrLastText(reading, 'last', { verbose: true })).toBe(JSON.stringify(measured('16', 4000)));
    expect(await list(reading, { ...window, count: 1, continuationToken: '' })).toEqual({
      Results: [measured('12', 0)],
      ContinuationToken: '2017-11-23T12:00:00.0000000Z',
    });
  });

  it('interpolate and sample before they convert', async () => {
    const reading = inUnits(await create(simple, simpleEntries));
    const at = { index: [time('13:30')] };
    expect(await jsonFrom(interpolatedText(reading, at, options(at)))).toEqual([measured('13:30', 1500)]);
    const query = { ...window, intervals: 1, sampleBy: ['Measurement'] };
    expect(await jsonFrom(sampledText(reading, query, options(query)))).toEqual([
      measured('12', 0),
      measured('16', 4000),
    ]);
  });

  it('summarize converted values of events that the filter found by stored ones', async () => {
    const stream = await create(simple, simpleEntries);
    const reading = unitSummaryReading(stream, centimeters, builtInUnits);
    const query = { ...window, filter: 'Measurement gt 20' };
    expect(await jsonFrom(summariesText(reading, query, options(query)))).toMatchObject([
      {
        Start: measured('12', 0),
        End: measured('16', 4000),
        Summaries: { Minimum: { Measurement: 3000 }, Range: { Measurement: 1000 } },
      },
    ]);
  });

  it('convert an index last, also of summaries', async () => {
    const type = named('Depths', [
      { ...property('Depth', TypeCode.Double), uom: 'meter' },
      property('Value', TypeCode.Double),
    ]);
    const entries = [
      { Depth: 1, Value: 1 },
      { Depth: 3, Value: 3 },
    ];
    const conversions = [{ SdsTypePropertyId: 'Depth', Uom: 'centimeter' }];
    const stream = await create(type, entries);
    expect(await list(unitReading(stream, conversions, builtInUnits), { startIndex: '2' })).toEqual([
      { Depth: 300, Value: 3 },
    ]);
    const query = { startIndex: '1', endIndex: '2' };
    const summaries = summariesText(unitSummaryReading(stream, conversions, builtInUnits), query, options(query));
    expect(await jsonFrom(summaries)).toMatchObject([
      { Start: { Depth: 100, Value: 1 }, End: { Depth: 200, Value: 2 }, Summaries: { Count: { Depth: 1, Value: 1 } } },
    ]);
  });

  it('refuse conversions that cannot be', async () => {
    const stream = await create(simple);
    expect(() => inUnits(stream, [{ SdsTypePropertyId: 'State', Uom: 'cm' }])).toThrow('not numeric');
    expect(() => inUnits(stream, [{ SdsTypePropertyId: 'Measurement', Uom: 'second' }])).toThrow('measures');
    expect(() => unitSummaryReading(stream, [...centimeters, ...centimeters], builtInUnits)).toThrow('more than once');
  });
});
