// Benchmark runs report failed steps and keep the results of the others.
import { expect, test } from '@jest/globals';
import { createSteps } from '../../bench/support/steps.ts';

const ignoreLog = () => undefined;
const fail = () => Promise.reject(new Error('The server | ended.\nMore.'));

test('a failed step becomes a result with its message, and other steps keep their results', async () => {
  const steps = createSteps([], ignoreLog);
  const results = [
    ...(await steps.run('first', async () => ['1'], String)),
    ...(await steps.run('second', fail, String)),
    ...(await steps.run('third', async () => ['3'], String)),
  ];
  expect(results).toEqual(['1', 'failed: The server \\| ended.', '3']);
  expect(steps.failed()).toEqual(['second']);
});

test('only selected steps run', async () => {
  const steps = createSteps(['second'], ignoreLog);
  expect(await steps.run('first', fail, String)).toEqual([]);
  expect(await steps.run('second', async () => ['2'], String)).toEqual(['2']);
  expect(steps.failed()).toEqual([]);
});
