// The identity providers of the built-in catalog (docs/behavior/identity.md#identity-providers). Identifiers of providers are publicly
// known; client identifiers are our own.
import type { Provider } from '../domain/identity/providers.ts';

const signInOnly = {
  User: { SignIn: true, Invitation: true, Search: false },
  Group: { Authorize: false, Search: false },
} as const;

export const catalog: readonly Provider[] = [
  {
    Id: 'd2a478ca-52e3-4fd4-9d93-ded440476364',
    DisplayName: 'Google',
    Scheme: 'Google',
    UserIdClaimType: 'sub',
    ClientId: '9b6f3c1e-40d7-4a58-8f0a-1d2e7c5b6a43',
    IsConfigured: true,
    Capabilities: signInOnly,
    sharing: 'never',
  },
  {
    Id: '68a3a33b-b9dd-4eea-884f-87daefc4ff0f',
    DisplayName: 'Microsoft account',
    Scheme: 'Microsoft',
    UserIdClaimType: 'sub',
    ClientId: '2e7a9d40-5c38-4b16-a1f7-8d6c0e3b9f25',
    IsConfigured: true,
    Capabilities: signInOnly,
    sharing: 'never',
  },
  {
    Id: 'e2398938-bf8f-40fa-b380-d538ece2bfc2',
    DisplayName: 'Directory service',
    Scheme: 'AAD',
    UserIdClaimType: 'oid',
    ClientId: '4c0d8e57-6b1a-4f39-9e22-7a5f3b8c1d60',
    IsConfigured: true,
    Capabilities: {
      User: { SignIn: true, Invitation: true, Search: true },
      Group: { Authorize: true, Search: true },
    },
    sharing: 'by consent',
  },
  {
    Id: '7f1d9c1e-6d7b-4f1e-9b7f-2f1c6a5e0c01',
    DisplayName: 'CONNECT',
    Scheme: 'CONNECT',
    UserIdClaimType: 'sub',
    ClientId: '5d2c7b90-1e64-4f8a-b3d5-9a0c6e4f7812',
    IsConfigured: true,
    Capabilities: {
      User: { SignIn: true, Invitation: false, Search: true },
      Group: { Authorize: true, Search: true },
    },
    sharing: 'always',
  },
];
