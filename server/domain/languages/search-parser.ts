// The grammar of the search language, from text to syntax tree.
import { malformed } from './malformed.ts';
import { tokenizeSearch, type OperatorToken, type Term } from './search-lexer.ts';
import { TokenCursor } from './token-cursor.ts';

/**
 * `objects`: terms without an operator between them are alternatives (docs/behavior/searching-and-filtering.md#queries;
 * docs/behavior/data-views.md#queries).
 * `edge`: all of them must match, a term also matches a whole value, and unknown fields are errors (docs/behavior/edge-systems.md#search).
 */
export type SearchDialect = 'objects' | 'edge';

export type SearchNode =
  | Term
  | { readonly kind: 'and' | 'or'; readonly operands: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly operand: SearchNode };

/**
 * Returns the syntax tree of a query; InvalidInput names the position of the error (docs/behavior/searching-and-filtering.md#queries;
 * docs/behavior/data-views.md#queries; docs/behavior/edge-systems.md#search).
 */
export function parseSearch(query: string, dialect: SearchDialect): SearchNode {
  return new SearchParser(query, dialect).parse();
}

/** A recursive descent parser: one method per precedence level, the loosest binding first. */
class SearchParser {
  readonly #tokens: TokenCursor<Term | OperatorToken>;
  readonly #dialect: SearchDialect;

  constructor(query: string, dialect: SearchDialect) {
    this.#tokens = new TokenCursor('query', tokenizeSearch(query), { kind: 'end', at: query.length });
    this.#dialect = dialect;
  }

  parse(): SearchNode {
    const tree = this.#disjunction();
    if (this.#tokens.peek().kind !== 'end') this.#fail('an operator, a term or the end');
    return tree;
  }

  #disjunction(): SearchNode {
    const operands = [this.#conjunction()];
    while (this.#takeOperator('OR') || this.#isAdjacentOperand('objects')) operands.push(this.#conjunction());
    return joined('or', operands);
  }

  #conjunction(): SearchNode {
    const operands = [this.#negation()];
    while (this.#takeOperator('AND') || this.#isAdjacentOperand('edge')) operands.push(this.#negation());
    return joined('and', operands);
  }

  #negation(): SearchNode {
    if (!this.#takeOperator('NOT')) return this.#primary();
    return { kind: 'not', operand: this.#tokens.nested(() => this.#negation()) };
  }

  #primary(): SearchNode {
    if (this.#takeOperator('(')) {
      const inner = this.#tokens.nested(() => this.#disjunction());
      if (!this.#takeOperator(')')) this.#fail('an operator, a term or a closing parenthesis');
      return inner;
    }
    const token = this.#tokens.peek();
    if (token.kind !== 'term') return this.#fail('a term');
    this.#tokens.take();
    return token;
  }

  /** Returns whether the query is in the dialect and its next operand follows without an operator. */
  #isAdjacentOperand(dialect: SearchDialect): boolean {
    return this.#dialect === dialect && ['term', 'NOT', '('].includes(this.#tokens.peek().kind);
  }

  /** Returns whether the next token is the operator, and moves past it if so. */
  #takeOperator(kind: OperatorToken['kind']): boolean {
    const isNext = this.#tokens.peek().kind === kind;
    if (isNext) this.#tokens.take();
    return isNext;
  }

  #fail(expected: string): never {
    const { kind, at } = this.#tokens.peek();
    throw malformed('query', at, `expected ${expected}, found ${kind === 'end' ? 'the end' : kind}`);
  }
}

function joined(kind: 'and' | 'or', operands: readonly SearchNode[]): SearchNode {
  const [only, ...more] = operands;
  return only && more.length === 0 ? only : { kind, operands };
}
