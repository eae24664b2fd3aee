// Compiles a query in the search language into one function over objects.
import { errorAt } from './error-at.ts';
import { matchesPattern, type Pattern, type Term } from './search-lexer.ts';
import { parseSearch, type SearchDialect, type SearchNode } from './search-parser.ts';
import { SearchedText } from './searched-text.ts';

/** The parts of an object that are searched. */
export interface Searchable<T> {
  /** The texts of each field, by its name; queries name fields in any case. */
  readonly fields: Readonly<Record<string, (object: T) => readonly (string | null | undefined)[]>>;
  /**
   * Values by key. Terms without a field name search the values too; a key is found only by its name
   * (docs/behavior/searching-and-filtering.md#searched-fields).
   */
  readonly metadata?: (object: T) => Readonly<Record<string, string>>;
}

/**
 * Returns the predicate of a query; InvalidInput names the position of the error
 * (docs/behavior/searching-and-filtering.md#queries, docs/behavior/searching-and-filtering.md#searched-fields;
 * docs/behavior/data-views.md#queries; docs/behavior/edge-systems.md#search).
 */
export function compileSearch<T>(
  query: string,
  searchable: Searchable<T>,
  dialect: SearchDialect = 'objects',
): (object: T) => boolean {
  const condition = conditionOf(parseSearch(query, dialect), searchable, dialect);
  return (object) => condition(new Texts(object, searchable));
}

/** The texts of one object, prepared when a term first needs them. */
class Texts<T> {
  readonly #object: T;
  readonly #searchable: Searchable<T>;
  readonly #fields = new Map<string, readonly SearchedText[]>();
  #metadata: readonly (readonly [key: string, value: SearchedText])[] | undefined;

  constructor(object: T, searchable: Searchable<T>) {
    this.#object = object;
    this.#searchable = searchable;
  }

  ofField(name: string): readonly SearchedText[] {
    const known = this.#fields.get(name);
    if (known) return known;
    const texts = (this.#searchable.fields[name]?.(this.#object) ?? []).flatMap((text) =>
      text === null || text === undefined ? [] : [new SearchedText(text)],
    );
    this.#fields.set(name, texts);
    return texts;
  }

  /** Keys are in lower case. */
  get metadata(): readonly (readonly [key: string, value: SearchedText])[] {
    return (this.#metadata ??= Object.entries(this.#searchable.metadata?.(this.#object) ?? {}).map(
      ([key, value]) => [key.toLowerCase(), new SearchedText(value)] as const,
    ));
  }
}

function conditionOf<T>(node: SearchNode, searchable: Searchable<T>, dialect: SearchDialect): Condition<T> {
  switch (node.kind) {
    case 'term':
      return termCondition(node, searchable, dialect);
    case 'not': {
      const operand = conditionOf(node.operand, searchable, dialect);
      return (texts) => !operand(texts);
    }
    case 'and': {
      const operands = node.operands.map((operand) => conditionOf(operand, searchable, dialect));
      return (texts) => operands.every((operand) => operand(texts));
    }
    case 'or': {
      const operands = node.operands.map((operand) => conditionOf(operand, searchable, dialect));
      return (texts) => operands.some((operand) => operand(texts));
    }
  }
}

type Condition<T> = (texts: Texts<T>) => boolean;

function termCondition<T>(
  { field, pattern, offset }: Term,
  { fields }: Searchable<T>,
  dialect: SearchDialect,
): Condition<T> {
  const finds = valueTest(pattern, dialect);
  const names = Object.keys(fields);
  if (field === undefined) {
    return (texts) =>
      names.some((name) => texts.ofField(name).some(finds)) || texts.metadata.some(([, value]) => finds(value));
  }
  const [name = '', ...afterStar] = field.parts;
  const known = names.find((candidate) => candidate.toLowerCase() === name);
  if (known !== undefined && afterStar.length === 0) return (texts) => texts.ofField(known).some(finds);
  if (dialect === 'edge')
    throw errorAt('query', offset, `"${field.parts.join('*')}" is not a field; the fields are ${names.join(', ')}`);
  return (texts) => texts.metadata.some(([key, value]) => matchesPattern(field.parts, key) && finds(value));
}

/**
 * Returns the predicate of a pattern: a quoted one matches a whole value, any other matches one word of it
 * (docs/behavior/searching-and-filtering.md#queries).
 */
function valueTest({ parts, isQuoted }: Pattern, dialect: SearchDialect): (value: SearchedText) => boolean {
  return (value) => {
    if ((isQuoted || dialect === 'edge') && matchesPattern(parts, value.text)) return true;
    return !isQuoted && value.hasWord(parts);
  };
}
