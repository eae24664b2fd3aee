// JSON Patch (RFC 6902) without side effects: the result is a new document that shares unchanged parts. Only own members are read,
// and members are written by spread, so no name reaches a prototype.
import { InvalidInput } from '../model.ts';
import { isJsonObject } from '../values/json.ts';
import { arrayIndex, childOf, findValue, pointerParts } from './json-pointer.ts';
import { isEqualJson, isJsonArray, type Json } from './json.ts';

/** One operation of a patch, as sent by a client. */
export interface PatchOperation {
  readonly op: string;
  readonly path: string;
  readonly from?: string;
  readonly value?: Json;
}

/** A test operation found another value than the client expected; the patch itself is valid. */
export class FailedTest extends InvalidInput {
  constructor(subject: string, message: string) {
    super(subject, message);
    this.name = 'FailedTest';
  }
}

/** A JSON Pointer, and its position in the patch for messages. */
interface Pointer {
  readonly text: string;
  readonly parts: readonly string[];
  readonly location: string;
}

/** Returns a changed copy of a container, or undefined if it cannot be changed at the key. */
type Edit = (container: Json, key: string, value: Json) => Json | undefined;

/**
 * Returns the document after all operations. Throws FailedTest if a test fails, and InvalidInput that names an operation that cannot
 * be applied (RFC 6902, 4 and 5).
 */
export function applyPatch(document: Json, operations: readonly PatchOperation[]): Json {
  let patched = document;
  for (const [index, operation] of operations.entries()) patched = apply(patched, operation, `[${String(index)}]`);
  return patched;
}

function apply(document: Json, operation: PatchOperation, location: string): Json {
  const path = parsePointer(operation.path, `${location}.path`);
  switch (operation.op) {
    case 'add':
      return applyEdit(document, path, withAdded, valueOf(operation, location));
    case 'remove':
      return editDocument(document, path, withRemoved, null);
    case 'replace':
      return applyEdit(document, path, withReplaced, valueOf(operation, location));
    case 'move': {
      const from = parsePointer(operation.from, `${location}.from`);
      if (path.text.startsWith(`${from.text}/`)) throw cannotApply(from);
      return applyEdit(editDocument(document, from, withRemoved, null), path, withAdded, requireValue(document, from));
    }
    case 'copy':
      return applyEdit(
        document,
        path,
        withAdded,
        requireValue(document, parsePointer(operation.from, `${location}.from`)),
      );
    case 'test':
      if (isEqualJson(findValue(document, path.parts), valueOf(operation, location))) return document;
      throw new FailedTest(
        path.location,
        `${path.location}: the value at '${path.text}' does not equal the tested value.`,
      );
    default:
      throw new InvalidInput(`${location}.op`, `${location}.op must be add, remove, replace, move, copy or test.`);
  }
}

function valueOf({ value }: PatchOperation, location: string): Json {
  if (value === undefined) throw new InvalidInput(`${location}.value`, `${location}.value must be given.`);
  return value;
}

function parsePointer(text: string | undefined, location: string): Pointer {
  const parts = text === undefined ? null : pointerParts(text);
  if (text !== undefined && parts !== null) return { text, parts, location };
  throw new InvalidInput(location, `${location} must be a JSON Pointer: empty, or parts that start with a slash.`);
}

function cannotApply({ text, location }: Pointer): InvalidInput {
  return new InvalidInput(location, `${location}: the operation cannot be applied to '${text}' in the document.`);
}

function requireValue(document: Json, pointer: Pointer): Json {
  const found = findValue(document, pointer.parts);
  if (found === undefined) throw cannotApply(pointer);
  return found;
}

function applyEdit(document: Json, path: Pointer, edit: Edit, value: Json): Json {
  return path.text === '' ? value : editDocument(document, path, edit, value);
}

function editDocument(document: Json, path: Pointer, edit: Edit, value: Json): Json {
  const edited = editAt(document, path.parts, edit, value);
  if (edited === undefined) throw cannotApply(path);
  return edited;
}

function editAt(
  container: Json,
  [key, ...remainingParts]: readonly string[],
  edit: Edit,
  value: Json,
): Json | undefined {
  if (key === undefined) return undefined;
  if (remainingParts.length === 0) return edit(container, key, value);
  const child = childOf(container, key);
  const edited = child === undefined ? undefined : editAt(child, remainingParts, edit, value);
  return edited === undefined ? undefined : withReplaced(container, key, edited);
}

function withReplaced(container: Json, key: string, value: Json): Json | undefined {
  if (childOf(container, key) === undefined) return undefined;
  return isJsonArray(container) ? container.with(arrayIndex(key), value) : withAdded(container, key, value);
}

function withAdded(container: Json, key: string, value: Json): Json | undefined {
  if (isJsonObject(container)) return { ...container, [key]: value };
  const index = isJsonArray(container) && key === '-' ? container.length : arrayIndex(key);
  return isJsonArray(container) && index <= container.length ? container.toSpliced(index, 0, value) : undefined;
}

function withRemoved(container: Json, key: string): Json | undefined {
  if (!isJsonObject(container) && !isJsonArray(container)) return undefined;
  if (childOf(container, key) === undefined) return undefined;
  if (isJsonArray(container)) return container.toSpliced(arrayIndex(key), 1);
  return Object.fromEntries(Object.entries(container).filter(([name]) => name !== key));
}
