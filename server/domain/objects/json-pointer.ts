// JSON Pointer (RFC 6901): a path to a value inside a JSON document.
import { isJsonObject } from '../values/json.ts';
import { isJsonArray, type Json } from './json.ts';

/**
 * Returns the parts of a pointer with their escapes resolved, or null for a text that is no pointer (RFC 6901, 3 and
 * 4).
 */
export function pointerParts(text: string): readonly string[] | null {
  if (!/^(?:\/(?:[^~/]|~[01])*)*$/.test(text)) return null;
  const parts = text.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value that the parts lead to, or undefined when there is none (RFC 6901, 4). */
export function findValue(document: Json, parts: readonly string[]): Json | undefined {
  let value: Json | undefined = document;
  for (const part of parts) value = value === undefined ? undefined : childOf(value, part);
  return value;
}

/** Returns what a local reference such as `#/components/schemas/Type` leads to in an OpenAPI document. */
export function referencedValue(document: object, reference: string): unknown {
  const parts = pointerParts(reference.slice(1)) ?? [];
  return parts.reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>>)[part], document);
}

/** Returns the value at one part; an object's own members only, so that no name leads to a prototype. */
export function childOf(container: Json, part: string): Json | undefined {
  if (isJsonArray(container)) return container[arrayIndex(part)];
  return isJsonObject(container) && Object.hasOwn(container, part) ? container[part] : undefined;
}

/** Returns the index in an array that a part names; past the end of every array for a part that is no index (RFC 6901, 4). */
export function arrayIndex(part: string): number {
  return /^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : Number.POSITIVE_INFINITY;
}
