// Cells of stored rows back into values of their column's type, which may be wider than that of the cell when it was written.
import type { Value } from '../domain/model.ts';
import { ExactNumber, parseJson } from '../domain/values/json.ts';
import { parseDateTime } from '../domain/values/time.ts';
import { baseOf, is64Bit, TypeCode } from '../domain/values/type-codes.ts';
import { scalarReader } from '../domain/values/value-reader.ts';
import type { KeptColumn } from './rows.ts';

/** What turns the bodies of rows into the values of columns, in their order. */
export function bodyReader(columns: readonly KeptColumn[]): (body: string) => Value[] {
  const cells = columns.map(({ place, code }) => ({ place, read: cellReader(code) }));
  // Only these have more digits than a number of JavaScript keeps.
  const exactNumbers = columns.some(({ code }) => is64Bit(code) || baseOf(code) === TypeCode.Decimal || isText(code));
  const parse = exactNumbers
    ? (text: string) => parseJson(text, { maxDepth: 2, exactNumbers: true })
    : (text: string): unknown => JSON.parse(text);
  return (body) => {
    const values = parse(body) as readonly unknown[];
    return cells.map(({ place, read }) => {
      const value = values[place];
      return value === null || value === undefined ? null : read(value);
    });
  };
}

const isText = (code: number) => baseOf(code) === TypeCode.String;

function cellReader(code: number): (cell: unknown) => Value {
  if (isText(code)) return textOfCell;
  // A field that no stream has: all of its cells are null, and nothing says what they could be.
  if (code === TypeCode.Empty) return () => null;
  const read = scalarReader(baseOf(code));
  if (baseOf(code) !== TypeCode.DateTime) return read;
  return (cell) => (typeof cell === 'string' ? parseDateTime(cell) : undefined) ?? read(cell);
}

/** A column with cells of types that no number holds is one of texts. */
function textOfCell(cell: unknown): string {
  if (cell instanceof ExactNumber) return cell.text;
  return String(cell as string | number | boolean);
}
