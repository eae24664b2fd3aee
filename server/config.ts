// The configuration of a server: reads its settings from the environment and checks that they fit together.
import type { Limit } from './requests/sent-body.ts';
import { isLoopback, isLoopbackUrl } from './requests/loopback.ts';
import { accessSettings } from './settings/access-settings.ts';
import type { Setting } from './settings/kinds.ts';
import { limitSettings } from './settings/limit-settings.ts';
import { serverSettings } from './settings/server-settings.ts';

/** Every setting, in the order in which they are listed. */
export const settings = { ...serverSettings, ...accessSettings, ...limitSettings } as const;

export type Config = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['parse']> };
type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that are limits. */
type LimitKey = { readonly [K in keyof Config]: Config[K] extends number ? K : never }[keyof Config];

/** Returns a limit with the name of its setting, for errors that name it. */
export const limitOf = (config: Config, key: LimitKey): Limit => ({ max: config[key], setting: settings[key].name });

/** Returns whether only this machine can reach the server: it listens on loopback and has no other public address. */
export const isLocal = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  isLoopback(host) && (publicUrl === '' || isLoopbackUrl(publicUrl));

/** Returns the settings that an environment gives; throws an Error that names the setting at fault and the next step. */
export function readConfig(environment: Environment): Config {
  const entries = Object.entries(settings).map(([key, setting]) => [key, valueOf(setting, environment)] as const);
  const config = withinBodyLimit(Object.fromEntries(entries) as Config, environment);
  if (config.previousSecretKey !== '' && config.secretKey === '')
    throw new Error('SECRET_KEY_OLD needs SECRET_KEY: set it to the text that encrypts the signing keys from now on.');
  if (isLocal(config)) return config;
  requireSafeBeyondThisMachine(config, environment);
  return { ...config, autoConsent: 'off' };
}

function valueOf({ name, default: usual, parse, isSecret = false }: Setting<unknown>, environment: Environment) {
  const value = given(environment, name) ?? usual;
  try {
    return parse(value);
  } catch (error) {
    throw new Error(`${name} must be ${(error as Error).message}${isSecret ? '' : `, but is '${value}'`}.`);
  }
}

/** The text of a variable; an empty one counts as not set. */
function given(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  return value === '' ? undefined : value;
}

/** Preferences are sent in administrative bodies, so a limit above that of those bodies would have no effect. */
function withinBodyLimit(config: Config, environment: Environment): Config {
  const { preferencesLimit, adminBodyLimit } = config;
  if (preferencesLimit <= adminBodyLimit) return config;
  const { preferencesLimit: preferences, adminBodyLimit: body } = settings;
  if (given(environment, preferences.name) !== undefined)
    throw new Error(
      `${preferences.name}=${preferencesLimit} is more than ${body.name}=${adminBodyLimit}, which holds for preferences, too. ` +
        `Raise ${body.name}, or lower ${preferences.name}.`,
    );
  return { ...config, preferencesLimit: adminBodyLimit };
}

/** Throws an Error for settings that are safe only when no other machine can reach the server. */
function requireSafeBeyondThisMachine(config: Config, environment: Environment): void {
  const [open, remedy] = isLoopback(config.host)
    ? [`PUBLIC_URL=${config.publicUrl} is open to others.`, 'leave PUBLIC_URL empty']
    : [`HOST=${config.host} is open to others.`, 'set HOST=127.0.0.1'];
  if (config.auth === 'off') throw new Error(`AUTH=off is for this machine only; ${open} Set AUTH=on, or ${remedy}.`);
  if (config.explainAccess === 'on')
    throw new Error(`EXPLAIN_ACCESS=on is for development; ${open} Leave it off, or ${remedy}.`);
  if (config.seed === 'demo')
    throw new Error(`The demo seed has a well-known secret; ${open} Set SEED=none, or ${remedy}.`);
  if (given(environment, settings.autoConsent.name) === 'on')
    throw new Error(`AUTO_CONSENT=on is for development; ${open} Set AUTO_CONSENT=off, or ${remedy}.`);
  // docs/behavior/signing-in.md#this-machine-only: tokens and keys of the built-in issuer must not travel unencrypted.
  if (config.oidcIssuer === '' && !config.publicUrl.startsWith('https://'))
    throw new Error(
      `PUBLIC_URL must begin with https://, as it is the issuer of tokens; ${open} ` +
        `Set PUBLIC_URL=https://… of the proxy that ends TLS, set OIDC_ISSUER=https://… of another issuer, or ${remedy}.`,
    );
}

/** Returns the text of --help: every setting with its description and default. */
export function helpText(): string {
  const rows = Object.values(settings).map(({ name, default: usual, description }) => {
    return `  ${name.padEnd(22)} ${description.replaceAll('`', '')} (default: ${usual === '' ? 'none' : usual})`;
  });
  return ['Usage: make start, or npm start', '', 'Settings are taken from the environment:', ...rows, ''].join('\n');
}
