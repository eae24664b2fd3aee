// A PostgreSQL cluster for tests, in a temporary folder with its socket.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, it } from '@jest/globals';
import { Client } from 'pg';

const debian = '/usr/lib/postgresql';
const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];

/** The folder of the programs of PostgreSQL: POSTGRES_BIN, or the newest version of Debian; undefined if there is none. */
export const postgresBin = [
  process.env['POSTGRES_BIN'],
  ...versions.map((version) => join(debian, version, 'bin')),
].find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));

/** Declares tests that need PostgreSQL; without it, one skipped test replaces them. */
export function describeOnPostgres(name: string, tests: () => void): void {
  describe(
    name,
    postgresBin === undefined ? () => it.skip('needs the programs of PostgreSQL', () => undefined) : tests,
  );
}

export interface Cluster {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  /** Drops a database that can be in use. */
  dropDatabase(url: string): Promise<void>;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

/** Starts a cluster without fsync, for tests only. */
export async function startPostgres(): Promise<Cluster> {
  if (postgresBin === undefined) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'millrace-pg-'));
  // PostgreSQL refuses to run as root; its package creates the user postgres.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(join(postgresBin, 'initdb'), [...options, `--pgdata=${data}`], { ...user, cwd: folder });
  const settings = [`unix_socket_directories=${folder}`, 'listen_addresses=', 'fsync=off', 'max_connections=200'];
  const server = spawn(join(postgresBin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });

  const urlOf = (database: string) => `postgresql://postgres@/${database}?host=${encodeURIComponent(folder)}`;
  const command = async (text: string) => {
    const client = new Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  let databases = 0;
  return {
    async createDatabase() {
      const name = `test${++databases}`;
      await command(`create database ${name}`);
      return urlOf(name);
    },
    dropDatabase: (url) => command(`drop database ${/test\d+/.exec(url)?.[0] ?? ''} with (force)`),
    async stop() {
      server.kill('SIGINT');
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true });
    },
  };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
