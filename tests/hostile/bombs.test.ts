// A hundred compressed bodies at once that inflate to the limits of their kind and far beyond, for each kind of body.
import { demo } from '../../server/seed/demo.ts';
import { repeated, type Attack } from './support/attack.ts';
import { describeAttacks } from './support/suite.ts';

const bombBytes = 195_000_000;
const adminBodyLimit = 1_048_576;
const stream = '/Streams/SeattleHourly';
/** Returns a JSON object of this number of bytes, with one long string. */
const longText = (bytes: number) => () => repeated('{"a":"', 'x', bytes - 7, '"}');
const many = { forms: ['gzip'], times: 100 } as const;

/** The kinds of bodies, with a request for each. */
const kinds = {
  administration: { method: 'PUT', path: `${stream}/Metadata` },
  document: { method: 'PUT', path: '/SoftwareManagement/Edge/Systems/Spare/Configuration' },
  display: { method: 'PUT', path: '/api/v1/displays', headers: { 'X-Requested-With': 'millrace' } },
  identity: { method: 'POST', path: `/api/v1/Tenants/${demo.tenant}/Users` },
  control: { method: 'POST', path: '/control/v1/sandboxes' },
} as const;

const beyond = Object.entries(kinds).map(([kind, request]): Attack => ({
  ...many,
  ...request,
  name: `bodies of ${bombBytes} bytes, kind ${kind}`,
  body: longText(bombBytes),
  // Documents exceed BODY_MEMORY while they are inflated.
  status: [413, 503],
}));

const within: readonly Attack[] = [
  ...(['administration', 'identity', 'control'] as const).map((kind) => ({
    ...many,
    ...kinds[kind],
    name: `bodies of ADMIN_BODY_LIMIT bytes, kind ${kind}`,
    body: longText(adminBodyLimit),
    // More than ADMIN_BODY_LIMIT in one member is not valid.
    status: [200, 201, 204, 400, 503],
    times: 300,
  })),
  {
    ...many,
    name: 'lists of events that are 190 MB of spaces',
    method: 'PUT',
    path: `${stream}/Data`,
    body: () => Buffer.from(`[${' '.repeat(190_000_000)}]`),
    status: [204, 408, 413, 503],
  },
  {
    ...many,
    name: 'lists of events with a text of 190 MB',
    method: 'PUT',
    path: `${stream}/Data`,
    body: () => repeated('[{"Time":"', 'x', 190_000_000, '"}]'),
    status: [408, 413, 503],
  },
  {
    ...many,
    name: 'lists of events from clients that disconnect',
    method: 'PUT',
    path: `${stream}/Data`,
    body: () => Buffer.from(`[${' '.repeat(190_000_000)}]`),
    status: [204, 413, 503],
    disconnectsAfter: 500,
  },
  {
    ...many,
    name: 'token requests',
    method: 'POST',
    path: '/identity/connect/token',
    body: () => repeated('grant_type=', 'x', bombBytes, ''),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    status: [400, 413, 415, 429],
  },
];

describeAttacks('a hundred compressed bodies at once', [...beyond, ...within]);
