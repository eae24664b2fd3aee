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
  namedType,
  options,
  simple,
  simpleEntries,
  streamsInMemory,
  textFrom,
  time,
  unboundTokens,
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

const timeProperty = property('Time', TypeCode.DateTime);
const stateProperty = property('State', int32Enum);
const simple1 = namedType('Simple1', [timeProperty, stateProperty, property('Value', TypeCode.Double)]);
const simple3 = namedType('Simple3', [timeProperty, stateProperty, property('Value', TypeCode.Int32)]);
const toSimple1 = view(simple1);

const readList = (reading: Reading, query: ListQuery) =>
  jsonFrom(listText(reading, query, options(query), unboundTokens));
const window = { startIndex: time('12'), endIndex: time('16') };
const value = (hour: string, Value: number) => ({ Time: time(hour), State: 0, Value });
const readThrough = (stream: OpenStream, target = simple1, streamView = toSimple1) =>
  viewReading(stream, streamView, target);

describe('reads through a stream view', () => {
  it('return the properties of the target type, with defaults for added properties', async () => {
    const stream = await create(simple, simpleEntries);
    const query = { startIndex: time('13'), count: 2 };
    expect(await readList(readThrough(stream), query)).toEqual([value('13', 10), value('14', 20)]);
    expect(await readList(readThrough(stream, simple3, view(simple3)), query)).toEqual([
      value('13', 0),
      value('14', 0),
    ]);
    const explicit = view(simple3, [
      ['Time', 'Time'],
      ['Measurement', 'Value'],
    ]);
    expect(await readList(readThrough(stream, simple3, explicit), query)).toEqual([value('13', 10), value('14', 20)]);
  });

  it('filter by stored values', async () => {
    const reading = readThrough(await create(simple, simpleEntries));
    expect(await readList(reading, { filter: 'Measurement gt 20' })).toEqual([value('15', 30), value('16', 40)]);
    await expect(readList(reading, { filter: 'Value gt 20' })).rejects.toThrow('not a property');
    const edges = { startIndex: time('12:30'), endIndex: time('13:30'), boundaryType: 3 } as const;
    expect(await readList(reading, { ...edges, filter: 'Measurement gt 5' })).toEqual([
      value('13', 10),
      value('13:30', 15),
    ]);
    const late = `Time ge ${time('13:30')}`;
    expect(await readList(reading, { ...edges, filter: late })).toEqual([value('13:30', 15)]);
    const before = { startIndex: time('11'), endIndex: time('12'), boundaryType: 3 } as const;
    expect(await readList(reading, { ...before, filter: `Time lt ${time('12')}` })).toEqual([value('11', 0)]);
  });

  it('return pages, tables and CSV of the target type', async () => {
    const reading = readThrough(await create(simple, simpleEntries));
    expect(await readList(reading, { ...window, count: 1, continuationToken: time('13') })).toEqual({
      Results: [value('14', 20)],
      ContinuationToken: '2017-11-23T14:00:00.0000000Z',
    });
    const query = { startIndex: time('13'), count: 1 };
    expect(await textFrom(listText(reading, { ...query, form: 'table' }, options(query), unboundTokens))).toBe(
      '{"Name":"Simple1","Columns":[{"Name":"Time","Type":"DateTime"},{"Name":"State","Type":"Int32Enum"},' +
        '{"Name":"Value","Type":"Double"}],"Rows":[["2017-11-23T13:00:00Z",0,10]]}',
    );
    expect(await textFrom(listText(reading, { ...query, form: 'csvh' }, options(query), unboundTokens))).toBe(
      'Time,State,Value\n2017-11-23T13:00:00.0000000Z,0,10',
    );
  });

  it('return the first and the last event, and null for an empty stream', async () => {
    const reading = readThrough(await create(simple, simpleEntries));
    expect(await firstOrLastText(reading, 'first', { verbose: true })).toBe(JSON.stringify(value('12', 0)));
    expect(await firstOrLastText(reading, 'last', { verbose: false })).toBe(
      '{"Time":"2017-11-23T16:00:00Z","Value":40}',
    );
    expect(await firstOrLastText(readThrough(await create(simple)), 'last', { verbose: true })).toBeNull();
  });

  it('calculate events by the modes of the target type', async () => {
    const stream = await create(simple, simpleEntries);
    const stepwise: EventType = {
      ...simple1,
      interpolation: Interpolation.StepwiseContinuousLeading,
      properties: simple1.properties.map((one) => ({ ...one, interpolation: Interpolation.StepwiseContinuousLeading })),
    };
    const query = { index: [time('13:30')] };
    const read = (target: EventType) => jsonFrom(interpolatedText(readThrough(stream, target), query, options(query)));
    expect(await read(simple1)).toEqual([value('13:30', 15)]);
    expect(await read(stepwise)).toEqual([value('13:30', 10)]);
    expect(await read({ ...simple1, interpolation: Interpolation.Discrete })).toEqual([]);
  });

  it('sample by properties of the target type', async () => {
    const reading = readThrough(await create(simple, simpleEntries));
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

  it('summarize only properties of the target type', async () => {
    const reading = readThrough(await create(simple, simpleEntries));
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

  it('find events by the index of the stream, and calculate none, if the view changes the index', async () => {
    const numbered = namedType('Numbered', [property('No', TypeCode.Int32), property('Value', TypeCode.Double)]);
    const wide = namedType('Wide', [property('No', TypeCode.Int64), property('Value', TypeCode.Double)]);
    const stream = await create(numbered, [
      { No: 1, Value: 1 },
      { No: 2, Value: 2 },
      { No: 4, Value: 3 },
    ]);
    const reading = readThrough(stream, wide, view(wide, [], numbered));
    expect(await readList(reading, { startIndex: '2', boundaryType: 3 })).toEqual([
      { No: 2, Value: 2 },
      { No: 4, Value: 3 },
    ]);
    const page = { startIndex: '0', endIndex: '9', count: 1, continuationToken: '' };
    expect(await readList(reading, page)).toEqual({ Results: [{ No: 1, Value: 1 }], ContinuationToken: '1' });
    const at = { index: ['2', '3'] };
    expect(await jsonFrom(interpolatedText(reading, at, options(at)))).toEqual([{ No: 2, Value: 2 }]);
  });

  it('refuse a view for another type, and a view that cannot convert a property', async () => {
    const stream = await create(simple);
    const other = namedType('Other', simple.properties);
    expect(() => readThrough(stream, simple1, view(simple1, [], other))).toThrow("events of type 'Other'");
    const texts = namedType('Texts', [timeProperty, property('Measurement', TypeCode.String)]);
    expect(() => readThrough(stream, texts, view(texts))).toThrow("'Measurement'");
  });
});

describe('reads in other units', () => {
  const centimeters = [{ SdsTypePropertyId: 'measurement', Uom: 'cm' }];
  const readInUnits = (stream: OpenStream, conversions = centimeters) => unitReading(stream, conversions, builtInUnits);
  const measured = (hour: string, Measurement: number) => ({ Time: time(hour), State: 0, Measurement });

  it('convert the returned events, after the filter', async () => {
    const reading = readInUnits(await create(simple, simpleEntries));
    const query = { startIndex: time('13'), count: 2 };
    expect(await readList(reading, query)).toEqual([measured('13', 1000), measured('14', 2000)]);
    expect(await readList(reading, { startIndex: time('12'), filter: 'Measurement gt 20' })).toEqual([
      measured('15', 3000),
      measured('16', 4000),
    ]);
    expect(await firstOrLastText(reading, 'last', { verbose: true })).toBe(JSON.stringify(measured('16', 4000)));
    expect(await readList(reading, { ...window, count: 1, continuationToken: '' })).toEqual({
      Results: [measured('12', 0)],
      ContinuationToken: '2017-11-23T12:00:00.0000000Z',
    });
  });

  it('interpolate and sample before the conversion', async () => {
    const reading = readInUnits(await create(simple, simpleEntries));
    const at = { index: [time('13:30')] };
    expect(await jsonFrom(interpolatedText(reading, at, options(at)))).toEqual([measured('13:30', 1500)]);
    const query = { ...window, intervals: 1, sampleBy: ['Measurement'] };
    expect(await jsonFrom(sampledText(reading, query, options(query)))).toEqual([
      measured('12', 0),
      measured('16', 4000),
    ]);
  });

  it('summarize converted values of the events whose stored values match the filter', async () => {
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

  it('convert an index after all calculations, also for summaries', async () => {
    const type = namedType('Depths', [
      { ...property('Depth', TypeCode.Double), uom: 'meter' },
      property('Value', TypeCode.Double),
    ]);
    const entries = [
      { Depth: 1, Value: 1 },
      { Depth: 3, Value: 3 },
    ];
    const conversions = [{ SdsTypePropertyId: 'Depth', Uom: 'centimeter' }];
    const stream = await create(type, entries);
    expect(await readList(unitReading(stream, conversions, builtInUnits), { startIndex: '2' })).toEqual([
      { Depth: 300, Value: 3 },
    ]);
    const query = { startIndex: '1', endIndex: '2' };
    const summaries = summariesText(unitSummaryReading(stream, conversions, builtInUnits), query, options(query));
    expect(await jsonFrom(summaries)).toMatchObject([
      { Start: { Depth: 100, Value: 1 }, End: { Depth: 200, Value: 2 }, Summaries: { Count: { Depth: 1, Value: 1 } } },
    ]);
  });

  it('refuse impossible conversions', async () => {
    const stream = await create(simple);
    expect(() => readInUnits(stream, [{ SdsTypePropertyId: 'State', Uom: 'cm' }])).toThrow('not numeric');
    expect(() => readInUnits(stream, [{ SdsTypePropertyId: 'Measurement', Uom: 'second' }])).toThrow('measures');
    expect(() => unitSummaryReading(stream, [...centimeters, ...centimeters], builtInUnits)).toThrow('more than once');
  });
});
