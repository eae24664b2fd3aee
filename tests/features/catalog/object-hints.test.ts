// A list with the hint of a search contains all objects that the search finds, whatever characters their texts have, and few others.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { streamSearchHint, streamSearch, type StreamBody } from '../../../server/catalog/streams.ts';
import { compileSearch } from '../../../server/domain/languages/search.ts';
import { foldIdentifier } from '../../../server/domain/objects/identifiers.ts';
import { likeCharacter } from '../../../server/store/sql/object-hints.ts';
import type { NewObject, Scope } from '../../../server/store/ports/object-store.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import { collect, newName, onEveryStore } from '../../support/databases.ts';

const time = '2024-05-01T10:00:00.0000000Z';
type Texts = Pick<StreamBody, 'Name' | 'Description' | 'TypeId' | 'Tags' | 'Metadata'>;
const streamOf = (id: string, texts: Partial<Texts> = {}): NewObject => ({
  id,
  body: { Id: id, Name: null, Description: null, TypeId: 'Meter', Tags: [], Metadata: {}, ...texts },
  owner: null,
  acl: null,
  created: time,
  modified: time,
});

async function scopeWith({ objects }: Store, streams: readonly NewObject[]): Promise<Scope> {
  const scope = { tenant: newName(), namespace: 'waterworks' };
  for (const stream of streams) await objects.create(scope, 'stream', stream);
  return scope;
}

// Plain letters, letters whose other case has another length or alphabet, and characters that LIKE or JSON escapes.
const unusualLetters =
  'abiIkK\u212a\u0130\u0131\u00df\u1e9e\u03a3\u03c3\u03c2\u00d6\u00f6\u00c5\u00e5\u212b\u01c4\u01c5\ufb01\u0307';
const special = [
  '%',
  '_',
  '!',
  '\\',
  '"',
  "'",
  '*',
  ' ',
  '.',
  ':',
  '(',
  '\u{1f600}',
  '\u{10400}',
  '\u{10428}',
  '\u4e2d',
  '\u2028',
];
const character = fc.constantFrom(...unusualLetters, ...special);
const anyText = fc.oneof(
  fc.string({ unit: character, maxLength: 6 }),
  fc.string({
    unit: fc.constantFrom(...unusualLetters, ...special, '\ud83d', '\ude00', '\0', '\n', '\t'),
    maxLength: 6,
  }),
);
const stream = fc
  .tuple(
    fc.string({ unit: character, minLength: 1, maxLength: 6 }).filter((id) => id.trim() === id),
    fc.record({
      Name: fc.option(anyText),
      Description: fc.option(anyText),
      TypeId: anyText,
      Tags: fc.array(anyText, { maxLength: 2 }),
      Metadata: fc.dictionary(
        anyText.filter((key) => key !== '__proto__'),
        anyText,
        { maxKeys: 2 },
      ),
    }),
  )
  .map(([id, texts]) => streamOf(id, texts));

/** A search term that is made of a part of one of the texts. */
interface TermSpec {
  readonly text: number;
  readonly from: number;
  readonly length: number;
  readonly form: 'word' | 'phrase';
  readonly wildcards: 'none' | 'start' | 'end' | 'both' | 'middle';
  readonly spelling: 'same' | 'upper' | 'lower';
  readonly field: string;
  readonly joint: string;
}

const term: fc.Arbitrary<TermSpec> = fc.record({
  text: fc.nat(),
  from: fc.nat({ max: 4 }),
  length: fc.integer({ min: 1, max: 6 }),
  form: fc.constantFrom('word', 'phrase'),
  wildcards: fc.constantFrom('none', 'start', 'end', 'both', 'middle'),
  spelling: fc.constantFrom('same', 'upper', 'lower'),
  field: fc.constantFrom('', '', 'id:', 'ID:', 'Name:', 'description:', 'TypeId:', 'tags:', '*:', 'i*:', '\u212a*:'),
  joint: fc.constantFrom(' ', ' OR ', ' AND ', ' AND NOT ', ' OR NOT '),
});

function queryOf(terms: readonly TermSpec[], streams: readonly NewObject[]): string {
  const texts = streams.flatMap(({ id, body }) => {
    const { Name, Description, TypeId, Tags, Metadata } = body as Texts;
    return [id, Name ?? '', Description ?? '', TypeId, ...Tags, ...Object.values(Metadata)];
  });
  const written = terms.map(({ text, from, length, form, wildcards, spelling, field }) => {
    const part = (texts[text % texts.length] ?? '').slice(from).slice(0, length);
    const spelled = spelling === 'same' ? part : spelling === 'upper' ? part.toUpperCase() : part.toLowerCase();
    const escaped = (some: string) => some.replaceAll(/[\\"*():\s]/g, '\\$&');
    const core = form === 'phrase' ? `"${escaped(spelled)}"` : escaped(spelled) || 'x';
    if (wildcards === 'middle' && form === 'word')
      return `${field}${escaped(spelled.slice(0, 1))}*${escaped(spelled.slice(2))}`;
    const [before, after] = [
      ['start', 'both'],
      ['end', 'both'],
    ].map((some) => (some.includes(wildcards) ? '*' : ''));
    return `${field}${before}${core}${after}`;
  });
  return written.map((word, i) => (i === 0 ? word : `${terms[i]?.joint}${word}`)).join('');
}

describe('a character of a pattern', () => {
  it('matches every character with the same lower case, as it is stored in a folded identifier and in JSON', () => {
    const mismatches: string[] = [];
    for (let code = 1; code <= 0x10ffff; code += 1) {
      const original = String.fromCodePoint(code);
      const inJson = JSON.stringify(original)
        .slice(1, -1)
        .replace(/^[A-Z]$/, (letter) => letter.toLowerCase());
      const patterns = Array.from(original.toLowerCase(), likeCharacter);
      const [only = '', ...more] = patterns.filter((pattern) => pattern !== '%');
      const isMatch = (text: string) => only === '' || (only === '_' ? [...text].length === 1 : text === only);
      if (more.length > 0 || !isMatch(inJson) || (original.isWellFormed() && !isMatch(foldIdentifier(original))))
        mismatches.push(original);
    }
    expect(mismatches).toEqual([]);
  });
});

onEveryStore(
  (store) => {
    it('lists every object that a search finds', async () => {
      let foundCount = 0;
      const property = fc.asyncProperty(
        fc.array(stream, { minLength: 1, maxLength: 8 }),
        fc.array(fc.array(term, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 5 }),
        async (streams, queries) => {
          const { objects } = store();
          const scope = await scopeWith(store(), streams);
          const all = await collect(objects.list(scope, 'stream'));
          for (const query of queries.map((terms) => queryOf(terms, streams))) {
            const matching = all.filter(compileSearch(query, streamSearch));
            const hintedObjects = await collect(objects.list(scope, 'stream', streamSearchHint(query)));
            const sequences = hintedObjects.map(({ sequence }) => sequence);
            expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
            expect({ query, found: hintedObjects.filter(compileSearch(query, streamSearch)) }).toEqual({
              query,
              found: matching,
            });
            foundCount += matching.length;
          }
        },
      );
      await fc.assert(property, { numRuns: 60 });
      expect(foundCount).toBeGreaterThan(100);
    });

    it('lists few other objects', async () => {
      const { objects } = store();
      const ids = Array.from({ length: 100 }, (_, i) => `Pump${i}`);
      const texts: Partial<Texts>[] = [
        { Name: 'Kiln' },
        { Tags: ['r\u00f6d'] },
        { Metadata: { a_b: '100%' } },
        { Description: '"!' },
      ];
      const scope = await scopeWith(store(), [
        ...ids.map((id) => streamOf(id)),
        ...texts.map((some, i) => streamOf(`x${i}`, some)),
      ]);
      const listIds = async (query: string) =>
        (await collect(objects.list(scope, 'stream', streamSearchHint(query)))).map(({ id }) => id);
      expect(await listIds('id:pump42')).toEqual(['Pump42']);
      expect(await listIds('PUMP7*')).toEqual(['Pump7', ...Array.from({ length: 10 }, (_, i) => `Pump7${i}`)]);
      expect(await listIds('id:p*99 OR name:KILN')).toEqual(['Pump99', 'x0']);
      expect(await listIds('id:x* AND R\u00d6D')).toEqual(['x1']);
      expect(await listIds('a_b:100%*')).toEqual(['x2']);
      expect(await listIds('*!*')).toEqual(['x3']);
      expect(await listIds('none')).toEqual([]);
      const anyOf = (count: number) => Array.from({ length: count }, (_, i) => `id:none${i}`).join(' ');
      expect(await listIds(anyOf(100))).toEqual([]);
      // These queries have no hint: they are negated or too long.
      expect(await listIds('NOT id:pump42')).toHaveLength(104);
      expect(await listIds(anyOf(101))).toHaveLength(104);
      expect(await listIds('a'.repeat(100_000))).toEqual([]);
    });
  },
  { rowsAtOnce: 3 },
);
