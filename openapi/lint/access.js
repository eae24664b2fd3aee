/** What `x-access` may say; extensions.md explains each word. The generator and the tests read the same lists. */
/** The roles and the objects of the resources, as the reference names them. */
export const roleNames = {
  Self: 'the user or client that the path names',
  TenantMember: 'Tenant Member',
  TenantAdministrator: 'Tenant Administrator',
  CommunityMember: 'Community Member',
  CommunityModerator: 'Community Moderator',
  CommunityAdministrator: 'Community Administrator',
  DisplayUtilityUser: 'Display Utility User',
};
export const nouns = {
  Assets: 'asset',
  AssetTypes: 'asset type',
  Communities: 'community',
  DataViews: 'data view',
  Namespaces: 'namespace',
  Quantities: 'quantity',
  Shares: 'share',
  SoftwareManagement: 'edge system',
  StreamViews: 'stream view',
  Streams: 'stream',
  Types: 'type',
  VirtualTables: 'virtual table',
};
export const roles = Object.keys(roleNames);
export const resources = Object.keys(nouns);
export const rights = ['Read', 'Write', 'Delete', 'ManageAccessControl'];
export const targets = ['item', 'collection', 'each'];
export const holdings = ['assigned', 'existing'];

/** Whether the operations of a document need a token: all do, unless its `security` is empty. */
export const isSecured = ({ security }) => security === undefined || security.length > 0;

const shapes = {
  roles: (r) => Array.isArray(r.roles) && r.roles.length > 0 && r.roles.every((x) => roles.includes(x)),
  rolesHeld: (r) =>
    Array.isArray(r.rolesHeld) && r.rolesHeld.length > 0 && r.rolesHeld.every((x) => holdings.includes(x)),
  right: (r) => rights.includes(r.right) && resources.includes(r.resource) && targets.includes(r.on),
};
const keys = { roles: ['roles'], rolesHeld: ['rolesHeld'], right: ['right', 'resource', 'on'] };

/** The faults of one `x-access` value as sentences; an empty list when it is right. */
export function accessProblems(access) {
  if (!Array.isArray(access) || access.length === 0) {
    return ['x-access must list at least one requirement, e.g. [{ right: Read, resource: Streams, on: item }].'];
  }
  return access.flatMap((requirement, i) => {
    const kind = Object.keys(shapes).find((name) => requirement?.[name] !== undefined);
    const known = kind && Object.keys(requirement).every((key) => keys[kind].includes(key));
    return known && shapes[kind](requirement)
      ? []
      : [
          `x-access[${i}] is not { roles }, { rolesHeld } or { right, resource, on } with known words: ${JSON.stringify(requirement)}.`,
        ];
  });
}
