// Directories for tests: one that fails, and one with configurable consent.
import { builtInDirectory } from '../../server/identity-providers/built-in.ts';
import type { ConsentRequest, Directory } from '../../server/identity-providers/port.ts';
import type { Consent } from '../../server/domain/identity/providers.ts';

/** Returns a directory whose every method calls a function that rejects or never resolves. */
export function failingDirectory(fail: () => Promise<never>): Directory {
  return {
    providers: fail,
    grantedConsent: fail,
    sendConsentRequest: fail,
    users: fail,
    groups: fail,
    groupsOfUser: fail,
  };
}

/** Returns the built-in directory with the consents of `grants` by domain; `mail` collects the consent requests. */
export function consentingDirectory() {
  const grants = new Map<string, Consent>();
  const mail: ConsentRequest[] = [];
  const directory: { -readonly [Method in keyof Directory]: Directory[Method] } = {
    ...builtInDirectory({ autoConsent: false, log: { info: () => undefined } }),
    grantedConsent: ({ domain }) => Promise.resolve(grants.get(domain ?? '') ?? null),
    sendConsentRequest: async (request) => {
      mail.push(request);
    },
  };
  return { directory, grants, mail };
}
