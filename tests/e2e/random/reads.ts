// Random reads of a stream, each with the response that the oracle expects.
import { collection, sampled, steps, summaries } from './calculated.ts';
import { ends, filtered, pages, range, search, token, window } from './lists.ts';
import type { Random } from './numbers.ts';
import type { Read } from './read-builders.ts';
import { invalidRead } from './refusals.ts';
import type { RandomStream } from './streams.ts';

/** Returns one read, or the reads of all pages of a list. */
export function randomReads(random: Random, stream: RandomStream): readonly Read[] {
  const context = { random, stream, isVerbose: random.chance(0.6) };
  if (random.chance(0.12)) return [invalidRead(context)];
  const kinds = [ends, search, search, filtered, range, range, window, window, pages, pages, token];
  const calculated = stream.keys.isInterpolable
    ? [collection, steps, steps, summaries, summaries, sampled, sampled]
    : [collection, steps, summaries, sampled];
  const reads = random.pick([...kinds, ...calculated])(context);
  // The names of parameters are taken in any case, and unknown ones are ignored (docs/behavior/stream-data.md#names-of-parameters).
  if (random.chance(0.9)) return reads;
  return reads.map((read) => ({
    ...read,
    query: [...read.query.map(([name, value]) => [name.toLowerCase(), value] as const), ['boundary_type', '7']],
  }));
}
