/** The verbs an operationId may start with, by method. Longer verbs stand before those they begin with. */
export const verbs = {
  get: ['list', 'get', 'search', 'export'],
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
  ],
  put: ['createOrUpdate', 'update', 'replace', 'save', 'set', 'change', 'add'],
  patch: ['patch'],
  delete: ['delete', 'remove'],
};
