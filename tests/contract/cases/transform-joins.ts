// The events of several streams side by side (docs/behavior/stream-data.md#joins).
import type { Case, World } from '../support/cases.ts';
import { blames, json, says } from '../support/checks.ts';
import { at, simpleType } from '../support/fixtures.ts';
import { brief, window } from '../support/streams.ts';

/** Two streams of type Simple: A with 12, 13, 14 o'clock, B with 13, 14, 15, whose measurements are greater by 1. */
const twoStreams = async (world: World): Promise<void> => {
  await world.ok('POST', '/Types/Simple', simpleType);
  for (const [id, first, more] of [
    ['A', 12, 0],
    ['B', 13, 1],
  ] as const) {
    await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' });
    await world.ok(
      'POST',
      `/Streams/${id}/Data`,
      [0, 1, 2].map((hour) => joined(first + hour, more)),
    );
  }
};
const joined = (hour: number, more: number) => ({ Time: at(hour), Measurement: (hour - 11) * 10 + more });
const a = (hour: number) => joined(hour, 0);
const b = (hour: number) => joined(hour, 1);
/** Extrapolated events have the values of the nearest one. */
const aAfter = { ...a(14), Time: at(15) };
const bBefore = { ...b(13), Time: at(12) };
const both13and14 = [
  [a(13), b(13)],
  [a(14), b(14)],
];
const outer = [[a(12), null], ...both13and14, [null, b(15)]];
const join = (name: string, status: number, query: string, check?: NonNullable<Case['check']>): Case => ({
  ...brief,
  name,
  status,
  query,
  given: twoStreams,
  ...(check ? { check } : {}),
});
const ofBoth = `streams=A,B&${window(11, 17)}`;

export const joins: readonly Case[] = [
  join('Inner by default', 200, ofBoth, json(both13and14)),
  join('Inner', 200, `${ofBoth}&joinMode=0`, json(both13and14)),
  join('client fact: Outer', 200, `${ofBoth}&joinMode=1`, json(outer)),
  join('Outer by its name', 200, `${ofBoth}&joinMode=outer`, json(outer)),
  join(
    'Interpolated',
    200,
    `${ofBoth}&joinMode=Interpolated`,
    json([[a(12), bBefore], ...both13and14, [aAfter, b(15)]]),
  ),
  join('MergeLeft', 200, `${ofBoth}&joinMode=MergeLeft`, json([a(12), a(13), a(14), b(15)])),
  join('MergeRight', 200, `${ofBoth}&joinMode=4`, json([a(12), b(13), b(14), b(15)])),
  join('streams named one by one, in any case', 200, `streams=b&streams=A&${window(13, 13)}`, json([[b(13), a(13)]])),
  join('count', 200, `${ofBoth}&joinMode=1&count=2`, json(outer.slice(0, 2))),
  join(
    'filter',
    200,
    `${ofBoth}&joinMode=1&filter=Measurement gt 30`,
    json([
      [null, b(14)],
      [null, b(15)],
    ]),
  ),
  join('Inside', 200, `streams=A,B&${window(13, 15)}&boundaryType=1`, json([[a(14), b(14)]])),
  join('no streams', 400, window(11, 17), blames('streams')),
  join('no start', 400, `streams=A,B&endIndex=${at(17)}`, blames('startIndex')),
  join('no end', 400, `streams=A,B&startIndex=${at(11)}`, blames('endIndex')),
  join('a window that ends before it starts', 400, `streams=A,B&${window(17, 11)}`, blames('startIndex')),
  join('an unknown join mode', 400, `${ofBoth}&joinMode=5`, blames('joinMode')),
  join('a negative count', 400, `${ofBoth}&count=-1`, blames('count')),
  join('an invalid filter', 400, `${ofBoth}&filter=Foo gt 1`, blames('filter')),
  join('an unknown stream', 404, `streams=A,Nowhere&${window(11, 17)}`, says('Nowhere')),
  { ...join('an unknown namespace', 404, ofBoth, says('nowhere')), path: { namespaceId: 'nowhere' } },
  {
    ...join('streams of two types', 400, `streams=A,Other&${window(11, 17)}`, blames('streams')),
    given: async (world) => {
      await twoStreams(world);
      await world.ok('POST', '/Types/Other', { ...simpleType, Id: 'Other' });
      await world.ok('POST', '/Streams/Other', { TypeId: 'Other' });
    },
  },
];
