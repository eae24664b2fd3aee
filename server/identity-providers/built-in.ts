// The built-in directory, for development: a fixed catalog, made-up people, mail that is only logged, consent for the asking.
import { entryPage, startsWith } from '../domain/identity/directory-search.ts';
import { groupsOf, peopleOf } from './people.ts';
import { catalog } from './providers.ts';
import type { Directory, Organization } from './port.ts';

export interface BuiltInOptions {
  /** Whether every organization consents to everything at once; otherwise none ever consents. */
  readonly autoConsent: boolean;
  /** Where mail goes; a pino logger is one. */
  readonly log: { info(fields: object, message: string): void };
}

/** The domain of people whom no organization stands behind. */
const ownDomain = 'people.example.com';
const domainOf = ({ domain }: Organization): string => domain ?? ownDomain;

/** The directory that a server has when none is plugged in. */
export function builtInDirectory({ autoConsent, log }: BuiltInOptions): Directory {
  return {
    providers: () => Promise.resolve(catalog),
    granted: () => Promise.resolve(autoConsent ? 'ReadAllUsersGroups' : null),
    sendConsentRequest(request) {
      log.info(request, 'A mail that asks for consent would be sent now.');
      return Promise.resolve();
    },
    users(organization, query, page) {
      const users = peopleOf(domainOf(organization)).map(({ user }) => user);
      const found = users.filter((user) => startsWith(query, user.Name, user.GivenName, user.Surname, user.Email));
      return Promise.resolve(entryPage(found, page));
    },
    groups(organization, query, page) {
      const found = groupsOf(domainOf(organization)).filter(({ Name, Email }) => startsWith(query, Name, Email));
      return Promise.resolve(entryPage(found, page));
    },
    groupsOf(organization, userId, page) {
      const person = peopleOf(domainOf(organization)).find(({ user }) => user.Id === userId.toLowerCase());
      if (!person) return Promise.resolve('no user');
      const groups = groupsOf(domainOf(organization)).filter(({ Name }) => person.groups.includes(Name ?? ''));
      return Promise.resolve(entryPage(groups, page));
    },
  };
}
