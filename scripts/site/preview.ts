// make docs-watch: serves the site while it is written, and builds it again on every save. Open pages reload themselves.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import express from 'express';
import { root } from '../documents.ts';
import { watchFolder } from '../watch-folder.ts';

/** How long to wait for the other files of a save, in milliseconds. */
const saveDelay = 60;

export interface Preview {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** Serves the site on a port of this machine, and builds it again when a file that it is made of is saved. */
export async function previewSite(port: number): Promise<Preview> {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-preview-'));
  const site = join(folder, 'docs');
  const listeners = new Set<ServerResponse>();
  const builder = new Builder(site, () => {
    for (const listener of listeners) listener.write('event: built\ndata: \n\n');
  });
  await builder.build();

  const app = express();
  app.get('/changes', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  });
  app.use('/docs', express.static(site));
  app.get('/', (_request, response) => {
    response.redirect('/docs/');
  });
  const server = createServer(app);
  const url = `http://127.0.0.1:${await listen(server, port)}/docs/`;
  console.log(
    `The site is at ${url}. It follows every save in openapi/, docs/, generated/examples/ and scripts/site/.`,
  );

  const watchers = ['openapi', 'docs', join('generated', 'examples'), join('scripts', 'site')].map((source) =>
    watchFolder(join(root, source), (path) => {
      console.log(`${relative(root, path).replaceAll(sep, '/')} was saved.`);
      builder.buildSoon();
    }),
  );
  const stop = async () => {
    for (const watcher of watchers) watcher.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await builder.finished();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Builds the site in a process of its own, so that changes of the generator take effect too; one build at a time. */
class Builder {
  private readonly site: string;
  private readonly onBuilt: () => void;
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(site: string, onBuilt: () => void) {
    this.site = site;
    this.onBuilt = onBuilt;
  }

  buildSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.running.then(() => this.build());
    }, saveDelay);
  }

  /** Builds the site; reports a failure on the console. */
  build(): Promise<void> {
    return new Promise((resolve) => {
      const env = { ...process.env, NODE_OPTIONS: '', SITE_DIR: this.site, SITE_PREVIEW: 'on' };
      const child = spawn(process.execPath, [join(root, 'scripts', 'docs.ts')], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child.on('close', (code) => {
        if (code === 0) this.onBuilt();
        resolve();
      });
    });
  }

  /** Resolves when no build runs and none is due. */
  async finished(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }
}
