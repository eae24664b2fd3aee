// Who gets in: tokens, sign-ins and their keys (docs/behavior/signing-in.md).
import { claimNames, issuerUrl, list, onOrOff, oneOf, secret, whole } from './kinds.ts';

export const accessSettings = {
  auth: {
    name: 'AUTH',
    default: 'on',
    description: '`off` treats every caller as administrator of the tenant (loopback only)',
    parse: onOrOff,
  },
  explainAccess: {
    name: 'EXPLAIN_ACCESS',
    default: 'off',
    description: '`on` says in a response header what decided about access (loopback only)',
    parse: onOrOff,
  },
  autoConsent: {
    name: 'AUTO_CONSENT',
    default: 'on',
    description: '`on`: the built-in directory consents to whatever it is asked for (loopback only)',
    parse: onOrOff,
  },
  oidcIssuer: {
    name: 'OIDC_ISSUER',
    default: '',
    description: 'another issuer of tokens, in place of the built-in one; https, except on this machine',
    parse: issuerUrl,
  },
  oidcAudience: {
    name: 'OIDC_AUDIENCE',
    default: 'ocsapi',
    description: "audiences of that issuer's tokens; a token must have one of them",
    parse: list,
  },
  oidcClaims: {
    name: 'OIDC_CLAIMS',
    default: '',
    description: 'names of its claims, where they differ: `tenant=tid,client=client_id,roles=role,roleTypes=role_type`',
    parse: claimNames,
  },
  signIn: {
    name: 'SIGN_IN',
    default: 'development',
    description: 'page on which people sign in: `development` believes everybody (loopback only), or `off`',
    parse: oneOf('development', 'off'),
  },
  signInLimit: {
    name: 'SIGN_IN_LIMIT',
    default: '10000',
    description: 'sign-ins under way at once; one more takes the place of the oldest',
    parse: whole(10, 2 ** 31),
  },
  hybridRefreshTokens: {
    name: 'HYBRID_REFRESH_TOKENS',
    default: 'off',
    description: '`on` gives refresh tokens to hybrid clients that allow offline access',
    parse: onOrOff,
  },
  keyDays: {
    name: 'KEY_DAYS',
    default: '90',
    description: 'days that a key signs tokens before the next one does',
    parse: whole(1, 3_650),
  },
  secretKey: {
    name: 'SECRET_KEY',
    default: '',
    description: 'encrypts the signing keys in the store, which are in plain text otherwise; 16 characters or more',
    parse: secret,
    isSecret: true,
  },
  oldSecretKey: {
    name: 'SECRET_KEY_OLD',
    default: '',
    description: 'the SECRET_KEY until now, while it is replaced: keys that it encrypted are encrypted with SECRET_KEY',
    parse: secret,
    isSecret: true,
  },
  tokenRate: {
    name: 'TOKEN_RATE',
    default: '1200',
    description: 'requests for tokens a minute of a client, and from an address; more get 429',
    parse: whole(1, 1_000_000),
  },
  tokenFailures: {
    name: 'TOKEN_FAILURES',
    default: '30',
    description: 'wrong secrets a minute of a client from an address; 5 times as many of either in all',
    parse: whole(1, 1_000_000),
  },
} as const;
