// JSON Pointer (RFC 6901): a path to a value inside a JSON document.
import { isJsonObject } from '../values/json.ts';
import { isJsonArray, type Json } from './json.ts';

/**
 * Returns the unescaped parts of a pointer, or null for text that is not a pointer (RFC 6901, 3 and 4).
 */
export function pointerParts(text: string): readonly string[] | null {
  if (!/^(?:\/(?:[^~/]|~[01])*)*$/.test(text)) return null;
  const parts = text.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value that a pointer's parts refer to, or undefined if there is none (RFC 6901, 4). */
export function findValue(document: Json, parts: readonly string[]): Json | undefined {
  let value: Json | undefined = document;
  for (const part of parts) value = value === undefined ? undefined : childOf(value, part);
  return value;
}

/** Returns the value that a local reference such as `#/components/schemas/Type` refers to in an OpenAPI document. */
export function referencedValue(document: object, reference: string): unknown {
  const parts = pointerParts(reference.slice(1)) ?? [];
  return parts.reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>>)[part], document);
}

/** Returns the element or own member that a part names, or undefined; inherited members, such as a prototype, are ignored. */
export function childOf(container: Json, part: string): Json | undefined {
  if (isJsonArray(container)) return container[arrayIndex(part)];
  return isJsonObject(container) && Object.hasOwn(container, part) ? container[part] : undefined;
}

/** Returns the array index that a part names, or Infinity if the part is not an index (RFC 6901, 4). */
export function arrayIndex(part: string): number {
  return /^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : Number.POSITIVE_INFINITY;
}
