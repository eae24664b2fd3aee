// Tags and metadata of streams (docs/behavior/types-and-streams.md).
import type { Context } from '../requests/context.ts';
import { InvalidInput } from '../domain/model.ts';
import { FailedTest } from '../domain/objects/json-patch.ts';
import { requireValidKey } from '../domain/objects/identifiers.ts';
import { maxMetadataValueLength, requireMaxEntries, requireMaxLength } from '../domain/objects/maxima.ts';
import { isJsonObject } from '../domain/values/json.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { changeObject } from './changes.ts';
import { applyJsonPatch, type JsonPatch } from './json-patch.ts';
import { type StreamBody } from './streams.ts';

/** Metadata of a stream; keys are case-sensitive. */
export type Metadata = Record<string, string>;

/** Returns the tags of the stream that the path names. */
export function getTags({ access }: Pick<Context, 'access'>): string[] {
  return [...access.pathObject('Streams').body.Tags];
}

/** Returns the metadata of the stream that the path names. */
export function getMetadata({ access }: Pick<Context, 'access'>): Metadata {
  return { ...access.pathObject('Streams').body.Metadata };
}

/** Returns the metadata value of a key; throws NotFound. */
export function getMetadataValue(context: Pick<Context, 'access'>, key: string): string {
  const metadata = getMetadata(context);
  const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
  if (value === undefined) throw notFound('metadata key', key);
  return value;
}

/** Replaces the tags or the metadata of the stream that the path names and returns its new body. */
export async function updateStreamBody(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  changes: Partial<Pick<StreamBody, 'Tags' | 'Metadata'>>,
): Promise<StreamBody> {
  const object = await changeObject(context, 'Streams', (stream) => ({ body: { ...stream.body, ...changes } }));
  return object.body;
}

/** Patches the metadata of the stream that the path names and returns it; throws InvalidInput, and Conflict for a failed test. */
export async function patchMetadata(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  patch: JsonPatch,
): Promise<Metadata> {
  const object = await changeObject(context, 'Streams', (stream) => {
    const { body } = stream;
    return { body: { ...body, Metadata: patchedMetadata(body.Metadata, patch) } };
  });
  return { ...object.body.Metadata };
}

/** Returns the metadata after a patch; throws InvalidInput, and Conflict for a failed test. */
export function patchedMetadata(metadata: Readonly<Metadata>, patch: JsonPatch): Metadata {
  try {
    return requireStrings(applyJsonPatch(metadata, patch));
  } catch (error) {
    if (!(error instanceof FailedTest)) throw error;
    throw new Failure('Conflict', error.message, { faults: { [error.subject]: error.message }, cause: error });
  }
}

function requireStrings(document: unknown): Metadata {
  if (!isJsonObject(document)) throw new InvalidInput('body', 'The patched metadata must be an object.');
  const entries = Object.entries(document).map(([key, value]): [string, string] => {
    requireValidKey(key);
    if (typeof value !== 'string') throw new InvalidInput(key, `The metadata value of '${key}' must be a string.`);
    requireMaxLength(key, value, maxMetadataValueLength);
    return [key, value];
  });
  requireMaxEntries('Metadata', entries.length);
  return Object.fromEntries(entries);
}
