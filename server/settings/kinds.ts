// The kinds of settings: how the text of an environment variable becomes a value, and what the text should be otherwise.
import { builtInClaimNames, type ClaimNames } from '../api/authenticate.ts';
import { isLoopbackUrl } from '../requests/loopback.ts';

/** A setting, declared once: reading it, --help and the table in README.md all come from here. */
export interface Setting<T> {
  /** The environment variable. */
  readonly name: string;
  /** The text that is parsed when the variable is not set, or empty. */
  readonly default: string;
  /** One phrase for --help and README.md, with values in backticks. */
  readonly description: string;
  /** Returns the value of a text; throws an Error that says what the text should be. */
  readonly parse: (text: string) => T;
  /** Whether the value may hold a password, and so must not be shown. */
  readonly isSecret?: boolean;
}

type Parse<T> = Setting<T>['parse'];

/** Any text. */
export const text: Parse<string> = (value) => value;

/** A whole number within bounds. */
export const integer =
  (from: number, to: number): Parse<number> =>
  (value) => {
    const number = Number(value);
    if (value.trim() !== '' && Number.isInteger(number) && number >= from && number <= to) return number;
    throw new Error(`a whole number from ${from} to ${to}`);
  };

/** A whole number from 1 to the maximum of 32 bits. */
export const positive = integer(1, 2 ** 31);

/** A time of up to an hour. */
export const seconds: Parse<number> = (value) => {
  const number = Number(value);
  if (value.trim() !== '' && number > 0 && number <= 3_600) return number;
  throw new Error('a number of seconds above 0, up to 3600');
};

/** One of a list of words. */
export const oneOf =
  <T extends string>(...choices: readonly T[]): Parse<T> =>
  (value) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    throw new Error(`one of ${choices.join(', ')}`);
  };

/** `on` or `off`. */
export const onOrOff = oneOf('on', 'off');

/** A text that encrypts something; empty for none. */
export const secret: Parse<string> = (value) => {
  if (value === '' || value.length >= 16) return value;
  throw new Error('a text of at least 16 characters');
};

/** The address of a PostgreSQL database; empty for none. */
export const databaseUrl: Parse<string> = (value) => {
  if (value === '' || /^postgres(ql)?:\/\//.test(value)) return value;
  throw new Error('an address that begins with postgres://');
};

/** A URL; empty for none. */
export const webUrl: Parse<string> = (value) => {
  if (value === '' || (/^https?:\/\/.*[^/]$/.test(value) && URL.canParse(value))) return value;
  throw new Error('an address such as https://host:port, without a slash at its end');
};

/** The address of an issuer. Only an issuer on this machine may use http, because on a network an attacker could replace its keys. */
export const issuerUrl: Parse<string> = (value) => {
  if (webUrl(value) === '' || value.startsWith('https://') || isLoopbackUrl(value)) return value;
  throw new Error('an address that begins with https://, except on this machine');
};

/** Origins of web pages. */
export const origins: Parse<readonly string[]> = (value) => {
  if (value === 'none') return [];
  const parts = value.split(/[\s,]+/).filter((part) => part !== '');
  const isOrigin = (part: string) => URL.canParse(part) && new URL(part).origin === part;
  if (parts.every((part) => part === '*' || part === 'loopback' || isOrigin(part))) return parts;
  throw new Error('none, *, or origins such as https://app.example and loopback');
};

/** Texts, separated by commas. */
export const list: Parse<readonly string[]> = (value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Names of claims by what they state, such as `tenant=organization,roles=groups`. */
export const claimNames: Parse<Partial<ClaimNames>> = (value) => {
  const pairs = list(value).map((pair) => pair.split('=').map((part) => part.trim()));
  if (pairs.every(([stated = '', name = '', more]) => stated in builtInClaimNames && name !== '' && more === undefined))
    return Object.fromEntries(pairs) as Partial<ClaimNames>;
  throw new Error(`pairs such as roles=groups, of ${Object.keys(builtInClaimNames).join(', ')}`);
};
