// The lists that new objects start with, and who may make them (docs/behavior/access-control.md#copies-of-lists).
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

const place = '/';
const Streams: Collection = { name: 'Streams', pathPrefix: place };
const Types: Collection = { name: 'Types', pathPrefix: place };
const StreamViews: Collection = { name: 'StreamViews', pathPrefix: place };
const DataViews: Collection = { name: 'DataViews', pathPrefix: place };

const makeType: CreateObject = (world, id, as) =>
  world.ok('POST', `/Types/${id}`, { ...simpleType, Id: id, Properties: simpleType.Properties.slice(0, 1) }, { as });

const makeStream: CreateObject = async (world, id, as) => {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' }, { as });
};

const makeView: CreateObject = async (world, id, as) => {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', `/StreamViews/${id}`, { SourceTypeId: 'Simple', TargetTypeId: 'Simple' }, { as });
};

export const collectionAccess: Cases<operations, typeof table, 'CollectionAccess'> = {
  getStreamsAccessControl: getCollectionListCases(Streams),
  replaceStreamsAccessControl: replaceCollectionListCases(Streams, makeStream),
  listStreamsAccessRights: collectionRightsCases(Streams),

  getTypesAccessControl: getCollectionListCases(Types),
  replaceTypesAccessControl: replaceCollectionListCases(Types, makeType),
  listTypesAccessRights: collectionRightsCases(Types),

  getStreamViewsAccessControl: getCollectionListCases(StreamViews),
  replaceStreamViewsAccessControl: replaceCollectionListCases(StreamViews, makeView),
  listStreamViewsAccessRights: collectionRightsCases(StreamViews),

  getDataViewsAccessControl: getCollectionListCases(DataViews),
  replaceDataViewsAccessControl: replaceCollectionListCases(DataViews, null),
  listDataViewsAccessRights: collectionRightsCases(DataViews),
};
