// What a search tells of the objects that it can find before any of them is looked at.
import type { Pattern, Term } from './search-terms.ts';
import { parseSearch, type SearchNode } from './search-tree.ts';

/** What must be true of an object that is wanted; of others it may be true too. */
export type Hint =
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Hint[] }
  /** The id, or a text somewhere in the body or the access list (names of members are texts too), has the parts one after the other, all in lower case. */
  | { readonly kind: 'text'; readonly of: 'id' | 'body' | 'acl'; readonly parts: readonly string[] };

/**
 * Returns what holds for every object that a query finds, null when that may be anything; `id` is the field that shows the id, the
 * others show texts of the body. Throws InvalidInput as compileSearch does.
 */
export function searchHint(query: string, id: string): Hint | null {
  return hintOf(parseSearch(query, 'objects'), id.toLowerCase());
}

/** Returns what holds for every object for which one of the hints does. */
export function anyHint(hints: readonly (Hint | null)[]): Hint | null {
  const operands = hints.filter((hint) => hint !== null);
  return operands.length === hints.length ? joined('or', operands) : null;
}

function hintOf(node: SearchNode, id: string): Hint | null {
  switch (node.kind) {
    case 'term':
      return termHint(node, id);
    case 'and': {
      const operands = node.operands.map((operand) => hintOf(operand, id));
      return joined(
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

/** Whatever a term finds in a value is a part of that value, as it is or but for a star in it. */
function termHint({ field, pattern }: Term, id: string): Hint | null {
  const ofBody = textHint('body', pattern);
  if (field === undefined) return anyHint([textHint('id', pattern), ofBody]);
  const [name, ...afterStar] = field.parts;
  if (name === id && afterStar.length === 0) return textHint('id', pattern);
  return ofBody;
}

function textHint(of: 'id' | 'body', { parts }: Pattern): Hint | null {
  const given = parts.filter((part) => part !== '');
  return given.length === 0 ? null : { kind: 'text', of, parts: given };
}

function joined(kind: 'and' | 'or', operands: readonly Hint[]): Hint | null {
  const [only, ...more] = operands;
  if (!only) return null;
  return more.length === 0 ? only : { kind, operands };
}
