// `test` with a sandbox for each test.
import { inject, test as base } from 'vitest';
import { connectMillrace } from 'millrace/testing';

export const test = base.extend({
  async sandbox({}, use) {
    await using sandbox = await connectMillrace(inject('millraceUrl')).sandbox();
    await use(sandbox);
  },
});
