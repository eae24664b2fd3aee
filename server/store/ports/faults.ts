// The errors of stores. Facts about the data ('exists', 'missing') are results, not errors.

/** The database is unavailable (unreachable, locked, out of disk space, closed); `cause` is its error. The caller can retry later. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/** The schema of the database belongs to another version of this program; nothing was changed. */
export class SchemaMismatch extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SchemaMismatch';
  }
}
