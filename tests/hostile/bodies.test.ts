// Attacks by request bodies: none delays other requests, exhausts memory or changes what is stored.
import { demo } from '../../server/seed/demo.ts';
import { repeated, type Attack } from './support/attack.ts';
import { describeAttacks } from './support/suite.ts';

const tenant = `/api/v1/Tenants/${demo.tenant}`;
const stream = '/Streams/SeattleHourly';
const data = `${stream}/Data`;
const all = `${data}?startIndex=0001-01-01&endIndex=9999-12-31`;
const text = (body: string) => () => Buffer.from(body);
/** Returns the JSON of events, one for each second from `from` on; `more` are members of each event. */
function events(from: number, count: number, more = '"Temperature":1.5,"Pressure":null,"Wind":2'): Uint8Array {
  const one = (i: number) => `{"Time":"${new Date((from + i) * 1_000).toISOString()}",${more}}`;
  return Buffer.from(`[${Array.from({ length: count }, (_, i) => one(i)).join()}]`);
}
const million = 1_000_000;
const unorderedLimit = 100_000;
const adminBodyLimit = 1_048_576;
const valueLimit = 50_000;
const filled = (bytes: number) => text(`["${'x'.repeat(bytes - 4)}"]`);

/** Bodies of administration. */
const adminBodies: readonly Attack[] = [
  ...['Indexes', 'Anything'].map((member) => ({
    name: `63 million objects in ${member} of a stream`,
    method: 'POST',
    path: '/Streams/X',
    body: () => repeated(`{"TypeId":"HourlyWeather","${member}":[`, '{},', 63 * million, ']}'),
    forms: ['gzip'] as const,
    status: 413,
    unchanged: ['/Streams/X'],
  })),
  {
    name: 'millions of objects in a stream, uncompressed',
    forms: ['chunked'],
    method: 'POST',
    path: '/Streams/X',
    body: () => repeated('{"TypeId":"HourlyWeather","Indexes":[', '{},', 15 * million, ']}'),
    status: 413,
    unchanged: ['/Streams/X'],
  },
  {
    name: 'invalid values up to VALUE_LIMIT',
    method: 'POST',
    path: '/Streams/X',
    body: () => repeated('{"TypeId":"HourlyWeather","Indexes":[', '{},', valueLimit - 10, ']}'),
    status: 400,
    unchanged: ['/Streams/X'],
  },
  {
    name: 'one value more than VALUE_LIMIT',
    method: 'POST',
    path: '/Streams/X',
    body: () => repeated('{"TypeId":"HourlyWeather","Indexes":[', '{},', valueLimit - 2, ']}'),
    status: 413,
    unchanged: ['/Streams/X'],
  },
  {
    name: 'an automation identity of many roles',
    method: 'POST',
    path: `${tenant}/AutomationIdentities`,
    body: () => repeated('{"Name":"x","RoleIds":[', '[],', 60 * million, ']}'),
    forms: ['gzip'],
    status: 413,
  },
  {
    name: 'a text of ADMIN_BODY_LIMIT bytes',
    forms: ['plain', 'chunked gzip'],
    method: 'PUT',
    path: `${stream}/Tags`,
    body: filled(adminBodyLimit),
    status: [200, 400],
  },
  {
    name: 'a text of one byte more than ADMIN_BODY_LIMIT',
    method: 'PUT',
    path: `${stream}/Tags`,
    body: filled(adminBodyLimit + 1),
    status: 413,
    unchanged: [`${stream}/Tags`],
  },
  {
    name: 'metadata of 195 MB',
    method: 'PUT',
    path: `${stream}/Metadata`,
    body: () => repeated('{"a":"', 'x', 195 * million, '"}'),
    forms: ['gzip'],
    status: 413,
    unchanged: [`${stream}/Metadata`],
  },
  {
    name: 'a million nested arrays',
    forms: ['plain'],
    method: 'PUT',
    path: `${stream}/Metadata`,
    body: text('['.repeat(adminBodyLimit - 1)),
    status: 400,
    unchanged: [`${stream}/Metadata`],
  },
  {
    name: 'spaces beyond BODY_LIMIT before two tags',
    forms: ['chunked', 'gzip'],
    method: 'PUT',
    path: `${stream}/Tags`,
    body: text(`${' '.repeat(60 * million)}["x"]`),
    status: 413,
    unchanged: [`${stream}/Tags`],
  },
];

const documentBodyLimit = 16_777_216;
const documentForms = ['plain', 'gzip'] as const;
const configuration = '/SoftwareManagement/Edge/Systems/Spare/Configuration';
/** Returns a JSON object of this number of bytes, with one string that repeats a unit. */
function longText(bytes: number, unit = 'x'): Uint8Array {
  const [before, after] = [Buffer.from('{"a":"'), Buffer.from('"}')];
  const middle = Buffer.alloc(bytes - before.length - after.length, unit);
  return Buffer.concat([before, middle, after]);
}
/** Returns a display of this number of bytes, with images of about 5 MB. */
function display(bytes: number): Uint8Array {
  const before = '{"Display":{"Name":"Images"},"Attachments":[';
  const image = (data: string) => `{"Data":"data:image/png;base64,${data}"}`;
  const images = [5_000_000, 5_000_000, 5_000_000].map((size) => image('QUJD'.repeat(size / 4)));
  return Buffer.from(`${before}${images.join()}]}`.padEnd(bytes));
}
/** Returns a display of about 16 MB with this number of values. */
const displayOf = (count: number) =>
  repeated('{"Display":{"Name":"Values"},"X":[', `"${'x'.repeat(320)}",`, count - 4, ']}');
const saveDisplay = { method: 'PUT', path: '/api/v1/displays', headers: { 'X-Requested-With': 'millrace' } } as const;
const replaceConfiguration = { method: 'PUT', path: configuration } as const;

/** Displays and configurations, whose bodies can contain images. */
const documentBodies: readonly Attack[] = [
  {
    name: 'a display with images of DOCUMENT_BODY_LIMIT bytes',
    ...saveDisplay,
    body: () => display(documentBodyLimit),
    forms: documentForms,
    status: 200,
  },
  {
    name: 'a display of one byte more than DOCUMENT_BODY_LIMIT',
    ...saveDisplay,
    body: () => display(documentBodyLimit + 1),
    forms: documentForms,
    status: 413,
  },
  {
    name: 'a display of long values up to VALUE_LIMIT',
    ...saveDisplay,
    body: () => displayOf(valueLimit),
    forms: documentForms,
    status: 200,
  },
  {
    name: 'a display of one value more than VALUE_LIMIT',
    ...saveDisplay,
    body: () => displayOf(valueLimit + 1),
    forms: documentForms,
    status: 413,
  },
  {
    name: 'a configuration of DOCUMENT_BODY_LIMIT bytes',
    ...replaceConfiguration,
    body: () => longText(documentBodyLimit),
    forms: documentForms,
    status: 204,
  },
  {
    name: 'a configuration of one byte more than DOCUMENT_BODY_LIMIT',
    ...replaceConfiguration,
    body: () => longText(documentBodyLimit + 1),
    forms: documentForms,
    status: 413,
    unchanged: [configuration],
  },
  ...['123456789012345x', ':1234567890123456789x'].map((unit) => ({
    name: `a configuration that repeats ${unit}, which resembles a number with many digits`,
    ...replaceConfiguration,
    body: () => longText(documentBodyLimit, unit),
    forms: ['plain'] as const,
    status: 204,
  })),
  {
    name: 'twenty concurrent configurations that inflate to 195 MB',
    ...replaceConfiguration,
    body: () => longText(195 * million),
    forms: ['gzip'],
    times: 20,
    // They exceed BODY_MEMORY while they are inflated.
    status: [413, 503],
    unchanged: [configuration],
  },
];

/** Bodies of events. */
const eventBodies: readonly Attack[] = ['POST', 'PUT', 'PATCH'].flatMap((method): readonly Attack[] => [
  {
    name: `${method} of 9.6 million empty events`,
    forms: ['plain', 'chunked gzip'],
    method,
    path: data,
    body: () => repeated('[', '{},', 9_600_000, ']'),
    // The first two have the same index, the default one.
    status: method === 'POST' ? [409, 413] : 413,
    unchanged: [all],
  },
  {
    name: `${method} of 190 MB of spaces and no event`,
    method,
    path: data,
    body: text(`[${' '.repeat(190 * million)}]`),
    forms: ['gzip'],
    status: 204,
    unchanged: [all],
  },
  {
    name: `${method} of a body beyond INFLATED_LIMIT`,
    method,
    path: data,
    body: text(`[${' '.repeat(200 * million)}]`),
    forms: ['gzip'],
    status: 413,
    unchanged: [all],
  },
  {
    name: `${method} of a text of 190 MB`,
    method,
    path: data,
    body: () => repeated('[{"Time":"', 'x', 190 * million, '"}]'),
    forms: ['gzip'],
    status: 413,
    unchanged: [all],
  },
  {
    name: `${method} of 100,000 events, the last of which is invalid`,
    forms: ['chunked'],
    method,
    path: data,
    body: () => Buffer.concat([events(0, 100_000 - 1).subarray(0, -1), Buffer.from(',{"Time":[]}]')]),
    status: 400,
    unchanged: [all],
  },
  {
    name: `${method} of an event with an array of 400,000 values`,
    forms: ['plain'],
    method,
    path: data,
    body: () => repeated('[{"Time":"2020-01-01","Temperature":[', '0,', 400_000, ']}]'),
    status: 400,
    unchanged: [all],
  },
  {
    name: `${method} from clients that disconnect`,
    method,
    path: data,
    body: () => repeated('[{"Time":"2020-01-01","Nothing":[', '{},', 20 * million, ']}]'),
    forms: ['gzip'],
    status: [409, 413],
    times: 4,
    disconnectsAfter: 50,
    unchanged: [all],
  },
]);

const eventOrders: readonly Attack[] = [
  {
    name: 'one event in reverse order more than UNORDERED_LIMIT',
    forms: ['plain'],
    method: 'PUT',
    path: data,
    body: () =>
      Buffer.from(JSON.stringify((JSON.parse(Buffer.from(events(0, 100_001)).toString()) as object[]).reverse())),
    status: 413,
    unchanged: [all],
  },
  {
    name: 'UNORDERED_LIMIT events in reverse order, over stored ones',
    forms: ['gzip'],
    method: 'PUT',
    path: '/Streams/Scratch/Data',
    body: () =>
      Buffer.from(
        JSON.stringify((JSON.parse(Buffer.from(events(0, unorderedLimit)).toString()) as object[]).reverse()),
      ),
    status: 204,
  },
  {
    name: '300,000 events in order, over stored ones',
    method: 'PUT',
    path: '/Streams/Scratch/Data',
    body: () => events(0, 300_000),
    forms: ['gzip'],
    status: 204,
  },
  {
    name: '100,000 changes',
    method: 'PATCH',
    path: '/Streams/Changed/Data',
    body: () => events(0, unorderedLimit, '"Wind":7'),
    forms: ['plain'],
    status: 204,
  },
];

const stalledBodies: readonly Attack[] = [
  {
    name: '500 concurrent requests whose bodies stall',
    method: 'PUT',
    path: `${stream}/Tags`,
    body: text('["x"]'.padEnd(1_000)),
    forms: ['plain', 'chunked'],
    times: 500,
    stalls: true,
    disconnectsAfter: 3_000,
    // They exceed REQUESTS_PER_CALLER.
    status: 503,
    unchanged: [`${stream}/Tags`],
  },
];

describeAttacks(
  'bodies',
  [...adminBodies, ...documentBodies, ...eventBodies, ...eventOrders, ...stalledBodies],
  async (target) => {
    for (const id of ['Scratch', 'Changed']) await target.send('POST', `/Streams/${id}`, { TypeId: 'HourlyWeather' });
    await target.send('PUT', '/Streams/Changed/Data', JSON.parse(events(0, unorderedLimit).toString()));
  },
);
