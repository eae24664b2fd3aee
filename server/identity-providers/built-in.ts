// The built-in directory for development: a fixed catalog of providers, sample users and groups, mail that is only logged.
import { entryPage, anyStartsWith } from '../domain/identity/directory-search.ts';
import { sampleGroups, sampleUsers } from './sample-users.ts';
import { catalog } from './providers.ts';
import type { Directory, Organization } from './port.ts';

export interface BuiltInOptions {
  /** Whether every organization consents to everything; otherwise none consents to anything. */
  readonly autoConsent: boolean;
  /** Logs the mail instead of sending it; a pino logger implements it. */
  readonly log: { info(fields: object, message: string): void };
}

/** The mail domain of users of a provider without organizations. */
const defaultDomain = 'people.example.com';
const domainOf = ({ domain }: Organization): string => domain ?? defaultDomain;

/** Returns the built-in directory. */
export function builtInDirectory({ autoConsent, log }: BuiltInOptions): Directory {
  return {
    providers: () => Promise.resolve(catalog),
    grantedConsent: () => Promise.resolve(autoConsent ? 'ReadAllUsersGroups' : null),
    sendConsentRequest(request) {
      log.info(request, 'A mail that requests consent is not sent, only logged.');
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
