// Attacks by requests of the control document: none delays other requests, exhausts memory or works on after its client has left.
import { repeated, type Attack } from './support/attack.ts';
import {
  addClients,
  addTables,
  createSandbox,
  deleteSandboxes,
  fill,
  sandboxesPath,
  type AttackedSandbox,
} from './support/sandboxes.ts';
import { describeAttacks } from './support/suite.ts';
import type { Target } from './support/target.ts';

const adminBodyLimit = 1_048_576;
const valueLimit = 50_000;
const maxDepth = 100;
const json = (value: unknown) => () => Buffer.from(JSON.stringify(value));
const create = { method: 'POST', path: sandboxesPath } as const;
/** Returns the body of a new sandbox that has this number of bytes. */
const ofBytes = (bytes: number) => () => Buffer.from('{"name":"Large"}'.padEnd(bytes));

const sizes: readonly Attack[] = [
  { name: 'a name of 250 characters', ...create, body: json({ name: '😀'.repeat(250) }), status: 201 },
  { name: 'a name of 251 characters', ...create, body: json({ name: '😀'.repeat(251) }), status: 400 },
  { name: 'a body of ADMIN_BODY_LIMIT bytes', ...create, body: ofBytes(adminBodyLimit), status: 201 },
  {
    name: 'a body of one byte more than ADMIN_BODY_LIMIT',
    ...create,
    body: ofBytes(adminBodyLimit + 1),
    status: 413,
    unchanged: [sandboxesPath],
  },
  {
    name: 'a name of 195 MB',
    ...create,
    body: () => repeated('{"name":"', 'x', 195_000_000, '"}'),
    forms: ['gzip'],
    status: 413,
    unchanged: [sandboxesPath],
  },
  {
    name: 'one member as often as VALUE_LIMIT allows',
    ...create,
    body: () => repeated('{', '"name":"Twice",', valueLimit - 1, '}'),
    status: 201,
  },
  {
    name: 'one member once more',
    ...create,
    body: () => repeated('{', '"name":"Twice",', valueLimit, '}'),
    status: 413,
    unchanged: [sandboxesPath],
  },
  ...[maxDepth, maxDepth + 1, 200_000].map((depth) => ({
    name: `a name of ${depth} nested lists`,
    ...create,
    body: () => Buffer.from(`{"name":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`),
    status: [400, 413],
    unchanged: [sandboxesPath],
  })),
];

/** What `before` and `prepare` have created. */
let large: AttackedSandbox | undefined;
let timed: AttackedSandbox | undefined;
let created: readonly string[] = [];
const kept = () => (timed ? [timed.id] : []);

const refill = async (target: Target) => {
  await deleteSandboxes(target, kept());
  large = await createSandbox(target);
  await fill(large, 2_000, 200_000);
};
const ofLarge = (path: string) => () => [`${large?.path}${path}`];

const sandboxes: readonly Attack[] = [
  {
    name: 'a burst of new sandboxes',
    ...create,
    before: (target) => deleteSandboxes(target, kept()),
    times: 400,
    status: 201,
  },
  {
    name: 'a burst of new sandboxes whose clients disconnect',
    ...create,
    before: (target) => deleteSandboxes(target, kept()),
    times: 400,
    disconnectsAfter: 100,
    status: 201,
  },
  {
    name: 'a burst of new sandboxes with the demo data',
    ...create,
    body: json({ seed: 'demo' }),
    forms: ['plain'],
    before: (target) => deleteSandboxes(target, kept()),
    times: 40,
    status: [201, 503],
  },
  {
    name: 'a burst of new sandboxes with the demo data whose clients disconnect',
    ...create,
    body: json({ seed: 'demo' }),
    forms: ['plain'],
    before: (target) => deleteSandboxes(target, kept()),
    times: 300,
    disconnectsAfter: 300,
    status: 201,
  },
  {
    name: 'a burst of deletions',
    method: 'DELETE',
    async before(target) {
      await deleteSandboxes(target, kept());
      const paths: string[] = [];
      for (let i = 0; i < 200; i += 1) paths.push((await createSandbox(target)).path);
      created = paths;
    },
    path: () => created,
    status: 204,
  },
  {
    name: 'fifty lists of hundreds of sandboxes',
    method: 'GET',
    path: `${sandboxesPath}?count=1000`,
    async before(target) {
      for (let i = 0; i < 300; i += 1) await createSandbox(target);
    },
    times: 50,
    status: 200,
  },
  {
    name: 'a reset of many objects and events, and four more',
    method: 'POST',
    path: ofLarge('/reset'),
    before: refill,
    times: 5,
    atOnce: 1,
    status: 204,
  },
  {
    name: 'concurrent resets of one sandbox',
    method: 'POST',
    path: ofLarge('/reset'),
    before: refill,
    times: 400,
    status: 204,
  },
  {
    name: 'concurrent resets of one sandbox whose clients disconnect',
    method: 'POST',
    path: ofLarge('/reset'),
    before: refill,
    times: 400,
    disconnectsAfter: 100,
    status: 204,
  },
  {
    name: 'concurrent deletions of one sandbox',
    method: 'DELETE',
    path: ofLarge(''),
    before: refill,
    times: 50,
    status: [204, 404],
  },
];

const ofTimed = (path: string) => () => [`${timed?.path}${path}`];
const setClock = async (target: Target, clock: object) => {
  const response = await target.send('PUT', `${timed?.path}/clock`, clock);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
};
const freeze = (target: Target) => setClock(target, { mode: 'frozen', time: new Date().toISOString() });
const far = json({ to: '8999-12-31T00:00:00Z' });

const clocks: readonly Attack[] = [
  {
    name: 'an advance over thousands of years',
    method: 'POST',
    path: ofTimed('/clock/advance'),
    body: far,
    forms: ['plain'],
    before: freeze,
    status: 200,
  },
  {
    name: 'two hundred concurrent advances by a year',
    method: 'POST',
    path: ofTimed('/clock/advance'),
    body: json({ duration: '365.00:00:00' }),
    forms: ['plain'],
    before: freeze,
    times: 200,
    status: [200, 408],
  },
  {
    name: 'two hundred concurrent advances whose clients disconnect',
    method: 'POST',
    path: ofTimed('/clock/advance'),
    body: json({ duration: '365.00:00:00' }),
    forms: ['plain'],
    before: freeze,
    times: 200,
    disconnectsAfter: 100,
    status: 200,
  },
  {
    name: 'a burst of changes of a clock',
    method: 'PUT',
    path: ofTimed('/clock'),
    body: json({ mode: 'offset', rate: 2 }),
    forms: ['plain'],
    times: 2_000,
    atOnce: 100,
    status: 200,
  },
  {
    name: 'a burst of reads of a clock',
    method: 'GET',
    path: ofTimed('/clock'),
    times: 3_000,
    atOnce: 100,
    status: 200,
  },
];

/** Fills the log of requests of the default sandbox with bodies of the maximum length. */
async function fillLog(target: Target): Promise<void> {
  const requests = Array.from({ length: 2_200 }).keys();
  const sendNext = async () => {
    for (const i of requests) await (await target.send('PUT', '/Streams/SeattleHourly/Tags', [`${i}`, ...tags])).text();
  };
  await Promise.all(Array.from({ length: 20 }, sendNext));
}
const tags = Array.from({ length: 40 }, (_, i) => `${i} "`.padEnd(240, '"\\'));
const requestsPath = `${sandboxesPath}/default/requests`;

const requests: readonly Attack[] = [
  {
    name: 'a list of the whole log of requests',
    method: 'GET',
    path: `${requestsPath}?count=10000`,
    before: fillLog,
    status: 200,
  },
  {
    name: 'twenty lists of the whole log of requests',
    method: 'GET',
    path: `${requestsPath}?count=10000`,
    before: fillLog,
    times: 20,
    status: 200,
  },
  {
    name: 'lists of the whole log of requests whose clients disconnect',
    method: 'GET',
    path: `${requestsPath}?count=10000`,
    before: fillLog,
    times: 20,
    disconnectsAfter: 50,
    status: 200,
  },
  {
    name: 'twenty archives of the whole log of requests',
    method: 'GET',
    path: `${requestsPath}?count=10000&form=har`,
    before: fillLog,
    times: 20,
    status: 200,
  },
  {
    name: 'twenty waits for more requests than the log has',
    method: 'POST',
    path: `${requestsPath}/wait`,
    body: json({ count: 10_000, timeout: 1 }),
    forms: ['plain'],
    before: fillLog,
    times: 20,
    status: 200,
  },
  {
    name: 'a hundred filtered lists of the log of requests',
    method: 'GET',
    path: `${requestsPath}?count=1&status=404`,
    before: fillLog,
    times: 100,
    status: 200,
  },
  {
    name: 'the coverage of a full log',
    method: 'GET',
    path: `${sandboxesPath}/default/coverage`,
    before: fillLog,
    times: 100,
    status: 200,
  },
  {
    name: 'deletions of a full log',
    method: 'DELETE',
    path: requestsPath,
    before: fillLog,
    times: 20,
    status: 204,
  },
  {
    name: 'requests with the longest bodies in the log',
    method: 'PUT',
    path: '/Streams/SeattleHourly/Tags',
    body: json(tags),
    forms: ['plain'],
    times: 3_000,
    atOnce: 50,
    status: 200,
  },
  {
    name: 'a long Prefer header',
    method: 'GET',
    path: '/Streams/SeattleHourly',
    headers: { Prefer: `code="${'\\"'.repeat(3_500)}` },
    times: 500,
    atOnce: 50,
    status: [200, 400],
  },
];

describeAttacks('control: sizes', sizes);
describeAttacks('control: sandboxes', sandboxes);
describeAttacks('control: clocks', clocks, async (target) => {
  timed = await createSandbox(target);
  await fill(timed, 5, 1_000);
  await addTables(timed, 40);
  await addClients(timed, 30);
});
describeAttacks('control: requests', requests);
