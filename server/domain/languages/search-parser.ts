// Parses queries of the search language into syntax trees.
import { errorAt } from './error-at.ts';
import { tokenizeSearch, type OperatorToken, type Term } from './search-lexer.ts';
import { TokenCursor } from './token-cursor.ts';

/**
 * In `objects`, an object must match one of several terms without an operator between them
 * (docs/behavior/searching-and-filtering.md#queries; docs/behavior/data-views.md#queries). In `edge`, it must match all of them, a
 * term also matches a whole value, and unknown fields are errors (docs/behavior/edge-systems.md#search).
 */
export type SearchDialect = 'objects' | 'edge';

export type SearchNode =
  | Term
  | { readonly kind: 'and' | 'or'; readonly operands: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly operand: SearchNode };

/**
 * Returns the syntax tree of a query; throws InvalidInput that names the position of the error
 * (docs/behavior/searching-and-filtering.md#queries; docs/behavior/data-views.md#queries; docs/behavior/edge-systems.md#search).
 */
export function parseSearch(query: string, dialect: SearchDialect): SearchNode {
  return new SearchParser(query, dialect).parse();
}

/** A recursive descent parser: one method per precedence level, the loosest binding first. */
class SearchParser {
  readonly #tokens: TokenCursor<Term | OperatorToken>;
  readonly #dialect: SearchDialect;

  constructor(query: string, dialect: SearchDialect) {
    this.#tokens = new TokenCursor('query', tokenizeSearch(query), { kind: 'end', offset: query.length });
    this.#dialect = dialect;
  }

  parse(): SearchNode {
    const tree = this.#disjunction();
    if (this.#tokens.peek().kind !== 'end') this.#fail('an operator, a term or the end');
    return tree;
  }

  #disjunction(): SearchNode {
    const operands = [this.#conjunction()];
    while (this.#acceptOperator('OR') || this.#isAdjacentOperand('objects')) operands.push(this.#conjunction());
    return combine('or', operands);
  }

  #conjunction(): SearchNode {
    const operands = [this.#negation()];
    while (this.#acceptOperator('AND') || this.#isAdjacentOperand('edge')) operands.push(this.#negation());
    return combine('and', operands);
  }

  #negation(): SearchNode {
    if (!this.#acceptOperator('NOT')) return this.#primary();
    return { kind: 'not', operand: this.#tokens.nested(() => this.#negation()) };
  }

  #primary(): SearchNode {
    if (this.#acceptOperator('(')) {
      const inner = this.#tokens.nested(() => this.#disjunction());
      if (!this.#acceptOperator(')')) this.#fail('an operator, a term or a closing parenthesis');
      return inner;
    }
    const token = this.#tokens.peek();
    if (token.kind !== 'term') return this.#fail('a term');
    this.#tokens.next();
    return token;
  }

  /** Returns whether the query is in the dialect and its next operand follows without an operator. */
  #isAdjacentOperand(dialect: SearchDialect): boolean {
    return this.#dialect === dialect && ['term', 'NOT', '('].includes(this.#tokens.peek().kind);
  }

  /** Returns whether the next token is the operator, and moves past it if so. */
  #acceptOperator(kind: OperatorToken['kind']): boolean {
    const isNext = this.#tokens.peek().kind === kind;
    if (isNext) this.#tokens.next();
    return isNext;
  }

  #fail(expected: string): never {
    const { kind, offset } = this.#tokens.peek();
    throw errorAt('query', offset, `expected ${expected}, found ${kind === 'end' ? 'the end' : kind}`);
  }
}

function combine(kind: 'and' | 'or', operands: readonly SearchNode[]): SearchNode {
  const [only, ...more] = operands;
  return only && more.length === 0 ? only : { kind, operands };
}
