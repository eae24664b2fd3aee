// Attacks by reads of a virtual table whose long texts do not compress: no format delays other requests or exhausts memory.
import { randomBytes } from 'node:crypto';
import { demo } from '../../server/seed/demo.ts';
import type { Attack } from './support/attack.ts';
import { describeAttacks } from './support/suite.ts';
import type { Target } from './support/target.ts';

const tables = `/api/v1-preview/tenants/${demo.tenant}/namespaces/${demo.namespace}/virtualTables`;
const streams = 10;
const events = 150;
const textBytes = 7_500;

const type = {
  Id: 'Note',
  SdsTypeCode: 1,
  Properties: [
    { Id: 'T', IsKey: true, SdsType: { SdsTypeCode: 16 } },
    { Id: 'S', SdsType: { SdsTypeCode: 18 } },
  ],
};

const view = {
  Id: 'Notes',
  DefaultStartIndex: '1970-01-01T00:00:00Z',
  DefaultEndIndex: '1980-01-01T00:00:00Z',
  Queries: [{ Id: 'q', Kind: 'Stream', Value: 'Id:Note*' }],
  DataFieldSets: [
    {
      QueryId: 'q',
      IdentifyingField: { Source: 'Id' },
      DataFields: [{ Source: 'PropertyId', Keys: ['S'], Label: '{IdentifyingValue}' }],
    },
  ],
};

async function send(target: Target, method: string, path: string, body?: unknown): Promise<string> {
  const response = await target.send(method, path, body);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

/** Fills a virtual table with 15 MB of random text: each row has ten texts. */
async function prepare(target: Target): Promise<void> {
  await send(target, 'POST', '/Types/Note', type);
  for (let i = 0; i < streams; i += 1) {
    await send(target, 'POST', `/Streams/Note${i}`, { TypeId: 'Note' });
    const event = (T: number) => ({ T: new Date(T * 1_000), S: randomBytes(textBytes).toString('base64') });
    await send(
      target,
      'POST',
      `/Streams/Note${i}/Data`,
      Array.from({ length: events }, (_, T) => event(T)),
    );
  }
  await send(target, 'POST', '/DataViews/Notes', view);
  await send(target, 'POST', tables, { id: 'Notes', dataViewId: 'Notes' });
  while (!(await send(target, 'GET', `${tables}/Notes/status`)).includes('"Ready"'));
}

const read = (name: string, format: string, more: Partial<Attack> = {}): Attack => ({
  name,
  method: 'GET',
  path: `${tables}/Notes/data/${format}`,
  status: 200,
  ...more,
});

describeAttacks(
  'a virtual table of long texts',
  [
    ...['default', 'table', 'tableh', 'csv', 'csvh', 'parquet'].map((format) => read(`as ${format}`, format)),
    read('as Parquet, four concurrent times', 'parquet', { times: 4 }),
    read('as Parquet, for a client that disconnects', 'parquet', { disconnectsAfter: 100 }),
    read('as CSV, for a client that disconnects', 'csvh', { disconnectsAfter: 100 }),
  ],
  prepare,
);
