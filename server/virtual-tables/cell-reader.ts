// Reads the cells of stored rows as values of their column's type, which can be wider than the type of the written cell.
import type { Value } from '../domain/model.ts';
import { ExactNumber, parseJson } from '../domain/values/json.ts';
import { parseDateTime } from '../domain/values/time.ts';
import { baseOf, is64Bit, TypeCode } from '../domain/values/type-codes.ts';
import { scalarReader } from '../domain/values/value-reader.ts';
import type { StoredColumn } from './rows.ts';

/** Returns a function that reads the values of columns from the bodies of rows. */
export function bodyReader(columns: readonly StoredColumn[]): (body: string) => Value[] {
  const cells = columns.map(({ place, code }) => ({ place, read: cellReader(code) }));
  // Only these types can have more digits than a JavaScript number.
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
  if (isText(code)) return readCellAsText;
  // No stream has the field, so all cells are null.
  if (code === TypeCode.Empty) return () => null;
  const read = scalarReader(baseOf(code));
  if (baseOf(code) !== TypeCode.DateTime) return read;
  return (cell) => (typeof cell === 'string' ? parseDateTime(cell) : undefined) ?? read(cell);
}

/** Returns a cell as text: a column whose types have no common type is text. */
function readCellAsText(cell: unknown): string {
  if (cell instanceof ExactNumber) return cell.text;
  return String(cell as string | number | boolean);
}
