// The worked examples of docs/behavior: fenced blocks of language http, each a request, an empty line, and the response from its status line on.
// "…" stands for what an example leaves out (docs/behavior/README.md#examples).
import { STATUS_CODES } from 'node:http';

export interface Example {
  /** Method and path as they are in the block, for titles of failures. */
  readonly title: string;
  readonly request: Message & { readonly method: string; readonly path: string };
  readonly response: Message & { readonly status: number };
}

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  /** Empty where the message has no body. */
  readonly body: string;
}

const statusLine = /^(\d{3}) (.+)$/m;

/** Returns the examples of a page in their order; throws for an http block that is none. */
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

/** Reads a first line, which may go on in lines that begin with spaces, headers, and after an empty line the body. */
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

const rest = '…';

/** Returns the JSON of an example; a bare … after the last member or item becomes a member or item of its own. */
export const parseElided = (text: string): unknown =>
  JSON.parse(
    text.replaceAll(/(,?)\s*…(?=\s*([}\]]))/g, (_all, comma, close) => `${comma}"…"${close === '}' ? ':"…"' : ''}`),
  );

/** Returns an actual value with what an expected one leaves out replaced by …, so that the two are equal if they agree otherwise. */
export function elide(actual: unknown, expected: unknown): unknown {
  if (expected === rest) return actual === undefined ? undefined : rest;
  if (typeof expected === 'string' && typeof actual === 'string') return elideText(actual, expected);
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const isOpen = expected.at(-1) === rest;
    const shown = isOpen ? actual.slice(0, expected.length - 1) : actual;
    return [...shown.map((item, i) => elide(item, expected[i])), ...(isOpen ? [rest] : [])];
  }
  if (!isObject(expected) || !isObject(actual)) return actual;
  const isOpen = rest in expected;
  const shown = Object.entries(actual).filter(([name]) => !isOpen || name in expected);
  return {
    ...Object.fromEntries(shown.map(([name, value]) => [name, elide(value, expected[name])])),
    ...(isOpen ? { [rest]: rest } : {}),
  };
}

/** Returns the expected text where the actual one differs from it only where it has …, else the actual one. */
export function elideText(actual: string, expected: string): string {
  const parts = expected.split(rest).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^]*')}$`).test(actual) ? expected : actual;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
