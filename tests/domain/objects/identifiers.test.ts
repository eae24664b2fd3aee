import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { documents, readBundle } from '../../../scripts/documents.ts';
import { InvalidInput } from '../../../server/domain/model.ts';
import {
  foldIdentifier,
  maxIdentifierLength,
  isSameIdentifier,
  requireValidIdentifier,
  requireValidKey,
  requireMatchingIdentifier,
} from '../../../server/domain/objects/identifiers.ts';

function isAccepted(id: string): boolean {
  try {
    return requireValidIdentifier('Id', id) === id;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}

describe('rules for identifiers (docs/behavior/errors-and-limits.md#identifiers)', () => {
  it.each([
    ['Simple'],
    ['a'],
    ['with spaces inside'],
    ['Pump:7|a\\b?c#d%2F'],
    ['°C'],
    ['...'],
    ['.a'],
    ['a..'],
    ['.. a'],
    ['x'.repeat(250)],
    ['😀'.repeat(250)],
  ])('accepts %p', (id) => {
    expect(requireValidIdentifier('Id', id)).toBe(id);
  });

  it.each([
    [''],
    [' '],
    ['\t\n'],
    [' a'],
    ['a '],
    ['a\n'],
    ['\u00a0a'],
    ['a/b'],
    ['/'],
    ['.'],
    ['..'],
    ['a\rb'],
    ['a\u0000'],
    ['a\u007fb'],
    ['a\u0085b'],
    ['a\u2028b'],
    ['x'.repeat(251)],
    ['😀'.repeat(251)],
  ])('refuses %p', (id) => {
    expect(() => requireValidIdentifier('TypeId', id)).toThrow(InvalidInput);
    expect(() => requireValidIdentifier('TypeId', id)).toThrow(expect.objectContaining({ subject: 'TypeId' }));
  });

  it.each([
    ['', 'must not be empty'],
    [' a', 'must not start or end with a space'],
    ['a/b', 'must not contain a slash'],
    ['..', 'must not be . or ..'],
    ['a\u0000', 'must not contain control characters or line separators'],
    ['a\ud800', 'must be well-formed text without U+0000'],
    ['__proto__', 'must not be __proto__'],
    ['x'.repeat(251), 'must not have more than 250 characters'],
  ])('says what is wrong with %p', (id, problem) => {
    expect(() => requireValidIdentifier('TypeId', id)).toThrow(`TypeId ${problem}.`);
  });

  it('follows the pattern and length of the contract', () => {
    const [document] = documents().filter(({ name }) => name === 'provisioning');
    if (!document) throw new Error('There is no document provisioning.');
    const { Identifier } = readBundle(document).components['schemas'] as Record<string, { pattern: string }>;
    const pattern = new RegExp(Identifier?.pattern ?? '', 'u');
    const letters = fc.constantFrom('a', 'B', '.', '/', ' ', '\u00a0', '\t', '\n', '\u2029', 'é', '😀');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 8 }), (parts) => {
        const id = parts.join('');
        const isValid = pattern.test(id) && Array.from(id).length <= maxIdentifierLength;
        expect(isAccepted(id)).toBe(isValid);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('keys of metadata values (docs/behavior/errors-and-limits.md#identifiers)', () => {
  it.each([
    ['a'],
    ['a b'],
    [' a '],
    ['...'],
    ['a/b'],
    ['.a\\b.'],
    ['__proto__'],
    ['x'.repeat(250)],
    ['😀'.repeat(250)],
  ])('accepts %p', (key) => {
    expect(requireValidKey(key)).toBe(key);
  });

  it.each([[''], ['.'], ['..'], ['a/..'], ['./a'], ['a\\.\\b'], ['a\nb'], ['a\u2029']])('refuses %p', (key) => {
    expect(() => requireValidKey(key)).toThrow(
      expect.objectContaining({
        subject: 'key',
        message: 'A metadata key must not be empty, . or .. and must not contain control characters.',
      }),
    );
  });

  it.each([['x'.repeat(251)], ['😀'.repeat(251)]])('refuses %p', (key) => {
    expect(() => requireValidKey(key)).toThrow(
      expect.objectContaining({ subject: 'key', message: 'key must not have more than 250 characters.' }),
    );
  });
});

describe('comparing identifiers (docs/behavior/types-and-streams.md#identifiers)', () => {
  it.each<[string, string, boolean]>([
    ['Simple', 'SIMPLE', true],
    ['Simple', 'Simple1', false],
    ['Öl-Tank', 'öl-tank', true],
    ['ΔΣ', 'δς', true],
    ['δσ', 'δς', true],
    ['Ж', 'ж', true],
    ['𐐀', '𐐨', true],
    ['straße', 'STRASSE', false],
    ['STRAẞE', 'straße', true],
    ['İ', 'i', false],
    ['ı', 'I', false],
    ['ſ', 's', false],
    ['\u212a', 'k', false],
    ['é', 'e\u0301', false],
    ['a', 'a ', false],
  ])('%p and %p: %p', (one, other, expected) => {
    expect(isSameIdentifier(one, other)).toBe(expected);
    expect(isSameIdentifier(other, one)).toBe(expected);
  });

  it('folds each character as the case folding of Unicode does, except into ASCII', () => {
    // The blocks that have letters of two cases.
    const blocks = [
      [0x80, 0x2fff],
      [0xa640, 0xabbf],
      [0xfb00, 0xfb1f],
      [0xff20, 0xff5f],
      [0x10400, 0x105bf],
      [0x10c80, 0x10cff],
      [0x118a0, 0x118df],
      [0x1e900, 0x1e95f],
    ];
    const different: string[] = [];
    for (const [first = 0, last = 0] of blocks) {
      for (let point = first; point <= last; point++) {
        const character = String.fromCodePoint(point);
        const folded = foldIdentifier(character);
        if (foldIdentifier(folded) !== folded) different.push(character);
        if (folded !== character && !new RegExp(`^${folded}$`, 'iu').test(character)) different.push(character);
      }
    }
    expect(different).toEqual([]);
  });

  it('does not depend on the characters beside one', () => {
    const letters = fc.constantFrom('Σ', 'σ', 'ς', 'İ', 'i', '\u0307', 'ß', 'A', ' ', '😀', 'Ⅷ');
    const texts = fc.array(letters, { maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(foldIdentifier(one + 'é' + other)).toBe(foldIdentifier(one) + 'é' + foldIdentifier(other));
      }),
    );
  });
});

describe('identifiers of what is written to a path (docs/behavior/types-and-streams.md#identifiers)', () => {
  it.each<[string, string | null | undefined, string]>([
    ['View', undefined, 'View'],
    ['View', null, 'View'],
    ['View', 'View', 'View'],
    ['view', 'View', 'View'],
  ])('path %p, body %p: %p', (path, body, expected) => {
    expect(requireMatchingIdentifier('Id', path, body)).toBe(expected);
  });

  it.each<[string, string | null]>([
    ['View', 'Other'],
    ['View', ''],
    ['View', 'View '],
    ['a/b', null],
    ['a/b', 'A/B'],
  ])('refuses path %p with body %p', (path, body) => {
    expect(() => requireMatchingIdentifier('Id', path, body)).toThrow(expect.objectContaining({ subject: 'Id' }));
  });

  it('names both identifiers if they differ', () => {
    expect(() => requireMatchingIdentifier('Id', 'View', 'Other')).toThrow(
      "Id is 'Other' in the body but 'View' in the path; they must be the same.",
    );
  });
});
