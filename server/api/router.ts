// Finds the operation of a request in a tree of path segments. Segments match in any case, literals before templates. If the matching path
// does not have the method, no other path is tried.
import type { Operation } from './operations.ts';

/** A path segment, with the segments that can follow it. */
interface SegmentNode {
  readonly literals: Map<string, SegmentNode>;
  template: SegmentNode | undefined;
  /** The operations whose path ends here, by method, with the names of their path parameters in order. */
  readonly operations: Map<string, { readonly operation: Operation; readonly names: readonly string[] }>;
}

export type Match =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly params: Readonly<Record<string, string>> }
  /** The path exists, but not with this method; `operation` is any operation of the path. */
  | { readonly kind: 'methodNotAllowed'; readonly operation: Operation; readonly allow: readonly string[] }
  | { readonly kind: 'notFound' };

const newNode = (): SegmentNode => ({ literals: new Map(), template: undefined, operations: new Map() });

/** Returns a function that finds the operation of a method and a path; the values of path parameters stay encoded. */
export function createRouter(operations: readonly Operation[]): (method: string, path: string) => Match {
  const rootNode = newNode();
  for (const operation of operations) for (const path of [operation.path, ...operation.aliases]) add(operation, path);

  function add(operation: Operation, path: string): void {
    let node = rootNode;
    const names: string[] = [];
    for (const segment of path.split('/').slice(1)) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name === undefined) {
        const next = node.literals.get(segment.toLowerCase()) ?? newNode();
        node.literals.set(segment.toLowerCase(), next);
        node = next;
      } else {
        names.push(name);
        node = node.template ??= newNode();
      }
    }
    node.operations.set(operation.method, { operation, names });
  }

  /**
   * Returns the node at the end of the segments from position i, starting at `node`; undefined if there is none. Adds the segments that
   * match templates to `values`.
   */
  function findNode(
    node: SegmentNode,
    segments: readonly string[],
    i: number,
    values: string[],
  ): SegmentNode | undefined {
    const segment = segments[i];
    if (segment === undefined) return node.operations.size > 0 ? node : undefined;
    const literal = node.literals.get(segment.toLowerCase());
    const literalEnd = literal && findNode(literal, segments, i + 1, values);
    if (literalEnd || !node.template || segment === '') return literalEnd;
    values.push(segment);
    const templateEnd = findNode(node.template, segments, i + 1, values);
    if (!templateEnd) values.pop();
    return templateEnd;
  }

  return (method, path) => {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const values: string[] = [];
    const node = findNode(rootNode, trimmed.split('/').slice(1), 0, values);
    const [first] = node?.operations.values() ?? [];
    if (!node || !first) return { kind: 'notFound' };
    const match = node.operations.get(method.toLowerCase());
    if (!match) {
      const allow = [...node.operations.keys()].map((name) => name.toUpperCase()).sort();
      return { kind: 'methodNotAllowed', operation: first.operation, allow };
    }
    const params = Object.fromEntries(match.names.map((name, i) => [name, values[i] ?? '']));
    return { kind: 'operation', operation: match.operation, params };
  };
}
