// Reads the settings, starts, and ends cleanly on SIGTERM or Ctrl-C.
import { setFlagsFromString } from 'node:v8';
import { announcement, type DemoAccess } from './announcement.ts';
import { systemTicks } from './runtime/clock.ts';
import { helpText, readConfig, type Config } from './config.ts';
import { isDemoOpen } from './seed/demo.ts';
import { startServer } from './start.ts';
import type { Store } from './store/ports/store.ts';

/**
 * Sets V8 up for a server whose requests bring much and leave little behind: buffers outside of the heap count as part of it, objects are
 * always made young, and the heap grows by half at most before a collection. docs/decisions/0002-server.md has the reasons and figures.
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
