// The built-in directory, for development: a fixed catalogue, made-up people, mail that is only logged, consent for the asking.
import { entryPage, startsWith } from '../domain/identity/directory-search.ts';
import { groupsOf, peopleOf } from './people.ts';
import { catalogue } from './providers.ts';
import type { Directory, Organisation } from './port.ts';

export interface BuiltInOptions {
  /** Whether every organisation consents to everything at once; otherwise none ever consents. */
  readonly autoConsent: boolean;
  /** Where mail goes; a pino logger is one. */
  readonly log: { info(fields: object, message: string): void };
}

/** The domain of people whom no organisation stands behind. */
const ownDomain = 'people.example.com';
const domainOf = ({ domain }: Organisation): string => domain ?? ownDomain;

/** The directory that a server has when none is plugged in. */
export function builtInDirectory({ autoConsent, log }: BuiltInOptions): Directory {
  return {
    providers: () => Promise.resolve(catalogue),
    granted: () => Promise.resolve(autoConsent ? 'ReadAllUsersGroups' : null),
    sendConsentRequest(request) {
      log.info(request, 'A mail that asks for consent would be sent now.');
      return Promise.resolve();
    },
    users(organisation, query, page) {
      const users = peopleOf(domainOf(organisation)).map(({ user }) => user);
      const found = users.filter((user) => startsWith(query, user.Name, user.GivenName, user.Surname, user.Email));
      return Promise.resolve(entryPage(found, page));
    },
    groups(organisation, query, page) {
      const found = groupsOf(domainOf(organisation)).filter(({ Name, Email }) => startsWith(query, Name, Email));
      return Promise.resolve(entryPage(found, page));
    },
    groupsOf(organisation, userId, page) {
      const person = peopleOf(domainOf(organisation)).find(({ user }) => user.Id === userId.toLowerCase());
      if (!person) return Promise.resolve('no user');
      const groups = groupsOf(domainOf(organisation)).filter(({ Name }) => person.groups.includes(Name ?? ''));
      return Promise.resolve(entryPage(groups, page));
    },
  };
}
