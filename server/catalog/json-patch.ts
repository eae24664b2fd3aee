// JSON Patch in the form of the contract.
import type { components } from '../../generated/types/provisioning.ts';
import { applyPatch, type PatchOperation } from '../domain/objects/json-patch.ts';
import type { Json } from '../domain/objects/json.ts';

export type JsonPatch = components['schemas']['JsonPatch'];

/** Returns the document after all operations; throws FailedTest, and InvalidInput for an operation that cannot be applied. */
export function applyJsonPatch(document: Json, patch: JsonPatch): Json {
  // The cast is safe: `value` comes from a parsed body, so it is JSON although its generated type is wider.
  return applyPatch(document, patch as readonly PatchOperation[]);
}
