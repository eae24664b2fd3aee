// Generated from openapi/identity by `make generate`. Do not edit.
export interface paths {
    "/api/v1/Tenants/{tenantId}/Users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the users of a tenant
         * @description Returns the users page by page, in the order in which they were created.
         *     With `id`, it returns the users with these identifiers, each once and in the order of the request, and ignores skip and count.
         *     If one of them does not exist, the status is 207; the body then has the users that were found and an error for each of the others.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Adds a user to the tenant.
         *     No mail is sent: to complete the sign-up, invite the user, who accepts by signing in. The identity provider cannot be changed later.
         *     The call fails with 400 if the tenant does not have that provider or one of the roles, the identifier is in use,
         *     a user with the same email at the same provider exists, or the tenant already has 50,000 users.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        /**
         * Count the users of a tenant
         * @description Returns the number of users in Total-Count.
         *     With `id`, it counts the users with these identifiers, and fails with 404 if one of them does not exist.
         */
        head: operations["countUsers"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Users/Status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the invitation statuses of users
         * @description Returns each user with the status of the invitation, page by page.
         *     `status` filters the list before paging.
         *     With `id`, skip and count are ignored, and unknown identifiers are omitted.
         */
        get: operations["listUserStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Read a user
         * @description Returns the user with its roles. Users can read themselves; other callers must be members of the tenant.
         */
        get: operations["getUser"];
        /**
         * Change a user
         * @description Changes the members in the body; members that are missing or null do not change.
         *     RoleIds replaces the assigned roles; roles from claims of the identity provider do not change.
         *     The call fails with 400 if the identifier or the identity provider in the body differs from that of the user, or a role is unknown.
         *     Tokens that were issued before keep their roles for reading. For writing, they do not have removed roles. New roles apply from the next token on.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description Deletes the user and the invitation, and ends the user's refresh tokens.
         *     Access tokens remain valid until they expire, but Millrace accepts them only for reading: writing with them fails with 401.
         *     If the user also has roles from claims of the identity provider, only the assigned roles are removed and the user is not deleted (200),
         *     unless `force=true`. Users cannot delete themselves (403).
         */
        delete: operations["deleteUser"];
        options?: never;
        /**
         * Check whether a user exists
         * @description Returns 200 if the tenant has the user, otherwise 404, without a body.
         */
        head: operations["checkUser"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Users/{userId}/Status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Read the invitation status of a user
         * @description Returns the user with the status of the invitation.
         */
        get: operations["getUserStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Users/{userId}/Preferences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Read a user's preferences
         * @description Returns the stored object exactly as it was sent. If there is none, the response is 404. Only the user can read it;
         *     administrators cannot.
         */
        get: operations["getUserPreferences"];
        /**
         * Store a user's preferences
         * @description Replaces the whole object. Lists, single values and null are refused with 400,
         *     and more than 1 MiB (or the limit of the server) with 413. Only the user can store it; administrators cannot.
         */
        put: operations["replaceUserPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Check whether a user has preferences
         * @description Returns 200 if preferences are stored for the user, otherwise 404, without a body.
         */
        head: operations["checkUserPreferences"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/HybridClients": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the hybrid clients of a tenant
         * @description Returns the hybrid clients page by page, in the order in which they were created.
         *     With `id`, skip and count are ignored. Secrets are never part of the response.
         */
        get: operations["listHybridClients"];
        put?: never;
        /**
         * Create a hybrid client and its first secret
         * @description Registers an application through which users sign in. Only this response has the value of its first secret: store it.
         *     The call fails with 400 if the tenant already has 50,000 clients of all kinds,
         *     and with 409 if any client of any tenant has the identifier.
         */
        post: operations["createHybridClient"];
        delete?: never;
        options?: never;
        /**
         * Count the hybrid clients of a tenant
         * @description Returns the number of hybrid clients of the tenant in `Total-Count`; with `id` or `tag`, the number of matching ones.
         */
        head: operations["countHybridClients"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/HybridClients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the client.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /**
         * Read a hybrid client
         * @description Returns the client without its secrets. A client can read itself with its own token.
         */
        get: operations["getHybridClient"];
        /**
         * Change a hybrid client
         * @description Changes the members in the body; members that are missing or null do not change.
         *     Lists are replaced as a whole: an empty list removes all tags or post-logout redirect URIs. At least one redirect URI must remain.
         *     On the platform, a change can take up to one hour to take effect in authentication; Millrace applies it from the next token on.
         */
        put: operations["updateHybridClient"];
        post?: never;
        /**
         * Delete a hybrid client
         * @description Removes the client and its secrets. On the platform, it can take up to one hour until authentication with it fails,
         *     and refresh tokens remain valid for up to one hour; Millrace refuses both at once.
         *     Access tokens remain valid until they expire, but Millrace accepts them only for reading: writing with them fails with 401.
         *     The 409 means that other objects refer to the client. No object of this server refers to hybrid clients.
         */
        delete: operations["deleteHybridClient"];
        options?: never;
        /**
         * Check whether a hybrid client exists
         * @description Returns 200 if the tenant has the hybrid client, otherwise 404, without a body.
         */
        head: operations["checkHybridClient"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/IdentityProviders/{identityProviderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        /**
         * Read an identity provider of the catalog
         * @description Returns one provider by its identifier, whether or not a tenant uses it.
         *     Its capabilities include whether it supports invitations and whether its directory can be searched.
         */
        get: operations["getIdentityProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Check whether the catalog has an identity provider
         * @description Returns 200 if the catalog has a provider with this identifier, otherwise 404, without a body.
         */
        head: operations["checkIdentityProvider"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/IdentityProviders/schemes/{scheme}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a sign-in scheme; case-insensitive.
                 * @example Google
                 */
                scheme: components["parameters"]["Scheme"];
            };
            cookie?: never;
        };
        /**
         * Read an identity provider by its sign-in scheme
         * @description Returns the provider of the catalog with this scheme.
         *     Schemes are case-insensitive.
         */
        get: operations["getIdentityProviderByScheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Check whether the catalog has a sign-in scheme
         * @description Returns 200 if a provider of the catalog has this scheme, otherwise 404, without a body.
         */
        head: operations["checkIdentityProviderByScheme"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/IdentityProviders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the identity providers of the catalog
         * @description Returns every provider of this installation, whether or not a tenant uses it.
         *     The catalog is the same for all tenants;
         *     `addTenantIdentityProvider` adds one of its providers to a tenant.
         */
        get: operations["listIdentityProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Count the identity providers of the catalog
         * @description Returns the number of providers of the catalog in the header `Total-Count`, without a body.
         */
        head: operations["countIdentityProviders"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/IdentityProviders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the identity providers of a tenant
         * @description Returns the providers with which users can sign in to this tenant.
         */
        get: operations["listTenantIdentityProviders"];
        put?: never;
        /**
         * Add an identity provider to a tenant
         * @description Adds a provider of the catalog to the tenant.
         *     The sign-in page then offers it.
         *     A tenant has each provider at most once, and at most one organization of a directory service.
         *     Some variants of the platform support only a single identity provider; Millrace has no such limit.
         *
         *     A directory service requires `DirectoryServiceTenant` and the consent of the organization.
         *     `DirectoryServiceSendConsent` requires the recipient of the mail; 503 can then mean that the mail cannot be sent.
         *     The same request for a directory service that the tenant already has returns 302;
         *     for other providers that the tenant already has, the call fails with 409.
         */
        post: operations["addTenantIdentityProvider"];
        delete?: never;
        options?: never;
        /**
         * Count the identity providers of a tenant
         * @description Returns the number of providers that the tenant uses in the header `Total-Count`, without a body.
         */
        head: operations["countTenantIdentityProviders"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/IdentityProviders/{identityProviderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        /**
         * Read an identity provider of a tenant
         * @description Returns a provider with which users can sign in to this tenant. A provider of the catalog that the tenant does not use results in 404.
         */
        get: operations["getTenantIdentityProvider"];
        put?: never;
        post?: never;
        /**
         * Remove an identity provider from a tenant
         * @description Removes the provider from the tenant, not from the catalog.
         *     Its users are not deleted, but cannot sign in until the provider is added again.
         *     Removing the provider with which the caller signed in is refused with 403.
         */
        delete: operations["removeTenantIdentityProvider"];
        options?: never;
        /**
         * Check whether a tenant has an identity provider
         * @description Returns 200 if users can sign in to this tenant with the provider, otherwise 404, without a body.
         */
        head: operations["checkTenantIdentityProvider"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/IdentityProviders/{identityProviderId}/Consent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        /**
         * Read the consent of an identity provider
         * @description Returns whether the provider has consented to share its directory with the tenant.
         *     For a provider without a directory, only the scheme is returned.
         */
        get: operations["getIdentityProviderConsent"];
        put?: never;
        /**
         * Request the consent of an identity provider
         * @description Requests the right of the tenant to read all users of the directory and the members of all its groups,
         *     which the searches for directory users and groups need.
         *     Only a directory service supports this.
         *     The `Scheme` of the body must be that of the provider in the path; other values are refused with 400.
         *
         *     The state in the response starts with `Pending_` until the organization of the directory has granted it.
         */
        post: operations["grantIdentityProviderConsent"];
        delete?: never;
        options?: never;
        /**
         * Check whether an identity provider has a consent
         * @description Returns 200 if the consent of this provider can be read, otherwise 404, without a body.
         */
        head: operations["checkIdentityProviderConsent"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/IdentityProviders/{identityProviderId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        /**
         * Search the users in the directory of an identity provider
         * @description Finds users by the start of a name or of an email address, so that they can be added to the tenant.
         *     The provider must be a directory service whose users can be searched, and its organization must have granted consent;
         *     otherwise the response is 400. If more users follow, the page has a SkipToken.
         */
        get: operations["searchDirectoryUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/IdentityProviders/{identityProviderId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        /**
         * Search the groups in the directory of an identity provider
         * @description Finds groups by the start of their name or email address.
         *     The provider must be a directory service whose groups can be searched, and its organization must have granted consent;
         *     otherwise the response is 400. If more groups follow, the page has a SkipToken.
         */
        get: operations["searchDirectoryGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/IdentityProviders/{identityProviderId}/Users/{userId}/Groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
                /**
                 * @description Identifier of the user in the directory, as returned by the search for directory users.
                 *     For a user of the tenant, it is the IdentityProviderSpecificUserId.
                 * @example 8d1f6a34-2f5b-4c7a-9b60-4e3d2c1b0a99
                 */
                userId: components["parameters"]["DirectoryUserId"];
            };
            cookie?: never;
        };
        /**
         * List the groups of a user in a directory
         * @description Returns the groups that a user belongs to in the directory of the provider.
         *     The provider must be a directory service whose groups can be searched, and its organization must have granted consent;
         *     otherwise the response is 400. Read the next page with the SkipToken of the previous page, or with skip.
         */
        get: operations["listDirectoryUserGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the roles of a tenant
         * @description Returns the roles of the tenant, including built-in ones, and those of its communities.
         *     The identifier of a built-in role differs between tenants, but its type does not; find it by roleTypeId.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role in a tenant
         * @description Adds a role to the tenant, which can be assigned to users and clients and used in access control lists. Its scope is Tenant;
         *     another scope, a community or a role type is refused.
         *
         *     If a role with the same identifier or the same name exists and equals all members of the request, the response is 302 with its URL,
         *     so clients that follow redirects can get or create the role in one call. If it differs, the response is 409.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        /**
         * Count the roles of a tenant
         * @description Returns the number of roles of the tenant and of its communities in the header `Total-Count`, without a body.
         */
        head: operations["countRoles"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Roles/{roleId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        /**
         * List the users who have a role
         * @description Returns all users of the tenant with the role, in one response without pages.
         */
        get: operations["listRoleUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Count the users who have a role
         * @description Returns the number of users who have the role in the header `Total-Count`, without a body.
         */
        head: operations["countRoleUsers"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Roles/{roleId}/clientcredentialclients": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        /**
         * List the client credential clients that have a role
         * @description Returns all client credential clients of the tenant that have the role, in one response without pages. Secrets are never included.
         */
        get: operations["listRoleClientCredentialClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Count the client credential clients that have a role
         * @description Returns the number of client credential clients that have the role in the header `Total-Count`, without a body.
         */
        head: operations["countRoleClientCredentialClients"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        /**
         * Read a role
         * @description Returns a role of the tenant, or of a community that the tenant belongs to.
         */
        get: operations["getRole"];
        /**
         * Change the name or description of a role
         * @description Replaces the role. The name is required; without a description, the description is removed.
         *     The call fails with 400 if the identifier in the body differs from that of the path, if another role has the name,
         *     or if the role is built in or of a community.
         */
        put: operations["updateRole"];
        post?: never;
        /**
         * Delete a role
         * @description Deletes a role of the tenant and removes it from all users, clients and automation identities.
         *     Entries of access control lists for it stay, but match no caller.
         *     A built-in role or a role of a community is refused with 400.
         */
        delete: operations["deleteRole"];
        options?: never;
        /**
         * Check whether a role exists
         * @description Returns 200 if a role with this identifier exists, otherwise 404, without a body.
         */
        head: operations["checkRole"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/AutomationIdentities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the automation identities of a tenant
         * @description Returns the automation identities page by page, in the order in which they were created.
         *     With `id`, skip and count are ignored.
         */
        get: operations["listAutomationIdentities"];
        put?: never;
        /**
         * Create an automation identity
         * @description Creates an identity for unattended work, with exactly the roles in the body.
         *     Unless the caller is an administrator, the call fails with 403 for roles that the caller does not have.
         *     An unknown role is refused with 400, and the name of another automation identity of the tenant with 409.
         */
        post: operations["createAutomationIdentity"];
        delete?: never;
        options?: never;
        /**
         * Count the automation identities of a tenant
         * @description Returns the number of automation identities of the tenant in `Total-Count`; with `tag`, the number of matching ones.
         */
        head: operations["countAutomationIdentities"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/AutomationIdentities/{automationIdentityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the automation identity.
                 * @example 55555555-5555-4555-8555-555555555555
                 */
                automationIdentityId: components["parameters"]["AutomationIdentityId"];
            };
            cookie?: never;
        };
        /**
         * Read an automation identity
         * @description Returns the automation identity with its roles and their types.
         */
        get: operations["getAutomationIdentity"];
        /**
         * Change an automation identity
         * @description Changes the members in the body; members that are missing or null do not change. RoleIds and Tags replace the old lists.
         *     Unless the caller is an administrator, the call fails with 403 if the caller lacks an old or new role of the identity.
         */
        put: operations["updateAutomationIdentity"];
        post?: never;
        /**
         * Delete an automation identity
         * @description Deletes the identity.
         *     Unless the caller is an administrator, the call fails with 403 if the caller lacks a role of the identity.
         */
        delete: operations["deleteAutomationIdentity"];
        options?: never;
        /**
         * Check whether an automation identity exists
         * @description Returns 200 if the tenant has the automation identity, otherwise 404, without a body.
         */
        head: operations["checkAutomationIdentity"];
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Communities/{communityId}/Tenants/{tenantId}/ClientCredentialClients": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List a tenant's clients in a community
         * @description Returns those client credential clients of the tenant that have joined the community, page by page.
         *     Clients of other tenants are not listed.
         *     A community identifier that is not a GUID is refused with 400.
         *     A community that does not exist or that the tenant has not joined results in 404.
         */
        get: operations["listCommunityClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Count a tenant's clients in a community
         * @description Returns the number of client credential clients of the tenant that have joined the community in `Total-Count`.
         */
        head: operations["countCommunityClients"];
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Communities/{communityId}/Tenants/{tenantId}/ClientCredentialClients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the client.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the roles of a client in a community
         * @description Sets the roles of a client credential client of the tenant in the community.
         *     The first call adds the client to the community (201), later calls replace its community roles (200).
         *     An empty list assigns only the role Community Member.
         *     The call fails with 400 if a role is not of this community or the client is of another kind,
         *     and with 404 if the tenant does not have the client or has not joined the community.
         */
        put: operations["setCommunityClientRoles"];
        post?: never;
        /**
         * Remove a client from a community
         * @description Removes the client from the community with its community roles. The client and its roles in the tenant do not change.
         *     A client that is not in the community results in 404.
         */
        delete: operations["removeCommunityClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Names an object: 1 to 250 characters without slashes and control characters, and without spaces at either end.
         *     `.` and `..` are refused, since in URLs they mean the resource itself and its parent.
         */
        Identifier: string;
        /**
         * @description A user of the tenant. Names, email and external identifier are set by the identity provider and null until the first sign-in;
         *     the contact members are set by administrators.
         */
        User: {
            /**
             * Format: uuid
             * @description Identifier of the user; it never changes.
             */
            Id: string;
            /** @description Given name, from the identity provider. */
            GivenName?: string | null;
            /** @description Family name, from the identity provider. */
            Surname?: string | null;
            /** @description Full name, from the identity provider. */
            Name?: string | null;
            /**
             * Format: email
             * @description Email address, from the identity provider. A tenant has one user for each address and provider.
             */
            Email?: string | null;
            /**
             * Format: email
             * @description The address for mail to the user. It can differ from Email.
             */
            ContactEmail?: string | null;
            /** @description Given name by which the user prefers to be addressed. */
            ContactGivenName?: string | null;
            /** @description Family name by which the user prefers to be addressed. */
            ContactSurname?: string | null;
            /** @description Identifier of the user at the identity provider. */
            ExternalUserId?: string | null;
            /**
             * Format: uuid
             * @description Identity provider that the user signs in with. It is set when the user is created and never changes.
             */
            IdentityProviderId?: string | null;
            /** @description Identifiers of the roles of the user, always including Tenant Member. */
            RoleIds: string[] | null;
        };
        /** @description The reason why one of the requested objects could not be returned. */
        MultiStatusResponseChildError: {
            /** @description Identifies the call; equals the header Operation-Id. */
            OperationId: string;
            /** @description The kind of failure, as a fixed sentence. */
            Error: string;
            /** @description The specific cause. */
            Reason: string;
            /** @description The next step for the caller. */
            Resolution: string;
            /** @description Identifies this failure in the server's log. */
            EventId: string;
            /**
             * Format: int32
             * @description HTTP status of a request for only this object.
             */
            StatusCode: number;
            /** @description Identifier of the object that could not be returned. */
            ModelId?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The users that were found, and an error for each of the others. */
        UserMultiStatusResponse: {
            /** @description Identifies the call; equals the header Operation-Id. */
            OperationId: string | null;
            /** @description The kind of failure, as a fixed sentence. */
            Error: string | null;
            /** @description The general cause; ChildErrors has the specific ones. */
            Reason: string | null;
            /** @description Identifies this response in the server's log. */
            EventId?: string | null;
            /** @description One error for each identifier without a user. */
            ChildErrors: components["schemas"]["MultiStatusResponseChildError"][];
            /** @description The users that were found, in the order of the request; empty if there are none. */
            Data: components["schemas"]["User"][];
        };
        /** @description The reason why a call failed (identity and edge systems). */
        ErrorResponse: {
            /** @description Identifies the failed call; equals the header Operation-Id. */
            OperationId: string;
            /** @description The kind of failure, as a fixed sentence. */
            Error: string;
            /** @description The specific cause, with the invalid input or the object. */
            Reason: string;
            /** @description The next step for the caller. */
            Resolution: string;
            /** @description Further details, for example the messages for each field. */
            DynamicProperties?: {
                [key: string]: unknown;
            } | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A string in a path: 1 to 250 characters without control characters.
         *     Neither the string nor a part of it between slashes can be `.` or `..`, since in URLs these mean the resource itself and its parent.
         */
        PathText: string;
        /**
         * @description The members of a user that an administrator can set.
         *     In an update, members that are missing or null do not change.
         */
        UserCreateOrUpdate: {
            /**
             * Format: uuid
             * @description Identifier of the user.
             *     For a new user it defaults to a new identifier. In an update it is optional and must equal that of the path.
             */
            Id?: string | null;
            /** @description Identifier of the user at the identity provider; required only if the provider does not identify the user by email. */
            ExternalUserId?: string | null;
            /** @description Given name by which the user prefers to be addressed. */
            ContactGivenName?: string | null;
            /** @description Family name by which the user prefers to be addressed. */
            ContactSurname?: string | null;
            /**
             * Format: email
             * @description The address for mail to the user. It can differ from that at the identity provider.
             */
            ContactEmail?: string | null;
            /**
             * Format: uuid
             * @description The identity provider of the user, one of those of the tenant. Required for a new user.
             *     In an update it is optional and must be the same, since it cannot be changed.
             */
            IdentityProviderId?: string | null;
            /** @description Identifier of the user's object in the directory of the identity provider. It is stored but not returned. */
            IdentityProviderSpecificUserId?: components["schemas"]["PathText"] | null;
            /**
             * @description Identifiers of the roles to assign: roles of the tenant and of its communities. They replace the assigned roles.
             *     The role Tenant Member is added if it is missing.
             */
            RoleIds?: string[] | null;
        };
        /** @description A new user; the identity provider is required. */
        UserCreate: components["schemas"]["UserCreateOrUpdate"] & {
            /**
             * Format: uuid
             * @description The identity provider of the user, one of those of the tenant. It cannot be changed.
             */
            IdentityProviderId: string;
        };
        /**
         * @description Name of a state of a user's invitation.
         * @enum {string}
         */
        UserInvitationStatusName: "InvitationAccepted" | "NoInvitation" | "InvitationNotSent" | "InvitationSent" | "InvitationExpired";
        /**
         * Format: int32
         * @description State of a user's invitation: `InvitationAccepted` (0), the user has signed in;
         *     `NoInvitation` (1), none was created, or it was deleted or expired more than two weeks ago;
         *     `InvitationNotSent` (2), it was created but no mail was sent;
         *     `InvitationSent` (3), the mail was sent and the user has not signed in yet;
         *     `InvitationExpired` (4), the user did not accept it in time.
         * @enum {integer}
         */
        UserInvitationStatus: 0 | 1 | 2 | 3 | 4;
        /** @description The user and the status of the invitation. */
        UserStatus: {
            InvitationStatus: components["schemas"]["UserInvitationStatus"];
            /** @description The user. */
            User: components["schemas"]["User"] | null;
        };
        /** @description Settings that an application stores for a user: any JSON object. The server does not interpret it. */
        UserPreferences: {
            [key: string]: unknown;
        };
        /**
         * @description An application through which users sign in and that authenticates with a secret. A client can have several secrets at once.
         *     In an update, members that are missing or null do not change.
         */
        HybridClient: {
            /**
             * @description Identifier of the client; it should be a GUID. It is the client_id of its token requests.
             *     In an update it is optional and must equal that of the path.
             */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name; not blank. */
            Name?: string | null;
            /** @description Whether the client can authenticate; if false, it gets no tokens, and users cannot sign in through it. */
            Enabled?: boolean | null;
            /**
             * Format: int32
             * @description Lifetime of the client's access tokens, in seconds.
             */
            AccessTokenLifetime?: number | null;
            /**
             * @description URIs to which a sign-in can redirect. The redirect URI of a sign-in must equal one of them, compared case-sensitively;
             *     otherwise the sign-in fails with bad_client. Entries with wildcards never match.
             */
            RedirectUris?: string[] | null;
            /**
             * @description URIs to which a sign-out can redirect, compared like RedirectUris.
             *     An empty list removes all.
             */
            PostLogoutRedirectUris?: string[] | null;
            /**
             * Format: uri
             * @description Page about the client, to which a consent screen links. It is stored and returned; Millrace has no consent screen.
             */
            ClientUri?: string | null;
            /**
             * Format: uri
             * @description Logo of the client, which a consent screen shows. It is stored and returned; Millrace has no consent screen.
             */
            LogoUri?: string | null;
            /** @description Tags for internal use, for example to filter lists of clients. An empty list removes all. */
            Tags?: string[] | null;
            /**
             * @description Whether the client can request refresh tokens with the scope offline_access.
             *     Hybrid clients get refresh tokens only if the server is configured to issue them.
             */
            AllowOfflineAccess?: boolean | null;
            /** @description Whether the client can get access tokens through the browser. */
            AllowAccessTokensViaBrowser?: boolean | null;
        };
        /** @description A new hybrid client and its first secret. */
        HybridClientCreate: components["schemas"]["HybridClient"] & {
            /**
             * @description Identifier of the client, unique among all clients of all tenants. It should be a GUID; other values are accepted.
             *     It has only printable ASCII characters, as every client_id. Defaults to a new GUID.
             */
            Id?: string | null;
            /** @description Friendly name; not blank. */
            Name: string;
            /**
             * @description Whether the client can authenticate; if false, it gets no tokens, and users cannot sign in through it.
             * @default true
             */
            Enabled?: boolean | null;
            /**
             * Format: int32
             * @description Lifetime of the client's access tokens, in seconds.
             * @default 3600
             */
            AccessTokenLifetime?: number | null;
            /** @description URIs to which a sign-in can redirect; at least one. */
            RedirectUris: string[];
            /**
             * @description Whether the client can request refresh tokens with the scope offline_access.
             * @default false
             */
            AllowOfflineAccess?: boolean | null;
            /**
             * @description Whether the client can get access tokens through the browser.
             * @default false
             */
            AllowAccessTokensViaBrowser?: boolean | null;
            /** @description Purpose of the first secret. */
            SecretDescription?: string | null;
            /**
             * Format: date-time
             * @description When the first secret expires; it must be in the future.
             *     If it is null or missing, the secret never expires, which is not recommended.
             */
            SecretExpirationDate?: string | null;
        };
        /** @description The new hybrid client with its first secret. */
        HybridClientCreateResponse: {
            /** @description Value of the secret. Only this response contains it, since the server stores only a hash. */
            Secret: string | null;
            /**
             * Format: int32
             * @description Identifier of the secret, not of the client.
             */
            Id: number;
            /** @description Purpose of the secret. */
            Description?: string | null;
            /**
             * Format: date-time
             * @description When the secret expires; null if it never does.
             */
            ExpirationDate?: string | null;
            Client: components["schemas"]["HybridClient"];
        };
        /** @description Capabilities of an identity provider for users. */
        IdentityProviderUserCapabilities: {
            /** @description Whether users can sign in with it. */
            SignIn: boolean;
            /** @description Whether users join the tenant by accepting an invitation. */
            Invitation: boolean;
            /** @description Whether its directory of users can be searched. */
            Search: boolean;
        };
        /** @description Capabilities of an identity provider for groups of users. */
        IdentityProviderGroupCapabilities: {
            /** @description Whether roles can be assigned to its groups. */
            Authorize: boolean;
            /** @description Whether its directory of groups can be searched. */
            Search: boolean;
        };
        /** @description Capabilities of an identity provider for users and for groups. */
        IdentityProviderCapabilities: {
            /** @description Capabilities for users. */
            User: components["schemas"]["IdentityProviderUserCapabilities"] | null;
            /** @description Capabilities for groups of users. */
            Group: components["schemas"]["IdentityProviderGroupCapabilities"] | null;
        };
        /** @description A service that authenticates users. It stores their credentials, so this API never receives a password. */
        IdentityProvider: {
            /** @description Unique identifier, the same in the catalog and in every tenant that uses the provider. */
            Id: string;
            /** @description Name on the sign-in page. */
            DisplayName: string | null;
            /** @description Name of the sign-in scheme, which also identifies the provider. */
            Scheme: string | null;
            /** @description The claim of the provider's tokens that identifies the user. */
            UserIdClaimType: string | null;
            /** @description Identifier of this service at the provider. */
            ClientId?: string | null;
            /** @description Whether the provider is set up completely and can be used. */
            IsConfigured: boolean;
            /** @description Capabilities of the provider other than authentication. */
            Capabilities: components["schemas"]["IdentityProviderCapabilities"] | null;
        };
        /**
         * @description The provider of the catalog to add to a tenant.
         *     All members except the identifier apply only to directory services.
         */
        IdentityProviderAdd: {
            /** @description Identifier of the provider in the catalog; a missing or unknown one is refused. */
            IdentityProviderId?: string;
            /** @description Domain name of the organization in the directory service; required for a directory service. */
            DirectoryServiceTenant?: string | null;
            /**
             * @description The requested consent of the organization:
             *     that its users sign in, or also that the tenant reads its users and the members of its groups. Defaults to `SignIn`.
             * @enum {string|null}
             */
            DirectoryServiceConsentTypes?: "SignIn" | "SignIn;ReadAllUsersGroups" | null;
            /** @description Whether to request the consent by mail. Defaults to false. If true, the three members about the recipient are required. */
            DirectoryServiceSendConsent?: boolean;
            /**
             * Format: email
             * @description Address for the mail that requests consent.
             */
            DirectoryServiceConsentEmail?: string | null;
            /** @description Given name of the recipient. */
            DirectoryServiceConsentGivenName?: string | null;
            /** @description Surname of the recipient. */
            DirectoryServiceConsentSurname?: string | null;
        };
        /**
         * @description The consent of the organization of a directory service; providers that require no consent have no state. `SignIn`:
         *     users of the organization can sign in. `ReadAllUsersGroups`: the tenant can also read its users and the members of its groups.
         *     A consent that starts with `Pending_` was requested but is not granted yet.
         * @enum {string}
         */
        ConsentState: "Pending_SignIn" | "SignIn" | "Pending_ReadAllUsersGroups" | "ReadAllUsersGroups";
        /** @description The data that an identity provider shares with a tenant. Providers can add other members. */
        IdentityProviderConsent: {
            /** @description Name of the sign-in scheme of the provider. */
            Scheme?: string | null;
            ConsentState?: components["schemas"]["ConsentState"];
        } & {
            [key: string]: unknown;
        };
        /** @description A user in the directory of an identity provider, not necessarily a user of the tenant. */
        IdentityProviderUser: {
            /** @description Identifier of the user in the directory. */
            Id: string;
            /** @description Given name. */
            GivenName?: string | null;
            /** @description Surname. */
            Surname?: string | null;
            /** @description Full name. */
            Name?: string | null;
            /**
             * Format: email
             * @description Address of the user.
             */
            Email?: string | null;
        };
        /** @description One page of users from the directory of an identity provider. */
        DirectoryUserPage: {
            /** @description The users of this page. */
            Results: components["schemas"]["IdentityProviderUser"][];
            /** @description The token for the next page; null or missing on the last page. */
            SkipToken?: string | null;
        };
        /** @description A group of users in the directory of an identity provider. */
        IdentityProviderGroup: {
            /** @description Identifier of the group in the directory. */
            Id: string;
            /** @description Name of the group. */
            Name?: string | null;
            /**
             * Format: email
             * @description Address of the group, if it has one.
             */
            Email?: string | null;
            /** @description Whether the group can have roles of the scope Cluster. */
            IsClusterManagementAllowed?: boolean | null;
        };
        /** @description One page of groups from the directory of an identity provider. */
        DirectoryGroupPage: {
            /** @description The groups of this page. */
            Results: components["schemas"]["IdentityProviderGroup"][];
            /** @description The token for the next page; null or missing on the last page. */
            SkipToken?: string | null;
        };
        /**
         * Format: int32
         * @description The scope of a role: none, a tenant, a community or a cluster of tenants.
         * @enum {integer}
         */
        RoleScope: 0 | 1 | 2 | 3;
        /**
         * @description A set of users, clients and automation identities with the same rights.
         *     Access control lists refer to roles, and every token has the roles of its owner.
         */
        Role: {
            /**
             * @description Unique identifier, a GUID that differs from tenant to tenant.
             *     For a new role, it defaults to a new identifier.
             */
            Id?: components["schemas"]["Identifier"] | null;
            /**
             * @description Name of the role, unique in the tenant.
             *     A name that is empty or has only spaces is refused.
             */
            Name?: string | null;
            /** @description Purpose of the role. */
            Description?: string | null;
            /** @description The scope of the role. For a new role it is Tenant or missing. */
            RoleScope?: components["schemas"]["RoleScope"] | null;
            /** @description Identifier of the tenant for a role of a tenant, otherwise null. */
            TenantId?: string | null;
            /** @description Identifier of the community for a role of a community, otherwise null. */
            CommunityId?: string | null;
            /**
             * @description The type of a built-in role, the same in every tenant; null for other roles.
             *
             *     | Built-in role           | RoleTypeId                             |
             *     | ----------------------- | -------------------------------------- |
             *     | Tenant Administrator    | `2dc742ab-39ea-4fc0-a39e-2bcb71c26a5f` |
             *     | Tenant Contributor      | `f1439595-e5a2-487f-8a4f-0627fefe75df` |
             *     | Tenant Data Steward     | `45b66433-5f57-420b-bbdf-8bbd60c1cd9d` |
             *     | Tenant Viewer           | `e6cbf91e-0be8-4858-92b5-f88ecafd5574` |
             *     | Tenant Member           | `7ad2b9ef-5386-4ead-ac9f-ad99c5c5b977` |
             *     | Community Administrator | `b50b3349-fa9e-4a03-9220-cf99184b4645` |
             *     | Community Moderator     | `f49f69a6-61b2-423e-8ad5-d58841be441c` |
             *     | Community Member        | `f79a55da-7c76-4600-a809-0f62ca9971d9` |
             */
            RoleTypeId?: string | null;
        };
        /** @description An application that runs unattended; it authenticates with its identifier and a secret. */
        ClientCredentialClient: {
            /** @description Identifier of the client; it should be a GUID. It is the client_id of its token requests. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Whether the client can authenticate. */
            Enabled?: boolean | null;
            /**
             * Format: int32
             * @description Lifetime of the client's access tokens, in seconds; defaults to 3600 for a new client.
             */
            AccessTokenLifetime?: number | null;
            /** @description Tags for internal use, for example to filter lists of clients. */
            Tags?: string[] | null;
            /**
             * @description Identifiers of the roles of the client, always including Tenant Member.
             *     Do not assign the role Tenant Administrator to a client if possible: any holder of its secret controls the tenant.
             */
            RoleIds?: string[] | null;
        };
        /** @description An identity for automated work, with roles of its own. */
        AutomationIdentity: {
            /**
             * Format: uuid
             * @description Identifier of the automation identity, set by the server.
             */
            Id: string;
            /** @description Friendly name, unique in the tenant. */
            Name: string | null;
            /**
             * Format: uuid
             * @description The tenant of the identity.
             */
            TenantId: string;
            /** @description Identifiers of the roles of the identity. */
            RoleIds: string[] | null;
            /** @description The distinct types of those roles. Only built-in roles have a type. */
            RoleTypeIds: string[] | null;
            /** @description Tags to group and filter automation identities. */
            Tags: string[] | null;
        };
        /** @description A new automation identity. */
        AutomationIdentityCreate: {
            /** @description Friendly name; not blank, and unique in the tenant, compared case-insensitively. */
            Name: string;
            /** @description Identifiers of the roles to assign; at least one. */
            RoleIds: string[];
            /** @description Tags to group and filter automation identities. */
            Tags?: string[] | null;
        };
        /** @description Changes of an automation identity. Members that are missing or null do not change. */
        AutomationIdentityUpdate: {
            /** @description Friendly name; not blank, and unique in the tenant, compared case-insensitively. */
            Name?: string | null;
            /** @description Identifiers of the new roles, which replace the assigned roles; at least one. */
            RoleIds?: string[] | null;
            /** @description The new tags, which replace the old ones. An empty list removes all. */
            Tags?: string[] | null;
        };
    };
    responses: {
        /** @description Inputs are missing or invalid; nothing was changed. */
        BadRequest: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The request contains missing or invalid inputs.",
                 *       "Reason": "tenantId must not be . or .., start or end with a space, or contain slashes or control characters.",
                 *       "Resolution": "Correct the named input and send the request again.",
                 *       "DynamicProperties": {
                 *         "tenantId": "must not be . or .., start or end with a space, or contain slashes or control characters"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request has no valid access token. */
        Unauthorized: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The caller is not authenticated.",
                 *       "Reason": "The request has no Authorization header.",
                 *       "Resolution": "Send a bearer token from the token endpoint."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The caller is authenticated but lacks the role or right that this operation requires. */
        Forbidden: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The caller is not permitted to perform this operation.",
                 *       "Reason": "The right Write is missing.",
                 *       "Resolution": "Ask an owner or an administrator for the right."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description An object in the path does not exist, or is hidden from the caller. */
        NotFound: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The requested object was not found.",
                 *       "Reason": "There is no tenant '99999999-9999-4999-8999-999999999999'.",
                 *       "Resolution": "Check the identifier.",
                 *       "DynamicProperties": {
                 *         "Id": "99999999-9999-4999-8999-999999999999"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The path exists but does not have this method; the header Allow lists its methods. */
        MethodNotAllowed: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                Allow: components["headers"]["Allow"];
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The method is not allowed on this path.",
                 *       "Reason": "This path does not take PATCH.",
                 *       "Resolution": "Use one of the methods listed in the Allow header."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request accepts none of the media types that the operation returns. */
        NotAcceptable: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "No acceptable media type.",
                 *       "Reason": "The request accepts only image/png.",
                 *       "Resolution": "Accept application/json."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The caller exceeds the number of requests per second in the setting CALLER_RATE. */
        TooManyRequests: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "Too many requests were sent.",
                 *       "Reason": "The caller sends more than 50 requests a second (CALLER_RATE).",
                 *       "Resolution": "Wait for the number of seconds in Retry-After, then send the request again."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The header fields of the request are larger than the server accepts. There is no body. */
        HeaderFieldsTooLarge: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The server failed; its log has the cause with the Operation-Id. */
        InternalError: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "An unexpected error occurred.",
                 *       "Reason": "The request could not be processed.",
                 *       "Resolution": "Try again; if it persists, report the OperationId."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request exceeded its Request-Timeout or the time limit of the server. */
        RequestTimeout: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The operation timed out.",
                 *       "Reason": "The request was not finished within 30 seconds.",
                 *       "Resolution": "Request less data, or raise Request-Timeout."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request body is larger than the server accepts. */
        ContentTooLarge: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The request body is too large.",
                 *       "Reason": "The body has 31457280 bytes; the limit is 29989273.",
                 *       "Resolution": "Send the content in smaller requests."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The media type or encoding of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The media type is not supported.",
                 *       "Reason": "The body is declared as application/xml.",
                 *       "Resolution": "Send application/json."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Inputs are missing or invalid; nothing was changed. There is no body. */
        EmptyBadRequest: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request has no valid access token. There is no body. */
        EmptyUnauthorized: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller is authenticated but lacks the role or right that this operation requires. There is no body. */
        EmptyForbidden: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description An object in the path does not exist, or is hidden from the caller. There is no body. */
        EmptyNotFound: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path exists but does not have this method; the header Allow lists its methods. There is no body. */
        EmptyMethodNotAllowed: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                Allow: components["headers"]["Allow"];
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller exceeds the number of requests per second in the setting CALLER_RATE. There is no body. */
        EmptyTooManyRequests: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The server failed; its log has the cause with the Operation-Id. There is no body. */
        EmptyInternalError: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The stored data cannot be processed. */
        UnprocessableContent: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The stored entity cannot be processed.",
                 *       "Reason": "The stored preferences are not a JSON object.",
                 *       "Resolution": "Replace the preferences."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request conflicts with an existing object; nothing was changed. */
        Conflict: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The object conflicts with an existing object.",
                 *       "Reason": "'Pump-101' exists with another definition.",
                 *       "Resolution": "Use another identifier, or update the existing object."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The server is overloaded or its store cannot be reached; try again later. */
        ServiceUnavailable: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                 *       "Error": "The service is temporarily unavailable.",
                 *       "Reason": "The store cannot be reached.",
                 *       "Resolution": "Try again later."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of the tenant, the customer that owns all objects of the path.
         * @example 11111111-1111-4111-8111-111111111111
         */
        TenantId: components["schemas"]["Identifier"];
        /**
         * @description Identifiers of users; repeat the parameter for each one. Only these users are returned.
         * @example [
         *       "33333333-3333-4333-8333-333333333333",
         *       "7c1d5a90-4e2b-4f86-b3a9-5d0c8e21f674"
         *     ]
         */
        UserIds: string[];
        /**
         * @description Accepted but ignored; this list cannot be searched.
         * @example pump
         */
        IgnoredQuery: string;
        /** @description Number of objects to skip. */
        Skip: number;
        /** @description Maximum number of objects to return. */
        Count: number;
        /**
         * @description Which members the response has. `verbose`, the default of this operation, returns every member.
         *     `non-verbose` omits members with the default of their type:
         *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
         *     The setting DEFAULT_VERBOSITY of the server can change the default.
         */
        AcceptVerbosity: "verbose" | "non-verbose";
        /**
         * @description Time limit of the request in seconds, after which the server returns 408.
         * @example 30
         */
        RequestTimeout: number;
        /**
         * @description States of the invitation; repeat the parameter for each one. Only users in one of these states are returned.
         * @example [
         *       "InvitationSent",
         *       "InvitationExpired"
         *     ]
         */
        InvitationStatuses: components["schemas"]["UserInvitationStatusName"][];
        /**
         * @description Identifier of the user.
         * @example 33333333-3333-4333-8333-333333333333
         */
        UserId: components["schemas"]["Identifier"];
        /**
         * @description Whether to delete the user even if claims of the identity provider assign roles to the user.
         * @example true
         */
        ForceDelete: boolean;
        /**
         * @description Identifiers of hybrid clients; repeat the parameter for each one.
         *     Only these clients are returned; blank and unknown identifiers are ignored.
         * @example [
         *       "22222222-2222-4222-8222-222222222222"
         *     ]
         */
        HybridClientIds: string[];
        /**
         * @description Tags; repeat the parameter for each one. Only clients with all of them are returned.
         * @example [
         *       "control-room"
         *     ]
         */
        HybridClientTags: string[];
        /**
         * @description Identifier of the client.
         * @example 22222222-2222-4222-8222-222222222222
         */
        ClientId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the identity provider.
         * @example d2a478ca-52e3-4fd4-9d93-ded440476364
         */
        IdentityProviderId: components["schemas"]["Identifier"];
        /**
         * @description Name of a sign-in scheme; case-insensitive.
         * @example Google
         */
        Scheme: components["schemas"]["PathText"];
        /**
         * @description The beginning of a name or email address in the directory; case-insensitive. It cannot be empty.
         * @example ada
         */
        DirectoryQuery: string;
        /**
         * @description Maximum number of entries of the directory to return.
         * @example 50
         */
        DirectoryCount: number;
        /**
         * @description The SkipToken of the previous page, which identifies the first entry of the next page; omit it for the first page.
         *     Repeat the request with it: all parameters except `count` must be the same.
         * @example eyJmaXJzdCI6ImQxZWM3MDEwIn0~jZ9sT0m3VdLw7cQ2nXbE1g
         */
        SkipToken: string;
        /**
         * @description Identifier of the user in the directory, as returned by the search for directory users.
         *     For a user of the tenant, it is the IdentityProviderSpecificUserId.
         * @example 8d1f6a34-2f5b-4c7a-9b60-4e3d2c1b0a99
         */
        DirectoryUserId: components["schemas"]["PathText"];
        /**
         * @description Number of entries of the directory to skip; ignored with a skipToken.
         * @example 50
         */
        DirectorySkip: number;
        /**
         * @description Returns only roles of this built-in type, for example the role Tenant Member. Defaults to all roles.
         * @example 7ad2b9ef-5386-4ead-ac9f-ad99c5c5b977
         */
        RoleTypeId: string;
        /**
         * @description Identifier of the role.
         * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
         */
        RoleId: components["schemas"]["Identifier"];
        /**
         * @description Identifiers of automation identities; repeat the parameter for each one.
         *     Only these identities are returned; unknown identifiers are ignored.
         * @example [
         *       "55555555-5555-4555-8555-555555555555"
         *     ]
         */
        AutomationIdentityIds: string[];
        /**
         * @description Tags; repeat the parameter for each one. Only identities with at least one of them are returned.
         * @example [
         *       "reports",
         *       "pumps"
         *     ]
         */
        AutomationIdentityTags: string[];
        /**
         * @description Identifier of the automation identity.
         * @example 55555555-5555-4555-8555-555555555555
         */
        AutomationIdentityId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the community.
         * @example 44444444-4444-4444-8444-444444444444
         */
        CommunityId: components["schemas"]["Identifier"];
    };
    requestBodies: never;
    headers: {
        /** @description Number of objects on all pages: those that match the filters and that the caller can read. */
        TotalCount: number;
        /** @description The scheme Bearer, with error="invalid_token" if the token was refused. */
        WwwAuthenticate: string;
        /** @description The methods of the path, separated by commas. */
        Allow: string;
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description Always no-store, since the response contains a secret, which must not be cached. */
        NoStore: "no-store";
        /** @description The URL of the object. */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Identifiers of users; repeat the parameter for each one. Only these users are returned.
                 * @example [
                 *       "33333333-3333-4333-8333-333333333333",
                 *       "7c1d5a90-4e2b-4f86-b3a9-5d0c8e21f674"
                 *     ]
                 */
                id?: components["parameters"]["UserIds"];
                /**
                 * @description Accepted but ignored; this list cannot be searched.
                 * @example pump
                 */
                query?: components["parameters"]["IgnoredQuery"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description Not all users in `id` were found. */
            207: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserMultiStatusResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** @description The user. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ContactGivenName": "Ada",
                 *       "ContactSurname": "Marsh",
                 *       "ContactEmail": "ada.marsh@example.com",
                 *       "IdentityProviderId": "d2a478ca-52e3-4fd4-9d93-ded440476364",
                 *       "RoleIds": [
                 *         "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The user was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countUsers: {
        parameters: {
            query?: {
                /**
                 * @description Identifiers of users; repeat the parameter for each one. Only these users are returned.
                 * @example [
                 *       "33333333-3333-4333-8333-333333333333",
                 *       "7c1d5a90-4e2b-4f86-b3a9-5d0c8e21f674"
                 *     ]
                 */
                id?: components["parameters"]["UserIds"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of users is in Total-Count. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listUserStatuses: {
        parameters: {
            query?: {
                /**
                 * @description Identifiers of users; repeat the parameter for each one. Only these users are returned.
                 * @example [
                 *       "33333333-3333-4333-8333-333333333333",
                 *       "7c1d5a90-4e2b-4f86-b3a9-5d0c8e21f674"
                 *     ]
                 */
                id?: components["parameters"]["UserIds"];
                /**
                 * @description Accepted but ignored; this list cannot be searched.
                 * @example pump
                 */
                query?: components["parameters"]["IgnoredQuery"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
                /**
                 * @description States of the invitation; repeat the parameter for each one. Only users in one of these states are returned.
                 * @example [
                 *       "InvitationSent",
                 *       "InvitationExpired"
                 *     ]
                 */
                status?: components["parameters"]["InvitationStatuses"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users and the states of their invitations. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStatus"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ContactSurname": "Marsh-Linden",
                 *       "RoleIds": [
                 *         "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The user after the change. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": "33333333-3333-4333-8333-333333333333",
                     *       "GivenName": "Ada",
                     *       "Surname": "Marsh",
                     *       "Name": "Ada Marsh",
                     *       "Email": "ada.marsh@example.com",
                     *       "ContactEmail": "ada.marsh@example.com",
                     *       "ContactGivenName": "Ada",
                     *       "ContactSurname": "Marsh-Linden",
                     *       "ExternalUserId": "104729318842750615538",
                     *       "IdentityProviderId": "d2a478ca-52e3-4fd4-9d93-ded440476364",
                     *       "RoleIds": [
                     *         "9d3b6c18-72e4-4fa5-b0c7-4a1e8d5f2b93",
                     *         "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteUser: {
        parameters: {
            query?: {
                /**
                 * @description Whether to delete the user even if claims of the identity provider assign roles to the user.
                 * @example true
                 */
                force?: components["parameters"]["ForceDelete"];
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user keeps the roles from claims and lost the assigned roles. The string says so. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example The assigned roles were removed. The user stays because claims of the identity provider give roles. */
                    "application/json": string;
                };
            };
            /** @description The user is deleted. */
            204: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    checkUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user exists. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    getUserStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user and the state of the invitation. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "InvitationStatus": 0,
                     *       "User": {
                     *         "Id": "33333333-3333-4333-8333-333333333333",
                     *         "GivenName": "Ada",
                     *         "Surname": "Marsh",
                     *         "Name": "Ada Marsh",
                     *         "Email": "ada.marsh@example.com",
                     *         "ContactEmail": "ada.marsh@example.com",
                     *         "ContactGivenName": "Ada",
                     *         "ContactSurname": "Marsh",
                     *         "ExternalUserId": "104729318842750615538",
                     *         "IdentityProviderId": "d2a478ca-52e3-4fd4-9d93-ded440476364",
                     *         "RoleIds": [
                     *           "9d3b6c18-72e4-4fa5-b0c7-4a1e8d5f2b93",
                     *           "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getUserPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
        };
    };
    replaceUserPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** @description The preferences. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPreferences"];
            };
        };
        responses: {
            /** @description The new preferences. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
        };
    };
    checkUserPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the user.
                 * @example 33333333-3333-4333-8333-333333333333
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user has preferences. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listHybridClients: {
        parameters: {
            query?: {
                /**
                 * @description Identifiers of hybrid clients; repeat the parameter for each one.
                 *     Only these clients are returned; blank and unknown identifiers are ignored.
                 * @example [
                 *       "22222222-2222-4222-8222-222222222222"
                 *     ]
                 */
                id?: components["parameters"]["HybridClientIds"];
                /**
                 * @description Tags; repeat the parameter for each one. Only clients with all of them are returned.
                 * @example [
                 *       "control-room"
                 *     ]
                 */
                tag?: components["parameters"]["HybridClientTags"];
                /**
                 * @description Accepted but ignored; this list cannot be searched.
                 * @example pump
                 */
                query?: components["parameters"]["IgnoredQuery"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hybrid clients. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": "22222222-2222-4222-8222-222222222222",
                     *         "Name": "Control room portal",
                     *         "Enabled": true,
                     *         "AccessTokenLifetime": 3600,
                     *         "RedirectUris": [
                     *           "https://portal.example.com/signed-in"
                     *         ],
                     *         "PostLogoutRedirectUris": [
                     *           "https://portal.example.com/signed-out"
                     *         ],
                     *         "ClientUri": "https://portal.example.com/about",
                     *         "LogoUri": "https://portal.example.com/logo.png",
                     *         "Tags": [
                     *           "control-room"
                     *         ],
                     *         "AllowOfflineAccess": false,
                     *         "AllowAccessTokensViaBrowser": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["HybridClient"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    createHybridClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** @description The client and the description of its first secret. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": "22222222-2222-4222-8222-222222222222",
                 *       "Name": "Control room portal",
                 *       "RedirectUris": [
                 *         "https://portal.example.com/signed-in"
                 *       ],
                 *       "PostLogoutRedirectUris": [
                 *         "https://portal.example.com/signed-out"
                 *       ],
                 *       "ClientUri": "https://portal.example.com/about",
                 *       "LogoUri": "https://portal.example.com/logo.png",
                 *       "Tags": [
                 *         "control-room"
                 *       ],
                 *       "SecretDescription": "First secret",
                 *       "SecretExpirationDate": "2027-03-02T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["HybridClientCreate"];
            };
        };
        responses: {
            /** @description The hybrid client was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Cache-Control": components["headers"]["NoStore"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Secret": "Zm9yLXRoZS1kb2N1bWVudGF0aW9uLW9ubHktMTIzNDU=",
                     *       "Id": 1,
                     *       "Description": "First secret",
                     *       "ExpirationDate": "2027-03-02T00:00:00Z",
                     *       "Client": {
                     *         "Id": "22222222-2222-4222-8222-222222222222",
                     *         "Name": "Control room portal",
                     *         "Enabled": true,
                     *         "AccessTokenLifetime": 3600,
                     *         "RedirectUris": [
                     *           "https://portal.example.com/signed-in"
                     *         ],
                     *         "PostLogoutRedirectUris": [
                     *           "https://portal.example.com/signed-out"
                     *         ],
                     *         "ClientUri": "https://portal.example.com/about",
                     *         "LogoUri": "https://portal.example.com/logo.png",
                     *         "Tags": [
                     *           "control-room"
                     *         ],
                     *         "AllowOfflineAccess": false,
                     *         "AllowAccessTokensViaBrowser": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HybridClientCreateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countHybridClients: {
        parameters: {
            query?: {
                /**
                 * @description Identifiers of hybrid clients; repeat the parameter for each one.
                 *     Only these clients are returned; blank and unknown identifiers are ignored.
                 * @example [
                 *       "22222222-2222-4222-8222-222222222222"
                 *     ]
                 */
                id?: components["parameters"]["HybridClientIds"];
                /**
                 * @description Tags; repeat the parameter for each one. Only clients with all of them are returned.
                 * @example [
                 *       "control-room"
                 *     ]
                 */
                tag?: components["parameters"]["HybridClientTags"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of hybrid clients is in Total-Count. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    getHybridClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the client.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hybrid client. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HybridClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    updateHybridClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the client.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["HybridClient"];
            };
        };
        responses: {
            /** @description The hybrid client after the change. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": "22222222-2222-4222-8222-222222222222",
                     *       "Name": "Control room portal",
                     *       "Enabled": false,
                     *       "AccessTokenLifetime": 3600,
                     *       "RedirectUris": [
                     *         "https://portal.example.com/signed-in"
                     *       ],
                     *       "PostLogoutRedirectUris": [
                     *         "https://portal.example.com/signed-out"
                     *       ],
                     *       "ClientUri": "https://portal.example.com/about",
                     *       "LogoUri": "https://portal.example.com/logo.png",
                     *       "Tags": [
                     *         "control-room"
                     *       ],
                     *       "AllowOfflineAccess": false,
                     *       "AllowAccessTokensViaBrowser": false
                     *     }
                     */
                    "application/json": components["schemas"]["HybridClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteHybridClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the client.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hybrid client is deleted. */
            204: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    checkHybridClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the client.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hybrid client exists. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    getIdentityProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    checkIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog has the provider. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    getIdentityProviderByScheme: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Name of a sign-in scheme; case-insensitive.
                 * @example Google
                 */
                scheme: components["parameters"]["Scheme"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    checkIdentityProviderByScheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a sign-in scheme; case-insensitive.
                 * @example Google
                 */
                scheme: components["parameters"]["Scheme"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A provider has the scheme. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listIdentityProviders: {
        parameters: {
            query?: {
                /**
                 * @description Accepted but ignored; this list cannot be searched.
                 * @example pump
                 */
                query?: components["parameters"]["IgnoredQuery"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countIdentityProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Total-Count has the number of providers. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listTenantIdentityProviders: {
        parameters: {
            query?: {
                /**
                 * @description Accepted but ignored; this list cannot be searched.
                 * @example pump
                 */
                query?: components["parameters"]["IgnoredQuery"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers of the tenant. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    addTenantIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** @description The provider to add and, for a directory service, the settings of the consent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProviderAdd"];
            };
        };
        responses: {
            /** @description The provider was added. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            /** @description The tenant already has this directory service, for the same organization and with the same consent. There is no body. */
            302: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    Location: components["headers"]["Location"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countTenantIdentityProviders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Total-Count has the number of providers. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    getTenantIdentityProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    removeTenantIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider is removed. */
            204: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    checkTenantIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant uses the provider. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    getIdentityProviderConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent of the provider. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProviderConsent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    grantIdentityProviderConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        /** @description The scheme of the provider; other members have no effect. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Scheme": "AAD"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityProviderConsent"];
            };
        };
        responses: {
            /** @description The new state of the consent. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProviderConsent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    checkIdentityProviderConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent can be read. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    searchDirectoryUsers: {
        parameters: {
            query: {
                /**
                 * @description The beginning of a name or email address in the directory; case-insensitive. It cannot be empty.
                 * @example ada
                 */
                query: components["parameters"]["DirectoryQuery"];
                /**
                 * @description Maximum number of entries of the directory to return.
                 * @example 50
                 */
                count?: components["parameters"]["DirectoryCount"];
                /**
                 * @description The SkipToken of the previous page, which identifies the first entry of the next page; omit it for the first page.
                 *     Repeat the request with it: all parameters except `count` must be the same.
                 * @example eyJmaXJzdCI6ImQxZWM3MDEwIn0~jZ9sT0m3VdLw7cQ2nXbE1g
                 */
                skipToken?: components["parameters"]["SkipToken"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the users that match. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Results": [
                     *         {
                     *           "Id": "8d1f6a34-2f5b-4c7a-9b60-4e3d2c1b0a99",
                     *           "GivenName": "Ada",
                     *           "Surname": "Marsh",
                     *           "Name": "Ada Marsh",
                     *           "Email": "ada.marsh@example.com"
                     *         },
                     *         {
                     *           "Id": "1c7e5b92-6d30-4a8f-b2c4-0f9d8e7a6b15",
                     *           "GivenName": "Adam",
                     *           "Surname": "Reed",
                     *           "Name": "Adam Reed",
                     *           "Email": "adam.reed@example.com"
                     *         }
                     *       ],
                     *       "SkipToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["DirectoryUserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    searchDirectoryGroups: {
        parameters: {
            query: {
                /**
                 * @description The beginning of a name or email address in the directory; case-insensitive. It cannot be empty.
                 * @example ada
                 */
                query: components["parameters"]["DirectoryQuery"];
                /**
                 * @description Maximum number of entries of the directory to return.
                 * @example 50
                 */
                count?: components["parameters"]["DirectoryCount"];
                /**
                 * @description The SkipToken of the previous page, which identifies the first entry of the next page; omit it for the first page.
                 *     Repeat the request with it: all parameters except `count` must be the same.
                 * @example eyJmaXJzdCI6ImQxZWM3MDEwIn0~jZ9sT0m3VdLw7cQ2nXbE1g
                 */
                skipToken?: components["parameters"]["SkipToken"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the groups that match. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryGroupPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listDirectoryUserGroups: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries of the directory to skip; ignored with a skipToken.
                 * @example 50
                 */
                skip?: components["parameters"]["DirectorySkip"];
                /**
                 * @description Maximum number of entries of the directory to return.
                 * @example 50
                 */
                count?: components["parameters"]["DirectoryCount"];
                /**
                 * @description The SkipToken of the previous page, which identifies the first entry of the next page; omit it for the first page.
                 *     Repeat the request with it: all parameters except `count` must be the same.
                 * @example eyJmaXJzdCI6ImQxZWM3MDEwIn0~jZ9sT0m3VdLw7cQ2nXbE1g
                 */
                skipToken?: components["parameters"]["SkipToken"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the identity provider.
                 * @example d2a478ca-52e3-4fd4-9d93-ded440476364
                 */
                identityProviderId: components["parameters"]["IdentityProviderId"];
                /**
                 * @description Identifier of the user in the directory, as returned by the search for directory users.
                 *     For a user of the tenant, it is the IdentityProviderSpecificUserId.
                 * @example 8d1f6a34-2f5b-4c7a-9b60-4e3d2c1b0a99
                 */
                userId: components["parameters"]["DirectoryUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the groups of the user. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryGroupPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /**
                 * @description Accepted but ignored; this list cannot be searched.
                 * @example pump
                 */
                query?: components["parameters"]["IgnoredQuery"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
                /**
                 * @description Returns only roles of this built-in type, for example the role Tenant Member. Defaults to all roles.
                 * @example 7ad2b9ef-5386-4ead-ac9f-ad99c5c5b977
                 */
                roleTypeId?: components["parameters"]["RoleTypeId"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": "9d3b6c18-72e4-4fa5-b0c7-4a1e8d5f2b93",
                     *         "Name": "Tenant Member",
                     *         "Description": "Everybody in the tenant",
                     *         "RoleScope": 1,
                     *         "TenantId": "11111111-1111-4111-8111-111111111111",
                     *         "CommunityId": null,
                     *         "RoleTypeId": "7ad2b9ef-5386-4ead-ac9f-ad99c5c5b977"
                     *       },
                     *       {
                     *         "Id": "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11",
                     *         "Name": "Pump Operators",
                     *         "Description": "Operate the pumps of the waterworks",
                     *         "RoleScope": 1,
                     *         "TenantId": "11111111-1111-4111-8111-111111111111",
                     *         "CommunityId": null,
                     *         "RoleTypeId": null
                     *       },
                     *       {
                     *         "Id": "0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d",
                     *         "Name": "River Basin Community Member",
                     *         "Description": null,
                     *         "RoleScope": 2,
                     *         "TenantId": null,
                     *         "CommunityId": "44444444-4444-4444-8444-444444444444",
                     *         "RoleTypeId": "f79a55da-7c76-4600-a809-0f62ca9971d9"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Role"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** @description The role. Its identifier is optional. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Name": "Pump Operators",
                 *       "Description": "Operate the pumps of the waterworks",
                 *       "RoleScope": 1
                 *     }
                 */
                "application/json": components["schemas"]["Role"];
            };
        };
        responses: {
            /** @description The role was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description An identical role exists. There is no body. */
            302: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    Location: components["headers"]["Location"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Total-Count has the number of roles. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listRoleUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users who have the role. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": "33333333-3333-4333-8333-333333333333",
                     *         "GivenName": "Ada",
                     *         "Surname": "Marsh",
                     *         "Name": "Ada Marsh",
                     *         "Email": "ada.marsh@example.com",
                     *         "ContactEmail": "ada.marsh@example.com",
                     *         "ContactGivenName": "Ada",
                     *         "ContactSurname": "Marsh",
                     *         "ExternalUserId": "108234771950326648251",
                     *         "IdentityProviderId": "d2a478ca-52e3-4fd4-9d93-ded440476364",
                     *         "RoleIds": [
                     *           "9d3b6c18-72e4-4fa5-b0c7-4a1e8d5f2b93",
                     *           "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countRoleUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Total-Count has the number of users. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listRoleClientCredentialClients: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients that have the role. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": "22222222-2222-4222-8222-222222222222",
                     *         "Name": "Pump gateway",
                     *         "Enabled": true,
                     *         "AccessTokenLifetime": 3600,
                     *         "Tags": [],
                     *         "RoleIds": [
                     *           "9d3b6c18-72e4-4fa5-b0c7-4a1e8d5f2b93",
                     *           "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ClientCredentialClient"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countRoleClientCredentialClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Total-Count has the number of clients. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        /** @description The whole role. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Role"];
            };
        };
        responses: {
            /** @description The role after the change. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role is deleted. */
            204: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    checkRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the role.
                 * @example 5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11
                 */
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role exists. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listAutomationIdentities: {
        parameters: {
            query?: {
                /**
                 * @description Identifiers of automation identities; repeat the parameter for each one.
                 *     Only these identities are returned; unknown identifiers are ignored.
                 * @example [
                 *       "55555555-5555-4555-8555-555555555555"
                 *     ]
                 */
                id?: components["parameters"]["AutomationIdentityIds"];
                /**
                 * @description Tags; repeat the parameter for each one. Only identities with at least one of them are returned.
                 * @example [
                 *       "reports",
                 *       "pumps"
                 *     ]
                 */
                tag?: components["parameters"]["AutomationIdentityTags"];
                /**
                 * @description Accepted but ignored; this list cannot be searched.
                 * @example pump
                 */
                query?: components["parameters"]["IgnoredQuery"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automation identities. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": "55555555-5555-4555-8555-555555555555",
                     *         "Name": "Nightly pump report",
                     *         "TenantId": "11111111-1111-4111-8111-111111111111",
                     *         "RoleIds": [
                     *           "b60e2f95-3d81-4a7c-92f4-e58d1c07a6b3",
                     *           "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                     *         ],
                     *         "RoleTypeIds": [
                     *           "e6cbf91e-0be8-4858-92b5-f88ecafd5574"
                     *         ],
                     *         "Tags": [
                     *           "reports",
                     *           "pumps"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AutomationIdentity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    createAutomationIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /** @description The automation identity. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Name": "Nightly pump report",
                 *       "RoleIds": [
                 *         "b60e2f95-3d81-4a7c-92f4-e58d1c07a6b3",
                 *         "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                 *       ],
                 *       "Tags": [
                 *         "reports",
                 *         "pumps"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AutomationIdentityCreate"];
            };
        };
        responses: {
            /** @description The automation identity was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationIdentity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countAutomationIdentities: {
        parameters: {
            query?: {
                /**
                 * @description Tags; repeat the parameter for each one. Only identities with at least one of them are returned.
                 * @example [
                 *       "reports",
                 *       "pumps"
                 *     ]
                 */
                tag?: components["parameters"]["AutomationIdentityTags"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of automation identities is in Total-Count. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    getAutomationIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the automation identity.
                 * @example 55555555-5555-4555-8555-555555555555
                 */
                automationIdentityId: components["parameters"]["AutomationIdentityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automation identity. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationIdentity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    updateAutomationIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the automation identity.
                 * @example 55555555-5555-4555-8555-555555555555
                 */
                automationIdentityId: components["parameters"]["AutomationIdentityId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Name": "Daily pump report",
                 *       "Tags": [
                 *         "reports"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AutomationIdentityUpdate"];
            };
        };
        responses: {
            /** @description The automation identity after the change. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Id": "55555555-5555-4555-8555-555555555555",
                     *       "Name": "Daily pump report",
                     *       "TenantId": "11111111-1111-4111-8111-111111111111",
                     *       "RoleIds": [
                     *         "b60e2f95-3d81-4a7c-92f4-e58d1c07a6b3",
                     *         "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                     *       ],
                     *       "RoleTypeIds": [
                     *         "e6cbf91e-0be8-4858-92b5-f88ecafd5574"
                     *       ],
                     *       "Tags": [
                     *         "reports"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AutomationIdentity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteAutomationIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the automation identity.
                 * @example 55555555-5555-4555-8555-555555555555
                 */
                automationIdentityId: components["parameters"]["AutomationIdentityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automation identity is deleted. */
            204: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    checkAutomationIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the automation identity.
                 * @example 55555555-5555-4555-8555-555555555555
                 */
                automationIdentityId: components["parameters"]["AutomationIdentityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automation identity exists. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listCommunityClients: {
        parameters: {
            query?: {
                /**
                 * @description Accepted but ignored; this list cannot be searched.
                 * @example pump
                 */
                query?: components["parameters"]["IgnoredQuery"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default of this operation, returns every member.
                 *     `non-verbose` omits members with the default of their type:
                 *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "Id": "22222222-2222-4222-8222-222222222222",
                     *         "Name": "River gauge exchange",
                     *         "Enabled": true,
                     *         "AccessTokenLifetime": 3600,
                     *         "Tags": [
                     *           "rivers"
                     *         ],
                     *         "RoleIds": [
                     *           "9d3b6c18-72e4-4fa5-b0c7-4a1e8d5f2b93",
                     *           "0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ClientCredentialClient"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countCommunityClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of clients is in Total-Count. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmptyBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            404: components["responses"]["EmptyNotFound"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    setCommunityClientRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the client.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** @description Identifiers of roles of the community. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       "0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d"
                 *     ]
                 */
                "application/json": string[];
            };
        };
        responses: {
            /** @description The community roles of the client were replaced. RoleIds has the roles in the tenant and in the community. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientCredentialClient"];
                };
            };
            /** @description The client has joined the community. RoleIds has the roles in the tenant and in the community. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientCredentialClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    removeCommunityClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the client.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client is no longer in the community. */
            204: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
}
