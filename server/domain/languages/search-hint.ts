// Conditions that the database can check before a search: every result of the search meets them.
import type { Pattern, Term } from './search-lexer.ts';
import { parseSearch, type SearchNode } from './search-parser.ts';

/** A condition that every result of a search meets; other objects can meet it, too. */
export type Hint =
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Hint[] }
  /** The id, or a string in the body or the access list (member names included), contains the parts in this order, in lower case. */
  | { readonly kind: 'text'; readonly source: 'id' | 'body' | 'acl'; readonly parts: readonly string[] };

/**
 * Returns a condition that every result of a query meets, or null; `idField` is the name of the field for the id, and all other
 * fields are strings of the body. Throws InvalidInput as compileSearch does.
 */
export function searchHint(query: string, idField: string): Hint | null {
  return hintOf(parseSearch(query, 'objects'), idField.toLowerCase());
}

/** Returns the condition that at least one of the hints is met; null when a hint is null. */
export function anyHint(hints: readonly (Hint | null)[]): Hint | null {
  const operands = hints.filter((hint) => hint !== null);
  return operands.length === hints.length ? combine('or', operands) : null;
}

function hintOf(node: SearchNode, idField: string): Hint | null {
  switch (node.kind) {
    case 'term':
      return termHint(node, idField);
    case 'and': {
      const operands = node.operands.map((operand) => hintOf(operand, idField));
      return combine(
        'and',
        operands.filter((hint) => hint !== null),
      );
    }
    case 'or':
      return anyHint(node.operands.map((operand) => hintOf(operand, idField)));
    case 'not':
      return null;
  }
}

/** Returns the hint of a term: it matches only values that contain the parts around its star. */
function termHint({ field, pattern }: Term, idField: string): Hint | null {
  const bodyHint = textHint('body', pattern);
  if (field === undefined) return anyHint([textHint('id', pattern), bodyHint]);
  const [name, ...partsAfterStar] = field.parts;
  if (name === idField && partsAfterStar.length === 0) return textHint('id', pattern);
  return bodyHint;
}

function textHint(source: 'id' | 'body', { parts }: Pattern): Hint | null {
  const texts = parts.filter((part) => part !== '');
  return texts.length === 0 ? null : { kind: 'text', source, parts: texts };
}

function combine(kind: 'and' | 'or', operands: readonly Hint[]): Hint | null {
  const [only, ...more] = operands;
  if (!only) return null;
  return more.length === 0 ? only : { kind, operands };
}
