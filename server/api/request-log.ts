// Logs requests: a line for each success, a warning for each refusal (docs/behavior/errors-and-limits.md#log).
import type { Request, Response } from 'express';
import type { Logger } from 'pino';

/** A log with a limited number of warnings. */
export interface Warnings {
  warn(fields: object, message: string): void;
}

/** The period to which the limit on warnings applies. */
const periodMilliseconds = 10_000;
/** The maximum number of characters of a path in the log. */
const maxPathLength = 500;

/** Returns a log that writes at most `limit` warnings in 10 seconds, then the number of omitted ones, so that they cannot fill the disk. */
export function limitedWarnings(log: Pick<Logger, 'warn'>, limit: number): Warnings {
  let written = 0;
  let omitted = 0;
  const logOmitted = () => {
    if (omitted > 0) log.warn({ omitted, limit }, 'Refused requests above WARNING_LIMIT were not logged.');
    written = 0;
    omitted = 0;
  };
  return {
    warn(fields, message) {
      if (written === limit) {
        omitted += 1;
        return;
      }
      if (written === 0) setTimeout(logOmitted, periodMilliseconds).unref();
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
  const isSuccessLogged = log.isLevelEnabled('info');
  return (request, response) => {
    const started = isSuccessLogged ? performance.now() : 0;
    response.once('finish', () => {
      const { statusCode: status } = response;
      const isRefused = status === 401 || status === 403;
      if (!isRefused && (status >= 400 || !isSuccessLogged)) return;
      const requestId = response.getHeader('Operation-Id');
      const fields = { requestId, method: request.method, path: loggedPath(request.originalUrl), status };
      if (isRefused) warnings.warn({ ...fields, address: senderAddress(request) }, 'request refused');
      else log.info({ ...fields, milliseconds: Math.round(performance.now() - started) }, 'request');
    });
  };
}

/** Returns the path of a URL without its query, which can contain a token, and without the id of a sign-in. */
function loggedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '').slice(0, maxPathLength);
  return path.replace(/^(\/identity\/(?:signin|connect\/authorize)\/).+$/i, '$1…');
}
