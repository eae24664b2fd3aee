// Code samples of the reference: the request of an operation's examples in curl, in TypeScript with our client, and with fetch.
import { clientCallText, curlText, indentedMembers, literal, shellWord } from '../server/control/code-text.ts';
import { deref, parametersOf, type Bundle, type LocatedOperation } from './documents.ts';
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
export function codeSamples(document: string, bundle: Bundle, located: LocatedOperation): readonly CodeSample[] {
  const needsToken = bundle.security.length > 0;
  return [
    { lang: 'Shell', label: 'curl', source: curl(bundle, located, needsToken) },
    { lang: 'TypeScript', label: 'TypeScript client', source: clientCall(document, bundle, located, needsToken) },
    { lang: 'JavaScript', label: 'fetch', source: fetchCall(bundle, located, needsToken) },
  ];
}

function curl(bundle: Bundle, located: LocatedOperation, needsToken: boolean): string {
  const { headers, body } = sampleInput(bundle, located);
  const { path } = sampleRequest(bundle, located);
  const method = located.method.toUpperCase();
  const headerWords = [
    ...(needsToken ? ['"Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => shellWord(`${name}: ${value}`)),
  ];
  const text = body === undefined ? undefined : JSON.stringify(body, null, 2);
  return curlText(method, sampleServer + path, headerWords, text);
}

function fetchCall(bundle: Bundle, located: LocatedOperation, needsToken: boolean): string {
  const { headers, body } = sampleInput(bundle, located);
  const { path } = sampleRequest(bundle, located);
  const members = [
    `method: ${literal(located.method.toUpperCase())}`,
    `headers: ${literal(headers, needsToken ? ['Authorization: `Bearer ${token}`'] : [])}`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body)})`]),
  ];
  return `const response = await fetch(${literal(sampleServer + path)}, {\n${indentedMembers(members)}\n});`;
}

function clientCall(document: string, bundle: Bundle, located: LocatedOperation, needsToken: boolean): string {
  const { path, query, headers, body } = sampleInput(bundle, located);
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
  const options = [`baseUrl: ${literal(sampleServer)}`, ...(needsToken ? ['auth: token'] : [])];
  return clientCallText(document, located.operation.operationId, options, members);
}

/** Returns parameters as the client takes them: numbers and Booleans are not texts. */
function typed(bundle: Bundle, located: LocatedOperation, values: Readonly<Record<string, readonly string[]>>) {
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
