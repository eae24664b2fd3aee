// The syntax tree of a filter.
export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
export type Arithmetic = 'add' | 'sub' | 'mul' | 'div' | 'mod';

interface Positioned {
  /** Offset in the text, from 0. */
  readonly offset: number;
}
export interface Literal extends Positioned {
  readonly kind: 'number' | 'string' | 'time' | 'guid' | 'duration' | 'boolean' | 'null';
  readonly text: string;
}
export interface Path extends Positioned {
  readonly kind: 'path';
  readonly names: readonly [string, ...string[]];
}
export interface Call extends Positioned {
  readonly kind: 'call';
  readonly name: string;
  readonly operands: readonly Node[];
}
export interface Unary extends Positioned {
  readonly kind: 'not' | 'negate';
  readonly operand: Node;
}
/** A chain of the same connective. It is flat, so that a long chain is not deep. */
export interface Chain extends Positioned {
  readonly kind: 'and' | 'or';
  readonly operands: readonly Node[];
}
export interface Binary extends Positioned {
  readonly kind: Comparison | Arithmetic;
  readonly left: Node;
  readonly right: Node;
}
export type Node = Literal | Path | Call | Unary | Chain | Binary;
