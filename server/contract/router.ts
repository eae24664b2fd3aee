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
  for (const operation of operations) for (const path of [operation.path, ...operation.aliases]) add(operation, path);

  function add(operation: Operation, path: string): void {
    let at = rootNode;
    const names: string[] = [];
    for (const segment of path.split('/').slice(1)) {
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

  /** Calls `visit` for the ends that a path reaches, the most literal first, until it answers true; answers whether it did. */
  function reach(
    at: Node,
    segments: readonly string[],
    i: number,
    values: string[],
    visit: (end: Node, values: readonly string[]) => boolean,
  ): boolean {
    const segment = segments[i];
    if (segment === undefined) return at.operations.size > 0 && visit(at, values);
    const literal = at.literals.get(segment.toLowerCase());
    if (literal && reach(literal, segments, i + 1, values, visit)) return true;
    if (!at.template || segment === '') return false;
    values.push(segment);
    if (reach(at.template, segments, i + 1, values, visit)) return true;
    values.pop();
    return false;
  }

  return (method, path) => {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const segments = trimmed.split('/').slice(1);
    const verb = method.toLowerCase();
    let match: Match | undefined;
    reach(rootNode, segments, 0, [], (end, values) => {
      const hit = end.operations.get(verb);
      if (!hit) return false;
      const params: Record<string, string> = {};
      for (const [i, name] of hit.names.entries()) params[name] = values[i] ?? '';
      match = { found: 'operation', operation: hit.operation, params };
      return true;
    });
    return match ?? otherMethods(segments);
  };

  /** What is told of a path that does not take the method. */
  function otherMethods(segments: readonly string[]): Match {
    const ends: Node[] = [];
    reach(rootNode, segments, 0, [], (end) => {
      ends.push(end);
      return false;
    });
    const [any] = ends.flatMap(({ operations }) => [...operations.values()]);
    if (!any) return { found: 'nothing' };
    const allow = new Set(ends.flatMap((end) => [...end.operations.keys()].map((m) => m.toUpperCase())));
    return { found: 'path', operation: any.operation, allow: [...allow].sort() };
  }
}
