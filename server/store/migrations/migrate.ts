import { createHash } from 'node:crypto';
import type { Database, Dialect } from '../dialect/dialect.ts';
import type { Migration } from './migration.ts';
import { SchemaMismatch } from '../ports/faults.ts';

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

interface PreparedMigration extends AppliedMigration {
  readonly statements: readonly string[];
  readonly work: Migration['work'];
}

/**
 * Applies the migrations that a database does not have yet, in one transaction; concurrent calls wait for each other.
 * Rejects with SchemaMismatch and changes nothing if the applied migrations are not the first ones of the list.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  const prepared = migrations.map((migration) => prepareMigration(migration, database.dialect));
  await database.write(async (connection) => {
    for (const text of database.dialect.schemaLock) await connection.all(text);
    await connection.run(
      'create table if not exists migrations (number integer primary key, name text not null, checksum text not null)',
    );
    const applied = await connection.all<AppliedMigration>('select name, checksum from migrations order by number');
    for (const [i, step] of applied.entries()) requireSame(step, prepared[i]);
    for (const [i, { name, checksum, statements, work }] of prepared.entries()) {
      if (i < applied.length) continue;
      for (const text of statements) await connection.run(text);
      await work?.(connection, database.dialect);
      await connection.run('insert into migrations (number, name, checksum) values ($1, $2, $3)', [i, name, checksum]);
    }
  });
}

function prepareMigration({ name, statements, work }: Migration, dialect: Dialect): PreparedMigration {
  const texts = statements(dialect);
  // Whitespace does not count, since a formatter can change it.
  const checksum = createHash('sha256').update(texts.join(';').replaceAll(/\s+/g, ' ')).digest('hex');
  return { name, checksum, statements: texts, work };
}

function requireSame(applied: AppliedMigration, known: PreparedMigration | undefined): void {
  if (applied.name === known?.name && applied.checksum === known.checksum) return;
  const reason = known
    ? `this version has ${known.name} at its position, or a different text`
    : 'this version does not have it: a newer one wrote the database';
  throw new SchemaMismatch(`The database has the migration ${applied.name}; ${reason}.`);
}
