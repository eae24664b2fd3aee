// Settings that limit the cost of one request, one caller and one tenant (docs/behavior/errors-and-limits.md).
import { positive, seconds, integer } from './kinds.ts';

const million = integer(1, 1_000_000);

/** Limits on bodies and on requests in progress. */
const requestSettings = {
  bodyLimit: {
    name: 'BODY_LIMIT',
    default: '29989273',
    description: 'largest body of events in bytes, as sent',
    parse: positive,
  },
  inflatedLimit: {
    name: 'INFLATED_LIMIT',
    default: '199229440',
    description: 'largest body of events in bytes, inflated',
    parse: positive,
  },
  adminBodyLimit: {
    name: 'ADMIN_BODY_LIMIT',
    default: '1048576',
    description: 'largest body of all other requests in bytes, as sent and inflated',
    parse: positive,
  },
  documentBodyLimit: {
    name: 'DOCUMENT_BODY_LIMIT',
    default: '16777216',
    description: 'largest display or edge configuration in bytes, as sent and inflated',
    parse: integer(1, 2 ** 28),
  },
  valueLimit: {
    name: 'VALUE_LIMIT',
    default: '50000',
    description: 'JSON values in a body without events',
    parse: positive,
  },
  bodyTimeout: {
    name: 'BODY_TIMEOUT',
    default: '30',
    description: 'seconds within which a request body must arrive',
    parse: seconds,
  },
  timeout: {
    name: 'REQUEST_TIMEOUT',
    default: '30',
    description: 'seconds from a request to the last byte of its response',
    parse: seconds,
  },
  requestsAtOnce: {
    name: 'REQUESTS_AT_ONCE',
    default: '500',
    description: 'requests in progress; one more gets 503',
    parse: million,
  },
  requestsPerCaller: {
    name: 'REQUESTS_PER_CALLER',
    default: '400',
    description:
      'requests in progress of one caller, and request bodies of one caller being received; one more gets 503',
    parse: million,
  },
  bodiesAtOnce: {
    name: 'BODIES_AT_ONCE',
    default: '1000',
    description: 'request bodies being received; one more gets 503',
    parse: million,
  },
  bodyMemory: {
    name: 'BODY_MEMORY',
    default: '134217728',
    description: 'bytes of all request bodies in memory, as sent; one more body gets 503',
    parse: integer(1, 2 ** 40),
  },
  callerRate: {
    name: 'CALLER_RATE',
    default: '0',
    description: 'requests per second of a caller; more get 429; 0 sets no limit',
    parse: integer(0, 1_000_000),
  },
} as const;

/** Limits on reads and writes of data. */
const dataSettings = {
  eventLimit: {
    name: 'EVENT_LIMIT',
    default: '2500000',
    description: 'events that one request can read or write',
    parse: positive,
  },
  eventSizeLimit: {
    name: 'EVENT_SIZE_LIMIT',
    default: '1048576',
    description: 'bytes of JSON of one event in a body of 16 KiB or more',
    parse: positive,
  },
  writeLimit: {
    name: 'WRITE_LIMIT',
    default: '67108864',
    description: 'bytes of JSON of all events that one request can write',
    parse: positive,
  },
  unorderedLimit: {
    name: 'UNORDERED_LIMIT',
    default: '100000',
    description: 'events that one request can change partially, or write out of the order of their indexes',
    parse: positive,
  },
  intervalLimit: {
    name: 'INTERVAL_LIMIT',
    default: '100000',
    description: 'indexes or intervals that one request can calculate',
    parse: positive,
  },
  sortLimit: {
    name: 'SORT_LIMIT',
    default: '50000',
    description: 'events that one request can sort, for example with a filter on a secondary index',
    parse: positive,
  },
  joinLimit: {
    name: 'JOIN_LIMIT',
    default: '50',
    description: 'streams in a join; a stream that occurs twice counts twice',
    parse: integer(1, 10_000),
  },
  wordLimit: {
    name: 'WORD_LIMIT',
    default: '500',
    description: 'words in a query or filter, and in all queries of a data view',
    parse: million,
  },
  lookupLimit: {
    name: 'LOOKUP_LIMIT',
    default: '5000000',
    description: 'keys that the fields of a data view can look up in data items and groups',
    parse: positive,
  },
  cellLimit: {
    name: 'CELL_LIMIT',
    default: '25000000',
    description: 'cells in a response: rows of a page times its columns, or streams of a join',
    parse: positive,
  },
  responseLimit: {
    name: 'RESPONSE_LIMIT',
    default: '1073741824',
    description: 'largest response in bytes; the connection is closed if a response becomes larger',
    parse: integer(1, 2 ** 40),
  },
} as const;

/** Limits on the contents of a tenant, and on the number of tenants for tests. */
const tenantSettings = {
  sandboxLimit: {
    name: 'SANDBOX_LIMIT',
    default: '1000',
    description: 'sandboxes that tests can have at the same time',
    parse: positive,
  },
  snapshotLimit: {
    name: 'SNAPSHOT_LIMIT',
    default: '20',
    description: 'snapshots that one sandbox can have',
    parse: integer(1, 1_000),
  },
  clientLimit: {
    name: 'CLIENT_LIMIT',
    default: '50000',
    description: 'clients of all kinds that a tenant can have',
    parse: positive,
  },
  userLimit: {
    name: 'USER_LIMIT',
    default: '50000',
    description: 'users that a tenant can have',
    parse: positive,
  },
  edgeSystemLimit: {
    name: 'EDGE_SYSTEM_LIMIT',
    default: '10000',
    description: 'edge systems that a namespace can have; lists of more take longer',
    parse: positive,
  },
  preferencesLimit: {
    name: 'PREFERENCES_LIMIT',
    default: '1048576',
    description: 'largest preferences of a user in bytes; at most ADMIN_BODY_LIMIT',
    parse: positive,
  },
  jobLimit: {
    name: 'JOB_LIMIT',
    default: '100',
    description: 'queued and running refreshes of a virtual table; one more is refused',
    parse: integer(1, 10_000),
  },
} as const;

export const limitSettings = { ...requestSettings, ...dataSettings, ...tenantSettings } as const;
