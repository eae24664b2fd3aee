// The cases of clients and their secrets.
import { clientCredentialClients } from './cases/client-credential-clients.ts';
import { clientSecrets } from './cases/client-secrets.ts';
import { hybridClients } from './cases/hybrid-clients.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...hybridClients, ...clientCredentialClients, ...clientSecrets });
