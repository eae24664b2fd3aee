// make start: reads the settings, listens, and ends cleanly on SIGTERM or Ctrl-C.
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { helpText, readConfig, type Config } from './config.ts';

/** Listens as the settings say and answers a function that ends the server. */
function start({ host, port }: Config): () => void {
  const server = createApp().listen(port, host, (error?: Error & { code?: string }) => {
    if (error) {
      const reason =
        error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another: PORT=8081 make start` : error.message;
      console.error(reason);
      process.exitCode = 1;
      return;
    }
    const url = `http://${host}:${(server.address() as AddressInfo).port}`;
    console.log(`Millrace listens on ${url}; documentation: ${url}/docs`);
  });
  return () => {
    server.close();
    server.closeIdleConnections();
  };
}

if (process.argv.includes('--help')) {
  console.log(helpText());
} else {
  try {
    const stop = start(readConfig(process.env));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
