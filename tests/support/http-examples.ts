// Reads the worked examples of docs/behavior: http code blocks with a request, an empty line and a response, which starts with a status
// line. "…" means omitted text (docs/behavior/README.md#examples).
import { STATUS_CODES } from 'node:http';

export interface Example {
  /** The method and path of the request, for the titles of tests. */
  readonly title: string;
  readonly request: Message & { readonly method: string; readonly path: string };
  readonly response: Message & { readonly status: number };
}

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  /** The body; empty if the message has none. */
  readonly body: string;
}

const statusLine = /^(\d{3}) (.+)$/m;

/** Returns the examples of a page in order; throws for an invalid http block. */
export function examplesOf(markdown: string): readonly Example[] {
  return [...markdown.matchAll(/^ *```http\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => exampleOf(block));
}

function exampleOf(block: string): Example {
  const [line = '', code = '', phrase] = statusLine.exec(block) ?? [];
  const status = Number(code);
  if (phrase === undefined || STATUS_CODES[status] !== phrase) throw new Error(`No status line in\n${block}`);
  const at = block.indexOf(`\n${line}\n`);
  const request = messageOf(block.slice(0, at));
  const [, method = '', path = ''] = /^([A-Z]+) (\S[\s\S]*)$/.exec(request.start) ?? [];
  if (method === '') throw new Error(`No request in\n${block}`);
  return {
    title: `${method} ${path}`,
    request: { ...request, method, path },
    response: { ...messageOf(block.slice(at + 1)), status },
  };
}

/** Parses a message: a first line, which continues in indented lines, headers, an empty line and a body. */
function messageOf(text: string): Message & { readonly start: string } {
  const [head = '', ...rest] = text.trimEnd().split('\n\n');
  const [start = '', ...fields] = head.replaceAll(/\n +/g, '').split('\n');
  const headers = fields.map((field) => {
    const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(field) ?? [];
    if (name === '') throw new Error(`No header: ${field}`);
    return [name, value] as const;
  });
  return { start, headers: Object.fromEntries(headers), body: rest.join('\n\n').trim() };
}

const omitted = '…';

/** Parses the JSON of an example; a bare … at the end of an object or array becomes a member or item. */
export const parseElided = (text: string): unknown =>
  JSON.parse(
    text.replaceAll(/(,?)\s*…(?=\s*([}\]]))/g, (_all, comma, close) => `${comma}"…"${close === '}' ? ':"…"' : ''}`),
  );

/** Returns the actual value with … where the expected value has …, so that matching values are equal. */
export function elide(actual: unknown, expected: unknown): unknown {
  if (expected === omitted) return actual === undefined ? undefined : omitted;
  if (typeof expected === 'string' && typeof actual === 'string') return elideText(actual, expected);
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const isOpen = expected.at(-1) === omitted;
    const compared = isOpen ? actual.slice(0, expected.length - 1) : actual;
    return [...compared.map((item, i) => elide(item, expected[i])), ...(isOpen ? [omitted] : [])];
  }
  if (!isObject(expected) || !isObject(actual)) return actual;
  const isOpen = omitted in expected;
  const compared = Object.entries(actual).filter(([name]) => !isOpen || name in expected);
  return {
    ...Object.fromEntries(compared.map(([name, value]) => [name, elide(value, expected[name])])),
    ...(isOpen ? { [omitted]: omitted } : {}),
  };
}

/** Returns the expected text if the actual text matches it apart from …, and otherwise the actual text. */
export function elideText(actual: string, expected: string): string {
  const parts = expected.split(omitted).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^]*')}$`).test(actual) ? expected : actual;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
