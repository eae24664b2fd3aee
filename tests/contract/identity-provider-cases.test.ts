// The cases of identity providers.
import { identityProviders } from './cases/identity-providers.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth(identityProviders);
