// Access list, owner and rights of a stream view (docs/behavior/access-control.md).
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { accessCases } from '../support/access.ts';
import type { Cases } from '../support/cases.ts';
import { simpleType } from '../support/fixtures.ts';

const cases = accessCases({
  objectPath: '/StreamViews/View',
  path: { streamViewId: 'View' },
  unknownPath: { streamViewId: 'Nowhere' },
  allRights: ['Read', 'Write', 'Delete', 'ManageAccessControl'],
  async prepare(world) {
    await world.ok('POST', '/Types/Simple', simpleType);
    await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId: 'Simple' });
  },
});

export const streamViewAccess: Cases<operations, typeof table, 'StreamViewAccess'> = {
  getStreamViewAccessControl: cases.getList,
  replaceStreamViewAccessControl: cases.replaceList,
  patchStreamViewAccessControl: cases.patchList,
  getStreamViewOwner: cases.getOwner,
  replaceStreamViewOwner: cases.replaceOwner,
  listStreamViewAccessRights: cases.rights,
};
