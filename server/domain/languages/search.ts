// Compiles a query of the search language into a predicate of objects.
import { errorAt } from './error-at.ts';
import { matchesPattern, type Pattern, type Term } from './search-lexer.ts';
import { parseSearch, type SearchDialect, type SearchNode } from './search-parser.ts';
import { SearchedText } from './searched-text.ts';

/** The parts of an object that are searched. */
export interface Searchable<T> {
  /** Return the strings of a field, by its name; queries name fields in any case. */
  readonly fields: Readonly<Record<string, (object: T) => readonly (string | null | undefined)[]>>;
  /**
   * Returns values by key. Terms without a field name search the values too; keys are found only by a field name
   * (docs/behavior/searching-and-filtering.md#searched-fields).
   */
  readonly metadata?: (object: T) => Readonly<Record<string, string>>;
}

/**
 * Returns the predicate of a query; throws InvalidInput that names the position of the error
 * (docs/behavior/searching-and-filtering.md#queries, docs/behavior/searching-and-filtering.md#searched-fields;
 * docs/behavior/data-views.md#queries; docs/behavior/edge-systems.md#search).
 */
export function compileSearch<T>(
  query: string,
  searchable: Searchable<T>,
  dialect: SearchDialect = 'objects',
): (object: T) => boolean {
  const condition = conditionOf(parseSearch(query, dialect), searchable, dialect);
  return (object) => condition(new ObjectTexts(object, searchable));
}

/** The searched texts of an object, prepared when a term first needs them. */
class ObjectTexts<T> {
  readonly #object: T;
  readonly #searchable: Searchable<T>;
  readonly #fields = new Map<string, readonly SearchedText[]>();
  #metadata: readonly (readonly [key: string, value: SearchedText])[] | undefined;

  constructor(object: T, searchable: Searchable<T>) {
    this.#object = object;
    this.#searchable = searchable;
  }

  /** Returns the texts of a field. */
  ofField(name: string): readonly SearchedText[] {
    const cached = this.#fields.get(name);
    if (cached) return cached;
    const texts = (this.#searchable.fields[name]?.(this.#object) ?? []).flatMap((text) =>
      text === null || text === undefined ? [] : [new SearchedText(text)],
    );
    this.#fields.set(name, texts);
    return texts;
  }

  /** The keys, in lower case, and the texts of their values. */
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

type Condition<T> = (texts: ObjectTexts<T>) => boolean;

function termCondition<T>(
  { field, pattern, offset }: Term,
  { fields }: Searchable<T>,
  dialect: SearchDialect,
): Condition<T> {
  const matchesValue = valuePredicate(pattern, dialect);
  const names = Object.keys(fields);
  if (field === undefined) {
    return (texts) =>
      names.some((name) => texts.ofField(name).some(matchesValue)) ||
      texts.metadata.some(([, value]) => matchesValue(value));
  }
  const [name = '', ...partsAfterStar] = field.parts;
  const exactName = names.find((candidate) => candidate.toLowerCase() === name);
  if (exactName !== undefined && partsAfterStar.length === 0)
    return (texts) => texts.ofField(exactName).some(matchesValue);
  if (dialect === 'edge')
    throw errorAt('query', offset, `"${field.parts.join('*')}" is not a field; the fields are ${names.join(', ')}`);
  return (texts) => texts.metadata.some(([key, value]) => matchesPattern(field.parts, key) && matchesValue(value));
}

/**
 * Returns the predicate of a pattern: a quoted one matches a whole value, any other matches one word of it
 * (docs/behavior/searching-and-filtering.md#queries).
 */
function valuePredicate({ parts, isQuoted }: Pattern, dialect: SearchDialect): (value: SearchedText) => boolean {
  return (value) => {
    if ((isQuoted || dialect === 'edge') && matchesPattern(parts, value.text)) return true;
    return !isQuoted && value.hasWord(parts);
  };
}
