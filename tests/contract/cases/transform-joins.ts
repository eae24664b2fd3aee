// The events of several streams side by side (docs/behavior/stream-data.md#joins).
import type { Case, World } from '../support/cases.ts';
import { expectErrorParameter, expectJson, expectReason } from '../support/checks.ts';
import { timeOfHour, simpleType } from '../support/fixtures.ts';
import { nonVerbose, windowQuery } from '../support/streams.ts';

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
const joined = (hour: number, more: number) => ({ Time: timeOfHour(hour), Measurement: (hour - 11) * 10 + more });
const a = (hour: number) => joined(hour, 0);
const b = (hour: number) => joined(hour, 1);
/** Extrapolated events have the values of the nearest one. */
const aAfter = { ...a(14), Time: timeOfHour(15) };
const bBefore = { ...b(13), Time: timeOfHour(12) };
const both13and14 = [
  [a(13), b(13)],
  [a(14), b(14)],
];
const outer = [[a(12), null], ...both13and14, [null, b(15)]];
const join = (name: string, status: number, query: string, check?: NonNullable<Case['check']>): Case => ({
  ...nonVerbose,
  name,
  status,
  query,
  prepare: twoStreams,
  ...(check ? { check } : {}),
});
const ofBoth = `streams=A,B&${windowQuery(11, 17)}`;

export const joins: readonly Case[] = [
  join('Inner by default', 200, ofBoth, expectJson(both13and14)),
  join('Inner', 200, `${ofBoth}&joinMode=0`, expectJson(both13and14)),
  join('client fact: Outer', 200, `${ofBoth}&joinMode=1`, expectJson(outer)),
  join('Outer by its name', 200, `${ofBoth}&joinMode=outer`, expectJson(outer)),
  join(
    'Interpolated',
    200,
    `${ofBoth}&joinMode=Interpolated`,
    expectJson([[a(12), bBefore], ...both13and14, [aAfter, b(15)]]),
  ),
  join('MergeLeft', 200, `${ofBoth}&joinMode=MergeLeft`, expectJson([a(12), a(13), a(14), b(15)])),
  join('MergeRight', 200, `${ofBoth}&joinMode=4`, expectJson([a(12), b(13), b(14), b(15)])),
  join(
    'streams named one by one, in any case',
    200,
    `streams=b&streams=A&${windowQuery(13, 13)}`,
    expectJson([[b(13), a(13)]]),
  ),
  join('count', 200, `${ofBoth}&joinMode=1&count=2`, expectJson(outer.slice(0, 2))),
  join(
    'filter',
    200,
    `${ofBoth}&joinMode=1&filter=Measurement gt 30`,
    expectJson([
      [null, b(14)],
      [null, b(15)],
    ]),
  ),
  join('Inside', 200, `streams=A,B&${windowQuery(13, 15)}&boundaryType=1`, expectJson([[a(14), b(14)]])),
  join('no streams', 400, windowQuery(11, 17), expectErrorParameter('streams')),
  join('no start', 400, `streams=A,B&endIndex=${timeOfHour(17)}`, expectErrorParameter('startIndex')),
  join('no end', 400, `streams=A,B&startIndex=${timeOfHour(11)}`, expectErrorParameter('endIndex')),
  join(
    'a window that ends before it starts',
    400,
    `streams=A,B&${windowQuery(17, 11)}`,
    expectErrorParameter('startIndex'),
  ),
  join('an unknown join mode', 400, `${ofBoth}&joinMode=5`, expectErrorParameter('joinMode')),
  join('a negative count', 400, `${ofBoth}&count=-1`, expectErrorParameter('count')),
  join('an invalid filter', 400, `${ofBoth}&filter=Foo gt 1`, expectErrorParameter('filter')),
  join('an unknown stream', 404, `streams=A,Nowhere&${windowQuery(11, 17)}`, expectReason('Nowhere')),
  { ...join('an unknown namespace', 404, ofBoth, expectReason('nowhere')), path: { namespaceId: 'nowhere' } },
  {
    ...join('streams of two types', 400, `streams=A,Other&${windowQuery(11, 17)}`, expectErrorParameter('streams')),
    prepare: async (world) => {
      await twoStreams(world);
      await world.ok('POST', '/Types/Other', { ...simpleType, Id: 'Other' });
      await world.ok('POST', '/Streams/Other', { TypeId: 'Other' });
    },
  },
];
