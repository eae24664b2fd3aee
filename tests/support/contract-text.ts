// The parts of a bundle as lines of text, in which the ledger's quotations are looked up: docs/decisions/source-ledger.md.
import { operationsOf, type Bundle } from '../../scripts/documents.ts';

export type Node = Readonly<Record<string, unknown>>;

/** Keywords without meaning for callers. */
const ignoredKeywords = new Set(['example', 'examples', 'externalDocs', 'links', 'operationId', 'tags']);
/** Components that a line shows by their contents; schemas are shown by their names. */
const inlined = /^#\/components\/(parameters|headers|responses)\//;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const plain = (text: string) => text.replaceAll('`', '').replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();

/** Returns the lines of a part: the path to each value, a colon, and the value. */
function linesOf(bundle: Bundle, part: unknown, path: string): readonly string[] {
  if (Array.isArray(part)) {
    if (!part.some(isNode)) return [`${path}: ${plain(part.join(', '))}`];
    return part.flatMap((item: unknown, i) => {
      const target = isNode(item) ? resolve(bundle, item) : item;
      const name = isNode(target) && typeof target['name'] === 'string' ? target['name'] : String(i + 1);
      return linesOf(bundle, item, `${path} ${name}`);
    });
  }
  if (!isNode(part)) return [`${path}: ${plain(String(part))}`];
  const target = resolve(bundle, part);
  if (typeof target['$ref'] === 'string') return [`${path}: ${target['$ref'].split('/').at(-1) ?? ''}`];
  return Object.entries(target)
    .filter(([key]) => !ignoredKeywords.has(key))
    .flatMap(([key, value]) => linesOf(bundle, value, key === 'properties' ? path : `${path} ${key}`));
}

function resolve(bundle: Bundle, part: Node): Node {
  const { $ref } = part;
  if (typeof $ref !== 'string' || !inlined.test($ref)) return part;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Node)[key], bundle);
  return target as Node;
}

/** Returns the lines of every operation and schema of a bundle, by operationId and by name. */
export function contractText(bundle: Bundle): ReadonlyMap<string, readonly string[]> {
  const schemas = (bundle.components['schemas'] ?? {}) as Node;
  return new Map([
    ...operationsOf(bundle).map(
      ({ path, method, item, operation }) =>
        [
          operation.operationId,
          linesOf(
            bundle,
            { path, method, ...operation, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])] },
            '',
          ).map((line) => line.trim()),
        ] as const,
    ),
    ...Object.entries(schemas).map(
      ([name, schema]) => [name, linesOf(bundle, schema, '').map((line) => line.trim())] as const,
    ),
  ]);
}
