// What generators write, by the clock of a sandbox (docs/behavior/control.md#generators).
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { components } from '../../generated/types/control.ts';
import { generateSigningKeys } from '../../server/openid/keys.ts';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { World } from './support/cases.ts';
import { newClockSandbox, type ClockSandbox } from './support/clocks.ts';
import { registerSystem } from './support/edge.ts';

type Generator = components['schemas']['Generator'];
type Definition = components['schemas']['GeneratorDefinition'];
const morning = '2026-03-02T08:00:00Z';
const recorded: Definition['signal'] = { kind: 'recorded', values: [1, 2, 3] };
const pumpType = {
  Id: 'Pump',
  SdsTypeCode: 1,
  Properties: [
    { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } },
    { Id: 'Flow', SdsType: { SdsTypeCode: 14 } },
    { Id: 'Speed', SdsType: { SdsTypeCode: 9 } },
    { Id: 'Note', SdsType: { SdsTypeCode: 18 } },
  ],
};

function withGenerators(newDatabase: NewDatabase): void {
  let settings: Readonly<Record<string, string>>;
  let server: TestServer;
  let sandbox: ClockSandbox;
  let world: World;
  const keys = generateSigningKeys();
  beforeAll(async () => {
    settings = { CONTROL: 'on', ...(await newDatabase()) };
    server = await startTestServer(settings, { keys: await keys });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    sandbox = await newClockSandbox(server);
    ({ world } = sandbox);
    await sandbox.set({ mode: 'frozen', time: morning });
    await sandbox.signIn();
    await world.ok('POST', '/Types/Pump', pumpType);
    await world.ok('POST', '/Streams/Pump-101', { TypeId: 'Pump' });
  });

  async function control<Result>(method: string, path: string, body?: unknown, at = server): Promise<Result> {
    const content = body === undefined ? {} : { body };
    const response = await at.send(method, `/control/v1/sandboxes/${sandbox.id}${path}`, { as: null, ...content });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Result;
  }
  const set = (name: string, more: Partial<Definition>) =>
    control<Generator>('PUT', `/generators/${name}`, { namespaceId: world.namespace, signal: recorded, ...more });
  const get = (name: string) => control<Generator>('GET', `/generators/${name}`);
  const eventsOf = (stream: string) =>
    world.ok('GET', `/Streams/${stream}/Data?startIndex=2026-01-01&endIndex=2027-01-01`) as Promise<
      readonly Record<string, unknown>[]
    >;
  /** Waits until the generators have written in the background. */
  async function untilState(
    name: string,
    isReached: (state: Generator['state']) => boolean,
  ): Promise<Generator['state']> {
    for (;;) {
      const { state } = await get(name);
      if (isReached(state)) return state;
    }
  }

  it('an advance writes the events that are due, and lists the generator', async () => {
    await set('flow', {
      streamId: 'Pump-101',
      properties: ['flow'],
      interval: '00:00:10',
      start: '2026-03-02T08:00:10Z',
    });
    const { due } = await sandbox.advance({ duration: '00:00:25' });
    expect(due).toEqual([
      { time: '2026-03-02T08:00:10Z', kind: 'GeneratorEvents', id: 'flow', namespaceId: world.namespace },
    ]);
    expect(await eventsOf('Pump-101')).toEqual([
      { Time: '2026-03-02T08:00:10Z', Flow: 1 },
      { Time: '2026-03-02T08:00:20Z', Flow: 2 },
    ]);
    expect((await get('flow')).state).toEqual({
      status: 'Running',
      error: null,
      events: 2,
      nextTime: '2026-03-02T08:00:30Z',
    });
    expect((await sandbox.advance({ duration: '00:00:04' })).due).toEqual([]);
  });

  it('values go to all numeric properties, as numbers of their types', async () => {
    await set('flow', { streamId: 'Pump-101', signal: { kind: 'recorded', values: [1.6] } });
    await untilState('flow', ({ events }) => events === 1);
    expect(await eventsOf('Pump-101')).toEqual([{ Time: morning, Flow: 1.6, Speed: 2 }]);
  });

  it('events from an earlier start on are written in the background, up to their number', async () => {
    await set('flow', { streamId: 'Pump-101', start: '2026-03-01T00:00:00Z', count: 7_000 });
    const state = await untilState('flow', ({ status }) => status === 'Complete');
    expect(state).toEqual({ status: 'Complete', error: null, events: 7_000, nextTime: null });
    expect(await eventsOf('Pump-101')).toHaveLength(7_000);
  });

  it('a stream that is gone is the error of its generator, which goes on without a gap', async () => {
    await set('flow', { streamId: 'Pump-102' });
    await sandbox.advance({ duration: '00:00:02' });
    const { state } = await get('flow');
    expect(state).toMatchObject({ status: 'Failed', error: "There is no stream 'Pump-102'.", events: 0 });
    await world.ok('POST', '/Streams/Pump-102', { TypeId: 'Pump' });
    await sandbox.advance({ duration: '00:00:01' });
    expect(await eventsOf('Pump-102')).toHaveLength(4);
    expect((await get('flow')).state).toMatchObject({ status: 'Running', error: null });
    await world.ok('DELETE', '/Streams/Pump-102');
    await sandbox.advance({ duration: '00:00:01' });
    expect((await get('flow')).state.status).toBe('Failed');
  });

  it('a stream without a number is an error', async () => {
    await set('flow', { streamId: 'Pump-101', properties: ['Note'] });
    await sandbox.advance({ duration: '00:00:01' });
    expect((await get('flow')).state.error).toContain('the numeric properties Note');
  });

  it('all streams of an edge system get events of their own, but not those with its health', async () => {
    await registerSystem(world, 'PLANT1', 'OpcUa');
    const systems = (await world.ok('GET', '/SoftwareManagement/Systems')) as readonly { Id: string }[];
    const id = systems[0]?.Id ?? '';
    for (const name of ['PLANT1.A', 'PLANT1.B', 'PLANT10.A'])
      await world.ok('POST', `/Streams/${name}`, { TypeId: 'Pump' });
    await set('plant', { edgeSystemId: id, signal: { kind: 'randomWalk' }, properties: ['Flow'] });
    await sandbox.advance({ duration: '00:00:09' });
    const [a, b, other] = [await eventsOf('PLANT1.A'), await eventsOf('PLANT1.B'), await eventsOf('PLANT10.A')];
    expect([a.length, b.length, other.length]).toEqual([10, 10, 0]);
    expect(a.map(({ Flow }) => Flow)).not.toEqual(b.map(({ Flow }) => Flow));
    // A stream that is new begins with the next event.
    await world.ok('POST', '/Streams/PLANT1.C', { TypeId: 'Pump' });
    await sandbox.advance({ duration: '00:00:02' });
    expect([(await eventsOf('PLANT1.C')).length, (await eventsOf('PLANT1.A')).length]).toEqual([2, 12]);
  });

  it('several servers write each event once, and the next ones go on after a restart', async () => {
    const options = { keys: await keys };
    const other = await startTestServer(
      settings,
      settings['DATABASE_URL'] === undefined
        ? { ...options, sharesStoreOf: server }
        : { ...options, replicaOf: server },
    );
    const walk = {
      signal: { kind: 'randomWalk' },
      seed: 5,
      outage: { every: '00:10:00', duration: '00:01:00' },
    } as const;
    await set('flow', { streamId: 'Pump-101', ...walk });
    await Promise.all([
      sandbox.advance({ duration: '01:00:00' }),
      control('POST', '/clock/advance', { duration: '00:30:00' }, other),
    ]);
    await other.stop();
    await sandbox.advance({ to: '2026-03-02T10:00:00Z' });
    await sandbox.signIn();
    const { state } = await get('flow');
    const events = await eventsOf('Pump-101');
    expect([state.events, state.nextTime]).toEqual([events.length, '2026-03-02T10:00:01Z']);
    // A sandbox of its own has the same events from one step.
    const [first, { id }] = [events, sandbox];
    sandbox = await newClockSandbox(server);
    ({ world } = sandbox);
    expect(sandbox.id).not.toBe(id);
    await sandbox.set({ mode: 'frozen', time: morning });
    await sandbox.signIn();
    await world.ok('POST', '/Types/Pump', pumpType);
    await world.ok('POST', '/Streams/Pump-101', { TypeId: 'Pump' });
    await set('flow', { streamId: 'Pump-101', ...walk });
    await sandbox.advance({ duration: '02:00:00' });
    await sandbox.signIn();
    expect(await eventsOf('Pump-101')).toEqual(first);
  });

  it('a reset removes the generators of a sandbox', async () => {
    const created = await server.send('POST', '/control/v1/sandboxes', { as: null });
    const { id } = (await created.json()) as { id: string };
    const path = `/control/v1/sandboxes/${id}`;
    await server.send('PUT', `${path}/generators/flow`, { as: null, body: { streamId: 'None', signal: recorded } });
    expect((await server.send('POST', `${path}/reset`, { as: null })).status).toBe(204);
    expect(await (await server.send('GET', `${path}/generators`, { as: null })).json()).toEqual([]);
  });

  it('an edge system that is gone is an error', async () => {
    await set('plant', { edgeSystemId: 'None' });
    await sandbox.advance({ duration: '00:00:01' });
    expect((await get('plant')).state.error).toBe("There is no edge system 'None'.");
  });
}

onBothDatabases(withGenerators);
