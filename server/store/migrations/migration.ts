import type { Connection, Dialect } from '../dialect/dialect.ts';

/** A step of the schema. Once released it is never edited: a database remembers the text of every step that it has taken. */
export interface Migration {
  readonly name: string;
  readonly statements: (dialect: Dialect) => readonly string[];
  /** What SQL alone cannot do; done after the statements, in the same transaction. */
  readonly work?: (connection: Connection, dialect: Dialect) => Promise<void>;
}
