// Whether a bundle says what the rules of the ledger require, and nothing that the ledger does not name: docs/decisions/source-ledger.md.
import type { Bundle } from '../../scripts/documents.ts';
import { contractText, isNode, type Node } from './contract-text.ts';
import { operationsAndSchemas, splitNames, type Row } from './ledger.ts';

type Tables = Readonly<Record<string, readonly Row[]>>;

/** A quotation of a cell: its text, the places it is limited to, and whether no line may have it. */
interface Quotation {
  readonly text: string;
  readonly places: readonly string[];
  readonly isAbsent: boolean;
}

/** Returns the quotations of a cell: texts in backquotes, after "no" for texts that are absent, before (places) that limit them. */
function quotationsOf(cell: string): readonly Quotation[] {
  return [...cell.matchAll(/(no )?`([^`]+)`(?: \(([^)]*)\))?/g)].map(([, no, text = '', places = '']) => ({
    text,
    places: splitNames(places),
    isAbsent: no !== undefined,
  }));
}

/** Texts that name a whole list, to which a change must not add. */
const isList = /(?:^| )(?:enum|required|type|x-enum-varnames): /;

/** Returns whether a line has a text, between words: "default: 100" is not in "default: 1000". */
function hasText(line: string, text: string): boolean {
  if (isList.test(text)) return line === text || line.endsWith(` ${text}`);
  const isWord = (character = '') => /\w/.test(character);
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const [before, after] = [line[at - 1], line[at + text.length]];
    if (!(isWord(before) && isWord(text[0])) && !(isWord(after) && isWord(text.at(-1)))) return true;
  }
  return false;
}

/** Returns a sentence for each place of a rule that lacks a quotation, or lacks the quoted text. */
export function missingQuotations(
  contract: ReadonlyMap<string, readonly string[]>,
  cell: string,
  places: readonly string[],
): readonly string[] {
  const quotations = quotationsOf(cell);
  const isFor = ({ places: limit }: Quotation, place: string) => limit.length === 0 || limit.includes(place);
  return [
    ...quotations.flatMap(({ places: limit }) =>
      limit.filter((place) => !places.includes(place)).map((place) => `The rule does not name ${place}.`),
    ),
    ...places.flatMap((place) => {
      const own = quotations.filter((quotation) => isFor(quotation, place));
      if (own.length === 0) return [`The rule quotes nothing of ${place}.`];
      const lines = contract.get(place) ?? [];
      return own
        .filter(({ text, isAbsent }) => lines.some((line) => hasText(line, text)) === isAbsent)
        .map(({ text, isAbsent }) => `${place} ${isAbsent ? 'has' : 'lacks'} "${text}".`);
    }),
  ];
}

/** Returns the members of a schema and the names or values of its enumerations; a dot leads into a nested object. */
function membersOf(schema: Node, prefix = ''): readonly string[] {
  const { properties, items, additionalProperties, 'x-enum-varnames': names, 'x-flags': flags, enum: values } = schema;
  const inner = [items, additionalProperties, ...['allOf', 'oneOf', 'anyOf'].flatMap((key) => schema[key] ?? [])];
  const named = isNode(flags) ? Object.keys(flags) : (names ?? values ?? []);
  return [
    ...Object.entries(isNode(properties) ? properties : {}).flatMap(([name, part]) => [
      prefix + name,
      ...(isNode(part) ? membersOf(part, `${prefix}${name}.`) : []),
    ]),
    ...inner.flatMap((part) => (isNode(part) ? membersOf(part, prefix) : [])),
    ...(prefix === '' && Array.isArray(named) ? named.map(String) : []),
  ];
}

/** Returns the members and values that a ledger or the table of additions names, as `Schema.member`; "all" for all members of a schema. */
export function namedMembers(tables: Tables, additions: Tables): ReadonlySet<string> {
  const documented = [...(tables['Fields'] ?? []), ...(tables['Enumerations'] ?? [])];
  return new Set([
    ...documented.map(({ schema, member }) => `${schema}.${member}`),
    ...(additions['Members'] ?? []).flatMap(({ schemas, members }) =>
      splitNames(schemas).flatMap((schema) => splitNames(members).map((member) => `${schema}.${member}`)),
    ),
  ]);
}

/** Returns the members and values of the schemas of a bundle that nothing names. */
export function unnamedMembers(bundle: Bundle, named: ReadonlySet<string>): readonly string[] {
  return Object.entries((bundle.components['schemas'] ?? {}) as Node)
    .filter(([name]) => !named.has(`${name}.all`))
    .flatMap(([name, schema]) => (isNode(schema) ? membersOf(schema) : []).map((member) => `${name}.${member}`))
    .filter((place) => !named.has(place));
}

/** Returns a sentence for each rule whose quotation a bundle lacks, and for each member that nothing names. */
export function lostMeanings(bundle: Bundle, tables: Tables, additions: Tables): readonly string[] {
  const contract = contractText(bundle);
  return [
    ...(tables['Rules'] ?? []).flatMap(({ id, 'held by': held = '', quotations = '' }) =>
      held.startsWith('contract ')
        ? missingQuotations(contract, quotations, operationsAndSchemas(tables, held.slice('contract '.length))).map(
            (sentence) => `${id}: ${sentence}`,
          )
        : [],
    ),
    ...unnamedMembers(bundle, namedMembers(tables, additions)).map((place) => `Nothing names ${place}.`),
  ];
}
