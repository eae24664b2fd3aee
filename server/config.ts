// Settings come from the environment, each with a default; this table is what --help prints and what is read.
export interface Config {
  readonly host: string;
  readonly port: number;
}

export const settings = [
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'address to listen on' },
  { name: 'PORT', fallback: '8080', meaning: 'port to listen on; 0 takes any free one' },
] as const;

/** The settings that an environment gives; throws an Error that names the setting at fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const value = (name: (typeof settings)[number]['name']) => {
    const given = env[name];
    return given !== undefined && given !== '' ? given : (settings.find((s) => s.name === name)?.fallback ?? '');
  };
  const port = Number(value('PORT'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, but is '${value('PORT')}'.`);
  }
  return { host: value('HOST'), port };
}

/** The text of --help: every setting with its default. */
export function helpText(): string {
  const rows = settings.map(({ name, fallback, meaning }) => `  ${name.padEnd(12)} ${meaning} (default: ${fallback})`);
  return ['Usage: make start, or npm start', '', 'Settings are taken from the environment:', ...rows, ''].join('\n');
}
