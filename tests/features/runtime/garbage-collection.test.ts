// The flags of V8 that the server sets are V8's own: a version of Node without one of them has to be noticed.
import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { garbageCollectorFlags } from '../../../server/runtime/garbage-collection.ts';

it.each(garbageCollectorFlags)('this Node has the flag %s', (flag) => {
  const [name = ''] = flag.replace(/^--(no-)?/, '').split('=');
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toMatch(new RegExp(`^\\s*--(\\[no-?\\])?${name} `, 'm'));
});
