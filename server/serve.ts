// Starts the server from its settings, and stops it on SIGTERM or Ctrl-C.
import { announcement, type DemoAccess } from './announcement.ts';
import { helpText, readConfig, type Config } from './config.ts';
import { tuneGarbageCollector } from './runtime/garbage-collection.ts';
import type { Server } from './start.ts';

/** Starts the server; if it cannot start, prints the reason and sets the exit code to 1. */
export async function serve(): Promise<void> {
  if (process.argv.includes('--help')) console.log(helpText());
  else await start().catch(reportFailure);
}

async function start(): Promise<void> {
  tuneGarbageCollector();
  const config = readConfig(process.env);
  // The server is loaded after the settings are valid, so that a mistake in them is reported at once.
  const { startServer } = await import('./start.ts');
  const server = await startServer(config);
  const text = announcement(server.url, await demoAccess(config, server));
  stopOnSignals(server);
  // The signal handlers come first, because a program that reads this text can stop the server at once.
  console.log(text);
  reportToParent(server.url);
  if (config.auth === 'on' && config.oidcIssuer === '') await loadProvider(server);
}

async function demoAccess({ auth, oidcIssuer }: Config, { store, clocks }: Server): Promise<DemoAccess> {
  const { isDemoClientUsable } = await import('./seed/demo.ts');
  if (!(await isDemoClientUsable(store, clocks.now))) return 'none';
  if (auth === 'off') return 'open';
  return oidcIssuer === '' ? 'token' : 'none';
}

function stopOnSignals(server: Server): void {
  const stop = () =>
    void server
      .stop()
      .catch(reportFailure)
      .finally(() => {
        if (process.connected) process.disconnect();
      });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  // A server with a channel to its parent process, as those of millrace/testing have, does not outlive it.
  if (process.channel) process.once('disconnect', stop);
}

/** Sends the URL of the server to the parent process, if it has a channel to it. */
function reportToParent(url: string): void {
  process.send?.({ url });
}

/** Loads the OpenID provider, so that the first token request is fast; stops the server if it cannot be loaded. */
async function loadProvider(server: Server): Promise<void> {
  try {
    await import('./openid/provider.ts');
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function reportFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
