// Reads tokens from left to right and bounds how deeply expressions nest.
import { malformed, maxDepth } from './malformed.ts';

export class TokenCursor<Token extends { readonly at: number }> {
  readonly #subject: string;
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #position = 0;
  #depth = 0;

  /** `end` is the token that stands for the end of the text; `subject` names the text in errors. */
  constructor(subject: string, tokens: readonly Token[], end: Token) {
    this.#subject = subject;
    this.#tokens = tokens;
    this.#end = end;
  }

  /** Returns the next token and stays before it. */
  peek(): Token {
    return this.#tokens[this.#position] ?? this.#end;
  }

  /** Returns the next token and moves past it. */
  take(): Token {
    const token = this.peek();
    this.#position += 1;
    return token;
  }

  /** Returns what `parse` returns for an expression that is nested so many levels deeper; throws InvalidInput at the limit. */
  nested<T>(parse: () => T, levels = 1): T {
    this.#depth += levels;
    if (this.#depth > maxDepth) throw malformed(this.#subject, this.peek().at, `more than ${maxDepth} nested levels`);
    const parsed = parse();
    this.#depth -= levels;
    return parsed;
  }
}
