// Reads the settings, starts, and ends cleanly on SIGTERM or Ctrl-C.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { helpText, readConfig } from './config.ts';
import { endWarningsOfUrlParse } from './contract/validation.ts';
import { startServer } from './start.ts';

/**
 * Lets V8 collect the whole heap by what lies outside of it, too (bodies, chunks, blocks), as a part of all, and not each time that 8 MB
 * of it have come: without this, collections took a quarter of the time of an ingest, and half that of a long read (measured).
 */
function weighBuffersRightly(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}

/**
 * Collects all garbage once, of which a start leaves much. Found by trying, its cause not traced: without it, 5 of 39 jobs of a million
 * rows took 302 MB or more at their peak; with it, 25 of 25 took 193 MB or less.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}

async function start(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(helpText());
    return;
  }
  weighBuffersRightly();
  endWarningsOfUrlParse();
  const config = readConfig(process.env);
  const server = await startServer(config);
  console.log(`Millrace listens on ${server.url}; documentation: ${server.url}/docs`);
  const end = () => {
    server.stop().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  if (config.auth === 'on' && config.oidcIssuer === '') {
    // A quarter of the start until now: the API is served meanwhile, and whoever comes for a token finds it loaded.
    await import('./openid/provider.ts').catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
  }
  collectGarbage();
}

/** Starts the server, or says why it cannot and sets the exit code to 1. */
export async function serve(): Promise<void> {
  await start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
