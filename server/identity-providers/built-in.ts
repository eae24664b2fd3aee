// The built-in directory, for development: a fixed catalog, sample people, mail that is only logged, automatic consent.
import { entryPage, anyStartsWith } from '../domain/identity/directory-search.ts';
import { sampleGroups, sampleUsers } from './sample-users.ts';
import { catalog } from './providers.ts';
import type { Directory, Organization } from './port.ts';

export interface BuiltInOptions {
  /** Whether every organization consents to everything at once; otherwise none ever consents. */
  readonly autoConsent: boolean;
  /** Takes the mail; a pino logger is one. */
  readonly log: { info(fields: object, message: string): void };
}

/** The mail domain of people without an organization. */
const ownDomain = 'people.example.com';
const domainOf = ({ domain }: Organization): string => domain ?? ownDomain;

/** Returns the directory of a server without another one. */
export function builtInDirectory({ autoConsent, log }: BuiltInOptions): Directory {
  return {
    providers: () => Promise.resolve(catalog),
    grantedConsent: () => Promise.resolve(autoConsent ? 'ReadAllUsersGroups' : null),
    sendConsentRequest(request) {
      log.info(request, 'A mail that asks for consent would be sent now.');
      return Promise.resolve();
    },
    users(organization, query, page) {
      const users = sampleUsers(domainOf(organization)).map(({ user }) => user);
      const found = users.filter((user) => anyStartsWith(query, user.Name, user.GivenName, user.Surname, user.Email));
      return Promise.resolve(entryPage(found, page));
    },
    groups(organization, query, page) {
      const found = sampleGroups(domainOf(organization)).filter(({ Name, Email }) => anyStartsWith(query, Name, Email));
      return Promise.resolve(entryPage(found, page));
    },
    groupsOfUser(organization, userId, page) {
      const person = sampleUsers(domainOf(organization)).find(({ user }) => user.Id === userId.toLowerCase());
      if (!person) return Promise.resolve('no user');
      const groups = sampleGroups(domainOf(organization)).filter(({ Name }) => person.groups.includes(Name ?? ''));
      return Promise.resolve(entryPage(groups, page));
    },
  };
}
