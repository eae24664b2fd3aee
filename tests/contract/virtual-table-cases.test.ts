// The cases of virtual tables, of shares, and of access to both.
import { accessControl } from './cases/access-control.ts';
import { shares } from './cases/shares.ts';
import { virtualTables } from './cases/virtual-tables.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...accessControl, ...shares, ...virtualTables });
