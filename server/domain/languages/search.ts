// The search language of lists: text to one function over objects.
import { malformed, MAX_DEPTH } from './malformed.ts';
import { searchWords, withoutEndPunctuation, type Pattern, type Sign, type Term } from './search-terms.ts';

/** What of an object is searched. */
export interface Searchable<T> {
  /** The texts of each field, by the field's name; names are found in any case. */
  readonly fields: Readonly<Record<string, (object: T) => readonly (string | null | undefined)[]>>;
  /** Texts by keys; terms without a name search the texts too, a key is searched only by its name (reference 4, 12.2). */
  readonly metadata?: (object: T) => Readonly<Record<string, string>>;
}

/**
 * `objects`: terms without an operator between them are alternatives (reference 4, 12.1; 5, 1.4).
 * `edge`: they must all hold, a term also matches a whole value, and unknown fields are errors (reference 6, 4.4).
 */
export type SearchDialect = 'objects' | 'edge';

/** Returns whether an object is found by a query; InvalidInput names the position at fault (reference 4, 12.1 and 12.2; 5, 1.4; 6, 4.4). */
export function compileSearch<T>(
  query: string,
  searchable: Searchable<T>,
  dialect: SearchDialect = 'objects',
): (object: T) => boolean {
  const words = searchWords(query);
  const end: Sign = { kind: 'end', at: query.length };
  let next = 0;
  let depth = 0;

  const peek = () => words[next] ?? end;

  function skip(kind: Sign['kind']): boolean {
    const found = peek().kind === kind;
    if (found) next += 1;
    return found;
  }

  function startsOperand(): boolean {
    return ['term', 'NOT', '('].includes(peek().kind);
  }

  function fail(expected: string): never {
    const { kind, at } = peek();
    throw malformed('query', at, `expected ${expected}, found ${kind === 'end' ? 'the end' : kind}`);
  }

  function deeper<R>(parse: () => R): R {
    depth += 1;
    if (depth > MAX_DEPTH) throw malformed('query', peek().at, `more than ${MAX_DEPTH} nested levels`);
    const parsed = parse();
    depth -= 1;
    return parsed;
  }

  function disjunction(): Condition<T> {
    const operands = [conjunction()];
    while (skip('OR') || (dialect === 'objects' && startsOperand())) operands.push(conjunction());
    return (object) => operands.some((operand) => operand(object));
  }

  function conjunction(): Condition<T> {
    const operands = [negation()];
    while (skip('AND') || (dialect === 'edge' && startsOperand())) operands.push(negation());
    return (object) => operands.every((operand) => operand(object));
  }

  function negation(): Condition<T> {
    if (!skip('NOT')) return primary();
    const operand = deeper(negation);
    return (object) => !operand(object);
  }

  function primary(): Condition<T> {
    if (skip('(')) {
      const inner = deeper(disjunction);
      if (!skip(')')) fail('an operator, a term or a closing parenthesis');
      return inner;
    }
    const word = peek();
    if (word.kind !== 'term') return fail('a term');
    next += 1;
    return termCondition(word, searchable, dialect);
  }

  const found = disjunction();
  if (peek().kind !== 'end') fail('an operator, a term or the end');
  return found;
}

type Condition<T> = (object: T) => boolean;

const noMetadata = (): Readonly<Record<string, string>> => ({});

function termCondition<T>(
  { field, pattern, at }: Term,
  searchable: Searchable<T>,
  dialect: SearchDialect,
): Condition<T> {
  const { fields, metadata = noMetadata } = searchable;
  const finds = valueTest(pattern, dialect);
  if (field === undefined) {
    const getters = Object.values(fields);
    return (object) => getters.some((get) => get(object).some(finds)) || Object.values(metadata(object)).some(finds);
  }
  const [name = '', ...afterStar] = field.parts;
  const getter = Object.entries(fields).find(([known]) => known.toLowerCase() === name)?.[1];
  if (getter !== undefined && afterStar.length === 0) return (object) => getter(object).some(finds);
  if (dialect === 'edge')
    throw malformed('query', at, `"${field.parts.join('*')}" is no field; there are ${Object.keys(fields).join(', ')}`);
  return (object) =>
    Object.entries(metadata(object)).some(([key, value]) => fits(field.parts, key.toLowerCase()) && finds(value));
}

/** Whether a value has what a pattern looks for: all of it when it is quoted, else one token (reference 4, 12.1). */
function valueTest({ parts, quoted }: Pattern, dialect: SearchDialect): (value: string | null | undefined) => boolean {
  return (value) => {
    if (value === null || value === undefined) return false;
    const text = value.toLowerCase();
    if ((quoted || dialect === 'edge') && fits(parts, text)) return true;
    // Only a value with all the parts can have a token with them; most values need not be cut into tokens.
    if (quoted || !parts.every((part) => text.includes(part))) return false;
    return text.split(/\s+/u).some((token) => token !== '' && fits(parts, withoutEndPunctuation(token)));
  };
}

/** Whether a text is what the parts are with anything in place of each star between them. */
function fits(parts: readonly string[], text: string): boolean {
  const [first = '', second, third] = parts;
  if (second === undefined) return text === first;
  if (third !== undefined) return text.includes(second);
  return text.length >= first.length + second.length && text.startsWith(first) && text.endsWith(second);
}
