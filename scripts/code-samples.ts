// Code samples of the reference: the request of an operation's examples in curl, in TypeScript with our client, and with fetch.
import { deref, parametersOf, type Bundle, type Located } from './documents.ts';
import { sampleInput, sampleRequest } from './request-samples.ts';

/** A sample in the form of `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The address of the server in all samples. */
export const sampleServer = 'http://127.0.0.1:8080';

/** Returns the code samples of an operation. They read the token from `TOKEN` or `token`, except in documents that need none. */
export function codeSamples(document: string, bundle: Bundle, located: Located): readonly CodeSample[] {
  const needsToken = bundle.security.length > 0;
  return [
    { lang: 'Shell', label: 'curl', source: curl(bundle, located, needsToken) },
    { lang: 'TypeScript', label: 'TypeScript client', source: clientCall(document, bundle, located, needsToken) },
    { lang: 'JavaScript', label: 'fetch', source: fetchCall(bundle, located, needsToken) },
  ];
}

/** Returns a text as one word of a shell. */
const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl(bundle: Bundle, located: Located, needsToken: boolean): string {
  const { headers, body } = sampleInput(bundle, located);
  const { path } = sampleRequest(bundle, located);
  const method = located.method.toUpperCase();
  return [
    `curl ${method === 'HEAD' ? '--head' : `-X ${method}`} ${shellWord(sampleServer + path)}`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${shellWord(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

function fetchCall(bundle: Bundle, located: Located, needsToken: boolean): string {
  const { headers, body } = sampleInput(bundle, located);
  const { path } = sampleRequest(bundle, located);
  const members = [
    `method: ${literal(located.method.toUpperCase())}`,
    `headers: ${literal(headers, needsToken ? ['Authorization: `Bearer ${token}`'] : [])}`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body)})`]),
  ];
  return `const response = await fetch(${literal(sampleServer + path)}, {\n${indent(members)}\n});`;
}

function clientCall(document: string, bundle: Bundle, located: Located, needsToken: boolean): string {
  const { path, query, headers, body } = sampleInput(bundle, located);
  const create = `create${document.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase())}`;
  const { 'Content-Type': type, ...ownHeaders } = headers;
  const sentHeaders = type === undefined || type === 'application/json' ? ownHeaders : headers;
  const parts = Object.entries({
    path: typed(bundle, located, Object.fromEntries(Object.entries(path).map(([name, text]) => [name, [text]]))),
    query: typed(bundle, located, query),
    headers: sentHeaders,
  }).filter(([, values]) => Object.keys(values).length > 0);
  const members = [
    ...parts.map(([name, values]) => `${name}: ${literal(values)}`),
    ...(body === undefined ? [] : [`body: ${literal(body)}`]),
  ];
  const options = `{ baseUrl: ${literal(sampleServer)}${needsToken ? ', auth: token' : ''} }`;
  const input = members.length === 0 ? '{}' : `{\n${indent(members)}\n}`;
  return [
    `import { ${create} } from 'millrace-client';`,
    '',
    `const hub = ${create}(${options});`,
    `const { data, error, response } = await hub.${located.operation.operationId}(${input});`,
  ].join('\n');
}

/** Returns parameters as the client takes them: numbers and Booleans are not texts. */
function typed(bundle: Bundle, located: Located, values: Readonly<Record<string, readonly string[]>>) {
  const parameters = new Map(parametersOf(bundle, located).map((parameter) => [parameter.name, parameter]));
  return Object.fromEntries(
    Object.entries(values).map(([name, texts]) => {
      const { type } = deref<{ type?: string }>(bundle, parameters.get(name)?.schema ?? {});
      const [text = ''] = texts;
      const isText = type === undefined || type === 'string';
      return [name, type === 'array' ? texts : isText ? text : (JSON.parse(text) as unknown)];
    }),
  );
}

const indent = (members: readonly string[]): string =>
  members.map((member) => `${member.replaceAll(/^/gm, '  ')},`).join('\n');

/** Returns a JSON value as a literal of JavaScript; `first` are members to put before those of an object. */
function literal(value: unknown, first: readonly string[] = []): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[\n${indent(value.map((item) => literal(item)))}\n]`;
  const members = [
    ...first,
    ...Object.entries(value).map(
      ([name, member]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : literal(name)}: ${literal(member)}`,
    ),
  ];
  return members.length === 0 ? '{}' : `{\n${indent(members)}\n}`;
}
