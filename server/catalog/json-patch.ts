// JSON Patch of the contract.
import type { components } from '../../generated/types/provisioning.ts';
import { applyPatch, type PatchOperation } from '../domain/objects/json-patch.ts';
import type { Json } from '../domain/objects/json.ts';

export type JsonPatch = components['schemas']['JsonPatch'];

/** The document after the operations of a request; throws FailedTest, or InvalidInput for what cannot be applied. */
export function patched(document: Json, patch: JsonPatch): Json {
  // The generated type of `value` is wider than JSON, but a parsed body is JSON.
  return applyPatch(document, patch as readonly PatchOperation[]);
}
