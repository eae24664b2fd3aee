// make reset: removes the embedded store, so that the next start creates a new one with the demo tenant.
import { readConfig } from '../server/config.ts';
import { removeStore } from '../server/store/remove-store.ts';

function reset(): void {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== '')
    throw new Error('DATABASE_URL names a PostgreSQL database; drop and recreate it with the tools of PostgreSQL.');
  const removed = removeStore(dataDir);
  console.log(
    removed.length > 0 ? `Removed ${removed.join(', ')} from ${dataDir}.` : `There is no data in ${dataDir}.`,
  );
}

try {
  reset();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
