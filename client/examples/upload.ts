// Creates a type and a stream, uploads 100,000 events, and reads each event as it arrives.
import { createDataServices, createProvisioning, orThrow, streamItems, uploadEvents } from '../index.ts';
import { options } from './options.ts';

interface Count {
  readonly Time: string;
  readonly Total: bigint | number;
}

const provisioning = createProvisioning(options);
await orThrow(
  provisioning.getOrCreateType({
    path: { typeId: 'Counter' },
    body: {
      Id: 'Counter',
      SdsTypeCode: 1,
      Properties: [
        { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } },
        { Id: 'Total', SdsType: { SdsTypeCode: 11 } },
      ],
    },
  }),
);
const path = { streamId: 'Meter-7' };
await orThrow(provisioning.getOrCreateStream({ path, body: { Id: 'Meter-7', TypeId: 'Counter' } }));

function* counts(): Generator<Count> {
  for (let i = 0; i < 100_000; i++) {
    yield { Time: new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString(), Total: 2n ** 53n + BigInt(i) };
  }
}

const hub = createDataServices(options);
let upload = await uploadEvents(hub.updateEvents, { to: { path }, events: counts() });
while (upload.error && upload.acknowledged < 100_000) {
  console.log('stopped:', upload.error.message);
  upload = await uploadEvents(hub.updateEvents, { to: { path }, events: counts(), from: upload.acknowledged });
}
console.log('uploaded:', upload.acknowledged);

let last: Count | undefined;
let read = 0;
const query = { startIndex: '2026-01-01', endIndex: '2027-01-01' };
for await (const event of streamItems(hub.listEvents<Count>, { path, query })) [last, read] = [event, read + 1];
console.log('read:', read, 'the last total:', String(last?.Total));

// prints:
// uploaded: 100000
// read: 100000 the last total: 9007199254840991
