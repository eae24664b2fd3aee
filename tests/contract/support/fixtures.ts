// The type, the stream and the events "Simple" of the worked examples, which many cases use.
import type { World } from './cases.ts';

const property = (Id: string, SdsTypeCode: number, members: object = {}) => ({
  Id,
  SdsType: { SdsTypeCode },
  ...members,
});

/** A type with the properties Time (the index), State (an enum) and Measurement (in meters). */
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

/** Returns the time of an hour on the day of the examples; 13.5 is half past one. */
export const timeOfHour = (hour: number) => {
  const minutes = Math.round((hour % 1) * 60);
  return `2017-11-23T${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00Z`;
};

/** The five events of the examples: the measurements 0, 10, 20, 30 and 40 at 12:00 to 16:00. */
export const simpleEvents = [12, 13, 14, 15, 16].map((hour) => ({
  Time: timeOfHour(hour),
  State: 0,
  Measurement: (hour - 12) * 10,
}));

/** Creates the type Simple and the stream Simple with its five events. */
export async function createSimpleStream(world: World): Promise<void> {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', '/Streams/Simple', { Id: 'Simple', TypeId: 'Simple' });
  await world.ok('POST', '/Streams/Simple/Data', simpleEvents);
}
