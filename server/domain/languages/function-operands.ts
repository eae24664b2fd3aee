// The operands of a function call in a filter.
import { describeType, lift, type Expression, type Reader } from './expressions.ts';
import { errorAt } from './error-at.ts';

/** Reads the operands of a call as the types that its function expects; throws InvalidInput for operands of other types. */
export class Operands<Row> {
  readonly ignoreCase: boolean;
  readonly #name: string;
  readonly #operands: readonly Expression<Row>[];
  readonly #offset: number;

  constructor(name: string, operands: readonly Expression<Row>[], ignoreCase: boolean, offset: number) {
    this.#name = name;
    this.#operands = operands;
    this.ignoreCase = ignoreCase;
    this.#offset = offset;
  }

  /** Returns whether the call has an operand at a position. */
  has(position: number): boolean {
    return position < this.#operands.length;
  }

  /** Returns an operand. Callers have checked the number of operands, so the default of null is never used. */
  get(position: number): Expression<Row> {
    return this.#operands[position] ?? { kind: 'null', read: () => null };
  }

  /** Returns the reader of a string. */
  text(position: number): Reader<Row, string> {
    const operand = this.get(position);
    return operand.kind === 'text' || operand.kind === 'null' ? operand.read : this.mismatch('text', position);
  }

  /** Returns the reader of a whole number. */
  integer(position: number): Reader<Row, number> {
    const operand = this.get(position);
    if (operand.kind === 'long') return lift(operand.read, Number);
    return operand.kind === 'int' || operand.kind === 'null' ? operand.read : this.mismatch('a whole number', position);
  }

  /** Returns the reader of the ticks of a time, in its own offset if it has one. */
  localTime(position: number): Reader<Row, bigint> {
    const operand = this.get(position);
    if (operand.kind === 'time') return operand.local ?? operand.read;
    return operand.kind === 'null' ? operand.read : this.mismatch('a time', position);
  }

  /** Returns the reader of the ticks of a time span. */
  duration(position: number): Reader<Row, bigint> {
    const operand = this.get(position);
    return operand.kind === 'duration' || operand.kind === 'null'
      ? operand.read
      : this.mismatch('a time span', position);
  }

  /** Throws InvalidInput for an operand that does not have the expected type. */
  mismatch(expected: string, position: number): never {
    throw errorAt(
      'filter',
      this.#offset,
      `"${this.#name}" expects ${expected}, not ${describeType(this.get(position))}`,
    );
  }
}
