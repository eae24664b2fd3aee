// What the log says of requests: a line for each that succeeded, a warning for each that was refused.
// docs/behavior/errors-and-limits.md#log
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Writes warnings, though only so many in a time. */
export interface Warnings {
  warn(fields: object, message: string): void;
}

/** For so many milliseconds the warnings are counted together. */
const counted = 10_000;
/** What is told of a longer path. */
const longestPath = 500;

/** Writes at most `limit` warnings in 10 seconds, and then how many more there were: whoever is refused again and again fills no disk. */
export function limitedWarnings(log: Pick<Logger, 'warn'>, limit: number): Warnings {
  let written = 0;
  let left = 0;
  const tellRest = () => {
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
      if (written === 0) setTimeout(tellRest, counted).unref();
      written += 1;
      log.warn(fields, message);
    },
  };
}

/** Logs requests when they have been answered. */
export function requestLog(log: Logger, warnings: Warnings, addressOf: (request: Request) => string): RequestHandler {
  if (!log.isLevelEnabled('warn')) {
    return (_request, _response, next) => {
      next();
    };
  }
  const tellsSuccess = log.isLevelEnabled('info');
  return (request, response, next) => {
    const started = tellsSuccess ? performance.now() : 0;
    response.once('finish', () => {
      const { statusCode: status } = response;
      const isRefused = status === 401 || status === 403;
      if (!isRefused && (status >= 400 || !tellsSuccess)) return;
      const requestId = response.getHeader('Operation-Id');
      const fields = { requestId, method: request.method, path: shownPath(request.originalUrl), status };
      if (isRefused) warnings.warn({ ...fields, address: addressOf(request) }, 'request refused');
      else log.info({ ...fields, milliseconds: Math.round(performance.now() - started) }, 'request');
    });
    next();
  };
}

/** A path without its query, which may hold a token, and without what names a sign-in under way. */
function shownPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '').slice(0, longestPath);
  return path.replace(/^(\/identity\/(?:signin|connect\/authorize)\/).+$/i, '$1…');
}
