// Parses filters into syntax trees. The compiler resolves names and types.
import { tokenize, type Token } from './filter-lexer.ts';
import type { Arithmetic, Chain, Comparison, Node, Path } from './filter-tree.ts';
import { errorAt } from './error-at.ts';
import { TokenCursor } from './token-cursor.ts';

const comparisons: readonly Comparison[] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'];
const additive: readonly Arithmetic[] = ['add', 'sub'];
const multiplicative: readonly Arithmetic[] = ['mul', 'div', 'mod'];

/**
 * Returns the syntax tree of a filter. With `ignoreCase` operators match in any case, otherwise in lower case only. Throws
 * InvalidInput for a filter that is not valid or has more than 100 nested levels (docs/behavior/searching-and-filtering.md#filters).
 */
export function parseFilter(text: string, ignoreCase: boolean): Node {
  return new FilterParser(text, ignoreCase).parse();
}

/** A recursive descent parser: one method per precedence level, the loosest binding first. */
class FilterParser {
  readonly #tokens: TokenCursor<Token>;
  readonly #ignoreCase: boolean;

  constructor(text: string, ignoreCase: boolean) {
    this.#tokens = new TokenCursor('filter', tokenize(text), { kind: 'end', text: '', offset: text.length });
    this.#ignoreCase = ignoreCase;
  }

  parse(): Node {
    const tree = this.#disjunction();
    if (this.#tokens.peek().kind !== 'end') this.#fail('an operator or the end');
    return tree;
  }

  #disjunction(): Node {
    return this.#chain('or', () => this.#conjunction());
  }

  #conjunction(): Node {
    return this.#chain('and', () => this.#negation());
  }

  #chain(kind: Chain['kind'], parseOperand: () => Node): Node {
    const { offset } = this.#tokens.peek();
    const first = parseOperand();
    const operands = [first];
    while (this.#acceptWord(kind)) operands.push(parseOperand());
    return operands.length === 1 ? first : { kind, offset, operands };
  }

  #negation(): Node {
    const { offset } = this.#tokens.peek();
    if (!this.#acceptWord('not')) return this.#comparison();
    return { kind: 'not', offset, operand: this.#tokens.nested(() => this.#negation()) };
  }

  #comparison(): Node {
    const left = this.#sum();
    const { offset } = this.#tokens.peek();
    const kind = comparisons.find((operator) => this.#acceptWord(operator));
    return kind === undefined ? left : { kind, offset, left, right: this.#sum() };
  }

  #sum(): Node {
    return this.#leftAssociative(additive, () => this.#product());
  }

  #product(): Node {
    return this.#leftAssociative(multiplicative, () => this.#unary());
  }

  /** Parses operators of one precedence from left to right; each of them nests its left operand one level deeper. */
  #leftAssociative(kinds: readonly Arithmetic[], parseOperand: () => Node): Node {
    let left = parseOperand();
    for (let levels = 1; ; levels += 1) {
      const { offset } = this.#tokens.peek();
      const kind = kinds.find((operator) => this.#acceptWord(operator));
      if (kind === undefined) return left;
      left = { kind, offset, left, right: this.#tokens.nested(parseOperand, levels) };
    }
  }

  #unary(): Node {
    const { offset } = this.#tokens.peek();
    if (!this.#acceptSymbol('-')) return this.#primary();
    // The sign belongs to the number: the smallest integers have no positive counterpart.
    if (this.#tokens.peek().kind === 'number') return { kind: 'number', offset, text: `-${this.#tokens.next().text}` };
    return { kind: 'negate', offset, operand: this.#tokens.nested(() => this.#unary()) };
  }

  #primary(): Node {
    const token = this.#tokens.peek();
    const { kind, text, offset } = token;
    if (this.#acceptSymbol('(')) {
      const inner = this.#tokens.nested(() => this.#disjunction());
      this.#expectSymbol(')', 'an operator or a closing parenthesis');
      return inner;
    }
    if (kind === 'symbol' || kind === 'end') return this.#fail('an operand');
    this.#tokens.next();
    if (kind !== 'name') return { kind, offset, text };
    if (this.#acceptSymbol('(')) return { kind: 'call', offset, name: text, operands: this.#callOperands() };
    if (this.#isWord(token, 'null')) return { kind: 'null', offset, text: 'null' };
    if (this.#isWord(token, 'true') || this.#isWord(token, 'false'))
      return { kind: 'boolean', offset, text: text.toLowerCase() };
    return { kind: 'path', offset, names: this.#pathNames(text) };
  }

  #callOperands(): Node[] {
    const parseOperand = () => this.#tokens.nested(() => this.#disjunction());
    const operands = [parseOperand()];
    while (this.#acceptSymbol(',')) operands.push(parseOperand());
    this.#expectSymbol(')', 'an operator, a comma or a closing parenthesis');
    return operands;
  }

  #pathNames(first: string): Path['names'] {
    const names: [string, ...string[]] = [first];
    while (this.#acceptSymbol('/')) {
      if (this.#tokens.peek().kind !== 'name') this.#fail('the name of a property');
      names.push(this.#tokens.next().text);
    }
    return names;
  }

  #isWord(token: Token, word: string): boolean {
    return token.kind === 'name' && (this.#ignoreCase ? token.text.toLowerCase() : token.text) === word;
  }

  /** Returns whether the next token is the word, and moves past it if so. */
  #acceptWord(word: string): boolean {
    const isNext = this.#isWord(this.#tokens.peek(), word);
    if (isNext) this.#tokens.next();
    return isNext;
  }

  /** Returns whether the next token is the symbol, and moves past it if so. */
  #acceptSymbol(symbol: string): boolean {
    const { kind, text } = this.#tokens.peek();
    const isNext = kind === 'symbol' && text === symbol;
    if (isNext) this.#tokens.next();
    return isNext;
  }

  #expectSymbol(symbol: string, expected: string): void {
    if (!this.#acceptSymbol(symbol)) this.#fail(expected);
  }

  #fail(expected: string): never {
    const { kind, text, offset } = this.#tokens.peek();
    throw errorAt('filter', offset, `expected ${expected}, found ${kind === 'end' ? 'the end' : `"${text}"`}`);
  }
}
