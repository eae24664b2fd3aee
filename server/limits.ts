// The limits of the API, from the settings.
import { Admission } from './api/admission.ts';
import type { BodyLimits } from './api/request-body.ts';
import { limitOf, type Config } from './config.ts';
import type { Limits } from './requests/limits.ts';

/** Returns the limits on the cost of one request. */
export function requestLimitsOf(config: Config): Limits {
  return {
    events: config.eventLimit,
    writes: {
      inflatedBytes: limitOf(config, 'inflatedLimit'),
      events: limitOf(config, 'eventLimit'),
      entryBytes: limitOf(config, 'eventSizeLimit'),
      storedBytes: limitOf(config, 'writeLimit'),
      unorderedEvents: limitOf(config, 'unorderedLimit'),
    },
    intervals: config.intervalLimit,
    sortedEvents: config.sortLimit,
    joinedStreams: config.joinLimit,
    words: config.wordLimit,
    lookups: config.lookupLimit,
    cells: config.cellLimit,
    responseBytes: config.responseLimit,
    clients: config.clientLimit,
    users: config.userLimit,
    edgeSystems: config.edgeSystemLimit,
    preferenceBytes: config.preferencesLimit,
    jobs: config.jobLimit,
  };
}

/** Returns the limits on the body of one request. */
export function bodyLimitsOf(config: Config): BodyLimits {
  return {
    events: limitOf(config, 'bodyLimit'),
    administration: limitOf(config, 'adminBodyLimit'),
    documents: limitOf(config, 'documentBodyLimit'),
    values: limitOf(config, 'valueLimit'),
    seconds: config.bodyTimeout,
  };
}

/** Returns the admission control, with its limits on concurrent work. */
export function admissionOf(config: Config): Admission {
  return new Admission({
    requests: config.requestsAtOnce,
    requestsPerCaller: config.requestsPerCaller,
    bodies: config.bodiesAtOnce,
    bodiesPerCaller: config.requestsPerCaller,
    bodyBytes: config.bodyMemory,
  });
}
