// Hooks for OpenTelemetry spans and for log entries. Neither needs a package.
import type { Hook } from './hooks.ts';

/** The part of OpenTelemetry's Tracer that is used; `trace.getTracer('…')` is one. */
export interface Tracer {
  startSpan(
    name: string,
    options: { readonly kind: number; readonly attributes: Record<string, string | number> },
  ): Span;
}
export interface Span {
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { code: number; message?: string }): unknown;
  addEvent(name: string, attributes: Record<string, string | number>): unknown;
  recordException(error: Error): void;
  spanContext(): { readonly traceId: string; readonly spanId: string; readonly traceFlags: number };
  end(): void;
}

const SPAN_KIND_CLIENT = 2;
const STATUS_CODE_ERROR = 2;

/**
 * Returns a hook that creates a span for each call, by OpenTelemetry's conventions for HTTP clients, and sends its context to the server.
 *
 * @example
 * const hub = createDataServices({ baseUrl, auth, hooks: [tracing(trace.getTracer('my-service'))] });
 */
export function tracing(tracer: Tracer): Hook {
  return ({ operation, method, route, url, headers }) => {
    const span = tracer.startSpan(`${method} ${route}`, {
      kind: SPAN_KIND_CLIENT,
      attributes: {
        'http.request.method': method,
        'url.template': route,
        'url.full': url,
        'server.address': new URL(url).hostname,
        ...(operation === undefined ? {} : { 'openapi.operation_id': operation }),
      },
    });
    const { traceId, spanId, traceFlags } = span.spanContext();
    headers.set('traceparent', `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`);
    return {
      retry({ attempt, pause, status, error }) {
        const why = status ?? error?.message ?? '';
        span.addEvent('retry', { 'http.request.resend_count': attempt, pause, why });
      },
      end({ response, error, attempts }) {
        if (response) span.setAttribute('http.response.status_code', response.status);
        const id = response?.headers.get('Operation-Id');
        if (id) span.setAttribute('http.response.header.operation-id', id);
        if (attempts > 1) span.setAttribute('http.request.resend_count', attempts - 1);
        if (error) {
          span.setAttribute('error.type', response ? String(response.status) : error.name);
          span.setStatus({ code: STATUS_CODE_ERROR, message: error.message });
          if (!response) span.recordException(error);
        }
        span.end();
      },
    };
  };
}

export interface LogEntry {
  readonly call: string;
  readonly url: string;
  readonly milliseconds: number;
  readonly attempts: number;
  readonly status?: number;
  /** The Operation-Id, which identifies the call in the server's log. */
  readonly operationId?: string;
  readonly error?: string;
}

/**
 * Returns a hook that writes an entry when a call is over. Entries contain no access tokens and no bodies.
 *
 * @example
 * const hub = createDataServices({ baseUrl, auth, hooks: [logging((entry) => log.info(entry))] });
 */
export function logging(write: (entry: LogEntry) => void): Hook {
  return ({ operation, method, route, url }) => {
    const started = performance.now();
    return {
      end({ response, error, attempts }) {
        const operationId = response?.headers.get('Operation-Id');
        write({
          call: operation ?? `${method} ${route}`,
          url,
          milliseconds: Math.round(performance.now() - started),
          attempts,
          ...(response ? { status: response.status } : {}),
          ...(operationId ? { operationId } : {}),
          ...(error ? { error: error.message } : {}),
        });
      },
    };
  };
}
