// Rewrites a bundle so that the generators of other languages read it correctly; the API stays the same.
// docs/decisions/0007-other-languages.md says which generator needs which rule, and why.

import { deref } from '../documents.ts';

export const languages = ['python', 'go', 'java'] as const;
export type Language = (typeof languages)[number];

type Node = Readonly<Record<string, unknown>>;
type Rule = (node: Node) => Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const without = (node: Node, ...keys: readonly string[]): Node =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));

/** Removes defaults: a client that sends them changes the request, since the server's default often depends on other values. */
const removeDefaults: Rule = (node) => ('type' in node || '$ref' in node ? without(node, 'default') : node);

/** Merges the parts of an allOf into one object, later parts over earlier ones: no generator narrows types across parts. */
const mergeParts =
  (bundle: Node): Rule =>
  (node) => {
    if (!Array.isArray(node['allOf'])) return node;
    const own = without(node, 'allOf');
    const parts = [...node['allOf'].map((part: Node) => mergeParts(bundle)(deref(bundle, part))), own];
    const required = parts.flatMap((part) => (part['required'] as readonly string[] | undefined) ?? []);
    return {
      ...(Object.assign({}, ...parts) as Node),
      required: [...new Set(required)],
      properties: Object.assign({}, ...parts.map((part) => part['properties'])) as Node,
    };
  };

/** Keeps the first media type of a request body: two with the same schema give two types of the same name. */
const keepFirstMediaType: Rule = (node) => {
  const body = node['requestBody'];
  if (!isNode(body) || !isNode(body['content'])) return node;
  return {
    ...node,
    requestBody: { ...body, content: Object.fromEntries(Object.entries(body['content']).slice(0, 1)) },
  };
};

/** Lets a value of several types be of any type. */
const isMixed = ({ type }: Node) => Array.isArray(type) && type.filter((one) => one !== 'null').length > 1;
const widenMixedTypes: Rule = (node) => (isMixed(node) ? without(node, 'type') : node);

/** Keeps times as text in Python, whose datetime has six decimals of a second where the API has seven. */
const keepTimesAsText: Rule = (node) => (node['format'] === 'date-time' ? without(node, 'format') : node);

/** Keeps free JSON raw in Go, which would decode numbers to float64 and lose digits beyond 2^53. */
const raw = { 'x-go-type': 'json.RawMessage', 'x-go-type-skip-optional-pointer': true };
const typeKeywords = ['type', '$ref', 'oneOf', 'anyOf', 'allOf', 'enum', 'const'];
const keepJsonRaw: Rule = (node) => {
  const isFree = node['type'] === 'object' && node['additionalProperties'] === true && !('properties' in node);
  if (isFree || isMixed(node)) return { ...node, ...raw };
  if (node['type'] !== 'object' || !isNode(node['properties'])) return node;
  const members = Object.entries(node['properties']).map(([name, member]) => {
    return [
      name,
      typeKeywords.some((key) => key in (member as Node)) ? member : { ...(member as Node), ...raw },
    ] as const;
  });
  return { ...node, properties: Object.fromEntries(members) };
};

/** Gives Java the JSON tree for a choice: its generator writes code that does not compile for lists and rejects numbers. */
const leaveChoicesAsJson: Rule = (node) => {
  const choices = [node['oneOf'], node['anyOf']].filter(Array.isArray).flat() as readonly Node[];
  return choices.filter(({ type }) => type !== 'null').length > 1 ? without(node, 'oneOf', 'anyOf') : node;
};

/** Gives Java the JSON tree where successes have several types, such as 200 and 207: its methods return one type. */
const returnOneType =
  (bundle: Node): Rule =>
  (node) => {
    const responses = node['responses'];
    if (typeof node['operationId'] !== 'string' || !isNode(responses)) return node;
    const contents = Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [status, deref(bundle, response as Node)] as const)
      .filter(([, response]) => jsonOf(response) !== undefined);
    if (new Set(contents.map(([, response]) => JSON.stringify(jsonOf(response)))).size < 2) return node;
    const asJson = contents.map(([status, response]) => {
      return [status, { ...response, content: { 'application/json': { schema: {} } } }] as const;
    });
    return { ...node, responses: { ...responses, ...Object.fromEntries(asJson) } };
  };
const jsonOf = ({ content }: Node) =>
  ((content as Node | undefined)?.['application/json'] as Node | undefined)?.['schema'];

/** Spells constants in Java's way; otherwise one named String would hide the class. */
const spellConstantsForJava: Rule = (node) => {
  const names = node['x-enum-varnames'];
  if (!Array.isArray(names)) return node;
  const spelled = names.map((name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase());
  return { ...node, 'x-enum-varnames': spelled };
};

const ownRules: Readonly<Record<Language, (bundle: Node) => readonly Rule[]>> = {
  python: () => [widenMixedTypes, keepTimesAsText],
  go: () => [keepJsonRaw, widenMixedTypes],
  java: (bundle) => [returnOneType(bundle), leaveChoicesAsJson, widenMixedTypes, spellConstantsForJava],
};

/** Returns a value with the rules applied to every object, outermost first, so that what a rule adds is rewritten, too. */
function rewrite(value: unknown, rules: readonly Rule[]): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, rules));
  if (!isNode(value)) return value;
  const entries = Object.entries(rules.reduce((node, rule) => rule(node), value));
  const isData = (key: string) => key === 'example' || key === 'examples' || key === 'enum';
  return Object.fromEntries(entries.map(([key, member]) => [key, isData(key) ? member : rewrite(member, rules)]));
}

/** Returns the bundle for the generator of a language. */
export function adaptBundle(bundle: Node, language: Language): Node {
  const rules = [mergeParts(bundle), keepFirstMediaType, removeDefaults, ...ownRules[language](bundle)];
  return rewrite(bundle, rules) as Node;
}
