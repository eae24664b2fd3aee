// The grammar of the filter language: text to tree. What names and types mean is up to the compiler.
import { tokenize, type Token } from './lexer.ts';
import { malformed, MAX_DEPTH } from './malformed.ts';

export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
export type Arithmetic = 'add' | 'sub' | 'mul' | 'div' | 'mod';

interface Placed {
  /** Where it is written, counted from 0. */
  readonly at: number;
}
export interface Literal extends Placed {
  readonly kind: 'number' | 'string' | 'time' | 'guid' | 'duration' | 'boolean' | 'null';
  readonly text: string;
}
export interface Path extends Placed {
  readonly kind: 'path';
  readonly names: readonly [string, ...string[]];
}
export interface Call extends Placed {
  readonly kind: 'call';
  readonly name: string;
  readonly operands: readonly Node[];
}
export interface Unary extends Placed {
  readonly kind: 'not' | 'negate';
  readonly operand: Node;
}
/** A chain of the same connective; it is flat, so that a long one is not deep. */
export interface Chain extends Placed {
  readonly kind: 'and' | 'or';
  readonly operands: readonly Node[];
}
export interface Binary extends Placed {
  readonly kind: Comparison | Arithmetic;
  readonly left: Node;
  readonly right: Node;
}
export type Node = Literal | Path | Call | Unary | Chain | Binary;

const COMPARISONS: readonly Comparison[] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'];
const SUMS: readonly Arithmetic[] = ['add', 'sub'];
const PRODUCTS: readonly Arithmetic[] = ['mul', 'div', 'mod'];

/**
 * Returns the tree of a filter; with `ignoreCase` operators are found in any case, else in lower case only.
 * InvalidInput on text outside the grammar and on more than 100 nested levels (docs/behavior/searching-and-filtering.md#filters).
 */
export function parseFilter(text: string, ignoreCase: boolean): Node {
  const tokens = tokenize(text);
  const end: Token = { kind: 'end', text: '', at: text.length };
  let next = 0;
  let depth = 0;

  const peek = (): Token => tokens[next] ?? end;

  function take(): Token {
    const token = peek();
    next += 1;
    return token;
  }

  function isWord(token: Token, word: string): boolean {
    return token.kind === 'name' && (ignoreCase ? token.text.toLowerCase() : token.text) === word;
  }

  function isSymbol(token: Token, symbol: string): boolean {
    return token.kind === 'symbol' && token.text === symbol;
  }

  function fail(expected: string): never {
    const { kind, text: found, at } = peek();
    throw malformed('filter', at, `expected ${expected}, found ${kind === 'end' ? 'the end' : `"${found}"`}`);
  }

  function expectSymbol(symbol: string, expected: string): void {
    if (!isSymbol(peek(), symbol)) fail(expected);
    next += 1;
  }

  function deeper<T>(parse: () => T): T {
    depth += 1;
    if (depth > MAX_DEPTH) throw malformed('filter', peek().at, `more than ${MAX_DEPTH} nested levels`);
    const parsed = parse();
    depth -= 1;
    return parsed;
  }

  function chain(kind: Chain['kind'], operand: () => Node): Node {
    const { at } = peek();
    const first = operand();
    const operands = [first];
    while (isWord(peek(), kind)) {
      next += 1;
      operands.push(operand());
    }
    return operands.length === 1 ? first : { kind, at, operands };
  }

  const disjunction = (): Node => chain('or', conjunction);
  const conjunction = (): Node => chain('and', negation);

  function negation(): Node {
    const { at } = peek();
    if (!isWord(peek(), 'not')) return comparison();
    next += 1;
    return { kind: 'not', at, operand: deeper(negation) };
  }

  function comparison(): Node {
    const left = sum();
    const token = peek();
    const kind = COMPARISONS.find((operator) => isWord(token, operator));
    if (kind === undefined) return left;
    next += 1;
    return { kind, at: token.at, left, right: sum() };
  }

  const sum = (): Node => leftToRight(SUMS, product);
  const product = (): Node => leftToRight(PRODUCTS, unary);

  // Every operator puts what is left of it one level deeper.
  function leftToRight(kinds: readonly Arithmetic[], operand: () => Node): Node {
    let left = operand();
    const levels = depth;
    for (;;) {
      const token = peek();
      const kind = kinds.find((operator) => isWord(token, operator));
      if (kind === undefined) break;
      next += 1;
      const before = left;
      left = deeper(() => ({ kind, at: token.at, left: before, right: operand() }));
      depth += 1;
    }
    depth = levels;
    return left;
  }

  function unary(): Node {
    const { at } = peek();
    if (!isSymbol(peek(), '-')) return primary();
    next += 1;
    // The sign belongs to the number: the smallest integers have no positive counterpart.
    if (peek().kind === 'number') return { kind: 'number', at, text: `-${take().text}` };
    return { kind: 'negate', at, operand: deeper(unary) };
  }

  function primary(): Node {
    const token = peek();
    const { at } = token;
    if (isSymbol(token, '(')) {
      next += 1;
      const inner = deeper(disjunction);
      expectSymbol(')', 'an operator or a closing parenthesis');
      return inner;
    }
    if (token.kind === 'symbol' || token.kind === 'end') fail('an operand');
    next += 1;
    if (token.kind !== 'name') return { kind: token.kind, at, text: token.text };
    if (isSymbol(peek(), '(')) return { kind: 'call', at, name: token.text, operands: operandsOfCall() };
    if (isWord(token, 'null')) return { kind: 'null', at, text: 'null' };
    if (isWord(token, 'true') || isWord(token, 'false')) return { kind: 'boolean', at, text: token.text.toLowerCase() };
    return { kind: 'path', at, names: namesFrom(token) };
  }

  function operandsOfCall(): Node[] {
    next += 1;
    const operands = [deeper(disjunction)];
    while (isSymbol(peek(), ',')) {
      next += 1;
      operands.push(deeper(disjunction));
    }
    expectSymbol(')', 'an operator, a comma or a closing parenthesis');
    return operands;
  }

  function namesFrom(first: Token): Path['names'] {
    const names: [string, ...string[]] = [first.text];
    while (isSymbol(peek(), '/')) {
      next += 1;
      if (peek().kind !== 'name') fail('the name of a property');
      names.push(take().text);
    }
    return names;
  }

  const tree = disjunction();
  if (peek().kind !== 'end') fail('an operator or the end');
  return tree;
}
