// The cases of users, roles, invitations, communities and claims.
import { claims } from './cases/claims.ts';
import { communities } from './cases/communities.ts';
import { invitations } from './cases/invitations.ts';
import { roles } from './cases/roles.ts';
import { users } from './cases/users.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...users, ...roles, ...invitations, ...communities, ...claims });
