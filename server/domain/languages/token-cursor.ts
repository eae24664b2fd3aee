// Reads tokens from left to right and bounds how deeply expressions nest.
import { errorAt } from './error-at.ts';

/**
 * The maximum number of nested levels of an expression. Deeper ones could exhaust the stack
 * (docs/behavior/searching-and-filtering.md#limits-of-queries-and-filters).
 */
const maxDepth = 100;

export class TokenCursor<Token extends { readonly offset: number }> {
  readonly #subject: string;
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #position = 0;
  #depth = 0;

  /** `subject` names the text in errors, and `end` is the token to return at its end. */
  constructor(subject: string, tokens: readonly Token[], end: Token) {
    this.#subject = subject;
    this.#tokens = tokens;
    this.#end = end;
  }

  /** Returns the next token without moving past it. */
  peek(): Token {
    return this.#tokens[this.#position] ?? this.#end;
  }

  /** Returns the next token and moves past it. */
  next(): Token {
    const token = this.peek();
    this.#position += 1;
    return token;
  }

  /** Returns the result of `parse` for an expression nested `levels` deeper; throws InvalidInput beyond 100 nested levels. */
  nested<T>(parse: () => T, levels = 1): T {
    this.#depth += levels;
    if (this.#depth > maxDepth) throw errorAt(this.#subject, this.peek().offset, `more than ${maxDepth} nested levels`);
    const parsed = parse();
    this.#depth -= levels;
    return parsed;
  }
}
