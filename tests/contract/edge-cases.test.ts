// The cases of edge systems and of the access to collections.
import { edgeAccessControl } from './cases/edge-access-control.ts';
import { edgeConfigurations } from './cases/edge-configurations.ts';
import { edgeRegistration } from './cases/edge-registration.ts';
import { edgeSystemTypes } from './cases/edge-system-types.ts';
import { edgeSystems } from './cases/edge-systems.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...edgeAccessControl, ...edgeConfigurations, ...edgeRegistration, ...edgeSystems, ...edgeSystemTypes });
