// The body of an answer in chunks, as fast as its client takes them.
import type { ServerResponse } from 'node:http';
import type { BodyChunk } from './types.ts';

/** Why an answer could not be sent to its end: nothing of ours is wrong then. */
class ClientGone extends Error {
  constructor() {
    super('The client left before the end of its answer.');
  }
}

export const isClientGone = (error: unknown) => error instanceof ClientGone;

/** Sends chunks and ends the response; the next chunk is asked for when the one before is on its way. Rejects when the client leaves. */
export async function sendChunks(response: ServerResponse, chunks: AsyncIterable<BodyChunk>): Promise<void> {
  for await (const chunk of chunks) await written(response, typeof chunk === 'string' ? [chunk] : [chunk].flat());
  response.end();
}

// Not by a stream of Node's: those take one piece at a time, and joining pieces takes memory as fast as they are sent, all of which V8
// has to collect (15 ms of 35 for 100,000 events).
function written(response: ServerResponse, pieces: readonly (string | Uint8Array)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const left = () => {
      reject(new ClientGone());
    };
    response.once('close', left);
    const { socket } = response;
    // The response makes one HTTP chunk of what comes while it is corked, the socket one write of that.
    socket?.cork();
    response.cork();
    for (const piece of pieces.slice(0, -1)) response.write(piece);
    response.write(pieces.at(-1) ?? '', (error) => {
      response.off('close', left);
      if (error) left();
      else resolve();
    });
    response.uncork();
    socket?.uncork();
  });
}
