// Settings of authentication: tokens, sign-ins and signing keys (docs/behavior/signing-in.md).
import { claimNames, issuerUrl, list, onOrOff, oneOf, secret, integer } from './kinds.ts';

export const accessSettings = {
  auth: {
    name: 'AUTH',
    default: 'on',
    description: '`off` treats every caller as an administrator of the tenant (loopback only)',
    parse: onOrOff,
  },
  explainAccess: {
    name: 'EXPLAIN_ACCESS',
    default: 'off',
    description: '`on` explains in a response header why access was granted or denied (loopback only)',
    parse: onOrOff,
  },
  autoConsent: {
    name: 'AUTO_CONSENT',
    default: 'on',
    description: '`on`: the built-in directory grants every request for consent (loopback only)',
    parse: onOrOff,
  },
  oidcIssuer: {
    name: 'OIDC_ISSUER',
    default: '',
    description: 'another issuer of tokens, in place of the built-in one; https, except on loopback',
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
    description: 'other names of claims in its tokens: `tenant=tid,client=client_id,roles=role,roleTypes=role_type`',
    parse: claimNames,
  },
  signIn: {
    name: 'SIGN_IN',
    default: 'development',
    description: 'sign-in page: `development` checks no password (loopback only), or `off`',
    parse: oneOf('development', 'off'),
  },
  signInLimit: {
    name: 'SIGN_IN_LIMIT',
    default: '10000',
    description: 'maximum number of unfinished sign-ins; one more replaces the oldest',
    parse: integer(10, 2 ** 31),
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
    description: 'days after which a new key signs tokens',
    parse: integer(1, 3_650),
  },
  secretKey: {
    name: 'SECRET_KEY',
    default: '',
    description: 'key that encrypts the stored signing keys, at least 16 characters; without it, they are plain text',
    parse: secret,
    isSecret: true,
  },
  previousSecretKey: {
    name: 'SECRET_KEY_OLD',
    default: '',
    description: 'the previous SECRET_KEY, to replace it: the next start encrypts the signing keys with SECRET_KEY',
    parse: secret,
    isSecret: true,
  },
  tokenRate: {
    name: 'TOKEN_RATE',
    default: '1200',
    description: 'token requests per minute, of each client and from each address; more get 429',
    parse: integer(1, 1_000_000),
  },
  tokenFailures: {
    name: 'TOKEN_FAILURES',
    default: '30',
    description: 'failures per minute of a client at one address; 5 times that of a client or an address in total',
    parse: integer(1, 1_000_000),
  },
} as const;
