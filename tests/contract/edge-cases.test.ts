// The cases of edge systems and of the access to collections.
import { edgeAccessControl } from './cases/edge-access-control.ts';
import { edgeSystemTypes } from './cases/edge-system-types.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...edgeAccessControl, ...edgeSystemTypes });
