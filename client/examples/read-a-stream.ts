// Reads a window of a stream, with a type for its events.
import { createDataServices, items, orThrow } from '../index.ts';
import { options } from './options.ts';

interface Weather {
  readonly Time: string;
  readonly Temperature: number;
}

const hub = createDataServices(options);
const path = { streamId: 'SeattleHourly' };
const newest = await orThrow(hub.getLastEvent<Weather>({ path }));
console.log('newest:', newest?.Time, newest?.Temperature);

const query = { startIndex: '2010-08-14T12:00:00Z', endIndex: '2010-08-14T14:00:00Z', count: 2 };
for await (const { Time, Temperature } of items(hub.listEvents<Weather>, { path, query }))
  console.log(Time, Temperature);

// prints:
// newest: 2010-12-31T23:00:00Z 4.3
// 2010-08-14T12:00:00Z 21.3
// 2010-08-14T13:00:00Z 22.4
// 2010-08-14T14:00:00Z 23.1
