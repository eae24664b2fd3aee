// Attacks by short requests for large results: none delays other requests, exhausts memory or runs beyond its time limit.
import type { Attack } from './support/attack.ts';
import { describeAttacks } from './support/suite.ts';
import type { Target } from './support/target.ts';

/** A type with a time as key, a text and a number. */
const reading = {
  Id: 'Reading',
  SdsTypeCode: 1,
  Properties: [
    { Id: 'T', IsKey: true, SdsType: { SdsTypeCode: 16 } },
    { Id: 'S', SdsType: { SdsTypeCode: 18 } },
    { Id: 'D', SdsType: { SdsTypeCode: 14 } },
  ],
};
const text = 'lorem ipsum dolor '.repeat(280);
const wideStreams = Array.from({ length: 50 }, (_, i) => `Wide${i}`);

async function sendAll(target: Target, method: string, path: string, body: unknown): Promise<void> {
  const response = await target.send(method, path, body);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  await response.text();
}

/** Creates a stream of 1,000 events of 5,000 characters, fifty streams of 200 such events, and 200 streams with long descriptions. */
async function prepare(target: Target): Promise<void> {
  const events = (count: number) =>
    Array.from({ length: count }, (_, T) => ({ T: new Date(T * 1_000), S: text, D: T }));
  await sendAll(target, 'POST', '/Types/Reading', reading);
  await sendAll(target, 'POST', '/Streams/RD', { TypeId: 'Reading', Indexes: [{ SdsTypePropertyId: 'D' }] });
  await sendAll(target, 'POST', '/Streams/RD/Data', events(1_000));
  for (const id of wideStreams) {
    await sendAll(target, 'POST', `/Streams/${id}`, { TypeId: 'Reading' });
    await sendAll(target, 'POST', `/Streams/${id}/Data`, events(200));
  }
  const Description = 'pump station north '.repeat(200);
  const metadata = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`name${i}`, `value ${i} `.repeat(100)]));
  for (let i = 0; i < 200; i += 1) {
    await sendAll(target, 'POST', `/Streams/Long${i}`, { TypeId: 'Reading', Description });
    await sendAll(target, 'PUT', `/Streams/Long${i}/Metadata`, metadata);
  }
}

const all = 'startIndex=1900-01-01&endIndex=9999-01-01';
const join = (ids: readonly string[], more: string) =>
  `/Bulk/Streams/Data/Joins?${all}&${more}${ids.map((id) => `&streams=${id}`).join('')}`;
const repeatedly = (times: number, part: (position: number) => string, between: string) =>
  Array.from({ length: times }, (_, position) => part(position)).join(between);
const get = (name: string, path: string, status: Attack['status'], more: Partial<Attack> = {}): Attack => ({
  name,
  method: 'GET',
  path: encodeURI(path),
  status,
  ...more,
});

const joins: readonly Attack[] = [
  get('a join of one stream 1,000 times', join(Array<string>(1_000).fill('RD'), 'joinMode=1'), 400),
  get('a join of one stream more often than JOIN_LIMIT', join(Array<string>(51).fill('RD'), 'joinMode=1'), 400),
  get('a join of one stream as often as JOIN_LIMIT', join(Array<string>(50).fill('RD'), 'joinMode=1&count=1000'), 200),
  get('an outer join of fifty streams', join(wideStreams, 'joinMode=1&count=1000'), 200),
  get('an interpolated join of fifty streams', join(wideStreams, 'joinMode=2&count=1000'), 200),
  get('a join of more cells than CELL_LIMIT', join(['RD', 'RD'], 'count=12500001'), 400),
  get('a join whose client disconnects', join(wideStreams, 'joinMode=1&count=1000'), 200, { disconnectsAfter: 300 }),
];

const calculated: readonly Attack[] = [
  get('summaries of 1,000,000 intervals', `/Streams/SeattleHourly/Data/Summaries?${all}&count=1000000`, 400),
  get('summaries of one interval beyond the limit', `/Streams/SeattleHourly/Data/Summaries?${all}&count=100001`, 400),
  get('summaries of 100,000 intervals', `/Streams/SeattleHourly/Data/Summaries?${all}&count=100000`, 200),
  get('summaries of 60,000 intervals', `/Streams/SeattleHourly/Data/Summaries?${all}&count=60000`, 200),
  get('interpolated events at 100,001 indexes', `/Streams/SeattleHourly/Data/Interpolated?${all}&count=100001`, 400),
  get('interpolated events at 100,000 indexes', `/Streams/SeattleHourly/Data/Interpolated?${all}&count=100000`, 200),
  get(
    'interpolated events at 100,000 indexes among events',
    '/Streams/SeattleHourly/Data/Interpolated?startIndex=2010-01-01&endIndex=2011-01-01&count=100000',
    200,
  ),
  get(
    'samples of 100,001 intervals',
    `/Streams/SeattleHourly/Data/Sampled?${all}&intervals=100001&sampleBy=Temperature`,
    400,
  ),
  get(
    'samples of 100,000 intervals',
    `/Streams/SeattleHourly/Data/Sampled?${all}&intervals=100000&sampleBy=Temperature`,
    200,
  ),
  get(
    'twenty concurrent reads of 5,000 summaries',
    `/Streams/SeattleHourly/Data/Summaries?${all}&count=5000`,
    [200, 408],
    {
      times: 20,
    },
  ),
];

const filters: readonly Attack[] = [
  get(
    'a filter of 250 contains',
    `/Streams/RD/Data?${all}&filter=${repeatedly(250, (i) => `contains(S,'zz${i}')`, ' or ')}`,
    400,
  ),
  get(
    'a filter of 125 contains',
    `/Streams/RD/Data?${all}&filter=${repeatedly(125, (i) => `contains(S,'zz${i}')`, ' or ')}`,
    200,
  ),
  get(
    'a filter of nested functions',
    `/Streams/RD/Data?${all}&filter=${'tolower('.repeat(90)}S${')'.repeat(90)} eq 'a'`,
    200,
  ),
  get(
    'a filter of sixty nested replacements that double the text',
    `/Streams/RD/Data?${all}&filter=${'replace('.repeat(60)}S${",'o','oo')".repeat(60)} eq 'a'`,
    400,
  ),
  get('a filter on a secondary index', `/Streams/RD/Data?filter=D ge 0`, 200),
];

const searches: readonly Attack[] = [
  get('a query of 600 terms', `/Streams?query=${repeatedly(600, (i) => `zz${i}`, ' OR ')}`, 400),
  get('a query of 250 terms', `/Streams?query=${repeatedly(250, (i) => `*zz${i}*`, ' OR ')}`, 200),
  get(
    'a query of 250 words that almost match',
    `/Streams?count=1&query=${repeatedly(250, (i) => `pum*${i}`, ' OR ')}`,
    200,
  ),
  get(
    'a list filter of many contains',
    `/Streams?filter=${repeatedly(125, (i) => `contains(Description,'zz${i}')`, ' or ')}`,
    200,
  ),
  get(
    'a list filter of more than WORD_LIMIT words',
    `/Streams?filter=${repeatedly(200, (i) => `contains(Description,'z${i}')`, ' or ')}`,
    400,
  ),
  get('a list of all streams', '/Streams?count=1000000', 200),
  get('twenty concurrent lists of all streams', '/Streams?count=1000000&orderby=Description', 200, { times: 20 }),
];

const field = (more: object) => ({ Source: 'PropertyId', Keys: ['D'], Label: '{IdentifyingValue} {Key}', ...more });
/** Returns a data view, with changes of its data field and its members. */
const view = (value: string, dataField: object = {}, more: object = {}) => ({
  Id: 'Hostile',
  Queries: [{ Id: 'q', Value: value }],
  DataFieldSets: [
    { QueryId: 'q', DataFields: [field(dataField)], IdentifyingField: field({ Source: 'Id', Keys: [], Label: null }) },
  ],
  ...more,
});
const post = (name: string, body: () => object, status: Attack['status'], query = ''): Attack => ({
  name,
  method: 'POST',
  path: `/preview/dataviews/data/stored?${all}${query}`,
  body: () => Buffer.from(JSON.stringify(body())),
  forms: ['plain'],
  status,
});
const terms = (count: number) => repeatedly(count, (i) => `zz${i}`, ' ');

const dataViews: readonly Attack[] = [
  post('a data view whose query has 20,000 terms', () => view(terms(20_000)), 400),
  post('a data view whose query has 100,000 terms', () => view(terms(100_000)), 400),
  post('a data view whose query has one word more than WORD_LIMIT', () => view(terms(501)), 400),
  post('a data view whose query has WORD_LIMIT words', () => view(terms(500)), 200),
  post(
    'a data view with 40,000 keys',
    () => view('id:Wide*', { Keys: Array.from({ length: 40_000 }, (_, i) => `K${i}`) }),
    [200, 400],
  ),
  post('a data view with a label of 1 MB', () => view('id:RD', { Label: 'x'.repeat(1_000_000) }), [200, 400]),
  post('texts of fifty streams side by side', () => view('id:Wide*', { Keys: ['S'] }), 200),
  post('texts of fifty streams on one large page', () => view('id:Wide*', { Keys: ['S'] }), 200, '&count=250000'),
  post(
    'a page of more cells than CELL_LIMIT',
    () => view('id:Wide* id:Long*', { Source: 'Id', Keys: [], Label: '{IdentifyingValue}' }),
    400,
    '&count=250000',
  ),
];

describeAttacks('reads', [...joins, ...calculated, ...filters, ...searches, ...dataViews], prepare);
