// Reads a long list while it arrives. If the reader is slow, the server waits instead of filling memory.
import type { AnyResult } from './connect.ts';
import { streamed } from './connect.ts';
import type { ApiError } from './errors.ts';
import { createArrayReader } from './json-array.ts';
import type { ItemOf } from './paging.ts';
import { isStream } from './retry.ts';
import type { NamedOperation } from './types.ts';

interface ListCall<Input, Data> {
  (input: Input): Promise<{ readonly data?: Data; readonly error?: ApiError | undefined; readonly response: Response }>;
  readonly operation: NamedOperation;
}

/**
 * Yields the elements of a response that is one JSON array, in constant memory. Leaving the loop frees the socket.
 * Throws the error of the API, and a SyntaxError when the response is incomplete.
 *
 * @example
 * const query = { startIndex: '2026-01-01', endIndex: '2026-12-31' };
 * for await (const event of streamItems(hub.listEvents<Weather>, { path: { streamId }, query })) add(event.Temperature);
 */
export async function* streamItems<Input extends object, Data>(
  call: ListCall<Input, Data>,
  input: Input,
): AsyncGenerator<ItemOf<Data>, void, undefined> {
  const { data, error } = (await call({ ...input, [streamed]: true } as Input)) as AnyResult;
  if (error) throw error;
  if (!isStream(data)) return;
  const reader = data.getReader();
  const decoder = new TextDecoder();
  const array = createArrayReader();
  let isDone = false;
  try {
    while (!isDone) {
      const { done, value } = await reader.read();
      isDone = done;
      yield* array.read(done ? decoder.decode() : decoder.decode(value, { stream: true })) as ItemOf<Data>[];
    }
    array.end();
  } finally {
    if (!isDone) await reader.cancel();
  }
}
