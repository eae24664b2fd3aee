// The declarations of a bundle as lines of facts, and the inventories of docs/decisions/ledger, which state the same lines.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf, root, type Bundle, type LocatedOperation } from '../../scripts/documents.ts';

/** The facts about each element of a contract, such as an operation, a parameter or a member, by name. */
export type Inventory = ReadonlyMap<string, string>;

type Node = Readonly<Record<string, unknown>>;
type Line = readonly [place: string, facts: string];

/** Keywords that do not constrain values. */
const ignoredKeywords = new Set(['example', 'examples', 'externalDocs']);
/** Keywords that facts have in another form. */
const formattedKeywords = new Set(
  '$ref type format description items properties required additionalProperties oneOf anyOf allOf enum x-enum-varnames'.split(
    ' ',
  ),
);
const combinations = ['oneOf', 'anyOf', 'allOf'] as const;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const members = (value: unknown): readonly (readonly [string, Node])[] =>
  isNode(value) ? Object.entries(value).flatMap(([name, part]) => (isNode(part) ? [[name, part] as const] : [])) : [];
const refName = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

/** Returns the first sentence of a description, with a hash of the whole description if it has more. */
function summaryOf(description: unknown): readonly string[] {
  if (typeof description !== 'string') return [];
  const text = description.replaceAll(/\s+/g, ' ').trim();
  const first = /^.*?\.(?= [A-Z`*#-]|$)/.exec(text)?.[0] ?? text;
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return [first === text ? `"${text}"` : `"${first}" and more (${mark})`];
}

/** Returns the values of an enumeration; numbers have their names. */
function enumFacts({ enum: values, 'x-enum-varnames': labels }: Node): readonly string[] {
  const names = Array.isArray(labels) ? labels.map(String) : [];
  if (!Array.isArray(values)) return names.length > 0 ? [`names ${names.join(' ')}`] : [];
  const all = Array.from({ length: Math.max(values.length, names.length) }, (_, i) =>
    names.length > 0 ? `${String(values[i])}=${names[i] ?? ''}` : String(values[i]),
  );
  return [`enum ${all.join(' ')}`];
}

/** Returns the constraints of a schema on a value, without its members, as one line. */
function factsOf(schema: Node): string {
  const { $ref, type, format, items, properties, required, additionalProperties, description } = schema;
  const inherited = ((required ?? []) as readonly string[]).filter(
    (name) => !(isNode(properties) && name in properties),
  );
  const own = [
    ...($ref === undefined ? [] : [refName($ref)]),
    ...(type === undefined ? [] : [[type].flat().join('|') + (format === undefined ? '' : `(${String(format)})`)]),
    ...(isNode(items) ? [`of (${factsOf(items)})`] : []),
    ...(additionalProperties === undefined
      ? []
      : [
          `other members ${isNode(additionalProperties) ? factsOf(additionalProperties) : String(additionalProperties)}`,
        ]),
    ...(inherited.length > 0 ? [`requires ${inherited.join(' ')}`] : []),
    ...combinations.flatMap((keyword) =>
      schema[keyword] === undefined ? [] : [`${keyword} (${nodes(schema[keyword]).map(factsOf).join('; ')})`],
    ),
    ...enumFacts(schema),
    ...Object.entries(schema)
      .filter(([keyword]) => !formattedKeywords.has(keyword) && !ignoredKeywords.has(keyword))
      .map(([keyword, value]) => `${keyword} ${JSON.stringify(value)}`),
  ];
  return [own.join(', ') || 'any value', ...summaryOf(description)].join(' ');
}

/** Returns the lines of a schema and of its members. */
function schemaLines(place: string, schema: Node, prefix = ''): readonly Line[] {
  return [[place, prefix + factsOf(schema)], ...memberLines(place, schema)];
}

function memberLines(place: string, schema: Node): readonly Line[] {
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const { items, additionalProperties } = schema;
  return [
    ...members(schema['properties']).flatMap(([name, part]) =>
      schemaLines(`${place}.${name}`, part, required.has(name) ? 'required ' : 'optional '),
    ),
    ...(isNode(items) ? memberLines(`${place}[]`, items) : []),
    ...(isNode(additionalProperties) ? memberLines(`${place}.*`, additionalProperties) : []),
    ...combinations.flatMap((keyword) =>
      nodes(schema[keyword]).flatMap((part, i) => memberLines(`${place} ${keyword} ${i + 1}`, part)),
    ),
  ];
}

/** Returns the facts of a parameter or a header: whether it is required, its schema and its other keywords. */
function inputFacts({ name, in: where, required, schema, description, ...rest }: Node): string {
  const others = Object.entries(rest).filter(([keyword]) => !ignoredKeywords.has(keyword));
  return [
    ...(where === undefined ? [] : [`${String(where)} ${String(name)}`]),
    required === true ? 'required' : 'optional',
    isNode(schema) ? factsOf(schema) : 'any value',
    ...others.map(([keyword, value]) => `${keyword} ${JSON.stringify(value)}`),
    ...summaryOf(description),
  ].join(' ');
}

const inputText = (input: Node) => (input['$ref'] === undefined ? inputFacts(input) : refName(input['$ref']));

function contentLines(place: string, content: unknown): readonly Line[] {
  return members(content).flatMap(([type, { schema }]) =>
    schemaLines(`${place} ${type}`, isNode(schema) ? schema : {}),
  );
}

/** Returns the operation of a link, and the parameters that differ from the path parameter of the same name. */
function linkFacts({ operationId, description, parameters, ...rest }: Node): string {
  const others = Object.entries(isNode(parameters) ? parameters : {}).filter(
    ([name, value]) => value !== `$request.path.${name}`,
  );
  return [
    String(operationId),
    ...others.map(([name, value]) => `${name}=${String(value)}`),
    ...Object.entries(rest).map(([keyword, value]) => `${keyword} ${JSON.stringify(value)}`),
    ...summaryOf(description),
  ].join(' ');
}

/** The facts of the headers of every response, which get no line. */
const commonHeaders: Readonly<Record<string, string>> = {
  'Operation-Id':
    'optional string(uuid) "Identifies this call; the error body and the log of the server have the same value."',
  'Preference-Applied':
    'optional string "The preferences of the header Prefer that selected this response, with the setting CONTROL."',
};

function responseLines(place: string, response: Node): readonly Line[] {
  return [
    [place, summaryOf(response['description']).join(' ')],
    ...Object.keys(commonHeaders)
      .filter((name) => !isNode(response['headers']) || !(name in response['headers']))
      .map((name): Line => [`${place} header ${name}`, 'not declared']),
    ...members(response['headers'])
      .filter(([name, header]) => commonHeaders[name] !== inputText(header))
      .map(([name, header]): Line => [`${place} header ${name}`, inputText(header)]),
    ...contentLines(place, response['content']),
    ...members(response['links']).map(([name, link]): Line => [`${place} link ${name}`, linkFacts(link)]),
  ];
}

function operationLines({ path, method, item, operation }: LocatedOperation): readonly Line[] {
  const { operationId: id, summary, description, requestBody, responses } = operation;
  const parameters = nodes([...(item.parameters ?? []), ...(operation.parameters ?? [])]);
  const shared = parameters.filter((parameter) => parameter['$ref'] !== undefined);
  const body = requestBody as Node | undefined;
  const replies = members(responses);
  const failures = replies.filter(([, reply]) => reply['$ref'] !== undefined);
  return [
    [id, `${method.toUpperCase()} ${path} "${summary}"`],
    [`${id} description`, summaryOf(description).join(' ')],
    [`${id} access`, JSON.stringify(operation['x-access'])],
    ...(shared.length > 0 ? [[`${id} parameters`, shared.map(inputText).join(' ')] as const] : []),
    ...parameters
      .filter((parameter) => parameter['$ref'] === undefined)
      .map((parameter): Line => [`${id} parameter ${String(parameter['name'])}`, inputFacts(parameter)]),
    ...(body
      ? [
          [
            `${id} body`,
            [body['required'] === true ? 'required' : 'optional', ...summaryOf(body['description'])].join(' '),
          ] as const,
        ]
      : []),
    ...contentLines(`${id} body`, body?.['content']),
    ...replies
      .filter(([, reply]) => reply['$ref'] === undefined)
      .flatMap(([status, reply]) => responseLines(`${id} ${status}`, reply)),
    [`${id} failures`, failures.map(([status, reply]) => `${status} ${refName(reply['$ref'])}`).join(', ')],
  ];
}

/** Returns the lines of a bundle's inventory by heading. */
export function sectionsOf(bundle: Bundle): Readonly<Record<string, readonly Line[]>> {
  const { parameters, headers, responses, schemas, securitySchemes } = bundle.components;
  return {
    Document: [
      ['title', bundle.info.title],
      ['summary', bundle.info.summary],
      ['description', summaryOf(bundle.info.description).join(' ')],
      ...(bundle['x-aliases'] ?? []).map(({ path, of }): Line => [`alias ${path}`, of]),
      ...bundle.tags.map(({ name, description }): Line => [`tag ${name}`, summaryOf(description).join(' ')]),
      ...members(securitySchemes).map(([name, part]): Line => [`security ${name}`, JSON.stringify(part)]),
    ],
    Operations: operationsOf(bundle).flatMap(operationLines),
    Parameters: members(parameters).map(([name, part]) => [`parameter ${name}`, inputFacts(part)]),
    Headers: members(headers).map(([name, part]) => [`header ${name}`, inputFacts(part)]),
    Responses: members(responses).flatMap(([name, part]) => responseLines(`response ${name}`, part)),
    Schemas: members(schemas).flatMap(([name, part]) => schemaLines(name, part)),
  };
}

/** Returns the inventory of a bundle. */
export const inventoryOf = (bundle: Bundle): Inventory => new Map(Object.values(sectionsOf(bundle)).flat());

/** Returns the inventory in a file of docs/decisions/ledger: the lines of its code blocks. */
export function readInventory(file: string): Inventory {
  const text = readFileSync(join(root, file), 'utf8');
  const blocks = [...text.matchAll(/^```text\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.split('\n')).filter((line) => line !== '');
  return new Map(
    lines.map((line): Line => {
      const end = line.indexOf(': ');
      return [line.slice(0, end), line.slice(end + 2)];
    }),
  );
}

/** Returns a sentence for each difference between a bundle and its inventory, with the change that accepts it. */
export function differences(bundle: Inventory, inventory: Inventory, file: string): readonly string[] {
  const how = (change: string) => `Undo the change, or, if it is intended, ${change} in ${file}.`;
  return [
    ...[...bundle].flatMap(([place, facts]) => {
      const stated = inventory.get(place);
      if (stated === facts) return [];
      return stated === undefined
        ? [`${place} is new. ${how('add this line')}\n  ${place}: ${facts}`]
        : [
            `${place} differs. ${how('replace the first line by the second')}\n  ${place}: ${stated}\n  ${place}: ${facts}`,
          ];
    }),
    ...[...inventory]
      .filter(([place]) => !bundle.has(place))
      .map(([place, facts]) => `${place} is gone. ${how('remove this line')}\n  ${place}: ${facts}`),
  ];
}
