// The sample people and groups of the built-in directory: the same in every organization, except for the domain of their mail.
import type { DirectoryGroup, DirectoryUser } from './port.ts';

/** Surname, given name, groups. */
const people = [
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

/** Returns the same identifier for a number each time. */
const guid = (kind: number, number: number): string =>
  `d1ec70${kind}0-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A user with the names of the groups that they belong to. */
export interface SampleUser {
  readonly user: DirectoryUser;
  readonly groups: readonly string[];
}

/** Returns the people of an organization in the order of their surnames. */
export function sampleUsers(domain: string): readonly SampleUser[] {
  return people.map(([Surname, GivenName, ...groups], at) => ({
    user: {
      Id: guid(1, at + 1),
      GivenName,
      Surname,
      Name: `${GivenName} ${Surname}`,
      Email: `${GivenName}.${Surname}@${domain}`.toLowerCase(),
    },
    groups,
  }));
}

/** Returns the groups of an organization in the order of their names. */
export function sampleGroups(domain: string): readonly DirectoryGroup[] {
  return groupNames.map((Name, at) => ({
    Id: guid(2, at + 1),
    Name,
    Email: `${Name.toLowerCase()}@${domain}`,
    IsClusterManagementAllowed: Name === 'Administrators',
  }));
}
