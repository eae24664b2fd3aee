// What is known about a stream besides its events: texts by keys, and tags.
import type { Context } from '../requests/context.ts';
import { InvalidInput } from '../domain/model.ts';
import { FailedTest } from '../domain/objects/json-patch.ts';
import { validKey } from '../domain/objects/identifiers.ts';
import { maxValueLength, requireCount, requireLength } from '../domain/objects/maxima.ts';
import { isJsonObject } from '../domain/values/json.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { changeObject } from './changes.ts';
import { patched, type JsonPatch } from './json-patch.ts';
import { streamBody, type StreamBody } from './streams.ts';

/** Metadata as it is sent; keys are compared with regard to case. */
export type Metadata = Record<string, string>;

/** The tags of the stream that the path names, in the order in which they were given. */
export function tagsOf({ access }: Context): string[] {
  return [...streamBody(access.object('Streams')).Tags];
}

/** The metadata of the stream that the path names. */
export function metadataOf({ access }: Context): Metadata {
  return { ...streamBody(access.object('Streams')).Metadata };
}

/** The text of one key; throws NotFound. */
export function metadataValue(context: Context, key: string): string {
  const metadata = metadataOf(context);
  const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
  if (value === undefined) throw notFound('metadata key', key);
  return value;
}

/** Puts tags or metadata in place of all there are and answers them as they are stored then. */
export async function replaceInStream(
  context: Context,
  part: Partial<Pick<StreamBody, 'Tags' | 'Metadata'>>,
): Promise<StreamBody> {
  const object = await changeObject(context, 'Streams', (stream) => ({ body: { ...streamBody(stream), ...part } }));
  return streamBody(object);
}

/** Applies a patch to the metadata and answers them as they are then; a failed test is a Conflict, another fault InvalidInput. */
export async function patchMetadata(context: Context, patch: JsonPatch): Promise<Metadata> {
  const object = await changeObject(context, 'Streams', (stream) => {
    const body = streamBody(stream);
    return { body: { ...body, Metadata: patchedMetadata(body.Metadata, patch) } };
  });
  return { ...streamBody(object).Metadata };
}

/** Metadata after a patch; throws Conflict for a failed test, InvalidInput for what cannot be applied or is no text. */
export function patchedMetadata(metadata: Readonly<Metadata>, patch: JsonPatch): Metadata {
  try {
    return textsOnly(patched(metadata, patch));
  } catch (error) {
    if (!(error instanceof FailedTest)) throw error;
    throw new Failure('Conflict', error.message, { faults: { [error.subject]: error.message }, cause: error });
  }
}

function textsOnly(document: unknown): Metadata {
  if (!isJsonObject(document)) throw new InvalidInput('body', 'The patched metadata must be an object.');
  const entries = Object.entries(document).map(([key, value]): [string, string] => {
    validKey(key);
    if (typeof value !== 'string') throw new InvalidInput(key, `The metadata value of '${key}' must be a text.`);
    requireLength(key, value, maxValueLength);
    return [key, value];
  });
  requireCount('Metadata', entries.length);
  return Object.fromEntries(entries);
}
