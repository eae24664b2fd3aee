// Fails on a version of Node whose V8 lacks one of the flags that the server sets.
import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { garbageCollectorFlags, growthFlag } from '../../../server/runtime/garbage-collection.ts';

it.each([...garbageCollectorFlags, growthFlag(true)])('Node has the flag %s', (flag) => {
  const [name = ''] = flag.replace(/^--(no-)?/, '').split('=');
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toMatch(new RegExp(`^\\s*--(\\[no-?\\])?${name} `, 'm'));
});
