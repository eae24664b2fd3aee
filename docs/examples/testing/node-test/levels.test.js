import assert from 'node:assert/strict';
import { after, before, beforeEach, afterEach, test } from 'node:test';
import { orThrow } from 'millrace';
import { startMillrace } from 'millrace/testing';
import { alarmOf } from './levels.js';

let millrace;
let sandbox;
before(async () => {
  millrace = await startMillrace();
});
after(() => millrace.stop());
beforeEach(async () => {
  sandbox = await millrace.sandbox();
});
afterEach(() => sandbox.delete());

const tankType = {
  SdsTypeCode: 'Object',
  Properties: [
    { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 'DateTime' } },
    { Id: 'Level', SdsType: { SdsTypeCode: 'Double' } },
  ],
};

async function createTank(streamId, level) {
  const { provisioning, dataServices } = sandbox;
  await orThrow(provisioning.getOrCreateType({ path: { typeId: 'Tank' }, body: tankType }));
  await orThrow(provisioning.getOrCreateStream({ path: { streamId }, body: { TypeId: 'Tank' } }));
  await orThrow(
    dataServices.insertEvents({ path: { streamId }, body: [{ Time: '2026-03-02T08:00:00Z', Level: level }] }),
  );
}

test('a level above 8 is high', async () => {
  await createTank('Tank-1', 8.5);
  assert.equal(await alarmOf(sandbox.dataServices, 'Tank-1'), 'high');
});

test('a level of 8 is normal', async () => {
  await createTank('Tank-1', 8);
  assert.equal(await alarmOf(sandbox.dataServices, 'Tank-1'), 'normal');
});

test('an unknown tank is an error, after one request', async () => {
  await assert.rejects(alarmOf(sandbox.dataServices, 'Nowhere'), { status: 404 });
  assert.deepEqual(await sandbox.requests.coverage(), [{ operationId: 'getLastEvent', statuses: { 404: 1 } }]);
});
