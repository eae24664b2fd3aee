// The cases of users, roles, invitations, communities and claims.
import { roles } from './cases/roles.ts';
import { users } from './cases/users.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...users, ...roles });
