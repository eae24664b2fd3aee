// Reads the settings, starts, and ends cleanly on SIGTERM or Ctrl-C.
import { setFlagsFromString } from 'node:v8';
import { announcement, type DemoAccess } from './announcement.ts';
import { systemTicks } from './runtime/clock.ts';
import { helpText, readConfig, type Config } from './config.ts';
import { endWarningsOfUrlParse } from './api/validation.ts';
import { isDemoOpen } from './seed/demo.ts';
import { startServer } from './start.ts';
import type { Store } from './store/ports/store.ts';

/**
 * Two habits of V8 that do not suit a server whose requests bring much and leave nothing. It looks at what lies outside of its heap (bodies,
 * chunks, blocks) each time that 8 MB of it have come, and collects all for it; now it weighs it as a part of all. And where most of what
 * was made in some place was still there at a collection (the rows of a batch under way) it makes more of it among what is old, so that
 * all that those rows name stays until a full collection. What both gave is in docs/decisions/0002-server.md.
 */
function tuneGarbageCollection(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--heap-growing-percent=50');
}

async function demoAccess({ auth, oidcIssuer }: Config, store: Store): Promise<DemoAccess> {
  if (!(await isDemoOpen(store, systemTicks))) return 'none';
  if (auth === 'off') return 'open';
  return oidcIssuer === '' ? 'token' : 'none';
}

async function start(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(helpText());
    return;
  }
  tuneGarbageCollection();
  endWarningsOfUrlParse();
  const config = readConfig(process.env);
  const server = await startServer(config);
  const announced = announcement(server.url, await demoAccess(config, server.store));
  const end = () => {
    server.stop().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  // Who reads this may end the server at once.
  console.log(announced);
  if (config.auth === 'on' && config.oidcIssuer === '') {
    // A quarter of the start until now: the API is served meanwhile, and whoever comes for a token finds it loaded.
    await import('./openid/provider.ts').catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
  }
}

/** Starts the server, or says why it cannot and sets the exit code to 1. */
export async function serve(): Promise<void> {
  await start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
