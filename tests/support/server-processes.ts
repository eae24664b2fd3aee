// Starts server processes for the tests of a file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { demo } from '../../server/seed/demo.ts';
import { startProcess, type ServerProcess } from './process.ts';

export interface ServerProcesses {
  /** Returns the folder of the current test. */
  readonly folder: () => string;
  /** Starts a server with these settings, by default with its data in a subfolder of the folder of the current test. */
  readonly start: (settings?: Readonly<Record<string, string>>, args?: readonly string[]) => ServerProcess;
}

/** Creates a folder for each test of the file; ends the servers and removes the folder after the test. */
export function serverProcesses(): ServerProcesses {
  let folder = '';
  let servers: ServerProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'millrace-server-'));
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    servers = [];
    rmSync(folder, { recursive: true });
  });
  return {
    folder: () => folder,
    start(settings = {}, args = []) {
      const server = startProcess({ DATA_DIR: join(folder, 'data'), ...settings }, args);
      servers.push(server);
      return server;
    },
  };
}

/** Returns a token of the demo client. */
export async function demoToken(url: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: demo.client,
    client_secret: demo.secret,
  });
  const response = await fetch(`${url}/identity/connect/token`, { method: 'POST', body });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}
