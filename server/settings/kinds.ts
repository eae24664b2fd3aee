// The kinds of settings, each with a parser for the text of an environment variable.
import { builtInClaimNames, type ClaimNames } from '../api/authenticate.ts';
import { isLoopbackUrl } from '../requests/loopback.ts';

/** A setting. The configuration, --help and the table in README.md use this declaration. */
export interface Setting<T> {
  /** The environment variable. */
  readonly name: string;
  /** The text that is parsed if the variable is not set or is empty. */
  readonly default: string;
  /** One phrase for --help and README.md, with values in backticks. */
  readonly description: string;
  /** Returns the value of a text; throws an Error whose message names the valid texts, such as "a whole number from 1 to 5". */
  readonly parse: (text: string) => T;
  /** Whether messages must not contain the value, because it can be a password. */
  readonly isSecret?: boolean;
}

type Parse<T> = Setting<T>['parse'];

/** Parses any text. */
export const text: Parse<string> = (value) => value;

/** Returns a parser of whole numbers within bounds. */
export const integer =
  (from: number, to: number): Parse<number> =>
  (value) => {
    const number = Number(value);
    if (value.trim() !== '' && Number.isInteger(number) && number >= from && number <= to) return number;
    throw new Error(`a whole number from ${from} to ${to}`);
  };

/** Parses a whole number from 1 to 2^31. */
export const positive = integer(1, 2 ** 31);

/** Parses a time of up to an hour. */
export const seconds: Parse<number> = (value) => {
  const number = Number(value);
  if (value.trim() !== '' && number > 0 && number <= 3_600) return number;
  throw new Error('a number of seconds above 0, up to 3600');
};

/** Returns a parser of one of several words. */
export const oneOf =
  <T extends string>(...choices: readonly T[]): Parse<T> =>
  (value) => {
    const match = choices.find((choice) => choice === value);
    if (match !== undefined) return match;
    throw new Error(`one of ${choices.join(', ')}`);
  };

/** Parses `on` or `off`. */
export const onOrOff = oneOf('on', 'off');

/** Parses an encryption key; empty for none. */
export const secret: Parse<string> = (value) => {
  if (value === '' || value.length >= 16) return value;
  throw new Error('a text of at least 16 characters');
};

/** Parses the address of a PostgreSQL database; empty for none. */
export const databaseUrl: Parse<string> = (value) => {
  if (value === '' || /^postgres(ql)?:\/\//.test(value)) return value;
  throw new Error('an address that begins with postgres://');
};

/** Parses a URL without a slash at its end; empty for none. */
export const webUrl: Parse<string> = (value) => {
  if (value === '' || (/^https?:\/\/.*[^/]$/.test(value) && URL.canParse(value))) return value;
  throw new Error('an address such as https://host:port, without a slash at its end');
};

/** Parses the address of an issuer. Only an issuer on loopback can use http: on a network, an attacker could replace its keys. */
export const issuerUrl: Parse<string> = (value) => {
  if (webUrl(value) === '' || value.startsWith('https://') || isLoopbackUrl(value)) return value;
  throw new Error('an address that begins with https://, except on loopback');
};

/** Parses origins of web pages. */
export const origins: Parse<readonly string[]> = (value) => {
  if (value === 'none') return [];
  const parts = value.split(/[\s,]+/).filter((part) => part !== '');
  const isOrigin = (part: string) => URL.canParse(part) && new URL(part).origin === part;
  if (parts.every((part) => part === '*' || part === 'loopback' || isOrigin(part))) return parts;
  throw new Error('none, *, or origins such as https://app.example and loopback');
};

/** Parses texts separated by commas. */
export const list: Parse<readonly string[]> = (value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parses names of claims such as `tenant=organization,roles=groups`. */
export const claimNames: Parse<Partial<ClaimNames>> = (value) => {
  const pairs = list(value).map((pair) => pair.split('=').map((part) => part.trim()));
  if (pairs.every(([key = '', name = '', extra]) => key in builtInClaimNames && name !== '' && extra === undefined))
    return Object.fromEntries(pairs) as Partial<ClaimNames>;
  throw new Error(`pairs such as roles=groups, of ${Object.keys(builtInClaimNames).join(', ')}`);
};
