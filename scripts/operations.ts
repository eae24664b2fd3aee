// Derives the small operation tables: what server and client need to know of an operation without reading the bundle.
import { deref, operationsOf, parametersOf, type Bundle, type Located } from './documents.ts';

export type Paging = 'skip-count' | 'has-more' | 'continuation-token' | 'skip-token' | 'link';

/** How a list hands out its pages, derived from its parameters and headers; null when it has no pages. */
export function pagingOf(bundle: Bundle, located: Located): Paging | null {
  const names = new Set(parametersOf(bundle, located).map((p) => p.name));
  const ok = located.operation.responses['200'];
  const headers = ok ? (deref(bundle, ok).headers ?? {}) : {};
  if ('Next-Page' in headers) return 'link';
  if (names.has('continuationToken')) return 'continuation-token';
  if (names.has('skipToken')) return 'skip-token';
  if (names.has('Skip') && names.has('Count')) return 'has-more';
  if (names.has('skip') && names.has('count')) return 'skip-count';
  return null;
}

/** The source text of generated/operations/<document>.ts. */
export function operationTable(name: string, bundle: Bundle): string {
  const entries = operationsOf(bundle).map((located) => {
    const { path, method, operation } = located;
    const row = {
      method,
      path,
      tag: operation.tags[0],
      paging: pagingOf(bundle, located),
      access: operation['x-access'],
    };
    return `  ${operation.operationId}: ${JSON.stringify(row)},`;
  });
  return [
    `// Generated from openapi/${name} by \`make generate\`. Do not edit.`,
    'export const operations = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}
