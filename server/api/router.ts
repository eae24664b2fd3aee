// Finds the operation of a request. Segments match in any case, literals before templates, as in OpenAPI; a path has the methods of its
// most literal match.
import type { Operation } from './operations.ts';

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

/** Returns a function that finds the operation of a method and a raw path; path parameters stay encoded. */
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

  /** Returns the most literal node for the segments from i on, undefined for none; adds the values of templates to `values`. */
  function reach(at: Node, segments: readonly string[], i: number, values: string[]): Node | undefined {
    const segment = segments[i];
    if (segment === undefined) return at.operations.size > 0 ? at : undefined;
    const literal = at.literals.get(segment.toLowerCase());
    const end = literal && reach(literal, segments, i + 1, values);
    if (end || !at.template || segment === '') return end;
    values.push(segment);
    const templateEnd = reach(at.template, segments, i + 1, values);
    if (!templateEnd) values.pop();
    return templateEnd;
  }

  return (method, path) => {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const values: string[] = [];
    const end = reach(rootNode, trimmed.split('/').slice(1), 0, values);
    const [any] = end?.operations.values() ?? [];
    if (!end || !any) return { found: 'nothing' };
    const hit = end.operations.get(method.toLowerCase());
    if (!hit) {
      const allow = [...end.operations.keys()].map((verb) => verb.toUpperCase()).sort();
      return { found: 'path', operation: any.operation, allow };
    }
    const params = Object.fromEntries(hit.names.map((name, i) => [name, values[i] ?? '']));
    return { found: 'operation', operation: hit.operation, params };
  };
}
