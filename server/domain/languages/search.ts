// The search language of lists: text to one function over objects.
import { malformed } from './malformed.ts';
import { fits, type Pattern, type Term } from './search-terms.ts';
import { SearchedText } from './searched-text.ts';
import { parseSearch, type SearchDialect, type SearchNode } from './search-tree.ts';

/** What of an object is searched. */
export interface Searchable<T> {
  /** The texts of each field, by the field's name; names are found in any case. */
  readonly fields: Readonly<Record<string, (object: T) => readonly (string | null | undefined)[]>>;
  /**
   * Texts by keys; terms without a name search the texts too, a key is searched only by its name
   * (docs/behavior/searching-and-filtering.md#searched-fields).
   */
  readonly metadata?: (object: T) => Readonly<Record<string, string>>;
}

/**
 * Returns whether an object is found by a query; InvalidInput names the position at fault
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

/** The texts of one object, each made ready when it is first looked into. */
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
  { field, pattern, at }: Term,
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
  const known = names.find((one) => one.toLowerCase() === name);
  if (known !== undefined && afterStar.length === 0) return (texts) => texts.ofField(known).some(finds);
  if (dialect === 'edge')
    throw malformed('query', at, `"${field.parts.join('*')}" is no field; there are ${names.join(', ')}`);
  return (texts) => texts.metadata.some(([key, value]) => fits(field.parts, key) && finds(value));
}

/**
 * Whether a value has what a pattern looks for: all of it when it is quoted, else one token
 * (docs/behavior/searching-and-filtering.md#queries).
 */
function valueTest({ parts, quoted }: Pattern, dialect: SearchDialect): (value: SearchedText) => boolean {
  return (value) => {
    if ((quoted || dialect === 'edge') && fits(parts, value.text)) return true;
    return !quoted && value.hasToken(parts);
  };
}
