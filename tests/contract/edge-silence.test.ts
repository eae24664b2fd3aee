// Edge systems that become silent, with a clock that the test sets (docs/behavior/edge-systems.md#silence).
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parseDateTime } from '../../server/domain/values/time.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import { softwarePath, registerSystem, reportHealth, getSystem } from './support/edge.ts';

let server: TestServer;
let now = 0n;
/** Sets the clock, within the hour before tokens expire. */
const setClock = (time: string) => {
  now = parseDateTime(`2026-03-02T${time}Z`) ?? 0n;
};
beforeAll(async () => {
  setClock('08:00:00');
  server = await startTestServer({}, { now: () => now });
});
afterAll(() => server.stop());

const time = (text: string) => `2026-03-02T${text}Z`;
const id = 'GW1.OpcUa';
const good = { Id: 'OpcUa1', DeviceStatus: 'Good', NextHealthMessageExpected: time('08:02:00') };

/** Returns the status of the edge system. Expects that counts by its status and description find it. */
async function statusOf(world: World) {
  const { Status, StatusDescription } = await getSystem(world, id);
  const count = async (query: string) =>
    Number((await world.send('HEAD', `${softwarePath}/Systems?query=${query}`)).headers.get('total-count'));
  expect(await count(`Status:${String(Status)}`)).toBe(1);
  expect(await count(`NOT%20Status:${String(Status)}`)).toBe(0);
  expect(await count(`StatusDescription:${encodeURIComponent(`"${String(StatusDescription)}"`)}`)).toBe(
    StatusDescription === null ? 0 : 1,
  );
  return [Status, StatusDescription];
}

it('a component is Bad when its message is 60 seconds overdue, and recovers with the next message', async () => {
  const world = await newWorld(server);
  setClock('08:00:00');
  await registerSystem(world, 'GW1', 'OpcUa');
  await reportHealth(world, id, [good]);
  for (const moment of ['08:00:00', '08:02:00', '08:03:00']) {
    setClock(moment);
    expect([moment, await statusOf(world)]).toEqual([moment, [4, 'Good']]);
  }
  for (const moment of ['08:03:00.0000001', '08:04:00', '08:40:00']) {
    setClock(moment);
    expect([moment, await statusOf(world)]).toEqual([moment, [1, 'Unknown']]);
    expect(await getSystem(world, id)).toMatchObject({ Components: [{ Status: 1, StatusDescription: 'Unknown' }] });
  }
  await reportHealth(world, id, [{ ...good, NextHealthMessageExpected: time('08:42:00') }]);
  expect(await statusOf(world)).toEqual([4, 'Good']);
});

it('a component that was stopped, or that announced no next message, keeps its status', async () => {
  const world = await newWorld(server);
  setClock('08:00:00');
  await registerSystem(world, 'GW1', 'OpcUa');
  await reportHealth(world, id, [{ ...good, DeviceStatus: 'Shutdown' }]);
  setClock('08:40:00');
  expect(await statusOf(world)).toEqual([5, 'Shutdown']);
  await reportHealth(world, id, [{ Id: 'OpcUa1', DeviceStatus: 'Good' }]);
  setClock('08:50:00');
  expect(await statusOf(world)).toEqual([4, 'Good']);
});

it('a component that sent only a heartbeat becomes Bad when the next one is overdue', async () => {
  const world = await newWorld(server);
  setClock('08:00:00');
  await registerSystem(world, 'GW1', 'OpcUa');
  await reportHealth(world, id, [{ Id: 'OpcUa1', NextHealthMessageExpected: time('08:02:00') }]);
  expect(await statusOf(world)).toEqual([3, null]);
  setClock('08:03:01');
  expect(await statusOf(world)).toEqual([1, 'Unknown']);
});

it('an edge system shows the first of several components by priority, then by identifier', async () => {
  const world = await newWorld(server);
  setClock('08:00:00');
  await registerSystem(world, 'GW1', 'OpcUa');
  const failing = { Id: 'B', DeviceStatus: 'DeviceInError' };
  const goodComponent = (Id: string, minute: number) => ({
    ...good,
    Id,
    NextHealthMessageExpected: time(`08:0${minute}:00`),
  });
  await reportHealth(world, id, [goodComponent('C', 1), failing, goodComponent('A', 3)]);
  expect(await statusOf(world)).toEqual([1, 'Device in error']);
  setClock('08:02:01');
  expect(await statusOf(world)).toEqual([1, 'Device in error']);
  setClock('08:04:01');
  expect(await statusOf(world)).toEqual([1, 'Unknown']);
});

it('sorts by the current status', async () => {
  const world = await newWorld(server);
  setClock('08:00:00');
  const order = async (by: string) =>
    ((await world.ok('GET', `${softwarePath}/Systems?orderBy=${by}`)) as readonly { Id: string }[]).map(({ Id }) => Id);
  for (const device of ['GW1', 'GW2', 'GW3']) await registerSystem(world, device, 'OpcUa');
  await reportHealth(world, 'GW2.OpcUa', [{ Id: 'OpcUa1', DeviceStatus: 'Starting' }]);
  await reportHealth(world, 'GW3.OpcUa', [good]);
  expect(await order('Status')).toEqual(['GW2.OpcUa', 'GW1.OpcUa', 'GW3.OpcUa']);
  expect(await order('StatusDescription')).toEqual(['GW3.OpcUa', 'GW2.OpcUa', 'GW1.OpcUa']);
  setClock('08:05:00');
  expect(await order('Status')).toEqual(['GW3.OpcUa', 'GW2.OpcUa', 'GW1.OpcUa']);
  expect(await order('StatusDescription')).toEqual(['GW2.OpcUa', 'GW3.OpcUa', 'GW1.OpcUa']);
});

it('a hidden edge system has a new modification date, stays hidden for an old message and reappears with a new one', async () => {
  const world = await newWorld(server);
  setClock('08:00:00');
  await registerSystem(world, 'GW1', 'OpcUa');
  await reportHealth(world, id, [good]);
  setClock('08:20:00');
  await world.ok('PUT', `${softwarePath}/Systems/${id}`, { IsVisible: false });
  expect(await getSystem(world, id)).toMatchObject({
    IsVisible: false,
    CreatedDate: time('08:00:00'),
    LastContactedTime: time('08:00:00'),
    ModifiedDate: time('08:20:00'),
  });
  await reportHealth(world, id, [good], { Time: time('07:00:00') });
  expect(await getSystem(world, id)).toMatchObject({ IsVisible: false });
  setClock('08:21:00');
  await reportHealth(world, id, []);
  expect(await getSystem(world, id)).toMatchObject({
    IsVisible: true,
    LastContactedTime: time('08:21:00'),
    ModifiedDate: time('08:20:00'),
  });
});
