// The configuration of a server: reads the settings from the environment and checks their combinations.
import type { Limit } from './requests/sent-body.ts';
import { isLoopback, isLoopbackUrl } from './requests/loopback.ts';
import { accessSettings } from './settings/access-settings.ts';
import type { Setting } from './settings/kinds.ts';
import { limitSettings } from './settings/limit-settings.ts';
import { serverSettings } from './settings/server-settings.ts';

/** All settings, in the order of --help and README.md. */
export const settings = { ...serverSettings, ...accessSettings, ...limitSettings } as const;

export type Config = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['parse']> };
type Environment = Readonly<Record<string, string | undefined>>;

/** The keys of numeric settings. */
type LimitKey = { readonly [K in keyof Config]: Config[K] extends number ? K : never }[keyof Config];

/** Returns a limit with the name of its setting, which error messages contain. */
export const limitOf = (config: Config, key: LimitKey): Limit => ({ max: config[key], setting: settings[key].name });

/** Returns whether the server can be reached from this machine only: it listens on loopback and has no other public address. */
export const isLocal = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  isLoopback(host) && (publicUrl === '' || isLoopbackUrl(publicUrl));

/** Returns the configuration in an environment; throws an Error that names the invalid setting and the next step. */
export function readConfig(environment: Environment): Config {
  const entries = Object.entries(settings).map(([key, setting]) => [key, valueOf(setting, environment)] as const);
  const read = limitPreferences(Object.fromEntries(entries) as Config, environment);
  const config = { ...read, control: controlOf(read, environment) };
  if (config.previousSecretKey !== '' && config.secretKey === '')
    throw new Error('SECRET_KEY_OLD needs SECRET_KEY: set it to the text that encrypts the signing keys from now on.');
  if (isLocal(config)) return config;
  requireSafePublicSettings(config, environment);
  return { ...config, autoConsent: 'off' };
}

function valueOf({ name, default: defaultText, parse, isSecret = false }: Setting<unknown>, environment: Environment) {
  const value = variableText(environment, name) ?? defaultText;
  try {
    return parse(value);
  } catch (error) {
    throw new Error(`${name} must be ${(error as Error).message}${isSecret ? '' : `, but is '${value}'`}.`);
  }
}

/** Returns the setting CONTROL, which is on by default for the demo tenant on this machine only. */
function controlOf(config: Config, environment: Environment): Config['control'] {
  if (variableText(environment, settings.control.name) !== undefined) return config.control;
  return config.seed === 'demo' && isLocal(config) ? 'on' : 'off';
}

/** Returns the text of a variable; undefined if it is not set or empty. */
function variableText(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  return value === '' ? undefined : value;
}

/** Returns the configuration with a limit on preferences that is at most the limit on their bodies; throws an Error for a larger limit. */
function limitPreferences(config: Config, environment: Environment): Config {
  const { preferencesLimit, adminBodyLimit } = config;
  if (preferencesLimit <= adminBodyLimit) return config;
  const { preferencesLimit: preferences, adminBodyLimit: body } = settings;
  if (variableText(environment, preferences.name) !== undefined)
    throw new Error(
      `${preferences.name}=${preferencesLimit} is more than ${body.name}=${adminBodyLimit}, which also limits preferences. ` +
        `Raise ${body.name}, or lower ${preferences.name}.`,
    );
  return { ...config, preferencesLimit: adminBodyLimit };
}

/** Throws an Error for settings that are unsafe if other machines can reach the server. */
function requireSafePublicSettings(config: Config, environment: Environment): void {
  const [exposure, remedy] = isLoopback(config.host)
    ? [`PUBLIC_URL=${config.publicUrl} can be reached from other machines.`, 'leave PUBLIC_URL empty']
    : [`HOST=${config.host} can be reached from other machines.`, 'set HOST=127.0.0.1'];
  if (config.auth === 'off')
    throw new Error(`AUTH=off is for this machine only; ${exposure} Set AUTH=on, or ${remedy}.`);
  if (config.explainAccess === 'on')
    throw new Error(`EXPLAIN_ACCESS=on is for development; ${exposure} Leave it off, or ${remedy}.`);
  if (config.control === 'on')
    throw new Error(`CONTROL=on is for tests on this machine; ${exposure} Set CONTROL=off, or ${remedy}.`);
  if (config.seed === 'demo')
    throw new Error(`The demo seed has a well-known secret; ${exposure} Set SEED=none, or ${remedy}.`);
  if (variableText(environment, settings.autoConsent.name) === 'on')
    throw new Error(`AUTO_CONSENT=on is for development; ${exposure} Set AUTO_CONSENT=off, or ${remedy}.`);
  // Tokens and keys of the built-in issuer must be encrypted in transit (docs/behavior/signing-in.md#this-machine-only).
  if (config.oidcIssuer === '' && !config.publicUrl.startsWith('https://'))
    throw new Error(
      `PUBLIC_URL must begin with https://, because it is the issuer of tokens; ${exposure} ` +
        `Set PUBLIC_URL=https://… of the proxy that ends TLS, set OIDC_ISSUER=https://… of another issuer, or ${remedy}.`,
    );
}

/** Returns the text of --help: every setting with its description and default. */
export function helpText(): string {
  const rows = Object.values(settings).map(({ name, default: defaultText, description }) => {
    return `  ${name.padEnd(22)} ${description.replaceAll('`', '')} (default: ${defaultText === '' ? 'none' : defaultText})`;
  });
  return ['Usage: make start, or npm start', '', 'Settings are environment variables:', ...rows, ''].join('\n');
}
