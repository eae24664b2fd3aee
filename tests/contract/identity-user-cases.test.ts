// The cases of users, roles, invitations, communities and claims.
import { users } from './cases/users.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...users });
