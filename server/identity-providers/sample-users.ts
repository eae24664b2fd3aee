// The sample users and groups of the built-in directory: the same in every organization, except for the domain of their mail addresses.
import type { DirectoryGroup, DirectoryUser } from './port.ts';

/** Surname, given name and groups of each user, in the order of surnames. */
const users = [
  ['Abbott', 'Alan', 'Operators'],
  ['Aldridge', 'Ruth', 'Engineers', 'Operators'],
  ['Berg', 'Alma', 'Operators'],
  ['Castillo', 'Alba', 'Engineers'],
  ['Dahl', 'Bruno'],
  ['Eriksen', 'Clara', 'Engineers', 'Managers'],
  ['Farrell', 'Albert', 'Operators', 'Safety'],
  ['Gray', 'Dora', 'Safety'],
  ['Hale', 'Edwin', 'Managers', 'Operators', 'Safety'],
  ['Ivers', 'Fiona', 'Engineers'],
  ['Jonsson', 'Gustav', 'Operators'],
  ['Marsh', 'Ada', 'Administrators', 'Engineers', 'Managers', 'Operators', 'Safety'],
  ['Reed', 'Adam', 'Administrators'],
] as const;
const groupNames = ['Administrators', 'Engineers', 'Managers', 'Operators', 'Safety'] as const;

/** Returns the GUID of the n-th object of a kind, always the same. */
const guid = (kind: number, n: number): string => `d1ec70${kind}0-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A user with the names of their groups. */
export interface SampleUser {
  readonly user: DirectoryUser;
  readonly groups: readonly string[];
}

/** Returns the users of the organization with a mail domain, in the order of their surnames. */
export function sampleUsers(domain: string): readonly SampleUser[] {
  return users.map(([Surname, GivenName, ...groups], index) => ({
    user: {
      Id: guid(1, index + 1),
      GivenName,
      Surname,
      Name: `${GivenName} ${Surname}`,
      Email: `${GivenName}.${Surname}@${domain}`.toLowerCase(),
    },
    groups,
  }));
}

/** Returns the groups of the organization with a mail domain, in the order of their names. */
export function sampleGroups(domain: string): readonly DirectoryGroup[] {
  return groupNames.map((Name, index) => ({
    Id: guid(2, index + 1),
    Name,
    Email: `${Name.toLowerCase()}@${domain}`,
    IsClusterManagementAllowed: Name === 'Administrators',
  }));
}
