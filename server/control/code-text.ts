// Code for shells and in TypeScript, as text.

/** Returns a text as one word of a shell. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns the members of an object or a list, one in a line. */
export const indentedMembers = (members: readonly string[]): string =>
  members.map((member) => `${member.replaceAll(/^/gm, '  ')},`).join('\n');

/** Returns a JSON value as a literal of JavaScript; `first` are members to put before those of an object. */
export function literal(value: unknown, first: readonly string[] = []): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[\n${indentedMembers(value.map((item) => literal(item)))}\n]`;
  const members = [
    ...first,
    ...Object.entries(value).map(
      ([name, member]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : literal(name)}: ${literal(member)}`,
    ),
  ];
  return members.length === 0 ? '{}' : `{\n${indentedMembers(members)}\n}`;
}

/** Returns the name of the function that creates the client of a document: `createDataServices`. */
export const clientCreator = (document: string): string =>
  `create${document.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase())}`;

/** Returns a call of the TypeScript client; `options` and `members` are the members of the objects that are passed. */
export const clientCallText = (
  document: string,
  operationId: string,
  options: readonly string[],
  members: readonly string[],
): string =>
  [
    `import { ${clientCreator(document)} } from 'millrace-client';`,
    '',
    `const hub = ${clientCreator(document)}({ ${options.join(', ')} });`,
    `const { data, error, response } = await hub.${operationId}(${members.length === 0 ? '{}' : `{\n${indentedMembers(members)}\n}`});`,
  ].join('\n');

/** Returns a command for curl; a body is sent unchanged. */
export const curlText = (method: string, url: string, headers: readonly string[], body: string | undefined): string =>
  [
    `curl ${method === 'HEAD' ? '--head' : `-X ${method}`} ${shellWord(url)}`,
    ...headers.map((header) => `-H ${header}`),
    ...(body === undefined ? [] : [`--data-binary ${shellWord(body)}`]),
  ].join(' \\\n  ');
