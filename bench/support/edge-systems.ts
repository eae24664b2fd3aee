// The edge systems of the benchmark: 10,000 gateways in 100 plants, each with two components that report once a minute.
import { applyHealthMessage } from '../../server/domain/edge/health.ts';
import { newEdgeSystem } from '../../server/domain/edge/registration.ts';
import { parseDateTime } from '../../server/domain/values/time.ts';
import { edgeSystemRecord } from '../../server/edge/edge-systems.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { base, scope } from './events.ts';

export const systemCount = 10_000;
const types = ['EdgeDataStore', 'ModbusTcp', 'Mqtt', 'OpcUa'];
const statuses = ['Good', 'Good', 'Good', 'Good', 'Starting', 'ConnectedNoData', 'DeviceInError', 'Shutdown'];
const created = '2026-01-01T00:00:00Z';
const now = parseDateTime('2026-11-01T00:00:00Z') ?? 0n;

/** Fills a store with the edge systems. */
export async function fillEdgeSystems(store: Store): Promise<void> {
  const all = Array.from({ length: systemCount }, (_, i) => systemOf(i));
  for (let first = 0; first < systemCount; first += 500)
    await store.transaction(async ({ edgeSystems }) => {
      for (const system of all.slice(first, first + 500))
        await edgeSystems.create(scope, edgeSystemRecord(system, scope));
    });
}

function systemOf(i: number) {
  // A step that is coprime to the number of edge systems creates each of them once, but not in the order of their names.
  const n = (i * 7_919) % systemCount;
  const plant = n % 100;
  const system = newEdgeSystem(
    {
      DeviceName: `PLANT${plant}-GW${n}`,
      Type: types[n % types.length] ?? '',
      SoftwareVersion: `1.${n % 12}.0`,
      Tags: [`plant${plant}`, n % 3 === 0 ? 'pumps' : 'tanks'],
    },
    created,
  );
  const component = (Id: string, k: number) => ({
    Id,
    DeviceStatus: statuses[(n + k) % statuses.length] ?? '',
    NextHealthMessageExpected: n % 50 === 0 ? '2026-10-01T00:00:00Z' : '2099-01-01T00:00:00Z',
    Errors: [],
    Diagnostics: { IORate: 1, ErrorRate: 0 },
  });
  const Time = `2026-10-${String(1 + (n % 28)).padStart(2, '0')}T${String(n % 24).padStart(2, '0')}:00:00Z`;
  const message = { Time, Components: [component('Source1', 0), component('OmfEgress', 3)] };
  return applyHealthMessage(system, message, now)?.system ?? system;
}

/** A query of the benchmark: its description, the queries of the API, one for each page, and the plain SQL of a page and of the total. */
export interface BenchQuery {
  readonly work: string;
  readonly queries: readonly string[];
  readonly pageSql: string;
  readonly countSql: string;
  readonly pages: number;
  readonly pageSize: number;
}

const fromNamespace = 'from edge_systems where tenant = ?1 and namespace = ?2';
const isSilentSql = "silent_after < '2026-11-21t00:00:00.0000000z'";
const statusSql = `case when ${isSilentSql} then 1 else status end`;
const hasTagSql = `id in (select id from edge_system_forms
  where tenant = ?1 and namespace = ?2 and field = 'Tags' and form = 'plant7')`;

export const benchQueries: readonly BenchQuery[] = [
  {
    work: 'list 10,000 edge systems by name, 1,000 at a time',
    queries: Array.from({ length: 10 }, (_, i) => `count=1000&skip=${String(i * 1_000)}`),
    pageSql: `select shown ${fromNamespace} order by name, folded_id, id limit ?3 offset ?4`,
    countSql: `select count(*) as count ${fromNamespace}`,
    pages: 10,
    pageSize: 1_000,
  },
  {
    work: 'the first 100 of 10,000 edge systems by status, then by last contact',
    queries: ['orderBy=Status%20desc,LastContactedTime'],
    pageSql: `select shown ${fromNamespace} order by ${statusSql} desc, last_contacted, folded_id, id limit ?3 offset ?4`,
    countSql: `select count(*) as count ${fromNamespace}`,
    pages: 1,
    pageSize: 100,
  },
  {
    work: 'those of 10,000 edge systems that have a tag and are Good',
    queries: ['query=Tags:plant7%20AND%20Status:Good'],
    pageSql: `select shown ${fromNamespace} and ${hasTagSql} and ${statusSql} = 4 order by name, folded_id, id limit ?3 offset ?4`,
    countSql: `select count(*) as count ${fromNamespace} and ${hasTagSql} and ${statusSql} = 4`,
    pages: 1,
    pageSize: 100,
  },
  {
    work: 'those of 10,000 edge systems whose device begins with PLANT7, the newest first',
    queries: ['query=DeviceName:PLANT7*&orderBy=LastContactedTime%20desc'],
    pageSql: `select shown ${fromNamespace} and device_name like 'plant7%' order by last_contacted desc, folded_id, id limit ?3 offset ?4`,
    countSql: `select count(*) as count ${fromNamespace} and device_name like 'plant7%'`,
    pages: 1,
    pageSize: 100,
  },
];

export const listPath = (query: string) => `${base}/SoftwareManagement/Systems?${query}`;
