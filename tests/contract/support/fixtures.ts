// Types, streams and events that many cases start from: the stream "Simple" of the worked examples, and the contract's pump.
import type { World } from './cases.ts';

const property = (Id: string, SdsTypeCode: number, more: object = {}) => ({ Id, SdsType: { SdsTypeCode }, ...more });

/** Time (index), State (an enum), Measurement (meters). */
export const simpleType = {
  Id: 'Simple',
  Name: 'Simple',
  SdsTypeCode: 1,
  Properties: [
    property('Time', 16, { IsKey: true }),
    {
      Id: 'State',
      SdsType: {
        Id: 'State',
        Name: 'State',
        SdsTypeCode: 609,
        Properties: [
          { Id: 'Ok', Value: 0 },
          { Id: 'Warning', Value: 1 },
          { Id: 'Alarm', Value: 2 },
        ],
      },
    },
    property('Measurement', 14, { Uom: 'meter' }),
  ],
};

/** The time of an hour of the examples' day, such as 13 or 13.5. */
export const timeOfHour = (hour: number) => {
  const minutes = Math.round((hour % 1) * 60);
  return `2017-11-23T${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00Z`;
};

/** The five events of the examples: 0, 10, 20, 30, 40 at 12 to 16 o'clock. */
export const simpleEvents = [12, 13, 14, 15, 16].map((hour) => ({
  Time: timeOfHour(hour),
  State: 0,
  Measurement: (hour - 12) * 10,
}));

/** The type Simple, the stream Simple and its five events. */
export async function createSimpleStream(world: World): Promise<void> {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', '/Streams/Simple', { Id: 'Simple', TypeId: 'Simple' });
  await world.ok('POST', '/Streams/Simple/Data', simpleEvents);
}
