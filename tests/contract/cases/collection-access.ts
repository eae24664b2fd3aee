// The lists that new objects start with, and who may make them (docs/behavior/access-control.md#copies-of-lists).
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Cases } from '../support/cases.ts';
import {
  collectionRights,
  getCollectionList,
  replaceCollectionList,
  type Collection,
  type Maker,
} from '../support/collections.ts';
import { simpleType } from '../support/fixtures.ts';

const place = '/';
const Streams: Collection = { name: 'Streams', place };
const Types: Collection = { name: 'Types', place };
const StreamViews: Collection = { name: 'StreamViews', place };
const DataViews: Collection = { name: 'DataViews', place };

const makeType: Maker = (world, id, as) =>
  world.ok('POST', `/Types/${id}`, { ...simpleType, Id: id, Properties: simpleType.Properties.slice(0, 1) }, { as });

const makeStream: Maker = async (world, id, as) => {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' }, { as });
};

const makeView: Maker = async (world, id, as) => {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', `/StreamViews/${id}`, { SourceTypeId: 'Simple', TargetTypeId: 'Simple' }, { as });
};

export const collectionAccess: Cases<operations, typeof table, 'CollectionAccess'> = {
  getStreamsAccessControl: getCollectionList(Streams),
  replaceStreamsAccessControl: replaceCollectionList(Streams, makeStream),
  listStreamsAccessRights: collectionRights(Streams),

  getTypesAccessControl: getCollectionList(Types),
  replaceTypesAccessControl: replaceCollectionList(Types, makeType),
  listTypesAccessRights: collectionRights(Types),

  getStreamViewsAccessControl: getCollectionList(StreamViews),
  replaceStreamViewsAccessControl: replaceCollectionList(StreamViews, makeView),
  listStreamViewsAccessRights: collectionRights(StreamViews),

  getDataViewsAccessControl: getCollectionList(DataViews),
  replaceDataViewsAccessControl: replaceCollectionList(DataViews, null),
  listDataViewsAccessRights: collectionRights(DataViews),
};
