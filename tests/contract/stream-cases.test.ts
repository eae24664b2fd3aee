// The cases of types, streams, stream data, stream views, units, tenants and namespaces.
import { collectionAccess } from './cases/collection-access.ts';
import { streamData } from './cases/stream-data.ts';
import { streamViewAccess } from './cases/stream-view-access.ts';
import { streamViews } from './cases/stream-views.ts';
import { streams } from './cases/streams.ts';
import { tenants } from './cases/tenants.ts';
import { transform } from './cases/transform.ts';
import { types } from './cases/types.ts';
import { unitWrites } from './cases/unit-writes.ts';
import { units } from './cases/units.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({
  ...streamViews,
  ...units,
  ...streamData,
  ...types,
  ...streams,
  ...streamViewAccess,
  ...collectionAccess,
  ...tenants,
  ...transform,
  ...unitWrites,
});
