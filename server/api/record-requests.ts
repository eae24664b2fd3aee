// Records requests with their responses in the log of requests, without secrets (docs/behavior/control.md#log-of-requests).
import type { Request, Response } from 'express';
import type { Decision } from '../requests/access.ts';
import { memoize } from '../domain/memoize.ts';
import type { RequestLog } from '../requests/request-log.ts';
import { systemMilliseconds } from '../runtime/clock.ts';
import type { Operation } from './operations.ts';
import type { Trace } from './request-auditor.ts';

/** The maximum length of a recorded path and of each recorded body. */
const maxLength = 4_096;
/** The maximum length of a recorded header. */
const maxHeaderLength = 250;
/** The maximum number of recorded decisions about rights. */
const maxDecisions = 10;

/** A member of JSON whose name says that its value is secret; the end of a value can be missing from a shortened text. */
const secretMember = /("[^"\\]*(?:secret|token|password)[^"\\]*"\s*:\s*")(?:[^"\\]|\\.)*/gi;

/** Returns a text without the values of secrets. */
export const withoutSecrets = (text: string): string => text.replaceAll(secretMember, '$1…');

/** A parameter of a query whose name says that its value is secret. */
const secretParameter = /([?&][^=&]*(?:secret|password|access_?token|id_token)[^=&]*=)[^&]*/gi;

/** Returns a path with its query, without the values of secrets. */
const pathWithoutSecrets = (path: string) =>
  path.includes('?') ? path.replaceAll(secretParameter, '$1redacted') : path;

/** Adds a decision about a right to a trace, unless it has enough of them. */
export function addDecision(trace: Trace, decision: () => Decision): void {
  const decisions = (trace.decisions ??= []);
  if (decisions.length < maxDecisions) decisions.push(decision());
}

const noHeaders: Readonly<Record<string, string>> = {};
const noDecisions: readonly Decision[] = [];

/** Returns the names of the headers that the log has: those that the operation declares, Content-Type and Prefer. */
const recordedHeaders = memoize<Operation, readonly (readonly [name: string, key: string])[]>(({ parameters }) => {
  const declared = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  return ['Content-Type', 'Prefer', ...declared].map((name) => [name, name.toLowerCase()]);
});

function headersOf({ headers }: Request, operation: Operation): Readonly<Record<string, string>> {
  let recorded: Record<string, string> | undefined;
  for (const [name, key] of recordedHeaders(operation)) {
    const value = headers[key];
    if (value !== undefined) (recorded ??= {})[name] = String(value).slice(0, maxHeaderLength);
  }
  return recorded ?? noHeaders;
}
const noFaults: readonly string[] = [];

/** Records a request when its response has ended, unless it was refused before its tenant was known. */
export type RecordRequest = (request: Request, response: Response, operation: Operation, trace: Trace) => void;

/** Returns a function that records requests in a log. */
export function requestRecorder(log: RequestLog): RecordRequest {
  return (request, response, operation, trace) => {
    const time = systemMilliseconds();
    const started = performance.now();
    response.once('close', () => {
      const {
        caller,
        tenant = caller?.tenantId,
        body,
        responseBody,
        decisions = noDecisions,
        faults = noFaults,
      } = trace;
      if (tenant === undefined) return;
      const ended = performance.now();
      const { repliedAt = ended, receivedAt = repliedAt } = trace;
      log.add({
        id: String(response.getHeader('Operation-Id')),
        tenant,
        time,
        milliseconds: rounded(ended - started),
        timings: {
          receive: rounded(receivedAt - started),
          handle: rounded(repliedAt - receivedAt),
          send: rounded(ended - repliedAt),
        },
        method: request.method,
        path: pathWithoutSecrets(request.originalUrl.slice(0, maxLength)),
        operationId: operation.id,
        status: trace.isReset ? 0 : response.statusCode,
        faults,
        caller: caller ? { kind: caller.kind, id: caller.id } : null,
        access: decisions,
        requestHeaders: headersOf(request, operation),
        requestBody: shortText(body),
        responseType: responseTypeOf(response),
        responseBody: shortText(responseBody),
      });
    });
  };
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 100) / 100;

function responseTypeOf(response: Response): string | null {
  const type = response.getHeader('Content-Type');
  return typeof type === 'string' ? type : null;
}

/** Returns the beginning of a body, in memory of its own; null for none. */
function shortText(body: string | Uint8Array | undefined): string | null {
  if (body === undefined || body.length === 0) return null;
  const text =
    typeof body === 'string' ? body.slice(0, maxLength) : Buffer.from(body.subarray(0, maxLength)).toString();
  return Buffer.from(withoutSecrets(text)).toString();
}
