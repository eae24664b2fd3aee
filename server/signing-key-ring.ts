// The key ring of a server, from its settings.
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openKeyRing, type KeyRing } from './openid/key-ring.ts';
import { readKeyFile, removeKeyFile } from './openid/keys.ts';
import type { Store } from './store/ports/store.ts';

/** Returns the key ring in a store. It includes keys that an earlier version stored in the data folder. */
export async function signingKeyRing(config: Config, store: Store, now: () => number, log: Logger): Promise<KeyRing> {
  const folder = config.dataDir === ':memory:' ? undefined : config.dataDir;
  const ring = await openKeyRing({
    store,
    now,
    signingDays: config.keyDays,
    secretKey: config.secretKey,
    previousSecretKey: config.previousSecretKey,
    fileKeys: folder === undefined ? undefined : await readKeyFile(folder),
    onRotationFailed(error) {
      log.error({ err: error }, 'No new signing key could be created; the current key stays in use.');
    },
  });
  // The store now contains the keys, encrypted.
  if (config.secretKey !== '' && folder !== undefined) await removeKeyFile(folder);
  return ring;
}
