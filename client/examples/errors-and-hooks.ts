// Errors are data, and hooks observe every call.
import { createDataServices, logging } from '../index.ts';
import { options } from './options.ts';

const log = logging(({ call, status, attempts }) => {
  console.log(`${call}: ${status} after ${attempts} attempt(s)`);
});
const hub = createDataServices({ ...options, hooks: [log], timeout: 10_000, retry: { attempts: 3 } });
const { error } = await hub.getLastEvent({ path: { streamId: 'Nowhere' } });
if (error?.status === 404) console.log(error.body?.Error);

// prints:
// getLastEvent: 404 after 1 attempt(s)
// The requested object was not found.
