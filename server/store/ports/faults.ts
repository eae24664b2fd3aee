// What goes wrong below the store. Facts about the data ("exists", "missing") are results, not faults.

/** The database cannot do its work now (gone, locked, disk full, closed); `cause` is what it said. A caller may try again later. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/** The database was written by another version of the schema than this program knows; nothing was changed. */
export class SchemaMismatch extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SchemaMismatch';
  }
}
