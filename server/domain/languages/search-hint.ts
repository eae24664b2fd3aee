// Conditions that every result of a search meets. The database checks them before the search itself runs.
import type { Pattern, Term } from './search-lexer.ts';
import { parseSearch, type SearchNode } from './search-parser.ts';

/** A necessary condition for a result. Objects that are no results may meet it too. */
export type Hint =
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Hint[] }
  /** The id, or a text in the body or the access list (member names included), contains the parts in this order, in lower case. */
  | { readonly kind: 'text'; readonly source: 'id' | 'body' | 'acl'; readonly parts: readonly string[] };

/**
 * Returns a condition that every result of a query meets, null when there is none; `id` is the name of the field for the id, all
 * other fields are texts of the body. Throws InvalidInput as compileSearch does.
 */
export function searchHint(query: string, id: string): Hint | null {
  return hintOf(parseSearch(query, 'objects'), id.toLowerCase());
}

/** Returns the condition that at least one of the hints is met, null when one of them is. */
export function anyHint(hints: readonly (Hint | null)[]): Hint | null {
  const operands = hints.filter((hint) => hint !== null);
  return operands.length === hints.length ? combine('or', operands) : null;
}

function hintOf(node: SearchNode, id: string): Hint | null {
  switch (node.kind) {
    case 'term':
      return termHint(node, id);
    case 'and': {
      const operands = node.operands.map((operand) => hintOf(operand, id));
      return combine(
        'and',
        operands.filter((hint) => hint !== null),
      );
    }
    case 'or':
      return anyHint(node.operands.map((operand) => hintOf(operand, id)));
    case 'not':
      return null;
  }
}

/** A term only finds values that contain its text, or the texts around its star. */
function termHint({ field, pattern }: Term, id: string): Hint | null {
  const bodyHint = textHint('body', pattern);
  if (field === undefined) return anyHint([textHint('id', pattern), bodyHint]);
  const [name, ...afterStar] = field.parts;
  if (name === id && afterStar.length === 0) return textHint('id', pattern);
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
