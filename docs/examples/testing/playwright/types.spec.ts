import { expect } from '@playwright/test';
import { test } from './sandbox.ts';

test('a type that is created is listed', async ({ request }) => {
  const created = await request.post('Types/Level', { data: { Id: 'Level', SdsTypeCode: 'Double' } });
  expect(created.status()).toBe(201);
  const types = await request.get('Types');
  expect(await types.json()).toEqual([expect.objectContaining({ Id: 'Level' })]);
});

test('an application shows when the hub is not available', async ({ request }) => {
  const response = await request.get('Types', { headers: { Prefer: 'code=503' } });
  expect(response.status()).toBe(503);
});
