// Records requests with their responses in the log of requests, without secrets (docs/behavior/control.md#log-of-requests).
import type { Request, Response } from 'express';
import type { RequestLog } from '../requests/request-log.ts';
import { systemMilliseconds } from '../runtime/clock.ts';
import type { Operation } from './operations.ts';
import type { Trace } from './request-auditor.ts';

/** The maximum length of a recorded path and of each recorded body. */
const maxLength = 4_096;

/** A member of JSON whose name says that its value is secret; the end of a value can be missing from a shortened text. */
const secretMember = /("[^"\\]*(?:secret|token|password)[^"\\]*"\s*:\s*")(?:[^"\\]|\\.)*/gi;

/** Returns a text without the values of secrets. */
export const withoutSecrets = (text: string): string => text.replaceAll(secretMember, '$1…');

/** Records a request when its response has ended, unless it was refused before its tenant was known. */
export type RecordRequest = (request: Request, response: Response, operation: Operation, trace: Trace) => void;

/** Returns a function that records requests in a log. */
export function requestRecorder(log: RequestLog): RecordRequest {
  return (request, response, operation, trace) => {
    const time = systemMilliseconds();
    const started = performance.now();
    response.once('close', () => {
      const { caller, tenant = caller?.tenantId, body, responseBody } = trace;
      if (tenant === undefined) return;
      log.add({
        id: String(response.getHeader('Operation-Id')),
        tenant,
        time,
        milliseconds: Math.round((performance.now() - started) * 100) / 100,
        method: request.method,
        path: request.originalUrl.slice(0, maxLength),
        operationId: operation.id,
        status: response.statusCode,
        caller: caller ? { kind: caller.kind, id: caller.id } : null,
        requestBody: shortText(body),
        responseBody: shortText(responseBody),
      });
    });
  };
}

/** Returns the beginning of a body, in memory of its own; null for none. */
function shortText(body: string | Uint8Array | undefined): string | null {
  if (body === undefined || body.length === 0) return null;
  const text =
    typeof body === 'string' ? body.slice(0, maxLength) : Buffer.from(body.subarray(0, maxLength)).toString();
  return Buffer.from(withoutSecrets(text)).toString();
}
