// The settings of a server, in a process and in this one.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isLocal, readConfig } from '../../server/config.ts';
import { serverProcesses } from '../support/server-processes.ts';

const settingNames = {
  host: 'HOST',
  port: 'PORT',
  dataDir: 'DATA_DIR',
  databaseUrl: 'DATABASE_URL',
  publicUrl: 'PUBLIC_URL',
  auth: 'AUTH',
  seed: 'SEED',
  control: 'CONTROL',
  responseValidation: 'RESPONSE_VALIDATION',
  bodyLimit: 'BODY_LIMIT',
  inflatedLimit: 'INFLATED_LIMIT',
  adminBodyLimit: 'ADMIN_BODY_LIMIT',
  documentBodyLimit: 'DOCUMENT_BODY_LIMIT',
  valueLimit: 'VALUE_LIMIT',
  bodyTimeout: 'BODY_TIMEOUT',
  requestsPerCaller: 'REQUESTS_PER_CALLER',
  bodiesAtOnce: 'BODIES_AT_ONCE',
  bodyMemory: 'BODY_MEMORY',
  eventSizeLimit: 'EVENT_SIZE_LIMIT',
  writeLimit: 'WRITE_LIMIT',
  unorderedLimit: 'UNORDERED_LIMIT',
  eventLimit: 'EVENT_LIMIT',
  intervalLimit: 'INTERVAL_LIMIT',
  sortLimit: 'SORT_LIMIT',
  joinLimit: 'JOIN_LIMIT',
  wordLimit: 'WORD_LIMIT',
  lookupLimit: 'LOOKUP_LIMIT',
  cellLimit: 'CELL_LIMIT',
  responseLimit: 'RESPONSE_LIMIT',
  sandboxLimit: 'SANDBOX_LIMIT',
  snapshotLimit: 'SNAPSHOT_LIMIT',
  clientLimit: 'CLIENT_LIMIT',
  autoConsent: 'AUTO_CONSENT',
  userLimit: 'USER_LIMIT',
  edgeSystemLimit: 'EDGE_SYSTEM_LIMIT',
  preferencesLimit: 'PREFERENCES_LIMIT',
  timeout: 'REQUEST_TIMEOUT',
  requestsAtOnce: 'REQUESTS_AT_ONCE',
  batchThreads: 'BATCH_THREADS',
  corsOrigins: 'CORS_ORIGINS',
  oidcIssuer: 'OIDC_ISSUER',
  oidcAudience: 'OIDC_AUDIENCE',
  oidcClaims: 'OIDC_CLAIMS',
  signIn: 'SIGN_IN',
  signInLimit: 'SIGN_IN_LIMIT',
  hybridRefreshTokens: 'HYBRID_REFRESH_TOKENS',
  secretKey: 'SECRET_KEY',
  previousSecretKey: 'SECRET_KEY_OLD',
  keyDays: 'KEY_DAYS',
  worker: 'WORKER',
  jobLease: 'JOB_LEASE',
  jobLimit: 'JOB_LIMIT',
  defaultVerbosity: 'DEFAULT_VERBOSITY',
  explainAccess: 'EXPLAIN_ACCESS',
  warningLimit: 'WARNING_LIMIT',
  tokenRate: 'TOKEN_RATE',
  tokenFailures: 'TOKEN_FAILURES',
  callerRate: 'CALLER_RATE',
  audit: 'AUDIT',
  auditDays: 'AUDIT_DAYS',
  auditRefusals: 'AUDIT_REFUSALS',
  proxies: 'PROXIES',
  logLevel: 'LOG_LEVEL',
} satisfies Record<keyof ReturnType<typeof readConfig>, string>;

const { folder, start } = serverProcesses();

describe('settings', () => {
  it('--help names every setting, its default, and starts nothing', async () => {
    const help = start({}, ['--help']);
    expect(await help.ended).toBe(0);
    for (const name of Object.values(settingNames))
      expect(help.output()).toMatch(new RegExp(`^  ${name} .*default: `, 'm'));
    expect(readdirSync(folder())).toEqual([]);
  });

  it('AUTO_CONSENT is on by default only on this machine', () => {
    expect(readConfig({}).autoConsent).toBe('on');
    expect(readConfig({ AUTO_CONSENT: 'off' }).autoConsent).toBe('off');
    expect(readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://hub.example', SEED: 'none' }).autoConsent).toBe('off');
    expect(readConfig({ PUBLIC_URL: 'https://hub.example', SEED: 'none' }).autoConsent).toBe('off');
  });

  it.each([
    [{}, 'on'],
    [{ SEED: 'none' }, 'off'],
    [{ SEED: 'none', CONTROL: '' }, 'off'],
    [{ SEED: 'none', CONTROL: 'on' }, 'on'],
    [{ CONTROL: 'off' }, 'off'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'on'],
    [{ PUBLIC_URL: 'https://hub.example', SEED: 'none' }, 'off'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://hub.example', SEED: 'none' }, 'off'],
  ])('%j: control is %s', (env, control) => {
    expect(readConfig(env).control).toBe(control);
  });

  it.each(['https://login.example', 'http://localhost:9000/realms/x', 'http://[::1]:9000', ''])(
    'the issuer "%s" can be trusted',
    (issuer) => {
      expect(readConfig({ OIDC_ISSUER: issuer }).oidcIssuer).toBe(issuer);
    },
  );

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['AUTH', 'maybe'],
    ['SEED', 'all'],
    ['CONTROL', 'maybe'],
    ['BODY_LIMIT', '-1'],
    ['INFLATED_LIMIT', '1e99'],
    ['EVENT_LIMIT', '0'],
    ['CLIENT_LIMIT', 'many'],
    ['AUTO_CONSENT', 'never'],
    ['REQUEST_TIMEOUT', '0'],
    ['RESPONSE_VALIDATION', 'true'],
    ['SECRET_KEY', 'too short'],
    ['SECRET_KEY_OLD', 'too short'],
    ['WORKER', 'maybe'],
    ['JOB_LEASE', '-1'],
    ['EXPLAIN_ACCESS', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'not an address'],
    ['PUBLIC_URL', 'https://millrace.example/'],
    ['OIDC_ISSUER', 'http://login.example'],
    ['OIDC_ISSUER', 'http://localhost.evil.example'],
    ['OIDC_ISSUER', 'http://127.0.0.1.evil.example/identity'],
  ])('%s=%s is refused with an error that names the setting', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`));
  });

  it('SECRET_KEY_OLD is refused without SECRET_KEY', () => {
    const secrets = { SECRET_KEY_OLD: 'a secret key of these tests' };
    expect(() => readConfig(secrets)).toThrow(/^SECRET_KEY_OLD needs SECRET_KEY/);
    expect(() => readConfig({ ...secrets, SECRET_KEY: 'another secret key of these tests' })).not.toThrow();
  });

  it('PREFERENCES_LIMIT above ADMIN_BODY_LIMIT is refused with an error that names both', () => {
    expect(() => readConfig({ PREFERENCES_LIMIT: '1048577' })).toThrow(
      /^PREFERENCES_LIMIT=1048577 is more than ADMIN_BODY_LIMIT=1048576/,
    );
    expect(readConfig({ PREFERENCES_LIMIT: '2000000', ADMIN_BODY_LIMIT: '2000000' }).preferencesLimit).toBe(2_000_000);
  });

  it('the default PREFERENCES_LIMIT is at most ADMIN_BODY_LIMIT', () => {
    expect(readConfig({ ADMIN_BODY_LIMIT: '1000' }).preferencesLimit).toBe(1_000);
    expect(readConfig({ ADMIN_BODY_LIMIT: '2000000' }).preferencesLimit).toBe(1_048_576);
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
    // Behind a proxy on this machine.
    [{ PUBLIC_URL: 'https://hub.example' }, false],
  ])('%j: settings that are safe only on this machine are accepted: %p', (env, isLocalServer) => {
    const issuer = { OIDC_ISSUER: 'https://login.example' };
    const safe = { AUTH: 'on', AUTO_CONSENT: 'off', EXPLAIN_ACCESS: 'off', CONTROL: 'off', SEED: 'none', ...issuer };
    expect(isLocal(readConfig({ ...safe, ...env }))).toBe(isLocalServer);
    const risks = [
      { AUTH: 'off' },
      { EXPLAIN_ACCESS: 'on' },
      { CONTROL: 'on' },
      { SEED: 'demo' },
      { AUTO_CONSENT: 'on' },
    ];
    for (const risk of risks) {
      const read = () => readConfig({ ...safe, ...env, ...risk });
      if (isLocalServer) expect(read).not.toThrow();
      else expect(read).toThrow('can be reached from other machines');
    }
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://hub.example' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://hub.example' },
    { PUBLIC_URL: 'http://localhost.evil.example' },
  ])('%j: the built-in issuer is unencrypted beyond this machine, so PUBLIC_URL or OIDC_ISSUER must change', (env) => {
    const open = { SEED: 'none', ...env };
    expect(() => readConfig(open)).toThrow(/^PUBLIC_URL must begin with https:.* Set PUBLIC_URL=https:.*OIDC_ISSUER=/);
    for (const remedy of [{ PUBLIC_URL: 'https://hub.example' }, { OIDC_ISSUER: 'https://login.example' }])
      expect(() => readConfig({ ...open, ...remedy })).not.toThrow();
  });

  it.each([
    ['PORT', 'eighty'],
    ['HOST', 'no.such.host.invalid'],
    ['DATABASE_URL', 'postgresql://nobody:a-password@127.0.0.1:1/x'],
    ['DATABASE_URL', 'mysql://nobody:a-password@127.0.0.1:1/x'],
  ])('%s=%s exits with 1 and one sentence that names the setting', async (name, value) => {
    const server = start({ SEED: 'none', [name]: value });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(new RegExp(`^.*${name}.*\n$`));
    expect(server.output()).not.toContain('a-password');
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'SEED=none'],
    [{ HOST: '::' }, 'SEED=none'],
    [{ HOST: '0.0.0.0', AUTH: 'off', SEED: 'none' }, 'AUTH=on'],
    [{ HOST: '0.0.0.0', EXPLAIN_ACCESS: 'on', SEED: 'none' }, 'EXPLAIN_ACCESS'],
    [{ HOST: '0.0.0.0', SEED: 'none' }, 'PUBLIC_URL=https://'],
  ])('%j is refused with an error that proposes %s', async (settings, remedy) => {
    const server = start(settings);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(remedy);
    expect(readdirSync(folder())).toEqual([]);
  });
});
