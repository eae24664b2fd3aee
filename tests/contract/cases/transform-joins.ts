// The events of several streams side by side (docs/behavior/stream-data.md#joins).
import type { Case, World } from '../support/cases.ts';
import { expectErrorParameter, expectJson, expectReason } from '../support/checks.ts';
import { timeOfHour, simpleType } from '../support/fixtures.ts';
import { nonVerbose, windowQuery } from '../support/streams.ts';

/** Creates streams A, with events at 12:00 to 14:00, and B, with events at 13:00 to 15:00 whose measurements are greater by 1. */
const createTwoStreams = async (world: World): Promise<void> => {
  await world.ok('POST', '/Types/Simple', simpleType);
  for (const [id, first, increase] of [
    ['A', 12, 0],
    ['B', 13, 1],
  ] as const) {
    await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' });
    await world.ok(
      'POST',
      `/Streams/${id}/Data`,
      [0, 1, 2].map((hour) => event(first + hour, increase)),
    );
  }
};
const event = (hour: number, increase: number) => ({
  Time: timeOfHour(hour),
  Measurement: (hour - 11) * 10 + increase,
});
const a = (hour: number) => event(hour, 0);
const b = (hour: number) => event(hour, 1);
/** Extrapolated events have the values of the nearest one. */
const aAfter = { ...a(14), Time: timeOfHour(15) };
const bBefore = { ...b(13), Time: timeOfHour(12) };
const commonEvents = [
  [a(13), b(13)],
  [a(14), b(14)],
];
const outerJoin = [[a(12), null], ...commonEvents, [null, b(15)]];
const joinCase = (name: string, status: number, query: string, check?: NonNullable<Case['check']>): Case => ({
  ...nonVerbose,
  name,
  status,
  query,
  prepare: createTwoStreams,
  ...(check ? { check } : {}),
});
const bothStreams = `streams=A,B&${windowQuery(11, 17)}`;

export const joins: readonly Case[] = [
  joinCase('Inner by default', 200, bothStreams, expectJson(commonEvents)),
  joinCase('Inner', 200, `${bothStreams}&joinMode=0`, expectJson(commonEvents)),
  joinCase('client fact: Outer', 200, `${bothStreams}&joinMode=1`, expectJson(outerJoin)),
  joinCase('Outer by its name', 200, `${bothStreams}&joinMode=outer`, expectJson(outerJoin)),
  joinCase(
    'Interpolated',
    200,
    `${bothStreams}&joinMode=Interpolated`,
    expectJson([[a(12), bBefore], ...commonEvents, [aAfter, b(15)]]),
  ),
  joinCase('MergeLeft', 200, `${bothStreams}&joinMode=MergeLeft`, expectJson([a(12), a(13), a(14), b(15)])),
  joinCase('MergeRight', 200, `${bothStreams}&joinMode=4`, expectJson([a(12), b(13), b(14), b(15)])),
  joinCase(
    'streams named one by one, in any case',
    200,
    `streams=b&streams=A&${windowQuery(13, 13)}`,
    expectJson([[b(13), a(13)]]),
  ),
  joinCase('count', 200, `${bothStreams}&joinMode=1&count=2`, expectJson(outerJoin.slice(0, 2))),
  joinCase(
    'filter',
    200,
    `${bothStreams}&joinMode=1&filter=Measurement gt 30`,
    expectJson([
      [null, b(14)],
      [null, b(15)],
    ]),
  ),
  joinCase('Inside', 200, `streams=A,B&${windowQuery(13, 15)}&boundaryType=1`, expectJson([[a(14), b(14)]])),
  joinCase('no streams', 400, windowQuery(11, 17), expectErrorParameter('streams')),
  joinCase('no start', 400, `streams=A,B&endIndex=${timeOfHour(17)}`, expectErrorParameter('startIndex')),
  joinCase('no end', 400, `streams=A,B&startIndex=${timeOfHour(11)}`, expectErrorParameter('endIndex')),
  joinCase(
    'a window that ends before it starts',
    400,
    `streams=A,B&${windowQuery(17, 11)}`,
    expectErrorParameter('startIndex'),
  ),
  joinCase('an unknown join mode', 400, `${bothStreams}&joinMode=5`, expectErrorParameter('joinMode')),
  joinCase('a negative count', 400, `${bothStreams}&count=-1`, expectErrorParameter('count')),
  joinCase('an invalid filter', 400, `${bothStreams}&filter=Foo gt 1`, expectErrorParameter('filter')),
  joinCase('an unknown stream', 404, `streams=A,Nowhere&${windowQuery(11, 17)}`, expectReason('Nowhere')),
  { ...joinCase('an unknown namespace', 404, bothStreams, expectReason('nowhere')), path: { namespaceId: 'nowhere' } },
  {
    ...joinCase('streams of two types', 400, `streams=A,Other&${windowQuery(11, 17)}`, expectErrorParameter('streams')),
    prepare: async (world) => {
      await createTwoStreams(world);
      await world.ok('POST', '/Types/Other', { ...simpleType, Id: 'Other' });
      await world.ok('POST', '/Streams/Other', { TypeId: 'Other' });
    },
  },
];
