import type { Connection, Dialect } from '../dialect/dialect.ts';

/** A step of the schema. Never edit a released one: databases store a checksum of the statements that were applied. */
export interface Migration {
  readonly name: string;
  readonly statements: (dialect: Dialect) => readonly string[];
  /** Changes that SQL alone cannot make; runs after the statements, in the same transaction. */
  readonly work?: (connection: Connection, dialect: Dialect) => Promise<void>;
}
