// The syntax tree of a filter.
export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
export type Arithmetic = 'add' | 'sub' | 'mul' | 'div' | 'mod';

interface Positioned {
  /** The offset in the filter, from 0. */
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
/** Operands joined by the same connective, in one node so that many of them do not nest deeply. */
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
