// A PostgreSQL cluster for tests, in a temporary folder with its socket. jest.config.js starts one for all files of a run.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { openStore } from '../../server/store/open.ts';

const debian = '/usr/lib/postgresql';
const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];

/** The folder of the programs of PostgreSQL: POSTGRES_BIN, or the newest version of Debian; undefined if there is none. */
export const postgresBin = [
  process.env['POSTGRES_BIN'],
  ...versions.map((version) => join(debian, version, 'bin')),
].find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));

/** The environment variable with the folder of the cluster of the run. */
const variable = 'MILLRACE_TEST_POSTGRES';

/** The database of a cluster that has the current schema and no rows. Copies take a seventh of the time of the migrations. */
export const migratedTemplate = 'migrated';

/** Returns the URL of a database of the cluster with its socket in a folder. */
export const databaseUrl = (folder: string, database: string): string =>
  `postgresql://postgres@/${database}?host=${encodeURIComponent(folder)}`;

/** Runs commands in the database of the superuser. */
export async function runCommands(folder: string, commands: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(folder, 'postgres') });
  await client.connect();
  try {
    for (const command of commands) await client.query(command);
  } finally {
    await client.end();
  }
}

/** Returns the folder of the cluster of the run; undefined if the run has none. */
export const sharedClusterFolder = (): string | undefined => process.env[variable];

export interface RunningCluster {
  /** The folder of its socket. */
  readonly folder: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

let shared: RunningCluster | undefined;

/** Starts the cluster of the run, if PostgreSQL is installed. */
export async function startSharedCluster(): Promise<void> {
  if (postgresBin === undefined) return;
  shared = await startCluster();
  process.env[variable] = shared.folder;
}

/** Stops the cluster of the run. */
export async function stopSharedCluster(): Promise<void> {
  await shared?.stop();
}

/** Starts a cluster without fsync, for tests only. */
export async function startCluster(): Promise<RunningCluster> {
  if (postgresBin === undefined) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'millrace-pg-'));
  // PostgreSQL refuses to run as root; its package creates the user postgres.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(join(postgresBin, 'initdb'), [...options, `--pgdata=${data}`], { ...user, cwd: folder });
  const settings = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=',
    'fsync=off',
    'full_page_writes=off',
    'max_connections=400',
  ];
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
  await runCommands(folder, [`create database ${migratedTemplate}`]);
  await (await openStore({ databaseUrl: databaseUrl(folder, migratedTemplate) })).close();
  return {
    folder,
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
