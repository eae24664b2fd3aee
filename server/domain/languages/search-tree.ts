// The tree of a text in the search language.
import { malformed, MAX_DEPTH } from './malformed.ts';
import { searchWords, type Sign, type Term } from './search-terms.ts';

/**
 * `objects`: terms without an operator between them are alternatives (docs/behavior/searching-and-filtering.md#queries;
 * docs/behavior/data-views.md#queries).
 * `edge`: they must all hold, a term also matches a whole value, and unknown fields are errors (docs/behavior/edge-systems.md#search).
 */
export type SearchDialect = 'objects' | 'edge';

export type SearchNode =
  | Term
  | { readonly kind: 'and' | 'or'; readonly operands: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly operand: SearchNode };

/**
 * Returns what a query says; InvalidInput names the position at fault (docs/behavior/searching-and-filtering.md#queries;
 * docs/behavior/data-views.md#queries; docs/behavior/edge-systems.md#search).
 */
export function parseSearch(query: string, dialect: SearchDialect): SearchNode {
  const words = searchWords(query);
  const end: Sign = { kind: 'end', at: query.length };
  let next = 0;
  let depth = 0;

  const peek = () => words[next] ?? end;

  function skip(kind: Sign['kind']): boolean {
    const found = peek().kind === kind;
    if (found) next += 1;
    return found;
  }

  function startsOperand(): boolean {
    return ['term', 'NOT', '('].includes(peek().kind);
  }

  function fail(expected: string): never {
    const { kind, at } = peek();
    throw malformed('query', at, `expected ${expected}, found ${kind === 'end' ? 'the end' : kind}`);
  }

  function deeper<R>(parse: () => R): R {
    depth += 1;
    if (depth > MAX_DEPTH) throw malformed('query', peek().at, `more than ${MAX_DEPTH} nested levels`);
    const parsed = parse();
    depth -= 1;
    return parsed;
  }

  function disjunction(): SearchNode {
    const operands = [conjunction()];
    while (skip('OR') || (dialect === 'objects' && startsOperand())) operands.push(conjunction());
    return joined('or', operands);
  }

  function conjunction(): SearchNode {
    const operands = [negation()];
    while (skip('AND') || (dialect === 'edge' && startsOperand())) operands.push(negation());
    return joined('and', operands);
  }

  function negation(): SearchNode {
    if (!skip('NOT')) return primary();
    return { kind: 'not', operand: deeper(negation) };
  }

  function primary(): SearchNode {
    if (skip('(')) {
      const inner = deeper(disjunction);
      if (!skip(')')) fail('an operator, a term or a closing parenthesis');
      return inner;
    }
    const word = peek();
    if (word.kind !== 'term') return fail('a term');
    next += 1;
    return word;
  }

  const found = disjunction();
  if (peek().kind !== 'end') fail('an operator, a term or the end');
  return found;
}

function joined(kind: 'and' | 'or', operands: readonly SearchNode[]): SearchNode {
  const [only, ...more] = operands;
  return only && more.length === 0 ? only : { kind, operands };
}
