// Logs requests: a line for each success, a warning for each refusal.
// docs/behavior/errors-and-limits.md#log
import type { Request, Response } from 'express';
import type { Logger } from 'pino';

/** Writes a limited number of warnings. */
export interface Warnings {
  warn(fields: object, message: string): void;
}

/** The milliseconds for which warnings are counted together. */
const period = 10_000;
/** The maximum number of characters of a path in the log. */
const maxPathLength = 500;

/** Writes at most `limit` warnings in 10 seconds, then the number of those left out, so that repeated refusals do not fill the disk. */
export function limitedWarnings(log: Pick<Logger, 'warn'>, limit: number): Warnings {
  let written = 0;
  let left = 0;
  const logRest = () => {
    if (left > 0) log.warn({ left, limit }, 'More requests were refused than WARNING_LIMIT lets be logged.');
    written = 0;
    left = 0;
  };
  return {
    warn(fields, message) {
      if (written === limit) {
        left += 1;
        return;
      }
      if (written === 0) setTimeout(logRest, period).unref();
      written += 1;
      log.warn(fields, message);
    },
  };
}

/** Returns a function that logs a request when its response has been sent. */
export function requestLog(
  log: Logger,
  warnings: Warnings,
  senderAddress: (request: Request) => string,
): (request: Request, response: Response) => void {
  if (!log.isLevelEnabled('warn')) return () => undefined;
  const logsSuccess = log.isLevelEnabled('info');
  return (request, response) => {
    const started = logsSuccess ? performance.now() : 0;
    response.once('finish', () => {
      const { statusCode: status } = response;
      const isRefused = status === 401 || status === 403;
      if (!isRefused && (status >= 400 || !logsSuccess)) return;
      const requestId = response.getHeader('Operation-Id');
      const fields = { requestId, method: request.method, path: loggedPath(request.originalUrl), status };
      if (isRefused) warnings.warn({ ...fields, address: senderAddress(request) }, 'request refused');
      else log.info({ ...fields, milliseconds: Math.round(performance.now() - started) }, 'request');
    });
  };
}

/** The path without its query, which may contain a token, and without the id of a sign-in in progress. */
function loggedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '').slice(0, maxPathLength);
  return path.replace(/^(\/identity\/(?:signin|connect\/authorize)\/).+$/i, '$1…');
}
