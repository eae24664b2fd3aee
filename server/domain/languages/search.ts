// The search language of lists: text to one function over objects.
import { malformed } from './malformed.ts';
import { fits, withoutEndPunctuation, type Pattern, type Term } from './search-terms.ts';
import { parseSearch, type SearchDialect, type SearchNode } from './search-tree.ts';

/** What of an object is searched. */
export interface Searchable<T> {
  /** The texts of each field, by the field's name; names are found in any case. */
  readonly fields: Readonly<Record<string, (object: T) => readonly (string | null | undefined)[]>>;
  /** Texts by keys; terms without a name search the texts too, a key is searched only by its name (reference 4, 12.2). */
  readonly metadata?: (object: T) => Readonly<Record<string, string>>;
}

/** Returns whether an object is found by a query; InvalidInput names the position at fault (reference 4, 12.1 and 12.2; 5, 1.4; 6, 4.4). */
export function compileSearch<T>(
  query: string,
  searchable: Searchable<T>,
  dialect: SearchDialect = 'objects',
): (object: T) => boolean {
  return conditionOf(parseSearch(query, dialect), searchable, dialect);
}

function conditionOf<T>(node: SearchNode, searchable: Searchable<T>, dialect: SearchDialect): Condition<T> {
  switch (node.kind) {
    case 'term':
      return termCondition(node, searchable, dialect);
    case 'not': {
      const operand = conditionOf(node.operand, searchable, dialect);
      return (object) => !operand(object);
    }
    case 'and': {
      const operands = node.operands.map((operand) => conditionOf(operand, searchable, dialect));
      return (object) => operands.every((operand) => operand(object));
    }
    case 'or': {
      const operands = node.operands.map((operand) => conditionOf(operand, searchable, dialect));
      return (object) => operands.some((operand) => operand(object));
    }
  }
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
