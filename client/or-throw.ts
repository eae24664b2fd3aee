import type { Result } from './types.ts';

/**
 * Returns the data of a call, and throws its error if it failed.
 *
 * @example
 * const stream = await orThrow(hub.getStream({ path: { streamId: 'Pump-101' } }));
 */
export async function orThrow<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error } = await call;
  if (error) throw error;
  return data;
}
