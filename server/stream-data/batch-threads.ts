// Threads that read long bodies of events while the main thread serves other requests.
import { extname, join } from 'node:path';
import type { Piscina } from 'piscina';
import { memoize } from '../domain/memoize.ts';
import { InvalidInput, type EventType } from '../domain/model.ts';
import type { BatchThreads } from '../requests/batch-threads.ts';
import { Failure } from '../errors/failures.ts';
import { DuplicateKey } from '../store/blocks/batch-builder.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import { readEvents } from './batch-reader.ts';
import type { BatchOutcome, BatchTask } from './batch-thread.ts';
import { codecOf } from './event-codec.ts';

/** The time after which an idle thread ends. */
const idleTimeoutMs = 60_000;
/** The memory for new objects of a thread (docs/decisions/0002-server.md#threads). */
const maxYoungGenerationSizeMb = 24;
/** The memory for all other objects. A thread that needs more is ended; the server continues. */
const maxOldGenerationSizeMb = 192;

/** Returns a pool of up to `maxThreads` threads, which start when needed; if it is 0, the calling thread reads bodies in slices. */
export function batchThreads(maxThreads: number): BatchThreads {
  let lastTypeNumber = 0;
  const typeNumberOf = memoize<EventType, number>(() => (lastTypeNumber += 1));
  let pool: Promise<Piscina<BatchTask, BatchOutcome>> | undefined;
  const createPool = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina<BatchTask, BatchOutcome>({
      filename: join(import.meta.dirname, `batch-thread${extname(import.meta.filename)}`),
      name: 'readBatch',
      minThreads: 0,
      maxThreads,
      idleTimeout: idleTimeoutMs,
      resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb },
    });
  };
  return {
    async read(type, body, options, cancellation) {
      const pause = () => cancellation.pause();
      if (maxThreads === 0) return readEvents(codecOf(type), body, options, pause);
      pool ??= createPool();
      const abort = new AbortController();
      const stopListening = cancellation.onCancel(() => {
        abort.abort();
      });
      try {
        const { buffer, length } = body.bytes;
        // A buffer that contains only the body is transferred to the thread instead of copied.
        const transferList = buffer instanceof ArrayBuffer && buffer.byteLength === length ? [buffer] : [];
        const task = { type, typeNumber: typeNumberOf(type), body, ...options };
        return batchOf(await (await pool).run(task, { signal: abort.signal, transferList }));
      } catch (error) {
        // The request was canceled: pause throws the reason.
        if (abort.signal.aborted) await pause();
        throw (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory() : error;
      } finally {
        stopListening();
      }
    },
    close: async () => (await pool)?.destroy(),
  };
}

/** Returns the events of an outcome; throws its error. */
function batchOf(outcome: BatchOutcome): SealedBatch {
  if ('batch' in outcome) return outcome.batch;
  if ('duplicateKey' in outcome) throw new DuplicateKey(outcome.duplicateKey);
  if ('invalid' in outcome) throw new InvalidInput(outcome.invalid.subject, outcome.invalid.message);
  const { name, reason, parameters } = outcome.failure;
  throw new Failure(name, reason, { parameters });
}

const outOfMemory = () =>
  new Failure('ContentTooLarge', `The events of the body take more than ${maxOldGenerationSizeMb} MB of memory.`, {
    parameters: { Limit: `${maxOldGenerationSizeMb} MB` },
  });
