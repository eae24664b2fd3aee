/** The verbs an operationId may start with, by method. Longer verbs stand before those they begin with. */
export const verbs = {
  get: ['list', 'get', 'search', 'export', 'stream'],
  head: ['count', 'check'],
  post: [
    'advance',
    'create',
    'getOrCreate',
    'insert',
    'add',
    'register',
    'report',
    'refresh',
    'queue',
    'query',
    'convert',
    'grant',
    'reset',
    'wait',
  ],
  put: ['createOrUpdate', 'update', 'replace', 'save', 'set', 'change', 'add'],
  patch: ['patch'],
  delete: ['delete', 'remove'],
};
