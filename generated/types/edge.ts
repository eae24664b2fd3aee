// Generated from openapi/edge by `make generate`. Do not edit.
export interface paths {
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Systems": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /**
         * List edge systems
         * @description Returns the edge systems of the namespace that match the search, page by page, each with its status and components.
         *     Hidden edge systems are among them, with IsVisible false.
         */
        get: operations["listEdgeSystems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Count edge systems
         * @description Returns the number of edge systems of the namespace that match the search in the header Total-Count.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
         * @description Returns the edge system with its status and that of its components at this moment,
         *     so a component whose health message is overdue shows as Bad.
         */
        get: operations["getEdgeSystem"];
        /**
         * Show or hide an edge system
         * @description Sets whether the edge system is visible. Other members of the body are ignored.
         *     A change is recorded in ModifiedDate, ModifiedBy and ModifiedByType.
         *     A hidden edge system becomes visible when it reports its health again.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
         *     Spaces around a tag, empty tags and duplicates are dropped, and the order is kept.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /**
         * Read the stored configuration of an edge system
         * @description Returns the configuration as it was stored, without secrets.
         *     The path with the segment Edge leads to the same stored configuration.
         */
        get: operations["getEdgeSystemConfiguration"];
        /**
         * Store or replace the configuration of an edge system
         * @description Stores the whole configuration under the identifier, whether or not there was one before.
         *     Secrets are stored as null, unless they are placeholders such as `{{DataSourceSecret}}`.
         *     The configuration may have up to 16 MiB. When an edge system has the identifier, the configuration must fit the schema of its type
         *     and version (of the newest one where the version is not supported); otherwise it may be any object.
         *     The path with the segment Edge leads to the same stored configuration.
         */
        put: operations["replaceEdgeSystemConfiguration"];
        /**
         * Store a new configuration for an edge system
         * @description Stores the configuration under an identifier that has none yet; when there is one, the call fails with 409.
         *     Secrets are stored as null, unless they are placeholders such as `{{DataSourceSecret}}`.
         *     The configuration may have up to 16 MiB. When an edge system has the identifier, the configuration must fit the schema of its type
         *     and version (of the newest one where the version is not supported); otherwise it may be any object.
         *     The path with the segment Edge leads to the same stored configuration.
         */
        post: operations["createEdgeSystemConfiguration"];
        /**
         * Delete the stored configuration of an edge system
         * @description Removes the stored configuration. The edge system itself keeps the one that it has.
         *     The path with the segment Edge leads to the same stored configuration.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /**
         * Read the stored configuration of an edge system (Edge path)
         * @description Returns the configuration as it was stored, without secrets.
         *     The path without the segment Edge leads to the same stored configuration.
         */
        get: operations["getEdgeConfiguration"];
        /**
         * Store or replace the configuration of an edge system (Edge path)
         * @description Stores the whole configuration under the identifier, whether or not there was one before.
         *     Secrets are stored as null, unless they are placeholders such as `{{DataSourceSecret}}`.
         *     The configuration may have up to 16 MiB. When an edge system has the identifier, the configuration must fit the schema of its type
         *     and version (of the newest one where the version is not supported); otherwise it may be any object.
         *     The path without the segment Edge leads to the same stored configuration.
         */
        put: operations["replaceEdgeConfiguration"];
        /**
         * Store a new configuration for an edge system (Edge path)
         * @description Stores the configuration under an identifier that has none yet; when there is one, the call fails with 409.
         *     Secrets are stored as null, unless they are placeholders such as `{{DataSourceSecret}}`.
         *     The configuration may have up to 16 MiB. When an edge system has the identifier, the configuration must fit the schema of its type
         *     and version (of the newest one where the version is not supported); otherwise it may be any object.
         *     The path without the segment Edge leads to the same stored configuration.
         */
        post: operations["createEdgeConfiguration"];
        /**
         * Delete the stored configuration of an edge system (Edge path)
         * @description Removes the stored configuration. The edge system itself keeps the one that it has.
         *     The path without the segment Edge leads to the same stored configuration.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /**
         * List the supported edge system types
         * @description Returns all kinds of edge systems that are supported, in alphabetical order of their names. The list is not paged.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
            };
            cookie?: never;
        };
        /**
         * Read an edge system type
         * @description Returns the identifier of the edge system type as the catalog spells it, with its name.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
                 * @example OpcUa
                 */
                edgeSystemTypeId: components["parameters"]["EdgeSystemTypeId"];
            };
            cookie?: never;
        };
        /**
         * List the supported versions of an edge system type
         * @description Returns all versions of the edge system type that are supported, the newest first. The list is not paged.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
         * @description Returns what is known about the version, in particular whether it is the default of its type.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
         * @description Returns the values that a configuration of this version may name by a placeholder.
         *     A placeholder takes the place of a secret: the real value is filled in on the device and never stored here.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
         *     Programs can check a configuration by it before they store it, as the server does for edge systems that it knows.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
         * @description Returns a complete configuration to start from. It fits the configuration schema of the version,
         *     its endpoints point to the namespace of the path, and its secrets are placeholders.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
         * @description Returns a complete configuration to start from. It fits the configuration schema of the version,
         *     its endpoints point to the namespace of the path, and its secrets are placeholders.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
         *     A list with an entry that names no trustee, or whose rights are no sum of known rights, is refused.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
         * List the caller's rights on an asset collection
         * @description Returns the names of the rights that the caller has on the collection:
         *     all that the caller's entries allow together, less those that one of them denies.
         *     Without any right the list is empty.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of software management
         * @description Returns the access control list for the edge systems of the namespace, their tags, configurations and types.
         *     Edge systems have no lists of their own: this one decides on all of them.
         */
        get: operations["getSoftwareManagementAccessControl"];
        /**
         * Replace the access control list of software management
         * @description Replaces the whole list and returns it; it applies from the next request on.
         *     A list with an entry that names no trustee, or whose rights are no sum of known rights, is refused.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        /**
         * List the caller's rights on software management
         * @description Returns the names of the rights that the caller has on the edge systems of the namespace:
         *     all that the caller's entries allow together, less those that one of them denies.
         *     Without any right the list is empty.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the displays in a folder
         * @description Returns the displays in the folder itself, page by page, without those in folders below it.
         *     Without FolderId the root folder is listed.
         *     Displays belong to the tenant of the caller's token.
         */
        get: operations["listDisplays"];
        /**
         * Save a display
         * @description Stores a display.
         *
         *     It is placed in the folder Unorganized if Unorganized is true, otherwise to the folder that ParentId names,
         *     or to Home, the root folder, when ParentId is null, -1 or left out.
         *
         *     An existing display is one of this server (by DatabaseID) with the number Display.Id,
         *     else one in the target folder with the same name and owner; DuplicateDisplayWriteBehavior decides what happens to it.
         *     When there is none, the display is new: it gets the next number and revision 1.
         *     The server sets DatabaseID, Created, Modified and, in Display, the members Id, Revision, ProductVersion and RequestId;
         *     every other member is stored as it was sent.
         *
         *     Refused with 400 are a display without a name, a folder that does not exist, an attachment that is no image
         *     in a data URL, and an identity that is listed twice.
         *     A display with its images may have up to 16 MiB.
         *     A display that is locked by ReadOnly can only be saved with ReadOnly false, even by administrators; anything else is refused with 403.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. One that does not exist is refused with 400 and a message under `id`.
                 * @example 78103
                 */
                id: components["parameters"]["DisplayId"];
            };
            cookie?: never;
        };
        /**
         * Export a display
         * @description Returns the display with everything that belongs to it: symbols, attachments, labels and identities.
         *     All members are written, nulls included, so that the response can be saved again on this server or another.
         *     Saved unchanged, the display keeps its number and gets a new revision and Modified time.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. One that does not exist is refused with 400 and a message under `id`.
                 * @example 78103
                 */
                id: components["parameters"]["DisplayId"];
            };
            cookie?: never;
        };
        /**
         * List the identities of a display
         * @description Returns the identities that may open the display in a viewer, each with what it may do there.
         *     The list does not decide who may call these operations.
         */
        get: operations["listDisplayIdentities"];
        /**
         * Replace the identities of a display
         * @description Replaces the identities of the display, even if it is locked by ReadOnly.
         *     An identity may be listed once only.
         *     The display keeps its revision; its Modified time is set.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the folders in a folder
         * @description Returns the folders in the folder itself, page by page; without FolderId, those at the root level.
         *     The fixed folders Home and Unorganized are not listed.
         *     Folders belong to the tenant of the caller's token.
         */
        get: operations["listFolders"];
        /**
         * Create or rename a folder
         * @description Without Id, creates a folder below ParentId, or at the root level when ParentId is null.
         *     With Id, renames that folder and ignores ParentId.
         *     A ParentId or an Id that names no folder, and a name that a sibling has already, are refused with 400.
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
         *     `.` and `..` are refused, since addresses take them for the resource itself and the one above.
         */
        Identifier: string;
        /**
         * Format: int32
         * @description What kind of identity a trustee is.
         * @enum {integer}
         */
        TrusteeType: 1 | 2 | 3;
        /**
         * Format: int32
         * @description Status of an edge system or one of its components, in order of priority: Bad (an error, or no health message),
         *     Warning (running, but not delivering data), Discovered (no status received yet), Good (working), Stopped (shut down or removed on purpose).
         * @enum {integer}
         */
        StatusCategory: 1 | 2 | 3 | 4 | 5;
        /** @description A stream with figures about a component, such as its event rate. */
        DiagnosticsStream: {
            /** @description Identifier of the stream. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Identifier of the namespace that holds the stream. */
            NamespaceId?: string | null;
            /** @description Identifier of the type of the stream. */
            TypeId?: string | null;
        };
        /** @description A part of an edge system that collects, stores or sends data, with its last known status. */
        Component: {
            /** @description Identifier of the component, unique in its edge system. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description What the component does, for example `OpcUa`, `Modbus`, `MQTT` or `Storage`. */
            ComponentType?: string | null;
            /** @description Identifier of the stream that records the status texts of the component; null when there is none. */
            DeviceStatusStreamId?: string | null;
            /** @description Identifier of the stream that records by when the next health message has to arrive; null when there is none. */
            NextHealthMessageExpectedStreamId?: string | null;
            /** @description The streams with figures about the component. */
            DiagnosticsStreams?: components["schemas"]["DiagnosticsStream"][] | null;
            /**
             * @description Last known status of the component.
             *     It becomes Bad when a health message is overdue, unless the component was stopped.
             */
            Status?: components["schemas"]["StatusCategory"];
            /** @description The status in words, such as `Good` or `Connected / No Data`; null while no status was received. */
            StatusDescription?: string | null;
            /** @description The error messages of the last health message, in the order in which the component sent them. */
            Errors?: string[] | null;
        };
        /** @description A device or program at the edge of the network that collects data, as described by its health messages. */
        EdgeSystem: {
            /** @description Unique identifier, made of the device and the kind of software on it. Upper and lower case differ. */
            Id?: string | null;
            /** @description Name of the machine on which the edge system runs. */
            DeviceName?: string | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Name of the edge system type, as the list of types shows it. */
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
            /** @description Identifier of the user or client who last changed the edge system. */
            ModifiedBy?: string | null;
            /** @description What kind of identity ModifiedBy names. */
            ModifiedByType?: components["schemas"]["TrusteeType"] | null;
            /**
             * @description Status of the component whose status has the highest priority, that is, the lowest number;
             *     Discovered while there are no components.
             */
            Status?: components["schemas"]["StatusCategory"];
            /** @description The status of that component in words. */
            StatusDescription?: string | null;
            /** @description Identifier of the stream with figures about the machine, such as memory and processor time; null when there is none. */
            SystemDiagnosticsStreamId?: string | null;
            /** @description The components of the edge system with the status of each. */
            Components?: components["schemas"]["Component"][] | null;
            /** @description Labels to group and find edge systems. */
            Tags?: string[] | null;
            /** @description Whether the edge system is shown to users and clients; true again as soon as a hidden one reports its health. */
            IsVisible?: boolean;
        };
        /** @description The reason why a call failed (identity and edge systems). */
        ErrorResponse: {
            /** @description Identifies the failed call; equal to the header Operation-Id. */
            OperationId: string;
            /** @description What went wrong, in one fixed sentence for each kind of failure. */
            Error: string;
            /** @description The particular cause, naming the input or object at fault. */
            Reason: string;
            /** @description What the caller can do about it. */
            Resolution: string;
            /** @description Further details, for example the messages for each field. */
            DynamicProperties?: {
                [key: string]: unknown;
            } | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The edge system as it was read, with IsVisible set as wanted.
         *     Only IsVisible takes effect; the other members may be left out or sent back unchanged.
         *     An Id that differs from that of the path is refused.
         */
        EdgeSystemUpdate: WithRequired<components["schemas"]["EdgeSystem"], "IsVisible">;
        /**
         * @description The configuration of an edge system: an object with one member for each component and one named `System`.
         *     Its members depend on the type and version of the edge system; its configuration schema describes it.
         *     It must fit that schema where an edge system has the identifier; otherwise all members are kept as they are.
         *     A secret is replaced by null, unless it is a placeholder such as `{{DataSourceSecret}}`, which is filled in on the device.
         */
        EdgeConfiguration: {
            [key: string]: unknown;
        };
        /** @description A kind of edge system that is supported. */
        EdgeSystemType: {
            /** @description Unique identifier; upper and lower case do not matter. */
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
         * @description What kind of value a dynamic property holds. Secret is a password, key or token.
         * @enum {string}
         */
        DynamicPropertyType: "Secret";
        /** @description A value that a configuration names by a placeholder and that is filled in on the device. */
        DynamicProperty: {
            /** @description Name of the value; in a configuration it is written in double braces, for example `{{DataSourceSecret}}`. */
            Name?: string | null;
            Type?: components["schemas"]["DynamicPropertyType"];
        };
        /**
         * @description A JSON Schema (draft-07) of the configurations of one version of an edge system type.
         *     `isEncrypted: true` marks the members that hold secrets.
         */
        ConfigurationSchema: {
            [key: string]: unknown;
        };
        /** @description The user, client or role that an access control entry or an ownership is about. */
        Trustee: {
            Type?: components["schemas"]["TrusteeType"];
            /** @description Identifier of the user, client or role. */
            ObjectId?: string | null;
            /** @description Identifier of the trustee's tenant; the tenant of the path when left out. */
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
            /** @description The user, client or role that the entry is about. */
            Trustee?: components["schemas"]["Trustee"] | null;
            AccessType?: components["schemas"]["AccessType"];
            /**
             * Format: int64
             * @description The sum of the rights: Read 1, Write 2, Delete 4, ManageAccessControl 8, Share 16.
             */
            AccessRights?: number;
        };
        /** @description The rights on an object or a collection, by trustee. The owner of an object has every right besides. */
        AccessControlList: {
            /** @description The entries, in the order in which they were given. */
            RoleTrusteeAccessControlEntries?: components["schemas"]["AccessControlEntry"][] | null;
        };
        /** @description The reason why a call failed (access control of the asset collections). */
        ErrorTemplate: {
            /** @description Identifies the failed call; equal to the header Operation-Id. */
            OperationId?: string | null;
            /** @description What went wrong, in one fixed sentence for each kind of failure. */
            Error?: string | null;
            /** @description The particular cause, naming the input or object at fault. */
            Reason?: string | null;
            /** @description What the caller can do about it. */
            Resolution?: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Name of an access right. Share applies only where an object can be shared.
         * @enum {string}
         */
        AccessRightName: "Read" | "Write" | "Delete" | "ManageAccessControl" | "Share";
        /** @description A display in a list. */
        DisplayInfo: {
            /** @description Number of the display. */
            Id?: number;
            /** @description Name of the display. */
            Name?: string;
            /** @description Account name of the owner. */
            Owner?: string;
        };
        /** @description A page of the displays of a folder. */
        DisplaysResponse: {
            /** @description The displays, sorted by name without regard to case, then by number; an empty list when there are none. */
            Items: components["schemas"]["DisplayInfo"][];
            /** @description Whether at least one display follows after this page. */
            HasMore: boolean;
        };
        /** @description Tells which parameters of a displays or folders request are wrong. */
        ModelStateError: {
            /** @description What went wrong, in one sentence. */
            Message: string;
            /** @description The messages for each parameter or member at fault. */
            ModelState: {
                [key: string]: string[];
            };
        };
        /**
         * Format: int32
         * @description What an identity may do with a display.
         * @enum {integer}
         */
        DisplayPermission: 0 | 1;
        /** @description A group of people, or one person, with access to a display. */
        DisplayIdentity: {
            /** @description Identifier of the identity, unique among those of one display; for a role of the tenant it is that of the role. */
            Identifier: string;
            /** @description Name of the identity. */
            Name?: string;
            /** @description What the identity may do; Read when left out. */
            Permission?: components["schemas"]["DisplayPermission"];
            /** @description Whether the identity is a single user; only newer programs send it. */
            IsUserIdentity?: boolean;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A picture element of a display.
         *     The server reads no more than its name and type; everything else belongs to the viewer and is kept as it was sent.
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
             * @description How the symbol looks.
             *     All kinds have a position (Top, Left), a size (Width, Height) and Rotation, most have the colors Fill and Stroke;
             *     the rest depends on the kind: StaticText of a text, AttachmentId of an image, TextAlignment of a value.
             */
            Configuration?: {
                [key: string]: unknown;
            } | null;
            /** @description Addresses of the data that the symbol shows. */
            DataSources?: unknown[] | null;
            /** @description Addresses of the data that decide on the color of the symbol. */
            MSDataSources?: unknown[] | null;
            /** @description Addresses of the limits at which the color changes. */
            MSLimitDataSources?: unknown[] | null;
            /** @description The symbols whose color changes together. */
            MSSymbolsIds?: unknown[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Settings of the whole display. Members that are not listed here are kept as they were sent. */
        DisplayProperties: {
            /** @description Color behind the symbols, for example `#303030`. */
            BackgroundColor?: string;
            /** @description Calculations that the display shows; kept as they were sent. */
            Calculations?: unknown[];
            /** @description Whether the viewer shows the paths of assets; kept as it was sent. */
            showAssetPaths?: unknown;
            /** @description Whether the viewer scales the display to its window; kept as it was sent. */
            FitAll?: unknown;
            /** @description A stored search of the viewer; kept as it was sent. */
            EventFrameSearch?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description The drawing itself. Members that are not listed here are kept as they were sent. */
        Display: {
            /** @description The symbols, from back to front. */
            Symbols?: components["schemas"]["DisplaySymbol"][];
            /** @description Numbers of attachments; empty in exports, even when there are attachments. */
            AttachmentIds?: number[];
            /** @description Identifies a save for the program that sends it; not stored, so null in exports. */
            RequestId?: string | null;
            /** @description Start of the time range, as a time expression: `*-8h` is eight hours before now. */
            StartTime?: string;
            /** @description End of the time range, as a time expression: `*` is now. */
            EndTime?: string;
            /** @description Where the display was converted from; null for displays that were not, and kept as it was sent. */
            LegacyDisplay?: unknown;
            /** @description Path of the occurrence that the display was opened for; null without one. */
            EventFramePath?: string | null;
            /** @description Number of the display, given by the server; 0 or -1 in a display that is not stored yet. */
            Id?: number;
            /** @description Name of the display; not only spaces. */
            Name: string;
            /** @description Path of the display, where a viewer keeps one. */
            Path?: string | null;
            /** @description Account name of the owner. Left out or blank in a save, it becomes the caller. */
            Owner?: string;
            /** @description Whether the display is locked. While it is, only a save with false is accepted. */
            ReadOnly?: boolean;
            /** @description Number of saves, counted by the server from 1; what a save sends is ignored. */
            Revision?: number;
            DisplayProperties?: components["schemas"]["DisplayProperties"];
            /** @description Version of the server that exported the display; only in exports. */
            ProductVersion?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An image on the display. */
        DisplayAttachment: {
            /** @description Number of the attachment in this display; an image symbol names it as AttachmentId. */
            ID?: number;
            /** @description Name of the attachment. */
            Name?: string;
            /** @description The image as a data URL, that is, `data:`, its media type, `;base64,` and the bytes in Base64. */
            Data?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A display with everything that belongs to it, in the form for transfers between servers.
         *     Programs usually change Identities, Labels, ParentId, Unorganized, Display.Name and Display.Owner and send the rest back
         *     unchanged; members that are not listed here are kept, too.
         */
        DisplayTransferInfo: {
            /**
             * @description Identifies the server that the display comes from, by 32 hexadecimal digits; may be empty.
             *     A display of another server is stored as a new one.
             */
            DatabaseID?: string;
            /** @description Who has access to the display. */
            Identities?: components["schemas"]["DisplayIdentity"][];
            /** @description Keywords to find the display by. */
            Labels?: string[];
            Display?: components["schemas"]["Display"];
            /** @description Null in exports; kept as it was sent. */
            Symbols?: unknown;
            /** @description Null in exports; kept as it was sent. */
            COG?: unknown;
            /** @description How the display is stored; 0 in exports. */
            StorageTypeId?: number;
            /**
             * Format: int64
             * @description Number of the folder that holds the display; null and -1 are Home, the root folder.
             */
            ParentId?: number | null;
            /** @description Whether the display is in the folder Unorganized; when true, ParentId is ignored. */
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
         * @description What happens when the display exists already: Overwrite replaces it, and it keeps its number;
         *     Append stores a second one under a new number, and both may have the same name.
         * @enum {string}
         */
        DuplicateDisplayWriteBehavior: "Overwrite" | "Append";
        /** @description A display to save, usually one that was exported, with the wanted changes. */
        DisplaySaveRequest: {
            /** @description What to do when the display exists already; Overwrite when left out. */
            DuplicateDisplayWriteBehavior?: components["schemas"]["DuplicateDisplayWriteBehavior"];
        } & WithRequired<components["schemas"]["DisplayTransferInfo"], "Display">;
        /** @description The result of saving a display. */
        DisplaySaveInfo: {
            /** @description Number of the stored display. */
            Id?: number;
            /**
             * @description Problems found in the saved display, one sentence each, such as an image symbol without its attachment; null if there are none.
             *     The display is saved nevertheless.
             */
            PatchErrors?: string[] | null;
            /** @description The behavior that was applied. */
            DuplicateDisplayWriteBehavior?: components["schemas"]["DuplicateDisplayWriteBehavior"];
        };
        /** @description An entry in the list of those who have access to a display. */
        IdentityModel: {
            /** @description Identifier of the identity. */
            Identifier?: string;
            /** @description Name of the identity. */
            Name?: string;
            Permission?: components["schemas"]["DisplayPermission"];
            /** @description Whether the server knows the identity; false if, for example, its role was deleted. */
            Enabled?: boolean;
        };
        /** @description The whole list of those who have access to a display. */
        DisplayIdentities: {
            /** @description The identities; with an empty list nobody has access. */
            Identities: components["schemas"]["DisplayIdentity"][];
        };
        /** @description A folder that holds displays and other folders. */
        FolderInfo: {
            /**
             * Format: int64
             * @description Number of the folder, given by the server.
             */
            Id?: number;
            /** @description Name of the folder, unique among its siblings without regard to case. */
            Name?: string | null;
            /**
             * Format: int64
             * @description Number of the folder that holds it; absent, null or -1 at the root level.
             */
            ParentId?: number | null;
            /** @description Whether the folder itself contains folders, standard displays or displays that compare events. */
            HasChildren?: boolean;
        };
        /** @description A page of the folders in a folder. */
        FoldersResponse: {
            /** @description The folders, sorted by name without regard to case, then by number; an empty list when there are none. */
            Items: components["schemas"]["FolderInfo"][];
            /** @description Whether at least one folder follows after this page. */
            HasMore: boolean;
        };
        /** @description A folder to create, or to rename. */
        FolderUpsertRequest: {
            /**
             * Format: int64
             * @description Number of the folder to create it in; left out, null or -1 for the root level.
             *     Without effect when Id names a folder, since folders are not moved.
             */
            ParentId?: number | null;
            /**
             * Format: int64
             * @description Number of the folder to rename; left out or null to create one.
             */
            Id?: number | null;
            /**
             * @description Name of the folder: up to 255 characters, not only spaces, and unlike that of any sibling, whatever the case.
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
        /** @description The caller is known but lacks the role or right that this operation needs. */
        Forbidden: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
        /** @description An object that the path names does not exist, or the caller may not know that it does. */
        NotFound: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
        /** @description The path exists but does not take this method; Allow lists those it takes. */
        MethodNotAllowed: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                Allow: components["headers"]["Allow"];
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
        /** @description The caller sends more requests a second than the server lets one caller send; see the setting CALLER_RATE. */
        TooManyRequests: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                "Retry-After": components["headers"]["RetryAfter"];
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
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Something failed inside the server; the log has the cause under the Operation-Id. */
        InternalError: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller is known but lacks the role or right that this operation needs. There is no body. */
        EmptyForbidden: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description An object that the path names does not exist, or the caller may not know that it does. There is no body. */
        EmptyNotFound: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path exists but does not take this method; Allow lists those it takes. There is no body. */
        EmptyMethodNotAllowed: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller sends more requests a second than the server lets one caller send; see the setting CALLER_RATE. There is no body. */
        EmptyTooManyRequests: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Something failed inside the server; the log has the cause under the Operation-Id. There is no body. */
        EmptyInternalError: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request body is larger than the server accepts. */
        ContentTooLarge: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
        /** @description The request body is of a media type or encoding that the operation does not read. */
        UnsupportedMediaType: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
        /** @description The request contradicts an object that exists already; nothing was changed. */
        Conflict: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
        /** @description The caller is known but lacks the role or right that this operation needs. */
        TemplateForbidden: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
        /** @description An object that the path names does not exist, or the caller may not know that it does. */
        TemplateNotFound: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
        /** @description The path exists but does not take this method; Allow lists those it takes. */
        TemplateMethodNotAllowed: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                Allow: components["headers"]["Allow"];
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
        /** @description The request took longer than its Request-Timeout, or than the server allows. */
        TemplateRequestTimeout: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
        /** @description The caller sends more requests a second than the server lets one caller send; see the setting CALLER_RATE. */
        TemplateTooManyRequests: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                "Retry-After": components["headers"]["RetryAfter"];
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
        /** @description The request body is of a media type or encoding that the operation does not read. */
        TemplateUnsupportedMediaType: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
        /** @description Inputs are missing or invalid; ModelState has the messages by parameter. Nothing was changed. */
        DisplayBadRequest: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
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
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request body is larger than the server accepts. There is no body. */
        EmptyContentTooLarge: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request body is of a media type or encoding that the operation does not read. There is no body. */
        EmptyUnsupportedMediaType: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Identifier of the tenant, the customer that owns everything below it.
         * @example 11111111-1111-4111-8111-111111111111
         */
        TenantId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
         * @description The property to sort by, with an optional `asc` or `desc` after a space; several are separated by commas.
         *     EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion can be sorted by;
         *     another property, another direction or further words are refused with 400.
         *     Texts are compared without regard to case, versions number by number; null comes last, and equal ones are sorted by EdgeSystemId.
         * @example status asc
         */
        EdgeSystemOrderBy: string;
        /**
         * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; terms side by side must all match.
         *     Fields are EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion;
         *     without a field, a term is searched in all texts and tags. Upper and lower case do not matter, except in the operators.
         *     Status takes names and numbers; LastContactedTime also takes `>`, `>=`, `<` and `<=` before a time.
         *     An unknown field, an open parenthesis or quote, and more than 100 terms are invalid.
         * @example tags:plant1 AND status:Good
         */
        EdgeSystemQuery: string;
        /**
         * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
         *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
         *     The setting DEFAULT_VERBOSITY of a server may name another default.
         */
        AcceptVerbosity: "verbose" | "non-verbose";
        /**
         * @description Identifier of the edge system.
         * @example PLANT1-GW02.OpcUa
         */
        EdgeSystemId: components["schemas"]["Identifier"];
        /**
         * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
         *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
         * @example PLANT1-GW02.OpcUa
         */
        EdgeConfigurationId: string;
        /**
         * @description Identifier of the edge system type; upper and lower case do not matter.
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
         * @description Seconds that the caller waits; after them the server returns 408.
         * @example 30
         */
        RequestTimeout: number;
        /**
         * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
         * @example XMLHttpRequest
         */
        XRequestedWith: string;
        /**
         * @description The folder whose displays are listed: `Home` (the root folder), `Unorganized` or the number of a folder.
         *     The two names may be written in any case. A folder that does not exist is refused with 400.
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
         * @description Number of the display. One that does not exist is refused with 400 and a message under `id`.
         * @example 78103
         */
        DisplayId: number;
        /**
         * @description Number of the folder whose folders are listed; without it, or with -1, those at the root level. One that does not exist is refused with 400.
         * @example 12
         */
        ParentFolderId: number | null;
    };
    requestBodies: never;
    headers: {
        /** @description Number of objects on all pages: those that match the filters and that the caller may read. */
        TotalCount: number;
        /** @description The scheme Bearer, with error="invalid_token" if a token was sent and refused. */
        WwwAuthenticate: string;
        /** @description The methods that the path takes, separated by commas. */
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
                 * @description The property to sort by, with an optional `asc` or `desc` after a space; several are separated by commas.
                 *     EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion can be sorted by;
                 *     another property, another direction or further words are refused with 400.
                 *     Texts are compared without regard to case, versions number by number; null comes last, and equal ones are sorted by EdgeSystemId.
                 * @example status asc
                 */
                orderBy?: components["parameters"]["EdgeSystemOrderBy"];
                /**
                 * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; terms side by side must all match.
                 *     Fields are EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion;
                 *     without a field, a term is searched in all texts and tags. Upper and lower case do not matter, except in the operators.
                 *     Status takes names and numbers; LastContactedTime also takes `>`, `>=`, `<` and `<=` before a time.
                 *     An unknown field, an open parenthesis or quote, and more than 100 terms are invalid.
                 * @example tags:plant1 AND status:Good
                 */
                query?: components["parameters"]["EdgeSystemQuery"];
            };
            header?: {
                /**
                 * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
                 *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; terms side by side must all match.
                 *     Fields are EdgeSystemId, DeviceName, Name, Type, Tags, Status, StatusDescription, LastContactedTime and SoftwareVersion;
                 *     without a field, a term is searched in all texts and tags. Upper and lower case do not matter, except in the operators.
                 *     Status takes names and numbers; LastContactedTime also takes `>`, `>=`, `<` and `<=` before a time.
                 *     An unknown field, an open parenthesis or quote, and more than 100 terms are invalid.
                 * @example tags:plant1 AND status:Good
                 */
                query?: components["parameters"]["EdgeSystemQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
                 *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
        /** @description The edge system with the wanted IsVisible. */
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The edge system was visible, or hidden, already. */
            204: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags; the header tells how many there are. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /** @description The configuration; members that it leaves out are reset. */
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
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
            /** @description The configuration as it is stored now. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
                 *     Up to 250 characters without slash, backslash, question mark, number sign or control characters, and neither `.` nor `..`.
                 * @example PLANT1-GW02.OpcUa
                 */
                edgeSystemId: components["parameters"]["EdgeConfigurationId"];
            };
            cookie?: never;
        };
        /** @description The configuration; members that it leaves out are reset. */
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
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
            /** @description The configuration as it is stored now. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier under which the configuration is stored, normally that of the edge system; no such system needs to exist.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
                 * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
                 *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
                 * @example demo
                 */
                namespaceId: components["parameters"]["NamespaceId"];
                /**
                 * @description Identifier of the edge system type; upper and lower case do not matter.
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
                 * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
                 *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
                 *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["AcceptVerbosity"];
            };
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
            /** @description The list as it is stored now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
                /**
                 * @description Identifier of the namespace, a named part of the tenant with data of its own.
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
                 *     The two names may be written in any case. A folder that does not exist is refused with 400.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. One that does not exist is refused with 400 and a message under `id`.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. One that does not exist is refused with 400 and a message under `id`.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
                 * @example XMLHttpRequest
                 */
                "X-Requested-With": components["parameters"]["XRequestedWith"];
            };
            path: {
                /**
                 * @description Number of the display. One that does not exist is refused with 400 and a message under `id`.
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
            /** @description The identities are replaced. The body is a short text that says so. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Number of the folder whose folders are listed; without it, or with -1, those at the root level. One that does not exist is refused with 400.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
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
                 * @description Any value except an empty one. A page of another origin cannot send it, which protects users from forged requests; without it, the response is 400.
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
            /** @description The folder as it is stored now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
