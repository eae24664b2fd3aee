// Finds the operation of a request: segments in any case, literals before templates, any method of a matching path.
import type { Operation } from './catalog.ts';

interface Node {
  readonly literals: Map<string, Node>;
  template: Node | undefined;
  /** Operations that end here, by method, with the names of their path parameters in order. */
  readonly operations: Map<string, { readonly operation: Operation; readonly names: readonly string[] }>;
}

export type Match =
  | { readonly found: 'operation'; readonly operation: Operation; readonly params: Readonly<Record<string, string>> }
  | { readonly found: 'path'; readonly operation: Operation; readonly allow: readonly string[] }
  | { readonly found: 'nothing' };

const node = (): Node => ({ literals: new Map(), template: undefined, operations: new Map() });

/** A function that finds the operation of a method and a raw path; path parameters are answered still encoded. */
export function createRouter(operations: readonly Operation[]): (method: string, path: string) => Match {
  const rootNode = node();
  for (const operation of operations) {
    let at = rootNode;
    const names: string[] = [];
    for (const segment of operation.path.split('/').slice(1)) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name === undefined) {
        const next = at.literals.get(segment.toLowerCase()) ?? node();
        at.literals.set(segment.toLowerCase(), next);
        at = next;
      } else {
        names.push(name);
        at = at.template ??= node();
      }
    }
    at.operations.set(operation.method, { operation, names });
  }

  /** All ends that a path reaches, the most literal first. */
  function ends(
    at: Node,
    segments: readonly string[],
    i: number,
    values: readonly string[],
  ): readonly (readonly [Node, readonly string[]])[] {
    const segment = segments[i];
    if (segment === undefined) return at.operations.size > 0 ? [[at, values]] : [];
    const literal = at.literals.get(segment.toLowerCase());
    const byLiteral = literal ? ends(literal, segments, i + 1, values) : [];
    const byTemplate = at.template && segment !== '' ? ends(at.template, segments, i + 1, [...values, segment]) : [];
    return [...byLiteral, ...byTemplate];
  }

  return (method, path) => {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const reached = ends(rootNode, trimmed.split('/').slice(1), 0, []);
    for (const [end, values] of reached) {
      const hit = end.operations.get(method.toLowerCase());
      if (hit) {
        const params = Object.fromEntries(hit.names.map((name, i) => [name, values[i] ?? '']));
        return { found: 'operation', operation: hit.operation, params };
      }
    }
    const [first] = reached;
    const [any] = first ? [...first[0].operations.values()] : [];
    if (!any) return { found: 'nothing' };
    const allow = new Set(reached.flatMap(([end]) => [...end.operations.keys()].map((m) => m.toUpperCase())));
    return { found: 'path', operation: any.operation, allow: [...allow].sort() };
  };
}
