// The access lists that new objects copy, and who can create objects (docs/behavior/access-control.md#copies-of-lists).
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Cases } from '../support/cases.ts';
import {
  collectionRightsCases,
  getCollectionListCases,
  replaceCollectionListCases,
  type Collection,
  type CreateObject,
} from '../support/collections.ts';
import { simpleType } from '../support/fixtures.ts';

const pathPrefix = '/';
const Streams: Collection = { name: 'Streams', pathPrefix };
const Types: Collection = { name: 'Types', pathPrefix };
const StreamViews: Collection = { name: 'StreamViews', pathPrefix };
const DataViews: Collection = { name: 'DataViews', pathPrefix };

const createType: CreateObject = (world, id, as) =>
  world.ok('POST', `/Types/${id}`, { ...simpleType, Id: id, Properties: simpleType.Properties.slice(0, 1) }, { as });

const createStream: CreateObject = async (world, id, as) => {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' }, { as });
};

const createStreamView: CreateObject = async (world, id, as) => {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', `/StreamViews/${id}`, { SourceTypeId: 'Simple', TargetTypeId: 'Simple' }, { as });
};

export const collectionAccess: Cases<operations, typeof table, 'CollectionAccess'> = {
  getStreamsAccessControl: getCollectionListCases(Streams),
  replaceStreamsAccessControl: replaceCollectionListCases(Streams, createStream),
  listStreamsAccessRights: collectionRightsCases(Streams),

  getTypesAccessControl: getCollectionListCases(Types),
  replaceTypesAccessControl: replaceCollectionListCases(Types, createType),
  listTypesAccessRights: collectionRightsCases(Types),

  getStreamViewsAccessControl: getCollectionListCases(StreamViews),
  replaceStreamViewsAccessControl: replaceCollectionListCases(StreamViews, createStreamView),
  listStreamViewsAccessRights: collectionRightsCases(StreamViews),

  getDataViewsAccessControl: getCollectionListCases(DataViews),
  replaceDataViewsAccessControl: replaceCollectionListCases(DataViews, null),
  listDataViewsAccessRights: collectionRightsCases(DataViews),
};
