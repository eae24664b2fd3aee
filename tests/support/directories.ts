// Directories for tests: one that answers everything alike, and one whose organizations consent when they are told to.
import { builtInDirectory } from '../../server/identity-providers/built-in.ts';
import type { ConsentRequest, Directory } from '../../server/identity-providers/port.ts';
import type { Consent } from '../../server/domain/identity/providers.ts';

/** A directory that answers every question so: that it fails, or never. */
export function failingDirectory(answer: () => Promise<never>): Directory {
  return {
    providers: answer,
    grantedConsent: answer,
    sendConsentRequest: answer,
    users: answer,
    groups: answer,
    groupsOfUser: answer,
  };
}

/** The built-in directory, but each organization grants what `grants` says of its domain, and mail is kept. */
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
