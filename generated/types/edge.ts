// Generated from openapi/edge by `make generate`. Do not edit.
export interface paths {
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Systems": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /**
         * List edge systems
         * @description Returns the edge systems of the namespace that match the query, page by page, with their status and components.
         *     This includes hidden edge systems, with IsVisible false.
         */
        get: operations["listEdgeSystems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Count edge systems
         * @description Returns the number of edge systems of the namespace that match the query in the header Total-Count.
         */
        head: operations["countEdgeSystems"];
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Systems/{edgeSystemId}": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeSystemId"];
            };
            cookie?: never;
        };
        /**
         * Read an edge system
         * @description Returns the edge system with its current status and that of its components. A component whose health message is overdue is Bad.
         */
        get: operations["getEdgeSystem"];
        /**
         * Show or hide an edge system
         * @description Sets whether the edge system is visible. Other members of the body are ignored.
         *     A change is recorded in ModifiedDate, ModifiedBy and ModifiedByType.
         *     A hidden edge system becomes visible with its next health message.
         */
        put: operations["updateEdgeSystemVisibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Tags": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /**
         * List the tags of all edge systems
         * @description Returns each tag that at least one edge system of the namespace has, once and in alphabetical order.
         */
        get: operations["listEdgeSystemTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Systems/{edgeSystemId}/Tags": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeSystemId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the tags of an edge system
         * @description Replaces the tags of the edge system; an empty list removes all.
         *     Spaces around a tag, empty tags and duplicates are removed, and the order is kept.
         *     An edge system has up to 100 tags of up to 250 characters.
         */
        put: operations["replaceEdgeSystemTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Systems/{edgeSystemId}/Configuration": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /**
         * Read the stored configuration of an edge system
         * @description Returns the stored configuration, which has no secrets.
         *     The path with the segment Edge is for the same stored configuration.
         */
        get: operations["getEdgeSystemConfiguration"];
        /**
         * Store or replace the configuration of an edge system
         * @description Stores the whole configuration under the identifier. It creates the configuration or replaces the existing one.
         *     Secrets are stored as null, unless they are placeholders such as `{{DataSourceSecret}}`.
         *     The configuration can have up to 16 MiB. If an edge system has the identifier,
         *     the configuration must match the schema of its type and version (of the newest version, if its version is not supported).
         *     Otherwise it can be any object.
         *     The path with the segment Edge is for the same stored configuration.
         */
        put: operations["replaceEdgeSystemConfiguration"];
        /**
         * Store a new configuration for an edge system
         * @description Stores a new configuration under the identifier. If there is one, the call fails with 409.
         *     Secrets are stored as null, unless they are placeholders such as `{{DataSourceSecret}}`.
         *     The configuration can have up to 16 MiB. If an edge system has the identifier,
         *     the configuration must match the schema of its type and version (of the newest version, if its version is not supported).
         *     Otherwise it can be any object.
         *     The path with the segment Edge is for the same stored configuration.
         */
        post: operations["createEdgeSystemConfiguration"];
        /**
         * Delete the stored configuration of an edge system
         * @description Removes the stored configuration. The configuration on the device does not change.
         *     The path with the segment Edge is for the same stored configuration.
         */
        delete: operations["deleteEdgeSystemConfiguration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Edge/Systems/{edgeSystemId}/Configuration": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /**
         * Read the stored configuration of an edge system (Edge path)
         * @description Returns the stored configuration, which has no secrets.
         *     The path without the segment Edge is for the same stored configuration.
         */
        get: operations["getEdgeConfiguration"];
        /**
         * Store or replace the configuration of an edge system (Edge path)
         * @description Stores the whole configuration under the identifier. It creates the configuration or replaces the existing one.
         *     Secrets are stored as null, unless they are placeholders such as `{{DataSourceSecret}}`.
         *     The configuration can have up to 16 MiB. If an edge system has the identifier,
         *     the configuration must match the schema of its type and version (of the newest version, if its version is not supported).
         *     Otherwise it can be any object.
         *     The path without the segment Edge is for the same stored configuration.
         */
        put: operations["replaceEdgeConfiguration"];
        /**
         * Store a new configuration for an edge system (Edge path)
         * @description Stores a new configuration under the identifier. If there is one, the call fails with 409.
         *     Secrets are stored as null, unless they are placeholders such as `{{DataSourceSecret}}`.
         *     The configuration can have up to 16 MiB. If an edge system has the identifier,
         *     the configuration must match the schema of its type and version (of the newest version, if its version is not supported).
         *     Otherwise it can be any object.
         *     The path without the segment Edge is for the same stored configuration.
         */
        post: operations["createEdgeConfiguration"];
        /**
         * Delete the stored configuration of an edge system (Edge path)
         * @description Removes the stored configuration. The configuration on the device does not change.
         *     The path without the segment Edge is for the same stored configuration.
         */
        delete: operations["deleteEdgeConfiguration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Types": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /**
         * List the supported edge system types
         * @description Returns all supported types of edge systems, sorted by name. The list is not paged.
         */
        get: operations["listEdgeSystemTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Types/{edgeSystemTypeId}": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
            };
            cookie?: never;
        };
        /**
         * Read an edge system type
         * @description Returns the identifier of the edge system type, in the spelling of the catalog, and its name.
         */
        get: operations["getEdgeSystemType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Types/{edgeSystemTypeId}/Versions": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
            };
            cookie?: never;
        };
        /**
         * List the supported versions of an edge system type
         * @description Returns all supported versions of the edge system type, newest first. The list is not paged.
         */
        get: operations["listEdgeSystemTypeVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Types/{edgeSystemTypeId}/Versions/{edgeSystemTypeVersion}": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        /**
         * Read a version of an edge system type
         * @description Returns the version and whether it is the default of its type.
         */
        get: operations["getEdgeSystemTypeVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Types/{edgeSystemTypeId}/Versions/{edgeSystemTypeVersion}/dynamicproperties": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        /**
         * List the dynamic properties of a version
         * @description Returns the values for which a configuration of this version can have placeholders. A placeholder represents a secret:
         *     the device replaces it by the value, which is never stored here.
         */
        get: operations["listDynamicProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Types/{edgeSystemTypeId}/Versions/{edgeSystemTypeVersion}/configurationschema": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        /**
         * Read the configuration schema of a version
         * @description Returns a JSON Schema that describes the configurations of this version: their members, defaults and limits.
         *     Programs can check a configuration with it before they store it. The server does so if an edge system has the identifier.
         */
        get: operations["getConfigurationSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Types/{edgeSystemTypeId}/Versions/{edgeSystemTypeVersion}/defaultconfig": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        /**
         * Read the default configuration of a version
         * @description Returns a complete configuration as a start.
         *     It matches the configuration schema of the version, its endpoints are those of the namespace in the path,
         *     and its secrets are placeholders.
         *     The path that ends in `defaultconfiguration` returns the same.
         */
        get: operations["getDefaultConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Types/{edgeSystemTypeId}/Versions/{edgeSystemTypeVersion}/defaultconfiguration": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        /**
         * Read the default configuration of a version (alternate path)
         * @description Returns a complete configuration as a start.
         *     It matches the configuration schema of the version, its endpoints are those of the namespace in the path,
         *     and its secrets are placeholders.
         *     The path that ends in `defaultconfig` returns the same.
         */
        get: operations["getDefaultConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessControl/{resource}": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description The collection: the assets or the asset types of the namespace.
                 * @example Assets
                 */
                resource: components["parameters"]["AssetCollection"];
            };
            cookie?: never;
        };
        /**
         * Read the default access control list of an asset collection
         * @description Returns the access control list of the collection.
         *     Each new asset or asset type starts with a copy of this list.
         */
        get: operations["getAssetCollectionAccessControl"];
        /**
         * Replace the default access control list of an asset collection
         * @description Replaces the whole list.
         *     Existing objects keep their lists.
         *     A list with an entry that has no trustee, or whose rights are not a sum of known rights, is refused.
         */
        put: operations["replaceAssetCollectionAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessRights/{resource}": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description The collection: the assets or the asset types of the namespace.
                 * @example Assets
                 */
                resource: components["parameters"]["AssetCollection"];
            };
            cookie?: never;
        };
        /**
         * List the access rights on an asset collection
         * @description Returns the names of the rights that the caller has on the collection:
         *     all rights that an entry for the caller allows and no such entry denies. If the caller has no rights, the list is empty.
         */
        get: operations["listAssetCollectionAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/accesscontrol/softwaremanagement": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of software management
         * @description Returns the access control list for the edge systems of the namespace, their tags, configurations and types.
         *     Edge systems have no lists of their own: this list applies to all of them.
         */
        get: operations["getSoftwareManagementAccessControl"];
        /**
         * Replace the access control list of software management
         * @description Replaces the whole list and returns it; it applies from the next request on.
         *     A list with an entry that has no trustee, or whose rights are not a sum of known rights, is refused.
         */
        put: operations["replaceSoftwareManagementAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/accessrights/softwaremanagement": {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /**
         * List the access rights on software management
         * @description Returns the names of the rights that the caller has on the edge systems of the namespace:
         *     all rights that an entry for the caller allows and no such entry denies. If the caller has no rights, the list is empty.
         */
        get: operations["listSoftwareManagementAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/displays": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the displays in a folder
         * @description Returns the displays in the folder, page by page, without those in its subfolders.
         *     Without FolderId, it returns those of the root folder.
         *     Displays belong to the tenant of the caller's token.
         */
        get: operations["listDisplays"];
        /**
         * Save a display
         * @description Stores a display.
         *
         *     It is stored in the folder Unorganized if Unorganized is true, otherwise in the folder with the number ParentId, or in Home,
         *     the root folder, if ParentId is null, -1 or missing.
         *
         *     An existing display is the display of this server (by DatabaseID) with the number Display.Id,
         *     otherwise the display in the target folder with the same name and owner.
         *     DuplicateDisplayWriteBehavior determines whether it is replaced. If there is none, the display is new:
         *     it gets the next number and revision 1.
         *     The server sets DatabaseID, Created, Modified and, in Display, the members Id, Revision, ProductVersion and RequestId;
         *     every other member is stored unchanged.
         *
         *     A display without a name, a folder that does not exist, an attachment that is not an image in a data URL,
         *     and an identity that is listed twice are refused with 400. A display with its images can have up to 16 MiB.
         *     A display that is locked by ReadOnly can only be saved with ReadOnly false, even by administrators;
         *     otherwise the request is refused with 403.
         */
        put: operations["saveDisplay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/displays/{id}/export": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. A display that does not exist is refused with 400 and a message for `id`.
                 * @example 78103
                 */
                id: components["parameters"]["DisplayId"];
            };
            cookie?: never;
        };
        /**
         * Export a display
         * @description Returns the complete display with symbols, attachments, labels and identities.
         *     It has all members, including nulls, and can be saved on this server or another one.
         *     If it is saved unchanged, the display keeps its number and gets a new revision and Modified time.
         */
        get: operations["exportDisplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/displays/{id}/AccessControl": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. A display that does not exist is refused with 400 and a message for `id`.
                 * @example 78103
                 */
                id: components["parameters"]["DisplayId"];
            };
            cookie?: never;
        };
        /**
         * List the identities of a display
         * @description Returns the identities that can open the display in a viewer, with their permissions.
         *     The list does not control access to these operations.
         */
        get: operations["listDisplayIdentities"];
        /**
         * Replace the identities of a display
         * @description Replaces the identities of the display, even if it is locked by ReadOnly.
         *     An identity can be listed only once. The display keeps its revision; its Modified time is updated.
         */
        put: operations["replaceDisplayIdentities"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/folders": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the folders in a folder
         * @description Returns the folders directly in the folder, page by page; without FolderId, those at the root level.
         *     The fixed folders Home and Unorganized are not listed.
         *     Folders belong to the tenant of the caller's token.
         */
        get: operations["listFolders"];
        /**
         * Create or rename a folder
         * @description Without Id, creates a folder in the folder ParentId, or at the root level if ParentId is null.
         *     With Id, renames that folder and ignores ParentId.
         *     A ParentId or Id of a folder that does not exist, and a name that another folder in the parent folder has, are refused with 400.
         */
        put: operations["createOrUpdateFolder"];
        post?: never;
        delete?: never;
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
         * Format: int32
         * @description The kind of identity of a trustee.
         * @enum {integer}
         */
        TrusteeType: 1 | 2 | 3;
        /**
         * Format: int32
         * @description Status of an edge system or one of its components, in order of priority: Bad (an error, or no health message),
         *     Warning (running, but not delivering data), Discovered (no status received yet), Good (working),
         *     Stopped (shut down or removed intentionally).
         * @enum {integer}
         */
        StatusCategory: 1 | 2 | 3 | 4 | 5;
        /** @description A stream with diagnostics of a component, such as its event rate. */
        DiagnosticsStream: {
            /** @description Identifier of the stream. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Identifier of the namespace of the stream. */
            NamespaceId?: string | null;
            /** @description Identifier of the type of the stream. */
            TypeId?: string | null;
        };
        /** @description A part of an edge system that collects, stores or sends data, with its last known status. */
        Component: {
            /** @description Identifier of the component, unique in its edge system. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Type of the component, for example `OpcUa`, `Modbus`, `MQTT` or `Storage`. */
            ComponentType?: string | null;
            /** @description Identifier of the stream that records the status texts of the component; null if there is none. */
            DeviceStatusStreamId?: string | null;
            /** @description Identifier of the stream that records the due times of the next health messages; null if there is none. */
            NextHealthMessageExpectedStreamId?: string | null;
            /** @description The streams with diagnostics of the component. */
            DiagnosticsStreams?: components["schemas"]["DiagnosticsStream"][] | null;
            /**
             * @description Last known status of the component.
             *     It becomes Bad when a health message is overdue, unless the component was stopped.
             */
            Status?: components["schemas"]["StatusCategory"];
            /** @description The status text, such as `Good` or `Connected / No Data`; null if no status was received. */
            StatusDescription?: string | null;
            /** @description The error messages of the last health message, in the order in which the component sent them. */
            Errors?: string[] | null;
        };
        /** @description A device or program at the edge of the network that collects data, as described by its health messages. */
        EdgeSystem: {
            /** @description Unique identifier, which consists of the device and the kind of software on it; case-sensitive. */
            Id?: string | null;
            /** @description Name of the machine of the edge system. */
            DeviceName?: string | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Name of the edge system type, as in the list of types. */
            Type?: string | null;
            /** @description Version of the installed software; null until the edge system reports it. */
            SoftwareVersion?: string | null;
            /**
             * Format: date-time
             * @description Time of the registration of the edge system (UTC).
             */
            CreatedDate?: string;
            /**
             * Format: date-time
             * @description Time of the newest health message (UTC).
             */
            LastContactedTime?: string;
            /**
             * Format: date-time
             * @description Time of the last change of the edge system by a user or client (UTC); null before the first.
             */
            ModifiedDate?: string | null;
            /** @description Identifier of the user or client that last changed the edge system. */
            ModifiedBy?: string | null;
            /** @description The kind of identity of ModifiedBy. */
            ModifiedByType?: components["schemas"]["TrusteeType"] | null;
            /** @description The status with the highest priority of all components, that is, with the lowest number; Discovered if there are no components. */
            Status?: components["schemas"]["StatusCategory"];
            /** @description The status text of that component. */
            StatusDescription?: string | null;
            /** @description Identifier of the stream with diagnostics of the machine, such as memory and processor time; null if there is none. */
            SystemDiagnosticsStreamId?: string | null;
            /** @description The components of the edge system with the status of each. */
            Components?: components["schemas"]["Component"][] | null;
            /** @description Tags to group and find edge systems. */
            Tags?: string[] | null;
            /** @description Whether the edge system is shown to users and clients. A health message of a hidden edge system sets it to true. */
            IsVisible?: boolean;
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
         * @description The edge system with the new value of IsVisible. Other members are optional and have no effect.
         *     An Id that differs from that of the path is refused.
         */
        EdgeSystemUpdate: WithRequired<components["schemas"]["EdgeSystem"], "IsVisible">;
        /**
         * @description The configuration of an edge system: an object with one member for each component and one named `System`.
         *     Its members depend on the type and version of the edge system; its configuration schema describes it.
         *     If an edge system has the identifier, the configuration must match that schema; otherwise all members are stored unchanged.
         *     A secret is replaced by null, unless it is a placeholder such as `{{DataSourceSecret}}`, which the device replaces.
         */
        EdgeConfiguration: {
            [key: string]: unknown;
        };
        /** @description A supported kind of edge system. */
        EdgeSystemType: {
            /** @description Unique identifier; case-insensitive. */
            Id: string;
            /** @description Friendly name, which edge systems show as their Type. */
            Name: string;
        };
        /** @description A supported version of an edge system type. */
        EdgeSystemTypeVersion: {
            /** @description The version number. */
            Version: string;
            /** @description Identifier of the edge system type. */
            EdgeSystemTypeId: string;
            /** @description Whether this is the default version; true for one version of each type. */
            IsDefault: boolean;
        };
        /**
         * @description The kind of value of a dynamic property. Secret is a password, key or token.
         * @enum {string}
         */
        DynamicPropertyType: "Secret";
        /** @description A value for which a configuration has a placeholder, which the device replaces. */
        DynamicProperty: {
            /** @description Name of the value; in a configuration it is written in double braces, for example `{{DataSourceSecret}}`. */
            Name: string | null;
            Type?: components["schemas"]["DynamicPropertyType"];
        };
        /**
         * @description A JSON Schema (draft-07) of the configurations of one version of an edge system type.
         *     `isEncrypted: true` marks the members that hold secrets.
         */
        ConfigurationSchema: {
            [key: string]: unknown;
        };
        /** @description The user, client or role of an access control entry, or an owner. */
        Trustee: {
            Type?: components["schemas"]["TrusteeType"];
            /** @description Identifier of the user, client or role. */
            ObjectId?: string | null;
            /** @description Identifier of the trustee's tenant. Defaults to the tenant of the path. */
            TenantId?: string | null;
        };
        /**
         * Format: int32
         * @description Whether an access control entry allows or denies its rights; a denied right overrides an allowed one.
         * @enum {integer}
         */
        AccessType: 0 | 1;
        /** @description Allows rights to a trustee, or denies them. */
        AccessControlEntry: {
            /** @description The user, client or role of the entry. */
            Trustee?: components["schemas"]["Trustee"] | null;
            AccessType?: components["schemas"]["AccessType"];
            /**
             * Format: int64
             * @description The sum of the rights: Read 1, Write 2, Delete 4, ManageAccessControl 8, Share 16.
             */
            AccessRights?: number;
        };
        /** @description The rights on an object or a collection, by trustee. The owner of an object always has every right. */
        AccessControlList: {
            /** @description The entries, in the order of the request. */
            RoleTrusteeAccessControlEntries?: components["schemas"]["AccessControlEntry"][] | null;
        };
        /** @description The reason why a call failed (access control of the asset collections). */
        ErrorTemplate: {
            /** @description Identifies the failed call; equals the header Operation-Id. */
            OperationId: string | null;
            /** @description The kind of failure, as a fixed sentence. */
            Error: string | null;
            /** @description The specific cause, with the invalid input or the object. */
            Reason: string | null;
            /** @description The next step for the caller. */
            Resolution: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Name of an access right. Share applies only to objects that can be shared.
         * @enum {string}
         */
        AccessRightName: "Read" | "Write" | "Delete" | "ManageAccessControl" | "Share";
        /** @description A display in a list. */
        DisplayInfo: {
            /** @description Number of the display. */
            Id: number;
            /** @description Name of the display. */
            Name: string;
            /** @description Account name of the owner. */
            Owner: string;
        };
        /** @description A page of the displays of a folder. */
        DisplaysResponse: {
            /** @description The displays, sorted by name, case-insensitively, then by number; an empty list if there are none. */
            Items: components["schemas"]["DisplayInfo"][];
            /** @description Whether more displays follow this page. */
            HasMore: boolean;
        };
        /** @description The invalid parameters of a request for displays or folders. */
        ModelStateError: {
            /** @description The error, in one sentence. */
            Message: string;
            /** @description The messages for each invalid parameter or member. */
            ModelState: {
                [key: string]: string[];
            };
        };
        /**
         * Format: int32
         * @description The permission of an identity on a display.
         * @enum {integer}
         */
        DisplayPermission: 0 | 1;
        /** @description A group of users, or a single user, with access to a display. */
        DisplayIdentity: {
            /** @description Identifier of the identity, unique within the display. For a role of the tenant, it is the identifier of the role. */
            Identifier: string;
            /** @description Name of the identity. */
            Name?: string;
            /** @description The permission of the identity. Defaults to Read. */
            Permission?: components["schemas"]["DisplayPermission"];
            /** @description Whether the identity is a single user. Only newer programs send it. */
            IsUserIdentity?: boolean;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A picture element of a display.
         *     The server reads only its name and type; other members are for the viewer and stored unchanged.
         */
        DisplaySymbol: {
            /** @description Name of the symbol, such as `Symbol0`. */
            Name: string;
            /**
             * @description Kind of symbol, for example `statictext`, `rectangle`, `ellipse`, `image`, `group`, `value`, `trend`, `table`
             *     or `radialgauge`. Other kinds are accepted, too.
             */
            SymbolType: string;
            /**
             * @description The appearance of the symbol. All kinds have a position (Top, Left), a size (Width, Height) and Rotation,
             *     and most have the colors Fill and Stroke.
             *     Other members depend on the kind, such as StaticText for a text, AttachmentId for an image and TextAlignment for a value.
             */
            Configuration?: {
                [key: string]: unknown;
            } | null;
            /** @description Addresses of the data that the symbol shows. */
            DataSources?: unknown[] | null;
            /** @description Addresses of the data that determine the color of the symbol. */
            MSDataSources?: unknown[] | null;
            /** @description Addresses of the limits at which the color changes. */
            MSLimitDataSources?: unknown[] | null;
            /** @description The symbols whose color changes together. */
            MSSymbolsIds?: unknown[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Settings of the whole display. Other members than those listed here are stored unchanged. */
        DisplayProperties: {
            /** @description Color behind the symbols, for example `#303030`. */
            BackgroundColor?: string;
            /** @description Calculations that the display shows; stored unchanged. */
            Calculations?: unknown[];
            /** @description Whether the viewer shows the paths of assets; stored unchanged. */
            showAssetPaths?: unknown;
            /** @description Whether the viewer scales the display to its window; stored unchanged. */
            FitAll?: unknown;
            /** @description A stored search of the viewer; stored unchanged. */
            EventFrameSearch?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description The drawing. Other members than those listed here are stored unchanged. */
        Display: {
            /** @description The symbols, from back to front. */
            Symbols?: components["schemas"]["DisplaySymbol"][];
            /** @description Numbers of attachments; empty in exports, even if there are attachments. */
            AttachmentIds?: number[];
            /** @description Identifies the request for the program that saves the display; not stored, so null in exports. */
            RequestId?: string | null;
            /** @description Start of the time range, as a time expression: `*-8h` is eight hours before now. */
            StartTime?: string;
            /** @description End of the time range, as a time expression: `*` is now. */
            EndTime?: string;
            /** @description The source of a converted display, otherwise null; stored unchanged. */
            LegacyDisplay?: unknown;
            /** @description Path of the occurrence for which the display was opened, or null. */
            EventFramePath?: string | null;
            /** @description Number of the display, set by the server; 0 or -1 in a display that is not stored yet. */
            Id?: number;
            /** @description Name of the display; not only spaces. */
            Name: string;
            /** @description Path of the display, if a viewer sets one. */
            Path?: string | null;
            /** @description Account name of the owner. Defaults to the caller if it is missing or blank. */
            Owner?: string;
            /** @description Whether the display is locked. A locked display can only be saved with false. */
            ReadOnly?: boolean;
            /** @description Number of saves, counted by the server from 1; ignored in requests. */
            Revision?: number;
            DisplayProperties?: components["schemas"]["DisplayProperties"];
            /** @description Version of the server that exported the display; only in exports. */
            ProductVersion?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An image on the display. */
        DisplayAttachment: {
            /** @description Number of the attachment in this display. An image symbol refers to it by AttachmentId. */
            ID?: number;
            /** @description Name of the attachment. */
            Name?: string;
            /** @description The image as a data URL, that is, `data:`, its media type, `;base64,` and the bytes in Base64. */
            Data?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A complete display, in the form for transfers between servers.
         *     Programs usually change Identities, Labels, ParentId, Unorganized, Display.Name and Display.Owner,
         *     and send the other members back unchanged. Members that are not listed here are also stored.
         */
        DisplayTransferInfo: {
            /** @description Identifies the server of the display, by 32 hexadecimal digits; can be empty. A display of another server is stored as a new display. */
            DatabaseID?: string;
            /** @description The identities with access to the display. */
            Identities?: components["schemas"]["DisplayIdentity"][];
            /** @description Keywords of the display, for searches. */
            Labels?: string[];
            Display?: components["schemas"]["Display"];
            /** @description Null in exports; stored unchanged. */
            Symbols?: unknown;
            /** @description Null in exports; stored unchanged. */
            COG?: unknown;
            /** @description Storage mode of the display; 0 in exports. */
            StorageTypeId?: number;
            /**
             * Format: int64
             * @description Number of the folder of the display; null and -1 are Home, the root folder.
             */
            ParentId?: number | null;
            /** @description Whether the display is in the folder Unorganized; if true, ParentId is ignored. */
            Unorganized?: boolean;
            /** @description The images on the display. */
            Attachments?: components["schemas"]["DisplayAttachment"][];
            /**
             * Format: date-time
             * @description When the display was first saved (UTC), set by the server.
             */
            Created?: string;
            /**
             * Format: date-time
             * @description When the display or its list of identities was last changed (UTC), set by the server.
             */
            Modified?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The behavior if the display exists. Overwrite replaces it and keeps its number. Append stores another display with a new number;
         *     both can have the same name.
         * @enum {string}
         */
        DuplicateDisplayWriteBehavior: "Overwrite" | "Append";
        /** @description A display to save, usually an exported display with changes. */
        DisplaySaveRequest: {
            /** @description The behavior if the display exists. Defaults to Overwrite. */
            DuplicateDisplayWriteBehavior?: components["schemas"]["DuplicateDisplayWriteBehavior"];
        } & WithRequired<components["schemas"]["DisplayTransferInfo"], "Display">;
        /** @description The result of saving a display. */
        DisplaySaveInfo: {
            /** @description Number of the stored display. */
            Id: number;
            /**
             * @description Problems found in the saved display, one sentence each, such as an image symbol without its attachment; null if there are none.
             *     The display is still saved.
             */
            PatchErrors?: string[] | null;
            /** @description The behavior that was applied. */
            DuplicateDisplayWriteBehavior?: components["schemas"]["DuplicateDisplayWriteBehavior"];
        };
        /** @description An identity with access to a display. */
        IdentityModel: {
            /** @description Identifier of the identity. */
            Identifier: string;
            /** @description Name of the identity. */
            Name: string;
            Permission: components["schemas"]["DisplayPermission"];
            /** @description Whether the identity exists; false if, for example, its role was deleted. */
            Enabled: boolean;
        };
        /** @description All identities with access to a display. */
        DisplayIdentities: {
            /** @description The identities. With an empty list, no identity has access. */
            Identities: components["schemas"]["DisplayIdentity"][];
        };
        /** @description A folder of displays and other folders. */
        FolderInfo: {
            /**
             * Format: int64
             * @description Number of the folder, set by the server.
             */
            Id: number;
            /** @description Name of the folder, unique within its parent folder, compared case-insensitively. */
            Name: string | null;
            /**
             * Format: int64
             * @description Number of the parent folder; missing, null or -1 at the root level.
             */
            ParentId: number | null;
            /** @description Whether the folder directly contains folders, standard displays or displays that compare events. */
            HasChildren: boolean;
        };
        /** @description A page of the folders in a folder. */
        FoldersResponse: {
            /** @description The folders, sorted by name, case-insensitively, then by number; an empty list if there are none. */
            Items: components["schemas"]["FolderInfo"][];
            /** @description Whether more folders follow this page. */
            HasMore: boolean;
        };
        /** @description A folder to create, or to rename. */
        FolderUpsertRequest: {
            /**
             * Format: int64
             * @description Number of the parent folder of a new folder; missing, null or -1 for the root level.
             *     Ignored if there is an Id, since folders cannot be moved.
             */
            ParentId?: number | null;
            /**
             * Format: int64
             * @description Number of the folder to rename; missing or null to create a folder.
             */
            Id?: number | null;
            /**
             * @description Name of the folder: up to 255 characters, not only spaces, and unique within the parent folder, compared case-insensitively.
             *     `Home` and `Unorganized` are reserved at the root level.
             */
            Name: string;
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
        /** @description Inputs are missing or invalid; nothing was changed. */
        TemplateBadRequest: {
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
                 *       "Reason": "resource must be Assets or AssetTypes, but was Meters.",
                 *       "Resolution": "Correct the named input and send the request again."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description The request has no valid access token. */
        TemplateUnauthorized: {
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
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description The caller is authenticated but lacks the role or right that this operation requires. */
        TemplateForbidden: {
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
                 *       "Reason": "The right ManageAccessControl is missing.",
                 *       "Resolution": "Ask an owner or an administrator for the right."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description An object in the path does not exist, or is hidden from the caller. */
        TemplateNotFound: {
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
                 *       "Reason": "There is no namespace 'demo2'.",
                 *       "Resolution": "Check the identifier."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description The path exists but does not have this method; the header Allow lists its methods. */
        TemplateMethodNotAllowed: {
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
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description The request accepts none of the media types that the operation returns. */
        TemplateNotAcceptable: {
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
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description The request exceeded its Request-Timeout or the time limit of the server. */
        TemplateRequestTimeout: {
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
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description The caller exceeds the number of requests per second in the setting CALLER_RATE. */
        TemplateTooManyRequests: {
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
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description The server is overloaded or its store cannot be reached; try again later. */
        TemplateServiceUnavailable: {
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
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description The request body is larger than the server accepts. */
        TemplateContentTooLarge: {
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
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description The media type or encoding of the request body is not supported. */
        TemplateUnsupportedMediaType: {
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
                "application/json": components["schemas"]["ErrorTemplate"];
            };
        };
        /** @description Inputs are missing or invalid; ModelState has the messages for each parameter. Nothing was changed. */
        DisplayBadRequest: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ModelStateError"];
            };
        };
        /** @description The request accepts none of the media types that the operation returns. There is no body. */
        EmptyNotAcceptable: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request body is larger than the server accepts. There is no body. */
        EmptyContentTooLarge: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The media type or encoding of the request body is not supported. There is no body. */
        EmptyUnsupportedMediaType: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Identifier of the tenant, the customer that owns all objects of the path.
         * @example 11111111-1111-4111-8111-111111111111
         */
        TenantId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the namespace, a named part of the tenant with its own data.
         * @example demo
         */
        NamespaceId: components["schemas"]["Identifier"];
        /**
         * @description Number of edge systems to skip.
         * @example 100
         */
        EdgeSystemSkip: number;
        /**
         * @description Maximum number of edge systems to return.
         * @example 50
         */
        EdgeSystemCount: number;
        /**
         * @description The property to sort by, optionally followed by a space and `asc` or `desc`; several are separated by commas.
         *     The properties are EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion.
         *     Other values are refused with 400. Strings are sorted case-insensitively, versions by their numbers.
         *     Null comes last, and equal values are sorted by EdgeSystemId.
         * @example status asc
         */
        EdgeSystemOrderBy: string;
        /**
         * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; terms without an operator must all match.
         *     Fields are EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion;
         *     a term without a field is searched in all string fields and tags. Queries are case-insensitive, except for the operators.
         *     Status takes names and numbers; LastContactedTime also takes `>`, `>=`, `<` and `<=` before a time.
         *     An unknown field, an unclosed parenthesis or quote, and more than 100 terms are refused with 400.
         * @example tags:plant1 AND status:Good
         */
        EdgeSystemQuery: string;
        /**
         * @description Which members the response has. `verbose`, the default of this operation, returns every member.
         *     `non-verbose` omits members with the default of their type:
         *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
         *     The setting DEFAULT_VERBOSITY of the server can change the default.
         */
        AcceptVerbosity: "verbose" | "non-verbose";
        /**
         * @description Identifier of the edge system.
         * @example PLANT1-GW02.OpcUa
         */
        EdgeSystemId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
         *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
         * @example PLANT1-GW02.OpcUa
         */
        EdgeConfigurationId: string;
        /**
         * @description Identifier of the edge system type; case-insensitive.
         * @example OpcUa
         */
        EdgeSystemTypeId: components["schemas"]["Identifier"];
        /**
         * @description A version of the edge system type.
         * @example 1.3.0
         */
        EdgeSystemVersion: components["schemas"]["Identifier"];
        /**
         * @description The collection: the assets or the asset types of the namespace.
         * @example Assets
         */
        AssetCollection: "Assets" | "AssetTypes";
        /**
         * @description Time limit of the request in seconds, after which the server returns 408.
         * @example 30
         */
        RequestTimeout: number;
        /**
         * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
         * @example XMLHttpRequest
         */
        XRequestedWith: string;
        /**
         * @description The folder whose displays are listed: `Home` (the root folder), `Unorganized` or the number of a folder.
         *     The two names are case-insensitive. A folder that does not exist is refused with 400.
         * @example Unorganized
         */
        DisplayFolderId: string;
        /**
         * @description Number of displays or folders to skip.
         * @example 100
         */
        DisplaySkip: number;
        /**
         * @description Maximum number of displays or folders to return.
         * @example 50
         */
        DisplayCount: number;
        /**
         * @description Number of the display. A display that does not exist is refused with 400 and a message for `id`.
         * @example 78103
         */
        DisplayId: number;
        /**
         * @description Number of the folder whose folders are listed. Without it, or with -1, the folders at the root level are listed. A folder that does not exist is refused with 400.
         * @example 12
         */
        ParentFolderId: number | null;
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listEdgeSystems: {
        parameters: {
            query?: {
                /**
                 * @description Number of edge systems to skip.
                 * @example 100
                 */
                skip?: components["parameters"]["EdgeSystemSkip"];
                /**
                 * @description Maximum number of edge systems to return.
                 * @example 50
                 */
                count?: components["parameters"]["EdgeSystemCount"];
                /**
                 * @description The property to sort by, optionally followed by a space and `asc` or `desc`; several are separated by commas.
                 *     The properties are EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion.
                 *     Other values are refused with 400. Strings are sorted case-insensitively, versions by their numbers.
                 *     Null comes last, and equal values are sorted by EdgeSystemId.
                 * @example status asc
                 */
                orderBy?: components["parameters"]["EdgeSystemOrderBy"];
                /**
                 * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; terms without an operator must all match.
                 *     Fields are EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion;
                 *     a term without a field is searched in all string fields and tags. Queries are case-insensitive, except for the operators.
                 *     Status takes names and numbers; LastContactedTime also takes `>`, `>=`, `<` and `<=` before a time.
                 *     An unknown field, an unclosed parenthesis or quote, and more than 100 terms are refused with 400.
                 * @example tags:plant1 AND status:Good
                 */
                query?: components["parameters"]["EdgeSystemQuery"];
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the edge systems. */
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
                    "application/json": components["schemas"]["EdgeSystem"][];
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
    countEdgeSystems: {
        parameters: {
            query?: {
                /**
                 * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; terms without an operator must all match.
                 *     Fields are EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion;
                 *     a term without a field is searched in all string fields and tags. Queries are case-insensitive, except for the operators.
                 *     Status takes names and numbers; LastContactedTime also takes `>`, `>=`, `<` and `<=` before a time.
                 *     An unknown field, an unclosed parenthesis or quote, and more than 100 terms are refused with 400.
                 * @example tags:plant1 AND status:Good
                 */
                query?: components["parameters"]["EdgeSystemQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns all objects of the path.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number is in the header. */
            204: {
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
    getEdgeSystem: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeSystemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The edge system. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EdgeSystem"];
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
    updateEdgeSystemVisibility: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeSystemId"];
            };
            cookie?: never;
        };
        /** @description The edge system with the new value of IsVisible. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdgeSystemUpdate"];
            };
        };
        responses: {
            /** @description The visibility was changed. There is no body. */
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
            /** @description The edge system already had this visibility. */
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listEdgeSystemTags: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. The header Total-Count has their number. */
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
                     *       "plant1",
                     *       "plant2",
                     *       "pumps",
                     *       "tanks"
                     *     ]
                     */
                    "application/json": string[];
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
    replaceEdgeSystemTags: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeSystemId"];
            };
            cookie?: never;
        };
        /** @description All tags of the edge system. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       "plant1",
                 *       "pumps"
                 *     ]
                 */
                "application/json": string[];
            };
        };
        responses: {
            /** @description The tags are replaced. */
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getEdgeSystemConfiguration: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EdgeConfiguration"];
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
    replaceEdgeSystemConfiguration: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /** @description The configuration; missing members are reset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdgeConfiguration"];
            };
        };
        responses: {
            /** @description The configuration is stored. */
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    createEdgeSystemConfiguration: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /** @description The configuration. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdgeConfiguration"];
            };
        };
        responses: {
            /** @description The stored configuration. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EdgeConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteEdgeSystemConfiguration: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration is deleted. */
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
    getEdgeConfiguration: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EdgeConfiguration"];
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
    replaceEdgeConfiguration: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /** @description The configuration; missing members are reset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdgeConfiguration"];
            };
        };
        responses: {
            /** @description The configuration is stored. */
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    createEdgeConfiguration: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /** @description The configuration. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdgeConfiguration"];
            };
        };
        responses: {
            /** @description The stored configuration. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EdgeConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteEdgeConfiguration: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the stored configuration, usually that of an edge system. The edge system need not exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration is deleted. */
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
    listEdgeSystemTypes: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The edge system types. */
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
                     *         "Id": "EdgeDataStore",
                     *         "Name": "Edge Store"
                     *       },
                     *       {
                     *         "Id": "ModbusTcp",
                     *         "Name": "Modbus TCP Adapter"
                     *       },
                     *       {
                     *         "Id": "Mqtt",
                     *         "Name": "MQTT Adapter"
                     *       },
                     *       {
                     *         "Id": "OpcUa",
                     *         "Name": "OPC UA Adapter"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["EdgeSystemType"][];
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
    getEdgeSystemType: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The edge system type. */
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
                     *       "Id": "OpcUa",
                     *       "Name": "OPC UA Adapter"
                     *     }
                     */
                    "application/json": components["schemas"]["EdgeSystemType"];
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
    listEdgeSystemTypeVersions: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
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
                     *         "Version": "1.3.0",
                     *         "EdgeSystemTypeId": "OpcUa",
                     *         "IsDefault": true
                     *       },
                     *       {
                     *         "Version": "1.2.0",
                     *         "EdgeSystemTypeId": "OpcUa",
                     *         "IsDefault": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["EdgeSystemTypeVersion"][];
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
    getEdgeSystemTypeVersion: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
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
                     *       "Version": "1.3.0",
                     *       "EdgeSystemTypeId": "OpcUa",
                     *       "IsDefault": true
                     *     }
                     */
                    "application/json": components["schemas"]["EdgeSystemTypeVersion"];
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
    listDynamicProperties: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dynamic properties. */
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
                     *         "Name": "EgressEndpointSecret",
                     *         "Type": "Secret"
                     *       },
                     *       {
                     *         "Name": "AdditionalEgressEndpointSecret",
                     *         "Type": "Secret"
                     *       },
                     *       {
                     *         "Name": "DataSourceSecret",
                     *         "Type": "Secret"
                     *       },
                     *       {
                     *         "Name": "AdditionalDataSourceSecret",
                     *         "Type": "Secret"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DynamicProperty"][];
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
    getConfigurationSchema: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationSchema"];
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
    getDefaultConfig: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default configuration. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EdgeConfiguration"];
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
    getDefaultConfiguration: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; case-insensitive.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
                /**
                 * @description A version of the edge system type.
                 * @example 1.3.0
                 */
                edgeSystemTypeVersion: components["parameters"]["EdgeSystemVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default configuration. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EdgeConfiguration"];
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
    getAssetCollectionAccessControl: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description The collection: the assets or the asset types of the namespace.
                 * @example Assets
                 */
                resource: components["parameters"]["AssetCollection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access control list. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessControlList"];
                };
            };
            400: components["responses"]["TemplateBadRequest"];
            401: components["responses"]["TemplateUnauthorized"];
            403: components["responses"]["TemplateForbidden"];
            404: components["responses"]["TemplateNotFound"];
            405: components["responses"]["TemplateMethodNotAllowed"];
            406: components["responses"]["TemplateNotAcceptable"];
            408: components["responses"]["TemplateRequestTimeout"];
            429: components["responses"]["TemplateTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            503: components["responses"]["TemplateServiceUnavailable"];
        };
    };
    replaceAssetCollectionAccessControl: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description The collection: the assets or the asset types of the namespace.
                 * @example Assets
                 */
                resource: components["parameters"]["AssetCollection"];
            };
            cookie?: never;
        };
        /** @description The new access control list. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessControlList"];
            };
        };
        responses: {
            /** @description The list is replaced. */
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
            400: components["responses"]["TemplateBadRequest"];
            401: components["responses"]["TemplateUnauthorized"];
            403: components["responses"]["TemplateForbidden"];
            404: components["responses"]["TemplateNotFound"];
            405: components["responses"]["TemplateMethodNotAllowed"];
            408: components["responses"]["TemplateRequestTimeout"];
            413: components["responses"]["TemplateContentTooLarge"];
            415: components["responses"]["TemplateUnsupportedMediaType"];
            429: components["responses"]["TemplateTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            503: components["responses"]["TemplateServiceUnavailable"];
        };
    };
    listAssetCollectionAccessRights: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description The collection: the assets or the asset types of the namespace.
                 * @example Assets
                 */
                resource: components["parameters"]["AssetCollection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights of the caller. */
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
                     *       "Read",
                     *       "Write"
                     *     ]
                     */
                    "application/json": components["schemas"]["AccessRightName"][];
                };
            };
            400: components["responses"]["TemplateBadRequest"];
            401: components["responses"]["TemplateUnauthorized"];
            403: components["responses"]["TemplateForbidden"];
            404: components["responses"]["TemplateNotFound"];
            405: components["responses"]["TemplateMethodNotAllowed"];
            406: components["responses"]["TemplateNotAcceptable"];
            408: components["responses"]["TemplateRequestTimeout"];
            429: components["responses"]["TemplateTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            503: components["responses"]["TemplateServiceUnavailable"];
        };
    };
    getSoftwareManagementAccessControl: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access control list. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessControlList"];
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
    replaceSoftwareManagementAccessControl: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /** @description The new access control list. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessControlList"];
            };
        };
        responses: {
            /** @description The new list. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessControlList"];
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
    listSoftwareManagementAccessRights: {
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
                 * @description Identifier of the namespace, a named part of the tenant with its own data.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights of the caller. */
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
                     *       "Read",
                     *       "Write",
                     *       "Delete",
                     *       "ManageAccessControl"
                     *     ]
                     */
                    "application/json": components["schemas"]["AccessRightName"][];
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
    listDisplays: {
        parameters: {
            query?: {
                /**
                 * @description The folder whose displays are listed: `Home` (the root folder), `Unorganized` or the number of a folder.
                 *     The two names are case-insensitive. A folder that does not exist is refused with 400.
                 * @example Unorganized
                 */
                FolderId?: components["parameters"]["DisplayFolderId"];
                /**
                 * @description Number of displays or folders to skip.
                 * @example 100
                 */
                Skip?: components["parameters"]["DisplaySkip"];
                /**
                 * @description Maximum number of displays or folders to return.
                 * @example 50
                 */
                Count?: components["parameters"]["DisplayCount"];
            };
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the displays. */
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
                     *       "Items": [
                     *         {
                     *           "Id": 78103,
                     *           "Name": "Pump station 1",
                     *           "Owner": "NORTHWIND\\amarsh"
                     *         },
                     *         {
                     *           "Id": 78110,
                     *           "Name": "Tank farm",
                     *           "Owner": "NORTHWIND\\amarsh"
                     *         }
                     *       ],
                     *       "HasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["DisplaysResponse"];
                };
            };
            400: components["responses"]["DisplayBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            406: components["responses"]["EmptyNotAcceptable"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    saveDisplay: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The display. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisplaySaveRequest"];
            };
        };
        responses: {
            /** @description The display is stored. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplaySaveInfo"];
                };
            };
            400: components["responses"]["DisplayBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            406: components["responses"]["EmptyNotAcceptable"];
            413: components["responses"]["EmptyContentTooLarge"];
            415: components["responses"]["EmptyUnsupportedMediaType"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    exportDisplay: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. A display that does not exist is refused with 400 and a message for `id`.
                 * @example 78103
                 */
                id: components["parameters"]["DisplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The display. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplayTransferInfo"];
                };
            };
            400: components["responses"]["DisplayBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            406: components["responses"]["EmptyNotAcceptable"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listDisplayIdentities: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. A display that does not exist is refused with 400 and a message for `id`.
                 * @example 78103
                 */
                id: components["parameters"]["DisplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identities. */
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
                     *         "Identifier": "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11",
                     *         "Name": "Operators",
                     *         "Permission": 0,
                     *         "Enabled": true
                     *       },
                     *       {
                     *         "Identifier": "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c12",
                     *         "Name": "Engineers",
                     *         "Permission": 1,
                     *         "Enabled": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["IdentityModel"][];
                };
            };
            400: components["responses"]["DisplayBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            406: components["responses"]["EmptyNotAcceptable"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    replaceDisplayIdentities: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. A display that does not exist is refused with 400 and a message for `id`.
                 * @example 78103
                 */
                id: components["parameters"]["DisplayId"];
            };
            cookie?: never;
        };
        /** @description All identities with access. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Identities": [
                 *         {
                 *           "Identifier": "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11",
                 *           "Name": "Operators",
                 *           "Permission": 0
                 *         },
                 *         {
                 *           "Identifier": "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c12",
                 *           "Name": "Engineers",
                 *           "Permission": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DisplayIdentities"];
            };
        };
        responses: {
            /** @description The identities are replaced. The body is the string `OK`. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "application/json": string;
                };
            };
            400: components["responses"]["DisplayBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            406: components["responses"]["EmptyNotAcceptable"];
            413: components["responses"]["EmptyContentTooLarge"];
            415: components["responses"]["EmptyUnsupportedMediaType"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    listFolders: {
        parameters: {
            query?: {
                /**
                 * @description Number of the folder whose folders are listed. Without it, or with -1, the folders at the root level are listed. A folder that does not exist is refused with 400.
                 * @example 12
                 */
                FolderId?: components["parameters"]["ParentFolderId"];
                /**
                 * @description Number of displays or folders to skip.
                 * @example 100
                 */
                Skip?: components["parameters"]["DisplaySkip"];
                /**
                 * @description Maximum number of displays or folders to return.
                 * @example 50
                 */
                Count?: components["parameters"]["DisplayCount"];
            };
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the folders. */
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
                     *       "Items": [
                     *         {
                     *           "Id": 12,
                     *           "Name": "Plant 1",
                     *           "ParentId": null,
                     *           "HasChildren": true
                     *         },
                     *         {
                     *           "Id": 13,
                     *           "Name": "Plant 2",
                     *           "ParentId": null,
                     *           "HasChildren": false
                     *         }
                     *       ],
                     *       "HasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["FoldersResponse"];
                };
            };
            400: components["responses"]["DisplayBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            406: components["responses"]["EmptyNotAcceptable"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
    createOrUpdateFolder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value, even an empty one. Web pages of other origins cannot send this header, so it protects users from forged requests. Without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The folder. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderUpsertRequest"];
            };
        };
        responses: {
            /** @description The stored folder. */
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
                     *       "Id": 14,
                     *       "Name": "Pump stations",
                     *       "ParentId": 12,
                     *       "HasChildren": false
                     *     }
                     */
                    "application/json": components["schemas"]["FolderInfo"];
                };
            };
            400: components["responses"]["DisplayBadRequest"];
            401: components["responses"]["EmptyUnauthorized"];
            403: components["responses"]["EmptyForbidden"];
            405: components["responses"]["EmptyMethodNotAllowed"];
            406: components["responses"]["EmptyNotAcceptable"];
            413: components["responses"]["EmptyContentTooLarge"];
            415: components["responses"]["EmptyUnsupportedMediaType"];
            429: components["responses"]["EmptyTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["EmptyInternalError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
