// The form of a bundle that the generators of other languages read: the same API, written so that each of them keeps what matters.
// docs/decisions/0007-other-languages.md says which generator needs which rule, and why.

export const languages = ['python', 'go', 'java'] as const;
export type Language = (typeof languages)[number];

type Node = Readonly<Record<string, unknown>>;
type Rule = (node: Node) => Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const without = (node: Node, ...keys: readonly string[]): Node =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));

/** What a local reference of the bundle leads to. */
function resolve(bundle: Node, value: Node): Node {
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  const target = $ref.slice(2).split('/');
  return resolve(bundle, target.reduce<unknown>((at, key) => (at as Node)[key], bundle) as Node);
}

/** A default is what the server does when a value is left out, often depending on others; clients that fill it in would say it aloud. */
const leaveDefaultsToTheServer: Rule = (node) => ('type' in node || '$ref' in node ? without(node, 'default') : node);

/** One object with the members of all parts and of its own, a later one's narrowing an earlier one's: no generator narrows types across parts. */
const joinParts =
  (bundle: Node): Rule =>
  (node) => {
    if (!Array.isArray(node['allOf'])) return node;
    const own = without(node, 'allOf');
    const parts = [...node['allOf'].map((part: Node) => joinParts(bundle)(resolve(bundle, part))), own];
    const required = parts.flatMap((part) => (part['required'] as readonly string[] | undefined) ?? []);
    return {
      ...(Object.assign({}, ...parts) as Node),
      required: [...new Set(required)],
      properties: Object.assign({}, ...parts.map((part) => part['properties'])) as Node,
    };
  };

/** A body that several media types carry alike is offered once. */
const offerBodiesOnce: Rule = (node) => {
  const body = node['requestBody'];
  if (!isNode(body) || !isNode(body['content'])) return node;
  return {
    ...node,
    requestBody: { ...body, content: Object.fromEntries(Object.entries(body['content']).slice(0, 1)) },
  };
};

/** A value of several types is a value of any type. */
const isMixed = ({ type }: Node) => Array.isArray(type) && type.filter((one) => one !== 'null').length > 1;
const widenMixedTypes: Rule = (node) => (isMixed(node) ? without(node, 'type') : node);

/** Python's datetime has six decimals of a second and the API has seven, so that times stay text. */
const keepTimesAsText: Rule = (node) => (node['format'] === 'date-time' ? without(node, 'format') : node);

/** Go decodes free JSON into float64, exact to 2^53 only; raw JSON leaves it to the caller's own type. */
const raw = { 'x-go-type': 'json.RawMessage', 'x-go-type-skip-optional-pointer': true };
const says = ['type', '$ref', 'oneOf', 'anyOf', 'allOf', 'enum', 'const'];
const keepJsonRaw: Rule = (node) => {
  const isFree = node['type'] === 'object' && node['additionalProperties'] === true && !('properties' in node);
  if (isFree || isMixed(node)) return { ...node, ...raw };
  if (node['type'] !== 'object' || !isNode(node['properties'])) return node;
  const members = Object.entries(node['properties']).map(([name, member]) => {
    return [name, says.some((key) => key in (member as Node)) ? member : { ...(member as Node), ...raw }] as const;
  });
  return { ...node, properties: Object.fromEntries(members) };
};

/** For a choice the generator for Java writes code that does not compile (lists) or takes no number; the caller gets the JSON tree. */
const leaveChoicesAsJson: Rule = (node) => {
  const choices = [node['oneOf'], node['anyOf']].filter(Array.isArray).flat() as readonly Node[];
  return choices.filter(({ type }) => type !== 'null').length > 1 ? without(node, 'oneOf', 'anyOf') : node;
};

/** The methods of Java's client answer one type; where successes have several, such as 200 and 207, the caller gets the JSON tree. */
const answerOneType =
  (bundle: Node): Rule =>
  (node) => {
    const responses = node['responses'];
    if (typeof node['operationId'] !== 'string' || !isNode(responses)) return node;
    const contents = Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [status, resolve(bundle, response as Node)] as const)
      .filter(([, response]) => jsonOf(response) !== undefined);
    if (new Set(contents.map(([, response]) => JSON.stringify(jsonOf(response)))).size < 2) return node;
    const asJson = contents.map(([status, response]) => {
      return [status, { ...response, content: { 'application/json': { schema: {} } } }] as const;
    });
    return { ...node, responses: { ...responses, ...Object.fromEntries(asJson) } };
  };
const jsonOf = ({ content }: Node) =>
  ((content as Node | undefined)?.['application/json'] as Node | undefined)?.['schema'];

/** Java's spelling of constants; as they are, a constant named String would hide the class. */
const spellConstantsForJava: Rule = (node) => {
  const names = node['x-enum-varnames'];
  if (!Array.isArray(names)) return node;
  const spelled = names.map((name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase());
  return { ...node, 'x-enum-varnames': spelled };
};

const ownRules: Readonly<Record<Language, (bundle: Node) => readonly Rule[]>> = {
  python: () => [widenMixedTypes, keepTimesAsText],
  go: () => [keepJsonRaw, widenMixedTypes],
  java: (bundle) => [answerOneType(bundle), leaveChoicesAsJson, widenMixedTypes, spellConstantsForJava],
};

/** Every object of the value by the rules, outermost first, so that what a rule brings in is rewritten too. */
function rewrite(value: unknown, rules: readonly Rule[]): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, rules));
  if (!isNode(value)) return value;
  const entries = Object.entries(rules.reduce((node, rule) => rule(node), value));
  const isData = (key: string) => key === 'example' || key === 'examples' || key === 'enum';
  return Object.fromEntries(entries.map(([key, member]) => [key, isData(key) ? member : rewrite(member, rules)]));
}

/** The bundle as the generator of a language should read it. */
export function clientForm(bundle: Node, language: Language): Node {
  const rules = [joinParts(bundle), offerBodiesOnce, leaveDefaultsToTheServer, ...ownRules[language](bundle)];
  return rewrite(bundle, rules) as Node;
}
