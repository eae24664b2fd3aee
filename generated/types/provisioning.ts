// Generated from openapi/provisioning by `make generate`. Do not edit.
export interface paths {
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types": {
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
         * List types
         * @description Returns the types of the namespace that the caller can read with every type inside them, page by page.
         *     The query searches Id, Name and Description of a type, and Id and Name of its properties, nested ones included;
         *     the filter compares Id, Name, Description, CreatedDate and ModifiedDate.
         *     Nested objects and enumerations are separate types, so the list includes them.
         */
        get: operations["listTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types/{typeId}": {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /**
         * Read a type
         * @description Returns the definition with its properties and the definitions of their types.
         *     The call fails with 403 unless the caller can read the type and every type inside it.
         */
        get: operations["getType"];
        put?: never;
        /**
         * Create a type unless it exists
         * @description Creates the type if its identifier is new.
         *     If a type with this identifier exists with the same definition, apart from dates, 200 returns it.
         *     With a different definition the call fails with 409, since types cannot be changed.
         *
         *     Full definitions of object types, enumerations and base types inside the definition become separate types,
         *     with their Id or one that the server creates. If a type with that Id exists with a different definition, the call fails with 409.
         *     A nested type can also be given by Id alone; it fails with 404 if that type does not exist.
         *     Read is required on every existing type that the definition refers to, and on the types inside those, or the call fails with 403.
         *     Plain types such as Double require only their code.
         */
        post: operations["getOrCreateType"];
        /**
         * Delete a type
         * @description Deletes a type without references. If a stream, a stream view or another type refers to it, the call fails with 409;
         *     the reference count returns their numbers.
         */
        delete: operations["deleteType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types/{typeId}/ReferenceCount": {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /**
         * Count the references to a type
         * @description Returns the number of objects of each kind that refer to the type. If all numbers are 0, the type can be deleted.
         */
        get: operations["getTypeReferenceCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types/{typeId}/AccessControl": {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of a type
         * @description Returns the access control list of this type.
         *     To read only the caller's own rights, which requires no right, list the caller's rights on the type instead.
         */
        get: operations["getTypeAccessControl"];
        /**
         * Replace the access control list of a type
         * @description Replaces all entries of the list.
         *     The list need not give any caller the right to manage it, since the owner of the type keeps every right.
         *     An entry requires a trustee with Type and ObjectId. The access type defaults to Allowed; an entry without rights has no effect.
         *     Rights outside 0 to 31 and trustees of another tenant are refused with 400.
         *     This updates the ModifiedDate of the type.
         */
        put: operations["replaceTypeAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change parts of the access control list of a type
         * @description Applies the operations of a JSON Patch to the list, all of them or none.
         *     Use it to add or remove an entry without sending the others.
         *     A path that does not exist, a failed `test` and a result that is not a valid list are refused with 400, and nothing changes.
         */
        patch: operations["patchTypeAccessControl"];
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types/{typeId}/Owner": {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a type
         * @description Returns the user or client that owns the type. The first owner is the creator.
         *     The owner has every right, regardless of the access control list.
         */
        get: operations["getTypeOwner"];
        /**
         * Change the owner of a type
         * @description Makes a user or client the owner. The former owner keeps only the rights that the access control list allows.
         *     A role (Type 3), a trustee without ObjectId and a trustee of another tenant are refused with 400.
         *     This updates the ModifiedDate of the type.
         */
        put: operations["replaceTypeOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types/{typeId}/AccessRights": {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /**
         * List the access rights on a type
         * @description Returns the caller's rights on this type:
         *     those of its roles, of entries for the caller itself and of the owner, except rights that an entry denies.
         *     Share is never listed, since it has no effect on types.
         *     The operation requires no right. If the caller has no rights, the list is empty.
         */
        get: operations["listTypeAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams": {
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
         * List streams
         * @description Returns the streams of the namespace that the caller can read, page by page.
         *     The query searches Id, Name, Description and TypeId, the tags, and the values of the metadata;
         *     a field name that no stream has is a metadata key, as in `Manufacturer:Flowline`.
         *     The filter compares Id, Name, Description, TypeId, CreatedDate and ModifiedDate.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams`.
         */
        get: operations["listStreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read a stream
         * @description Returns the definition of the stream.
         *     Events, tags, metadata and access control have separate paths.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}`.
         */
        get: operations["getStream"];
        /**
         * Create or replace a stream
         * @description Stores the whole definition under the identifier;
         *     the events, tags and metadata of an existing stream do not change. Name, Description, Indexes, modes and overrides can change;
         *     missing members are reset. A different TypeId fails with 409; use the operation that changes the type of a stream instead.
         *
         *     The call fails with 404 if the type does not exist, and with 400 if neither the type nor its base type has a key.
         *     It also fails with 400 if an index or override is not for a property of the type, or a unit is unknown.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}`.
         */
        put: operations["createOrUpdateStream"];
        /**
         * Create a stream unless it exists
         * @description Creates an empty stream if its identifier is new.
         *     If a stream with this identifier exists with the same definition, apart from dates, 200 returns it;
         *     with a different definition the call fails with 409.
         *
         *     The call fails with 404 if the type does not exist, with 403 without Read on the type and on every type inside it,
         *     and with 400 if neither the type nor its base type has a key.
         *     It also fails with 400 if an index or override is not for a property of the type, or a unit is unknown.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}`.
         */
        post: operations["getOrCreateStream"];
        /**
         * Delete a stream
         * @description Deletes the stream with all its events, tags and metadata. Its type stays.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}`.
         */
        delete: operations["deleteStream"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Type": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the type of a stream
         * @description Returns the type of the stream, without the overrides of the stream.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Type`.
         */
        get: operations["getStreamType"];
        /**
         * Change the type of a stream
         * @description Changes the type of the stream to the target type of a stream view and converts its stored events by the view.
         *     Indexes and overrides of the stream are removed, since they refer to properties of the old type; tags and metadata do not change.
         *     The call fails with 400 if the source type of the view is not the type of the stream or a value cannot be converted,
         *     with 404 if the stream view does not exist, and with 409 if two events would get the same index. If it fails, nothing changes.
         *     The request has no body.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Type`.
         */
        put: operations["changeStreamType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Resolved": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read a stream together with its type
         * @description Returns the stream and, in Type, its effective type:
         *     properties of base types come first, and units and modes that the stream overrides are applied.
         *     Clients that plot or convert events need one call instead of three.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Resolved`.
         */
        get: operations["getResolvedStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Tags": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the tags of a stream
         * @description Returns the tags in their stored order; an empty list if there are none.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Tags`.
         */
        get: operations["getStreamTags"];
        /**
         * Replace the tags of a stream
         * @description Replaces all tags. Searches of streams include the new tags.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Tags`.
         */
        put: operations["replaceStreamTags"];
        post?: never;
        /**
         * Delete the tags of a stream
         * @description Removes all tags of the stream. It succeeds if there are none.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Tags`.
         */
        delete: operations["deleteStreamTags"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Metadata": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the metadata of a stream
         * @description Returns all keys with their values; an empty object if there are none.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Metadata`.
         */
        get: operations["getStreamMetadata"];
        /**
         * Replace the metadata of a stream
         * @description Replaces all keys and values. Searches of streams include the new values.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Metadata`.
         */
        put: operations["replaceStreamMetadata"];
        post?: never;
        /**
         * Delete the metadata of a stream
         * @description Removes all keys and values. It succeeds if there are none.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Metadata`.
         */
        delete: operations["deleteStreamMetadata"];
        options?: never;
        head?: never;
        /**
         * Change parts of the metadata of a stream
         * @description Applies the operations of a JSON Patch to the metadata, all of them or none; `/Site` is the path of the key Site.
         *     A failed `test` is refused with 409.
         *     Other operations that cannot be applied, for example to a key that does not exist, and values that are not strings are refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Metadata`.
         */
        patch: operations["patchStreamMetadata"];
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Metadata/{key}": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
                /**
                 * @description Key of the metadata; case-sensitive.
                 * @example Manufacturer
                 */
                key: components["schemas"]["PathText"];
            };
            cookie?: never;
        };
        /**
         * Read one metadata value of a stream
         * @description Returns the value of one key as a JSON string, that is, in quotes. An unknown key results in 404.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Metadata/{key}`.
         */
        get: operations["getStreamMetadataValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/AccessControl": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of a stream
         * @description Returns the access control list of this stream.
         *     To read only the caller's own rights, which requires no right, list the caller's rights on the stream instead.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/AccessControl`.
         */
        get: operations["getStreamAccessControl"];
        /**
         * Replace the access control list of a stream
         * @description Replaces all entries of the list.
         *     The list need not give any caller the right to manage it, since the owner of the stream keeps every right.
         *     An entry requires a trustee with Type and ObjectId. The access type defaults to Allowed; an entry without rights has no effect.
         *     Rights outside 0 to 31 and trustees of another tenant are refused with 400.
         *     This updates the ModifiedDate of the stream.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/AccessControl`.
         */
        put: operations["replaceStreamAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change parts of the access control list of a stream
         * @description Applies the operations of a JSON Patch to the list, all of them or none.
         *     Use it to add or remove an entry without sending the others.
         *     A path that does not exist, a failed `test` and a result that is not a valid list are refused with 400, and nothing changes.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/AccessControl`.
         */
        patch: operations["patchStreamAccessControl"];
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Owner": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a stream
         * @description Returns the user or client that owns the stream. The first owner is the creator.
         *     The owner has every right, regardless of the access control list.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Owner`.
         */
        get: operations["getStreamOwner"];
        /**
         * Change the owner of a stream
         * @description Makes a user or client the owner. The former owner keeps only the rights that the access control list allows.
         *     A role (Type 3), a trustee without ObjectId and a trustee of another tenant are refused with 400.
         *     This updates the ModifiedDate of the stream.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Owner`.
         */
        put: operations["replaceStreamOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/AccessRights": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * List the access rights on a stream
         * @description Returns the caller's rights on this stream:
         *     those of its roles, of entries for the caller itself and of the owner, except rights that an entry denies.
         *     Share is listed if the caller has this right.
         *     The operation requires no right. If the caller has no rights, the list is empty.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/AccessRights`.
         */
        get: operations["listStreamAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/StreamViews/{streamViewId}/AccessControl": {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of a stream view
         * @description Returns the access control list of this stream view.
         *     To read only the caller's own rights, which requires no right, list the caller's rights on the stream view instead.
         */
        get: operations["getStreamViewAccessControl"];
        /**
         * Replace the access control list of a stream view
         * @description Replaces all entries of the list.
         *     The list need not give any caller the right to manage it, since the owner of the stream view keeps every right.
         *     An entry requires a trustee with Type and ObjectId. The access type defaults to Allowed; an entry without rights has no effect.
         *     Rights outside 0 to 31 and trustees of another tenant are refused with 400.
         *     This updates the ModifiedDate of the stream view.
         */
        put: operations["replaceStreamViewAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change parts of the access control list of a stream view
         * @description Applies the operations of a JSON Patch to the list, all of them or none.
         *     Use it to add or remove an entry without sending the others.
         *     A path that does not exist, a failed `test` and a result that is not a valid list are refused with 400, and nothing changes.
         */
        patch: operations["patchStreamViewAccessControl"];
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/StreamViews/{streamViewId}/Owner": {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a stream view
         * @description Returns the user or client that owns the stream view. The first owner is the creator.
         *     The owner has every right, regardless of the access control list.
         */
        get: operations["getStreamViewOwner"];
        /**
         * Change the owner of a stream view
         * @description Makes a user or client the owner. The former owner keeps only the rights that the access control list allows.
         *     A role (Type 3), a trustee without ObjectId and a trustee of another tenant are refused with 400.
         *     This updates the ModifiedDate of the stream view.
         */
        put: operations["replaceStreamViewOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/StreamViews/{streamViewId}/AccessRights": {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /**
         * List the access rights on a stream view
         * @description Returns the caller's rights on this stream view:
         *     those of its roles, of entries for the caller itself and of the owner, except rights that an entry denies.
         *     Share is never listed, since it has no effect on stream views.
         *     The operation requires no right. If the caller has no rights, the list is empty.
         */
        get: operations["listStreamViewAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessControl/Streams": {
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
         * Read the default access control list of streams
         * @description Returns the list that each new stream of the namespace gets as a copy. Write in this list is the right to create streams.
         *     The first list is a copy of the list of the namespace: members can read, contributors can also write, administrators have every right.
         */
        get: operations["getStreamsAccessControl"];
        /**
         * Replace the default access control list of streams
         * @description Replaces all entries of the list.
         *     Each new stream gets a copy of the new list; existing streams keep their lists.
         *     An entry requires a trustee with Type and ObjectId. The access type defaults to Allowed; an entry without rights has no effect.
         *     Rights outside 0 to 31 and trustees of another tenant are refused with 400.
         *     Tenant Administrators always have ManageAccessControl on the collection, regardless of the list.
         */
        put: operations["replaceStreamsAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessControl/Types": {
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
         * Read the default access control list of types
         * @description Returns the list that each new type of the namespace gets as a copy. Write in this list is the right to create types.
         *     The first list is a copy of the list of the namespace: members can read, contributors can also write, administrators have every right.
         */
        get: operations["getTypesAccessControl"];
        /**
         * Replace the default access control list of types
         * @description Replaces all entries of the list.
         *     Each new type gets a copy of the new list; existing types keep their lists.
         *     An entry requires a trustee with Type and ObjectId. The access type defaults to Allowed; an entry without rights has no effect.
         *     Rights outside 0 to 31 and trustees of another tenant are refused with 400.
         *     Tenant Administrators always have ManageAccessControl on the collection, regardless of the list.
         */
        put: operations["replaceTypesAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessControl/StreamViews": {
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
         * Read the default access control list of stream views
         * @description Returns the list that each new stream view of the namespace gets as a copy. Write in this list is the right to create stream views.
         *     The first list is a copy of the list of the namespace: members can read, contributors can also write, administrators have every right.
         */
        get: operations["getStreamViewsAccessControl"];
        /**
         * Replace the default access control list of stream views
         * @description Replaces all entries of the list.
         *     Each new stream view gets a copy of the new list; existing stream views keep their lists.
         *     An entry requires a trustee with Type and ObjectId. The access type defaults to Allowed; an entry without rights has no effect.
         *     Rights outside 0 to 31 and trustees of another tenant are refused with 400.
         *     Tenant Administrators always have ManageAccessControl on the collection, regardless of the list.
         */
        put: operations["replaceStreamViewsAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessControl/DataViews": {
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
         * Read the default access control list of data views
         * @description Returns the list that each new data view of the namespace gets as a copy. Write in this list is the right to create data views.
         *     The first list is a copy of the list of the namespace: members can read, contributors can also write, administrators have every right.
         */
        get: operations["getDataViewsAccessControl"];
        /**
         * Replace the default access control list of data views
         * @description Replaces all entries of the list.
         *     Each new data view gets a copy of the new list; existing data views keep their lists.
         *     An entry requires a trustee with Type and ObjectId. The access type defaults to Allowed; an entry without rights has no effect.
         *     Rights outside 0 to 31 and trustees of another tenant are refused with 400.
         *     Tenant Administrators always have ManageAccessControl on the collection, regardless of the list.
         */
        put: operations["replaceDataViewsAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessRights/Streams": {
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
         * List the access rights on the collection of streams
         * @description Returns the caller's rights from the default list of streams:
         *     Write allows creating streams, ManageAccessControl allows reading and changing the default list.
         *     The rights on a stream can differ, since each stream has its own list.
         *     The operation requires no right. If the caller has no rights, the list is empty.
         */
        get: operations["listStreamsAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessRights/Types": {
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
         * List the access rights on the collection of types
         * @description Returns the caller's rights from the default list of types:
         *     Write allows creating types, ManageAccessControl allows reading and changing the default list.
         *     The rights on a type can differ, since each type has its own list.
         *     The operation requires no right. If the caller has no rights, the list is empty.
         */
        get: operations["listTypesAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessRights/StreamViews": {
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
         * List the access rights on the collection of stream views
         * @description Returns the caller's rights from the default list of stream views:
         *     Write allows creating stream views, ManageAccessControl allows reading and changing the default list.
         *     The rights on a stream view can differ, since each stream view has its own list.
         *     The operation requires no right. If the caller has no rights, the list is empty.
         */
        get: operations["listStreamViewsAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/AccessRights/DataViews": {
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
         * List the access rights on the collection of data views
         * @description Returns the caller's rights from the default list of data views:
         *     Write allows creating data views, ManageAccessControl allows reading and changing the default list.
         *     The rights on a data view can differ, since each data view has its own list.
         *     The operation requires no right. If the caller has no rights, the list is empty.
         */
        get: operations["listDataViewsAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read events through a stream view
         * @description Reads stored events like `GET Data` of a stream, and converts them by the stream view, if there is one.
         *     Parameters are `index` with `searchMode`; `filter` alone; `startIndex` for a range;
         *     or `startIndex` and `endIndex` for a window, which has pages with `continuationToken`.
         *     With a stream view, the target type determines the interpolation and the properties of the response.
         *     `filter` applies to the stored events, before the conversion.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform`.
         */
        get: operations["listTransformedEvents"];
        put?: never;
        /**
         * Read events in other units
         * @description Reads stored events like `GET Data` of a stream, and returns the properties of the body in the requested units.
         *     The stored values do not change, and `filter` applies to them, before the conversion.
         *     A stream view is not applied here.
         *     A property without a unit, and a unit of another quantity than that of the property, are refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform`.
         */
        post: operations["convertEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/First": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the first event through a stream view
         * @description Returns the stored event with the smallest index, converted by the stream view, if there is one.
         *     A stream without events returns 200 and the body `null`.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/First`.
         */
        get: operations["getTransformedFirstEvent"];
        put?: never;
        /**
         * Read the first event in other units
         * @description Returns the stored event with the smallest index, with the properties of the body in the requested units.
         *     A stream without events returns 200 and the body `null`.
         *     A stream view is not applied here.
         *     A property without a unit, and a unit of another quantity than that of the property, are refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/First`.
         */
        post: operations["convertFirstEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Last": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the last event through a stream view
         * @description Returns the stored event with the largest index, converted by the stream view, if there is one.
         *     A stream without events returns 200 and the body `null`.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Last`.
         */
        get: operations["getTransformedLastEvent"];
        put?: never;
        /**
         * Read the last event in other units
         * @description Returns the stored event with the largest index, with the properties of the body in the requested units.
         *     A stream without events returns 200 and the body `null`.
         *     A stream view is not applied here.
         *     A property without a unit, and a unit of another quantity than that of the property, are refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Last`.
         */
        post: operations["convertLastEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Interpolated": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read interpolated events through a stream view
         * @description Returns the events at each `index`, or at `count` evenly spaced indexes from `startIndex` to `endIndex`,
         *     calculated where none is stored, and converted by the stream view, if there is one.
         *     With a stream view, the target type determines the interpolation and the properties of the response.
         *     Indexes at which no event can be calculated are omitted.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Interpolated`.
         */
        get: operations["listTransformedInterpolatedEvents"];
        put?: never;
        /**
         * Read interpolated events in other units
         * @description Returns the events at each `index`, or at `count` evenly spaced indexes from `startIndex` to `endIndex`,
         *     calculated where none is stored, with the properties of the body in the requested units.
         *     Indexes at which no event can be calculated are omitted.
         *     A stream view is not applied here.
         *     A property without a unit, and a unit of another quantity than that of the property, are refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Interpolated`.
         */
        post: operations["convertInterpolatedEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Summaries": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Summarize events through a stream view
         * @description Divides the window into `count` equal intervals and calculates statistics for each,
         *     of the properties of the target type if there is a stream view.
         *     `filter` applies to the stored events, before the conversion.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Summaries`.
         */
        get: operations["listTransformedSummaries"];
        put?: never;
        /**
         * Summarize events in other units
         * @description Divides the window into `count` equal intervals and calculates statistics for each.
         *     The values of the properties in the body are converted first, so totals and deviations are also in the requested units.
         *     `filter` applies to the stored events, before the conversion.
         *     A stream view is not applied here.
         *     A property without a unit, and a unit of another quantity than that of the property, are refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Summaries`.
         */
        post: operations["convertSummaries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Sampled": {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read sampled events through a stream view
         * @description Divides the window into `intervals` equal intervals.
         *     For each interval it returns the first and the last event and the events with the smallest and largest values of the properties in
         *     `sampleBy`. If there is a stream view, events are converted first, and `sampleBy` contains properties of the target type.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Sampled`.
         */
        get: operations["listTransformedSampledEvents"];
        put?: never;
        /**
         * Read sampled events in other units
         * @description Divides the window into `intervals` equal intervals.
         *     For each interval it returns the first and the last event and the events with the smallest and largest values of the properties in
         *     `sampleBy`. The properties of the body are then converted to the requested units.
         *     A stream view is not applied here.
         *     A property without a unit, and a unit of another quantity than that of the property, are refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Sampled`.
         */
        post: operations["convertSampledEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Bulk/Streams/Data/Joins": {
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
         * Join the events of several streams
         * @description Joins the events of several streams of the same type in a window by index.
         *     `joinMode` determines which indexes are returned, and the value for a stream without an event at an index.
         *     It requires Read on each of the streams. An unknown stream results in 404, a stream of another type in 400.
         *     `filter` is applied to the events of each stream before they are joined.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Bulk/Streams/Data/Joins`.
         */
        get: operations["listJoinedEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Quantities/{quantityId}": {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a quantity
         * @description Stores the whole definition under the identifier. It creates the object or replaces the existing one.
         *     Quantities of the built-in catalog cannot be changed.
         *     The base unit cannot be changed while the quantity has other units, since their factors are relative to it. Both are refused with 409.
         */
        put: operations["createOrUpdateQuantity"];
        /**
         * Create a quantity unless it exists
         * @description Creates the quantity together with its base unit if its identifier is new.
         *     If a quantity with this identifier exists with the same definition, 200 returns it.
         *     With a different definition the call fails with 409, as does a base unit whose identifier or abbreviation another quantity has.
         *     A quantity without a base unit, or with a base unit whose factor is not 1 or whose offset is not 0, is refused with 400.
         */
        post: operations["getOrCreateQuantity"];
        /**
         * Delete a quantity
         * @description Removes the quantity and its base unit.
         *     A quantity of the built-in catalog, a quantity with other units than the base unit, and a quantity whose unit a type or stream uses,
         *     cannot be deleted (409).
         */
        delete: operations["deleteQuantity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Quantities/{quantityId}/Units/{uomId}": {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
                /**
                 * @description Identifier of the unit of measure.
                 * @example kilopascal
                 */
                uomId: components["parameters"]["UomId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a unit of a quantity
         * @description Stores the whole definition under the identifier. It creates the object or replaces the existing one.
         *     From then on, conversions use the new factor and offset; stored events do not change.
         *     Units of the built-in catalog, the factor and offset of a base unit, and units of another quantity
         *     cannot be changed and are refused with 409; so is an abbreviation that another unit has.
         */
        put: operations["createOrUpdateQuantityUnit"];
        /**
         * Create a unit of a quantity unless it exists
         * @description Creates the unit and adds it to the quantity if its identifier is new.
         *     If a unit with this identifier exists with the same definition, 200 returns it.
         *     With a different definition or quantity the call fails with 409, as does an abbreviation that another unit has.
         *     A conversion factor that is 0 or missing is refused with 400.
         */
        post: operations["getOrCreateQuantityUnit"];
        /**
         * Delete a unit of a quantity
         * @description Removes the unit from its quantity.
         *     A unit of the built-in catalog, the base unit of a quantity, and a unit that a type or stream uses cannot be deleted (409).
         */
        delete: operations["deleteQuantityUnit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews": {
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
         * List data views
         * @description Returns the stored data views that the caller can read, in the order of their identifiers.
         *     Total-Count is their number.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews`.
         */
        get: operations["listDataViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read a data view
         * @description Returns the stored definition, without resolving its queries.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}`.
         */
        get: operations["getDataView"];
        /**
         * Create or replace a data view
         * @description Stores the whole definition under the identifier. It creates the object or replaces the existing one.
         *     After a change, continuation tokens of its data are no longer valid.
         *     If virtual tables of other owners use the data view,
         *     the call fails with 403 unless the caller can read every stream that the new definition selects for these owners.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}`.
         */
        put: operations["createOrUpdateDataView"];
        /**
         * Create a data view unless it exists
         * @description Stores the data view if its identifier is new; missing members get their defaults.
         *     If a data view with this identifier exists with the same definition, once defaults are filled in, 302 returns it;
         *     with a different definition the call fails with 409.
         *     The new data view gets a copy of the access control list of the collection, and the caller is its owner.
         *     If virtual tables of other owners still use the identifier of a deleted data view, the rule for replacing applies.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}`.
         */
        post: operations["getOrCreateDataView"];
        /**
         * Delete a data view
         * @description Deletes the definition. Streams and their events do not change.
         *     Virtual tables of the data view keep their rows, but can no longer be refreshed.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}`.
         */
        delete: operations["deleteDataView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/Resolved/DataItems/{queryId}": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
                /**
                 * @description Identifier of a query of the data view.
                 * @example pumps
                 */
                queryId: components["parameters"]["QueryId"];
            };
            cookie?: never;
        };
        /**
         * List the data items of a query
         * @description Returns the streams that the query finds and that the data view can use, with their properties, tags and metadata,
         *     for the choice of fields.
         *     The response depends on the caller: streams that the caller cannot read are omitted.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/Resolved/DataItems/{queryId}`.
         */
        get: operations["listResolvedDataItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/Resolved/IneligibleDataItems/{queryId}": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
                /**
                 * @description Identifier of a query of the data view.
                 * @example pumps
                 */
                queryId: components["parameters"]["QueryId"];
            };
            cookie?: never;
        };
        /**
         * List the ineligible data items of a query
         * @description Returns the streams that the query finds but that the data view omits:
         *     their index is compound or has another type than that of the data view, or they have no property that can be shown.
         *     The response depends on the caller: streams that the caller cannot read are omitted.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/Resolved/IneligibleDataItems/{queryId}`.
         */
        get: operations["listResolvedIneligibleDataItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/Resolved/Groups": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * List the groups of a data view
         * @description Returns the groups of data items by the grouping fields, with their items, in the order of their rows.
         *     Without grouping fields there is one group.
         *     The response depends on the caller: streams that the caller cannot read are omitted.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/Resolved/Groups`.
         */
        get: operations["listResolvedGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/Resolved/FieldMappings": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * List the columns of a data view
         * @description Returns the columns of the data view and the source of their values in each group.
         *     This explains why a column is empty or has its unit or type.
         *     The response depends on the caller: streams that the caller cannot read are omitted.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/Resolved/FieldMappings`.
         */
        get: operations["listResolvedFieldMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/Resolved/AvailableFieldSets": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * List the available fields of a data view
         * @description Returns, for each query, the fields that its data items have but the data view does not show, with suggested labels.
         *     To add fields, copy them to the DataFieldSets of the data view.
         *     The response depends on the caller: streams that the caller cannot read are omitted.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/Resolved/AvailableFieldSets`.
         */
        get: operations["listResolvedAvailableFieldSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/data/interpolated": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read interpolated data of a data view
         * @description Returns the data of the stored data view at regular indexes, from the start to the end at the distance of the interval.
         *     All groups have the same indexes. A value that is not stored at an index is calculated by the modes of the type and the stream.
         *     Streams that the caller cannot read are omitted.
         *     The data has pages: if a response has the header Next-Page, the next page is at that URL.
         *     Rows contain nulls; `Accept-Verbosity: non-verbose` omits them in the form `default`.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/data/interpolated`.
         */
        get: operations["getDataViewInterpolatedData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/data/stored": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read stored data of a data view
         * @description Returns the stored events of the data view.
         *     Each group has a row for every index, from the start to the end, at which any of its streams has an event.
         *     All fields of a stream without an event at that index are null, including fields that do not vary by event.
         *     Streams that the caller cannot read are omitted.
         *     The data has pages: if a response has the header Next-Page, the next page is at that URL.
         *     Rows contain nulls; `Accept-Verbosity: non-verbose` omits them in the form `default`.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/data/stored`.
         */
        get: operations["getDataViewStoredData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/AccessControl": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of a data view
         * @description Returns the access control list of the data view. The owner has every right without an entry.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/AccessControl`.
         */
        get: operations["getDataViewAccessControl"];
        /**
         * Replace the access control list of a data view
         * @description Replaces the whole list; it applies from the next request on. The list does not control access to the data of the view:
         *     readers get only data of streams that they can read.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/AccessControl`.
         */
        put: operations["replaceDataViewAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/Owner": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a data view
         * @description Returns the user or client that owns the data view. The owner has every right, regardless of the access control list.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/Owner`.
         */
        get: operations["getDataViewOwner"];
        /**
         * Change the owner of a data view
         * @description Makes a user or client of the tenant the owner; a role cannot be the owner.
         *     The former owner keeps only the rights that the access control list allows.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/Owner`.
         */
        put: operations["replaceDataViewOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/dataviews/{dataViewId}/AccessRights": {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * List the access rights on a data view
         * @description Returns the names of the caller's rights on the data view, as owner or from the access control list.
         *     If the caller has no rights, the list is empty.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/AccessRights`.
         */
        get: operations["listDataViewAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/shares": {
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
         * List shares
         * @description Returns the shares that the caller can read, with the virtual tables in them and their status.
         *     The query searches identifier, name and type; `id`, `name` and `type` can be sorted by.
         */
        get: operations["listShares"];
        put?: never;
        /**
         * Create a share
         * @description Offers virtual tables to a reader outside the hub. A share can be empty.
         *     A virtual table that does not exist or that the caller cannot read, an identifier that is in use,
         *     and a share of type Databricks without a globalMetastoreId are refused with 400.
         *     The new share gets a copy of the access control list of the collection, and the caller is its owner.
         */
        post: operations["createShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/shares/{shareId}": {
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
                 * @description Identifier of the share.
                 * @example planning-warehouse
                 */
                shareId: components["parameters"]["ShareId"];
            };
            cookie?: never;
        };
        /**
         * Read a share
         * @description Returns the share with the virtual tables in it and their status. Its secret is never shown.
         */
        get: operations["getShare"];
        /**
         * Replace a share
         * @description Replaces name, type, virtual tables and configuration.
         *     Virtual tables that the request omits are removed from the share, unless the caller cannot read them.
         *     The same values as for a new share are refused with 400.
         */
        put: operations["updateShare"];
        post?: never;
        /**
         * Delete a share
         * @description Deletes the share; external readers lose their access. Its virtual tables do not change.
         */
        delete: operations["deleteShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}": {
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
         * Read a tenant
         * @description Returns the tenant. A tenant is a customer with its own users, clients, roles and namespaces.
         *     It requires only a token of the tenant, so clients can use it to test their tokens.
         */
        get: operations["getTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/AuditLog": {
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
         * Read the audit log of a tenant
         * @description Returns the changes in the tenant and the refused requests with their callers, newest records first.
         *     A record describes an administrative change, a sign-in that accepts an invitation, a refused request (401, 403 or 429),
         *     a failed token request or sign-in, or a number of similar refusals within a short time. No record contains a query, a header or a body.
         *
         *     A request reads at most 10,000 records, so with filters a page can have fewer records than `count`, or none.
         *     If a page has a continuation token, the log continues.
         *     Records are kept for the number of days in the setting AUDIT_DAYS; refusals beyond AUDIT_REFUSALS are removed earlier.
         */
        get: operations["getAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces": {
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
         * List the namespaces of a tenant
         * @description Returns the namespaces of the tenant, page by page. Types, streams and all other data are in a namespace.
         */
        get: operations["listNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}": {
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
         * Read a namespace
         * @description Returns the namespace without its contents.
         */
        get: operations["getNamespace"];
        /**
         * Create or update a namespace
         * @description Creates the namespace if its identifier is new in the tenant, otherwise replaces its description.
         *     The region is set when the namespace is created and cannot be changed.
         *
         *     An identifier has up to 100 letters, digits, underscores, hyphens, spaces and periods.
         *     It cannot start or end with a period or a space, start with two underscores or have two periods in a row (400).
         *
         *     In the access control list of a new namespace, Tenant Members have Read, Tenant Contributors Read and Write,
         *     and Tenant Administrators every right. Each collection in the namespace gets a copy of that list.
         */
        put: operations["createOrUpdateNamespace"];
        post?: never;
        /**
         * Delete an empty namespace
         * @description Removes the namespace together with its access control lists.
         *     If it contains types, streams, stream views, data views, virtual tables, shares or edge systems,
         *     the response is 409 and nothing is deleted.
         */
        delete: operations["deleteNamespace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Tenants/{tenantId}/CommunityInvitations": {
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
         * List the invitations of a tenant to communities
         * @description Returns the invitations of communities that the tenant has neither accepted nor declined, in the order of issue, page by page.
         *     The tenant accepts an invitation by joining the community, and declines it by deleting it.
         */
        get: operations["listTenantCommunityInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Communities/{communityId}": {
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
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        /**
         * Read a community of a tenant
         * @description Equivalent to the path without the tenant. Some clients test their settings with this path.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Communities/{communityId}`.
         */
        get: operations["getTenantCommunity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Communities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the communities of the caller's tenant
         * @description Returns the communities of the caller's tenant, page by page. The tenant is that of the token.
         */
        get: operations["listCommunities"];
        put?: never;
        /**
         * Create a community
         * @description Creates a community with the caller's tenant as its first member, and the roles Community Administrator,
         *     Community Moderator and Community Member, which the list of roles of each member tenant includes.
         *     The caller gets the roles Community Administrator and Community Member with its next token.
         *     If a community of the caller's tenant has this name, compared case-insensitively, the response is 409.
         */
        post: operations["createCommunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Communities/{communityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        /**
         * Read a community
         * @description Returns the community with its member tenants. Callers of other tenants get 404.
         */
        get: operations["getCommunity"];
        put?: never;
        post?: never;
        /**
         * Delete a community
         * @description Removes the community for all its tenants.
         *     Its roles are also deleted: users and clients lose them, and access control entries for them match no caller.
         */
        delete: operations["deleteCommunity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Communities/{communityId}/Invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        /**
         * List the invitations of a community
         * @description Returns the invitations that tenants have neither accepted nor declined, in the order of issue, page by page.
         */
        get: operations["listCommunityInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Communities/{communityId}/Invitations/{tenantId}": {
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
        get?: never;
        /**
         * Invite a tenant to a community
         * @description Invites the tenant in the path. The tenant becomes a member when one of its administrators accepts.
         *     An invitation is valid until it is accepted, declined or withdrawn; inviting again does not change it.
         *     The call fails with 400 if the tenant is already a member. There is no request body.
         */
        put: operations["addCommunityInvitation"];
        post?: never;
        /**
         * Withdraw or decline an invitation
         * @description Deletes the invitation: an administrator of the community withdraws it, or an administrator of the invited tenant declines it.
         *     A tenant without an invitation results in 404.
         */
        delete: operations["removeCommunityInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Communities/{communityId}/Summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        /**
         * Count the streams that are shared in a community
         * @description Returns the number of streams that the tenants of the community share in it, and the number of those of the caller's tenant.
         *     A stream is shared in a community if its access control list allows Read for a role of that community.
         *     If the caller's tenant is not a member, the response is 404.
         */
        get: operations["getCommunitySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Search/Communities/{communityId}/Streams": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        /**
         * Search the streams that are shared in a community
         * @description Returns the streams that are shared in the community and that the caller can read, page by page.
         *     They are ordered by tenant in the order of joining, then by namespace, then by creation.
         *     A stream is shared in a community if its access control list allows Read for a role of that community.
         *     Streams of another tenant are included only if they are shared with a community role of the caller.
         *     The query is that of lists of streams. Reading the events of another tenant's stream is not supported.
         *
         *     Also reached at `/api/v1/Search/Communities/{communityId}/Streams`.
         */
        get: operations["searchCommunityStreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/Communities/{communityId}/Tenants/{tenantId}": {
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
        get?: never;
        /**
         * Accept an invitation to a community
         * @description Makes the tenant of the caller, which must be invited, a member of the community.
         *     Its list of roles then includes those of the community, which can be assigned to its users and clients,
         *     except the role Community Administrator. The call fails with 403 if the tenant is not invited. It deletes the invitation:
         *     a tenant that was removed needs another one. It fails with 400 if a role of the tenant has the identifier of a role of the community.
         *     If the tenant is already a member, nothing changes. There is no request body.
         */
        put: operations["addCommunityTenant"];
        post?: never;
        /**
         * Remove a tenant from a community
         * @description Ends the membership of the tenant in the community; to join again, the tenant needs a new invitation.
         *     The tenant that joined first, usually the founder, can be removed only by its own administrators.
         *     Users and clients of the tenant lose the roles of the community; their tokens keep them only for reading, until they expire.
         *     A tenant that is not a member results in 404.
         *     The last tenant cannot be removed (400): delete the community instead.
         */
        delete: operations["removeCommunityTenant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Invitations": {
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
         * List the invitations of a tenant
         * @description Returns the invitations of all users, page by page. Expired invitations are included only on request;
         *     they are deleted two weeks after they expire.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Users/{userId}/Invitation": {
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
         * Read the invitation of a user
         * @description Returns the invitation of the user, even if it has expired or was accepted. A user without an invitation results in 404.
         */
        get: operations["getUserInvitation"];
        /**
         * Invite a user, or extend or resend the invitation
         * @description Creates the invitation if the user has none. Otherwise it changes the invitation:
         *     members that are missing or null do not change, and the mail is sent again unless SendInvitation is false.
         *     An expired invitation can be accepted again only with a later expiration date; sending it again does not extend it.
         *     An accepted invitation does not change, and no mail is sent.
         *     The limits of the expiration date and the identity provider are those of a new invitation.
         */
        put: operations["createOrUpdateUserInvitation"];
        /**
         * Invite a user
         * @description Creates an invitation to complete the sign-up, and sends it to the contact address of the user.
         *     A new user has no invitation, so this is the second step.
         *     The user accepts by signing in with the identity provider of the invitation before it expires. A user has at most one invitation:
         *     if there is one, expired or not, the response is 409.
         *     An expiration date in the past or more than two months ahead,
         *     an identity provider that is not the user's or does not support invitations,
         *     and a mail to a user without a contact address are refused with 400.
         */
        post: operations["createUserInvitation"];
        /**
         * Delete the invitation of a user
         * @description Deletes the invitation; a sent mail is no longer valid. The user is not deleted and can be invited again.
         *     A user without an invitation results in 404.
         */
        delete: operations["deleteUserInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/HybridClients/{clientId}/Secrets": {
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
         * List the secrets of a hybrid client
         * @description Returns the secrets of the client without their values, including expired ones, page by page.
         *     The value of a secret is returned only by the request that creates it.
         */
        get: operations["listHybridClientSecrets"];
        put?: never;
        /**
         * Add a secret to a hybrid client
         * @description Adds a secret to the client, so that an old one can be replaced without interruption.
         *     Only this response has the value of the secret, since the server stores only a hash.
         *
         *     A secret expires unless `Expires` is false:
         *     either it has a date in the future, or `Expires` is false for a secret that never expires, which is not recommended.
         *     Other combinations are refused with 400, and so is an eleventh secret:
         *
         *     | Expires         | Expiration      | result              |
         *     | --------------- | --------------- | ------------------- |
         *     | true or not set | a date          | expires at the date |
         *     | true or not set | null or not set | 400                 |
         *     | false           | a date          | 400                 |
         *     | false           | null or not set | never expires       |
         */
        post: operations["createHybridClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/HybridClients/{clientId}/Secrets/{secretId}": {
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
                /**
                 * @description Identifier of the secret, a number that is unique for the client.
                 * @example 2
                 */
                secretId: components["parameters"]["SecretId"];
            };
            cookie?: never;
        };
        /**
         * Read a secret of a hybrid client
         * @description Returns the description and the expiration of the secret.
         *     Its value cannot be read, since the server stores only a hash.
         */
        get: operations["getHybridClientSecret"];
        /**
         * Change a secret of a hybrid client
         * @description Changes the description or the expiration of a secret; its value does not change.
         *     Members that are missing or null do not change, but a new `Expiration` sets `Expires`, and `Expires` false removes the date.
         *     These are refused with 400: `Expires` true without a date in the secret or the request, `Expires` false with a date,
         *     and a date in the past. The new date applies at once.
         */
        put: operations["updateHybridClientSecret"];
        post?: never;
        /**
         * Delete a secret of a hybrid client
         * @description Deletes the secret, which is refused from then on. Tokens that were issued for it remain valid until they expire.
         *     A client without any secret cannot authenticate until it has a new one.
         */
        delete: operations["deleteHybridClientSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/HybridClients/{clientId}/SecretRequirement": {
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
         * Read whether a hybrid client needs a secret
         * @description Returns whether the client must send a secret to get tokens. This is required for a new client.
         */
        get: operations["getHybridClientSecretRequirement"];
        /**
         * Set whether a hybrid client needs a secret
         * @description Makes a client public, for programs in a browser or on a user's machine, which cannot keep a secret.
         *     With `SecretRequired` false, the client is public: users sign in by a code with PKCE, and its secrets are not used.
         *     With `SecretRequired` true, it requires one of its secrets, and cannot authenticate if it has none.
         */
        put: operations["replaceHybridClientSecretRequirement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/ClientCredentialClients": {
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
         * List the client credential clients of a tenant
         * @description Returns the client credential clients of the tenant, without their secrets, page by page.
         *     With identifiers, it returns only those clients and ignores skip and count;
         *     if at least one of them does not exist, the response is 207 with the clients that were found and an error for each of the others.
         */
        get: operations["listClientCredentialClients"];
        put?: never;
        /**
         * Create a client credential client
         * @description Registers an application that runs unattended, and creates its first secret.
         *     With the identifier and the secret it gets tokens from the token endpoint.
         *     Only this response has the secret, since the server stores only a hash. If the secret is lost, delete it and add a new one.
         *
         *     By default, the client is enabled and its tokens last an hour.
         *     It also gets the role Tenant Member. A blank name, an unknown role,
         *     and a secret that expires in the past are refused with 400. So is a new client if the tenant already has 50,000 clients of all kinds.
         *     An identifier of any existing client is refused with 409.
         */
        post: operations["createClientCredentialClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/ClientCredentialClients/{clientId}": {
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
         * Read a client credential client
         * @description Returns the client with its roles, without its secrets.
         *     A client can read itself with its own token.
         */
        get: operations["getClientCredentialClient"];
        /**
         * Change a client credential client
         * @description Changes the members in the body; members that are missing or null do not change.
         *     An empty list of tags removes all tags. A list of roles replaces the roles, except Tenant Member, which the client always has.
         *     The identifier is optional and must equal that of the path.
         *     An unknown role, a blank name or a lifetime outside its limits is refused with 400.
         *     The new values apply from the next token on. Tokens that were issued before keep their lifetime and, for reading, their roles.
         *     For writing, they do not have removed roles; if the client is disabled, writing with them fails with 401.
         */
        put: operations["updateClientCredentialClient"];
        post?: never;
        /**
         * Delete a client credential client
         * @description Deletes the client and its secrets. The client gets no more tokens.
         *     Its tokens can be used for reading until they expire; writing with them fails with 401.
         *     A client that has roles in a community is not deleted (409): remove it from its communities first.
         */
        delete: operations["deleteClientCredentialClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/ClientCredentialClients/{clientId}/Secrets": {
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
         * List the secrets of a client credential client
         * @description Returns the secrets of the client without their values, including expired ones, page by page.
         *     The value of a secret is returned only by the request that creates it.
         */
        get: operations["listClientCredentialClientSecrets"];
        put?: never;
        /**
         * Add a secret to a client credential client
         * @description Adds a secret to the client, so that an old one can be replaced without interruption.
         *     The client itself cannot add a secret, unless it has the role Tenant Administrator, since otherwise a stolen token,
         *     which lasts an hour, could create a permanent secret.
         *     Only this response has the value of the secret, since the server stores only a hash.
         *
         *     A secret expires unless `Expires` is false:
         *     either it has a date in the future, or `Expires` is false for a secret that never expires, which is not recommended.
         *     Other combinations are refused with 400, and so is an eleventh secret:
         *
         *     | Expires         | Expiration      | result              |
         *     | --------------- | --------------- | ------------------- |
         *     | true or not set | a date          | expires at the date |
         *     | true or not set | null or not set | 400                 |
         *     | false           | a date          | 400                 |
         *     | false           | null or not set | never expires       |
         */
        post: operations["createClientCredentialClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/ClientCredentialClients/{clientId}/Secrets/{secretId}": {
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
                /**
                 * @description Identifier of the secret, a number that is unique for the client.
                 * @example 2
                 */
                secretId: components["parameters"]["SecretId"];
            };
            cookie?: never;
        };
        /**
         * Read a secret of a client credential client
         * @description Returns the description and the expiration of the secret.
         *     Its value cannot be read, since the server stores only a hash.
         */
        get: operations["getClientCredentialClientSecret"];
        /**
         * Change a secret of a client credential client
         * @description Changes the description or the expiration of a secret; its value does not change.
         *     Members that are missing or null do not change, but a new `Expiration` sets `Expires`, and `Expires` false removes the date.
         *     These are refused with 400: `Expires` true without a date in the secret or the request, `Expires` false with a date,
         *     and a date in the past. The new date applies at once.
         */
        put: operations["updateClientCredentialClientSecret"];
        post?: never;
        /**
         * Delete a secret of a client credential client
         * @description Deletes the secret, which is refused from then on. Tokens that were issued for it remain valid until they expire.
         *     A client without any secret cannot authenticate until it has a new one.
         */
        delete: operations["deleteClientCredentialClientSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/IdentityProviders/{identityProviderId}/Claims": {
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
         * List the claims of an identity provider
         * @description Returns the claims of the identity provider with their roles in the tenant, page by page.
         *     A user who signs in with such a claim, for example as a member of a group, has these roles in addition to the assigned roles.
         */
        get: operations["listClaims"];
        put?: never;
        /**
         * Create a claim of an identity provider
         * @description Assigns roles to users who sign in with this claim; new tokens have these roles. The identity provider must be one of the tenant (404).
         *     A blank value, no role, or a role that the tenant does not have is refused with 400.
         *     If a claim with the same value and kind exists, the call fails with 409.
         */
        post: operations["createClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/IdentityProviders/{identityProviderId}/Claims/{claimId}": {
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
                 * @description Identifier of the claim.
                 * @example e7b4c9a2-1f6d-4c58-8a0e-3d5b7f9c2e14
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        /**
         * Read a claim of an identity provider
         * @description Returns the claim with its value and its roles.
         */
        get: operations["getClaim"];
        put?: never;
        post?: never;
        /**
         * Delete a claim of an identity provider
         * @description New tokens of users no longer have the roles of the claim; assigned roles do not change.
         *     To change a claim, delete it and create it again.
         */
        delete: operations["deleteClaim"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        get?: never;
        put?: never;
        /**
         * Register an edge system
         * @description Adds an edge system to the namespace, so that it is listed and can report its health.
         *     Its identifier and name are `{DeviceName}.{Type}`, with the type in the spelling of the list of types.
         *     If that identifier is in use, the call fails with 409.
         *     The edge system is visible, and its status is Discovered until its first health message.
         *     A type that is not supported, or a component that is listed twice, makes the call fail with 400.
         */
        post: operations["registerEdgeSystem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/SoftwareManagement/Systems/{edgeSystemId}/HealthMessages": {
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
        put?: never;
        /**
         * Report the health of an edge system
         * @description Sets LastContactedTime, the status and the errors of the components in the message, and so the status of the edge system.
         *     Status texts, the times of the next messages and diagnostics are recorded in streams of the namespace,
         *     which are created if necessary and can be read like other streams.
         *     Components with the same name on the same machine share their streams.
         *     If a stream with such a name has another type, the call fails with 400.
         *     A message that is older than the newest one is accepted and changes nothing.
         *     A hidden edge system becomes visible again.
         */
        post: operations["reportEdgeSystemHealth"];
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
         * @description Code of a data type, for the values of a type, of a property or of a column.
         *     The codes above 100 are derived from plain types:
         *     plus 100 is the nullable type, plus 200 an array, plus 600 an enumeration over an integer type, and plus 700 a nullable enumeration.
         *     Codes from 501 to 512 are objects of the service itself and do not describe events.
         * @enum {integer}
         */
        SdsTypeCode: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 18 | 19 | 20 | 21 | 22 | 103 | 104 | 105 | 106 | 107 | 108 | 109 | 110 | 111 | 112 | 113 | 114 | 115 | 116 | 119 | 120 | 121 | 203 | 204 | 205 | 206 | 207 | 208 | 209 | 210 | 211 | 212 | 213 | 214 | 215 | 216 | 218 | 219 | 220 | 221 | 222 | 400 | 401 | 402 | 403 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 509 | 510 | 511 | 512 | 605 | 606 | 607 | 608 | 609 | 610 | 611 | 612 | 705 | 706 | 707 | 708 | 709 | 710 | 711 | 712;
        /**
         * @description Defines the properties of events, their types, and which of them are the index.
         *     The type of a stream has at least one key property, its own or one of its base type; two or three key properties are a compound index.
         *     A type can be nested in a property of another type. Then the modes of the outermost type apply, not its own. Types cannot be changed.
         */
        SdsType: {
            /**
             * @description Identifier, unique in the namespace, compared case-insensitively, with up to 250 characters, no slash and no space at either end.
             *     A nested type can be given by its identifier alone. A nested definition without an identifier gets one from the server.
             */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Purpose of the type. */
            Description?: string | null;
            SdsTypeCode?: components["schemas"]["SdsTypeCode"];
            /** @description Whether the type is from a generic class of a programming language. Stored for clients; it has no effect. Defaults to false. */
            IsGenericType?: boolean;
            /**
             * @description Whether a client's own serializer treats values as references.
             *     Stored for clients; it has no effect. Defaults to false.
             */
            IsReferenceType?: boolean;
            /** @description The type arguments of a generic type. Stored for clients that use them. */
            GenericArguments?: components["schemas"]["SdsType"][] | null;
            /**
             * @description The properties of an object type in their order, or the members of an enumeration; null for plain types.
             *     Properties of the base type come first.
             */
            Properties?: components["schemas"]["SdsTypeProperty"][] | null;
            /** @description The type whose properties this type inherits, before its own. */
            BaseType?: components["schemas"]["SdsType"] | null;
            /** @description Known types with this base type. Stored for clients that use them. */
            DerivedTypes?: components["schemas"]["SdsType"][] | null;
            InterpolationMode?: components["schemas"]["SdsInterpolationMode"];
            ExtrapolationMode?: components["schemas"]["SdsExtrapolationMode"];
            CreatedDate?: components["schemas"]["CreatedDate"];
            ModifiedDate?: components["schemas"]["ModifiedDate"];
        };
        /**
         * Format: int32
         * @description How values between two events are calculated; 0 by default.
         *     Continuous (also called Default) interpolates linearly where the values allow it.
         *     StepwiseContinuousLeading uses the values of the previous event, StepwiseContinuousTrailing those of the next event.
         *     Discrete calculates none. The two nullable modes are like Continuous, but if either value is null,
         *     they use the previous (ContinuousNullableLeading) or next value (ContinuousNullableTrailing).
         * @enum {integer}
         */
        SdsInterpolationMode: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description A property of an object type, or a member of an enumeration. */
        SdsTypeProperty: {
            /**
             * @description Identifier, which is the name of the member in events, with the same rules as the identifier of a type.
             *     It is unique within the type, compared case-insensitively.
             */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Description of the property. */
            Description?: string | null;
            /**
             * Format: int32
             * @description Position of the property in a compound index, counted from 0. Defaults to 0.
             *     Properties with equal numbers keep their order in the type.
             */
            Order?: number;
            /**
             * @description Whether the property is the index of the events, or a part of it. Defaults to false. Keys are plain values that can be sorted;
             *     they cannot be nullable, enumerations, arrays or objects.
             */
            IsKey?: boolean;
            /**
             * Format: int32
             * @description Length of strings of a fixed size. Defaults to 0, which means no fixed size.
             */
            FixedSize?: number;
            /** @description The type of the values; null for members of an enumeration. */
            SdsType?: components["schemas"]["SdsType"] | null;
            /** @description Number of a member of an enumeration, within the range of its integer type; null for other properties. */
            Value?: unknown;
            /** @description Unit of measure of the values, by its identifier, name or abbreviation; case-sensitive. The unit must exist in the namespace. */
            Uom?: string | null;
            /** @description Mode of this property, which overrides that of the type; not allowed for keys and in Discrete types. */
            InterpolationMode?: components["schemas"]["SdsInterpolationMode"] | null;
            /** @description Whether the property is the quality of the other values of the event. Defaults to false. */
            IsQuality?: boolean;
        };
        /**
         * Format: int32
         * @description On which sides of the stored events an event is calculated; 0 by default.
         *     All means both sides, None neither, Forward after the last event, Backward before the first event.
         *     The values are those of the nearest event;
         *     with the nullable interpolation modes they are the defaults of their types, and with Discrete there are no calculated events.
         * @enum {integer}
         */
        SdsExtrapolationMode: 0 | 1 | 2 | 3;
        /**
         * Format: date-time
         * @description Time of the creation of the object (UTC), set by the server; 0001-01-01T00:00:00Z for objects that were created before the server recorded it.
         */
        CreatedDate: string;
        /**
         * Format: date-time
         * @description Time of the last change of the object, its access control list or its owner (UTC), set by the server; 0001-01-01T00:00:00Z for objects last changed before the server recorded it.
         */
        ModifiedDate: string;
        /** @description The reason why a call failed (stream views, quantities, units, stream data and the operations of the companion for them). */
        ErrorResponseBody: {
            /** @description Identifies the failed call; equals the header Operation-Id. */
            OperationId: string | null;
            /** @description The kind of failure, as a fixed sentence. */
            Error: string | null;
            /** @description The specific cause, with the invalid input or the object. */
            Reason: string | null;
            /** @description The next step for the caller. */
            Resolution: string | null;
            /** @description Identifiers and values of the error, by name. */
            Parameters?: {
                [key: string]: string;
            };
        };
        /** @description The numbers of objects that refer to a type, by kind of object. */
        TypeReferenceCount: {
            /**
             * Format: int32
             * @description Number of streams of the type.
             */
            SdsStream: number;
            /**
             * Format: int32
             * @description Number of stream views with the type as source or target.
             */
            SdsStreamView: number;
            /**
             * Format: int32
             * @description Number of types with it as base type or as the type of a property.
             */
            SdsType: number;
        };
        /**
         * Format: int32
         * @description The kind of identity of a trustee.
         * @enum {integer}
         */
        TrusteeType: 1 | 2 | 3;
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
        /**
         * @description One operation of a JSON Patch.
         *     `add`, `replace` and `test` require `value`, `move` and `copy` require `from`; `remove` requires neither.
         */
        JsonPatchOperation: {
            /**
             * @description The operation. `test` changes nothing and fails unless the value is equal.
             * @enum {string}
             */
            op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            /**
             * Format: json-pointer
             * @description The location to change, as a JSON Pointer. `-` as its last part means the position after the last item of an array.
             */
            path: string;
            /** @description The value to store or to compare with; any JSON value. */
            value?: unknown;
            /**
             * Format: json-pointer
             * @description The location of the value to move or copy, as a JSON Pointer.
             */
            from?: string;
        };
        /** @description A JSON Patch (RFC 6902): operations on a JSON document, applied in order. If one of them cannot be applied, none is applied. */
        JsonPatch: components["schemas"]["JsonPatchOperation"][];
        /**
         * @description Name of an access right. Share applies only to objects that can be shared.
         * @enum {string}
         */
        AccessRightName: "Read" | "Write" | "Delete" | "ManageAccessControl" | "Share";
        /** @description A secondary index of a stream, over one property. Its values need not be unique. */
        SdsStreamIndex: {
            /** @description Identifier of the property of the type. It must be possible to sort its values. */
            SdsTypePropertyId?: string | null;
        };
        /** @description Sets the unit or the mode of one property for one stream. */
        SdsStreamPropertyOverride: {
            /** @description Identifier of the property of the type. */
            SdsTypePropertyId?: string | null;
            /**
             * @description Unit of measure of the stored values, by its identifier, name or abbreviation; case-sensitive. It overrides the unit of the type;
             *     stored values are not converted. If null, the unit of the type applies.
             */
            Uom?: string | null;
            /** @description Mode of the property, which cannot be a key. If null, the mode of the type applies. */
            InterpolationMode?: components["schemas"]["SdsInterpolationMode"] | null;
        };
        /** @description A stream: a series of events of one type, in the order of their index. Tags and metadata have separate paths. */
        SdsStream: {
            /** @description Identifier, unique in the namespace, compared case-insensitively, with up to 250 characters, no slash and no space at either end. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Purpose of the stream. */
            Description?: string | null;
            /**
             * @description Identifier of the type of the events.
             *     Required. It can only be changed by the operation that changes the type of a stream.
             */
            TypeId?: string | null;
            /**
             * @description Secondary indexes, which make filtered reads faster.
             *     Not allowed for a type with a compound index of three properties.
             */
            Indexes?: components["schemas"]["SdsStreamIndex"][] | null;
            /** @description Mode of this stream, which overrides that of its type unless the type is Discrete. If null, the mode of the type applies. */
            InterpolationMode?: components["schemas"]["SdsInterpolationMode"] | null;
            /** @description Mode of this stream, which overrides that of its type. If null, the mode of the type applies. */
            ExtrapolationMode?: components["schemas"]["SdsExtrapolationMode"] | null;
            /** @description Units and modes of properties that override those of the type. */
            PropertyOverrides?: components["schemas"]["SdsStreamPropertyOverride"][] | null;
            CreatedDate?: components["schemas"]["CreatedDate"];
            ModifiedDate?: components["schemas"]["ModifiedDate"];
        };
        /** @description A stream with its effective type. */
        ResolvedStream: components["schemas"]["SdsStream"] & {
            /** @description Whether the type was found. */
            Resolved: boolean;
            /** @description The type of the stream, with the properties of its base types before its own, and with the units and modes of this stream. */
            Type?: components["schemas"]["SdsType"] | null;
        };
        /** @description Tags to group streams, in the order of the request. */
        StreamTags: string[];
        /**
         * @description A string in a path: 1 to 250 characters without control characters.
         *     Neither the string nor a part of it between slashes can be `.` or `..`, since in URLs these mean the resource itself and its parent.
         */
        PathText: string;
        /** @description Further information about a stream, as a map of strings with case-sensitive keys. */
        StreamMetadata: {
            [key: string]: string;
        };
        /**
         * Format: int32
         * @description Which stored event a read returns.
         *
         *     - 0 Exact: only an event at the index.
         *     - 1 ExactOrNext: the event at the index, otherwise the next one.
         *     - 2 Next: the first event after the index.
         *     - 3 ExactOrPrevious: the event at the index, otherwise the previous one.
         *     - 4 Previous: the last event before the index.
         * @default 0
         * @enum {integer}
         */
        SdsSearchMode: 0 | 1 | 2 | 3 | 4;
        /**
         * Format: int32
         * @description Which events a read returns at a boundary. Exact applies if no boundary type is given.
         *
         *     - 0 Exact: an event at the boundary is returned, none beyond it.
         *     - 1 Inside: an event at the boundary is not returned.
         *     - 2 Outside: the nearest stored event beyond the boundary is also returned, even if one is stored exactly at the boundary.
         *     - 3 ExactOrCalculated: the event at the boundary, calculated like an interpolated event if none is stored, or none if that is not possible (for example for compound indexes).
         * @enum {integer}
         */
        SdsBoundaryType: 0 | 1 | 2 | 3;
        /** @description One event of a stream. Its members are the properties of the stream's type; one of them, or a compound of up to three, is the index. */
        Event: {
            [key: string]: unknown;
        };
        /** @description A column of a table of values. */
        TableColumn: {
            /** @description Name of the column, the identifier of the property or the label of the field. */
            Name: string;
            /** @description Name of the type code of the values, such as DateTime or Double. */
            Type: string;
        };
        /** @description Events as a table, one row for each event. With form tableh the first row has the column names. */
        EventTable: {
            /** @description Name of the type of the events. */
            Name?: string;
            /** @description The columns, one for each property of the type. */
            Columns: components["schemas"]["TableColumn"][];
            /** @description The rows; each has one value for each column. */
            Rows: unknown[][];
        };
        /** @description One page of a window of events, returned for a request with a continuationToken. */
        EventPage: {
            /** @description The events of this page in index order, or a table of these events if a table form is requested. */
            Results: components["schemas"]["Event"][] | components["schemas"]["EventTable"];
            /** @description The continuationToken of the next page; null or missing on the last page. It begins with the index of the last event of this page. */
            ContinuationToken?: string | null;
        };
        /** @description The unit in which the values of one property are returned. */
        SdsUnitConversion: {
            /** @description Identifier of the property, which must be numeric and have a unit. */
            SdsTypePropertyId: string;
            /** @description The unit to convert to, by its identifier, name or abbreviation; case-sensitive. It must have the same quantity as the unit of the property. */
            Uom: string;
        };
        /** @description One summary value for each property that has it, by the identifier of the property. The index only has a count; strings, enumerations, objects and Discrete properties have none. */
        SdsSummaryValues: {
            [key: string]: number | ("NaN" | "Infinity" | "-Infinity");
        };
        /**
         * @description The summary values of an interval, by kind and then by property. All kinds are always present.
         *     The first four are calculated from the stored events, the others from segments.
         *     A segment is the value between two neighboring points (the boundaries of the interval and the stored events in it),
         *     by the interpolation mode of the property.
         */
        SdsSummaries: {
            /** @description Number of stored events in the interval; for a property, the number of its values that are not null. */
            Count?: components["schemas"]["SdsSummaryValues"];
            /** @description Smallest stored value. */
            Minimum?: components["schemas"]["SdsSummaryValues"];
            /** @description Largest stored value. */
            Maximum?: components["schemas"]["SdsSummaryValues"];
            /** @description Maximum minus Minimum. */
            Range?: components["schemas"]["SdsSummaryValues"];
            /** @description Sum of the segments. */
            Total?: components["schemas"]["SdsSummaryValues"];
            /** @description Total divided by the number of segments. */
            Mean?: components["schemas"]["SdsSummaryValues"];
            /** @description Sample standard deviation of the segments. */
            StandardDeviation?: components["schemas"]["SdsSummaryValues"];
            /** @description Population standard deviation of the segments. */
            PopulationStandardDeviation?: components["schemas"]["SdsSummaryValues"];
            /** @description Mean of the segments, each weighted by its length on the index. */
            WeightedMean?: components["schemas"]["SdsSummaryValues"];
            /** @description Sample standard deviation of the weighted segments. */
            WeightedStandardDeviation?: components["schemas"]["SdsSummaryValues"];
            /** @description Population standard deviation of the weighted segments. */
            WeightedPopulationStandardDeviation?: components["schemas"]["SdsSummaryValues"];
            /** @description Skewness of the segments; undefined if they are all equal. */
            Skewness?: components["schemas"]["SdsSummaryValues"];
            /** @description Excess kurtosis of the segments; undefined if they are all equal. */
            Kurtosis?: components["schemas"]["SdsSummaryValues"];
        };
        /** @description Summary values of the events between two indexes. */
        SdsInterval: {
            /** @description The stored or calculated event at the start of the interval; missing or null if there is none. */
            Start?: components["schemas"]["Event"] | null;
            /** @description The stored or calculated event at the end of the interval; missing or null if there is none. */
            End?: components["schemas"]["Event"] | null;
            Summaries?: components["schemas"]["SdsSummaries"];
        };
        /**
         * Format: int32
         * @description How the events of several streams are joined.
         *
         *     - 0 Inner: a row for each index that all streams have.
         *     - 1 Outer: a row for each index that any stream has, with null where a stream has none.
         *     - 2 Interpolated: a row as with Outer, with calculated events where a stream has none.
         *     - 3 MergeLeft: one event for each index that any stream has, from the first stream of the list that has it.
         *     - 4 MergeRight: one event for each index that any stream has, from the last stream of the list that has it.
         * @default 0
         * @enum {integer}
         */
        SdsJoinMode: 0 | 1 | 2 | 3 | 4;
        /** @description The events of the joined streams at one index: a list with an event or null for each stream, in the order of the request. With MergeLeft and MergeRight, it is a single event. */
        JoinedRow: (components["schemas"]["Event"] | null)[] | components["schemas"]["Event"];
        /** @description A unit of measure. A value in the base unit of its quantity is value x ConversionFactor + ConversionOffset. */
        SdsUom: {
            /** @description Identifier of the unit, unique across all quantities. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description The symbol of the unit, such as kPa; case-sensitive, since mV is not MV. */
            Abbreviation?: string | null;
            /** @description Full name. */
            Name?: string | null;
            /** @description The name to display; equal to Name in the built-in catalog. */
            DisplayName?: string | null;
            /** @description Identifier of the quantity that the unit measures. */
            QuantityId?: string | null;
            /**
             * Format: double
             * @description Factor by which a value is multiplied to convert it to the base unit; 1 for the base unit itself.
             */
            ConversionFactor?: number;
            /**
             * Format: double
             * @description Value that is added after the multiplication; 0 for the base unit itself.
             */
            ConversionOffset?: number;
            CreatedDate?: components["schemas"]["CreatedDate"];
            ModifiedDate?: components["schemas"]["ModifiedDate"];
        };
        /** @description A physical quantity, such as pressure, with its base unit. */
        SdsUomQuantity: {
            /** @description Unique identifier of the quantity. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description The base unit; the conversion of every other unit of the quantity is relative to it. */
            BaseUom?: components["schemas"]["SdsUom"] | null;
            /** @description The powers of the seven base dimensions, in the order length, mass, time, electric current, thermodynamic temperature, amount of substance, luminous density. A speed, length by time, has 1, 0, -1, 0, 0, 0, 0. */
            Dimensions?: number[] | null;
            CreatedDate?: components["schemas"]["CreatedDate"];
            ModifiedDate?: components["schemas"]["ModifiedDate"];
        };
        /**
         * @description Names an object: 1 to 100 characters without slashes and control characters, and without spaces at either end.
         *     `.` and `..` are refused, since in URLs they mean the resource itself and its parent.
         */
        ShortIdentifier: string;
        /**
         * @description The part of a data item that is the source of a field's values. A data item is a stream (or asset) that a query found.
         *     `NotApplicable`: no part of an item; only the index field has it.
         *     `Id` and `Name`: identifier and name of the item.
         *     `PropertyId` and `PropertyName`: a property of the type of the stream, found by identifier or by name.
         *     Only these two sources vary by event.
         *     `Metadata`: a metadata value of the item.
         *     `Tags`: those tags of the item that the keys of the field list, joined by a comma and a space.
         *     `TenantId`, `TenantName`, `NamespaceId` and `NamespaceName`: the origin of the item.
         *     `CommunityId` and `CommunityName`: the community that shares the item; empty for items of the tenant itself.
         * @enum {string}
         */
        FieldSourceName: "NotApplicable" | "Id" | "Name" | "PropertyId" | "PropertyName" | "Metadata" | "Tags" | "TenantId" | "TenantName" | "NamespaceId" | "NamespaceName" | "CommunityId" | "CommunityName";
        /**
         * @description The summary of the events around a row that a field shows instead of the value. `None` shows the value.
         *     `Count`, `Minimum`, `Maximum` and `Range` are calculated from the stored events of the interval,
         *     the others from the segments between events. Those that start with `Weighted` weight each segment by its length.
         *     A summary that a property cannot have, such as the mean of a string, is null.
         *     A field has exactly one summary; several together are refused.
         * @enum {string}
         */
        SummaryTypeName: "None" | "Count" | "Minimum" | "Maximum" | "Range" | "Mean" | "StandardDeviation" | "PopulationStandardDeviation" | "Total" | "Skewness" | "Kurtosis" | "WeightedMean" | "WeightedStandardDeviation" | "WeightedPopulationStandardDeviation";
        /**
         * @description The interval that a summary covers. `Forward`: from the index of the row to that of the next row.
         *     `Backward`: from the index of the previous row to that of the row.
         * @enum {string}
         */
        SummaryDirectionName: "Forward" | "Backward";
        /**
         * @description A field of a data view: the source of its values and the name of its column. Only the index field has the source NotApplicable, and it only
         *     has a label. The source of identifying and grouping fields cannot be a property.
         */
        StoredField: {
            /** @description The part of a data item that is the source of the values. Defaults to NotApplicable. */
            Source?: components["schemas"]["FieldSourceName"];
            /**
             * @description Keys of the source: identifiers or names of properties, keys of metadata, or tags.
             *     Of tags, all that the item has are used; otherwise the first key that the item has, so one field can cover items with different names
             *     for the same value.
             *     Properties, metadata and tags require at least one key; the other sources ignore keys.
             */
            Keys?: string[] | null;
            /** @description For properties of assets, names of references to streams. The first one that the asset has is used. Ignored otherwise. */
            StreamReferenceNames?: string[] | null;
            /**
             * @description Name of the column, required for index, grouping and data fields.
             *     These placeholders are replaced by their values, or by nothing if they have none:
             *     `{IdentifyingValue}` (value of the identifying field), `{Key}` (the first key), `{StreamReferenceName}` (the first reference name),
             *     `{QueryId}`, `{SummaryType}`, `{SummaryDirection}`, `{Uom}` (abbreviation of the unit, if all groups have the same one),
             *     `{TenantId}`, `{TenantName}`, `{NamespaceId}`, `{NamespaceDescription}`, `{CommunityId}`, `{CommunityName}` and,
             *     in the index field, `{DefaultIndexName}` (`Timestamp` for times, otherwise `Index`).
             *     Spaces at both ends are removed.
             *     If two columns of the view would have the same name, the name of every column gets the column's position, from 0, as in `Flow.2`.
             */
            Label?: string | null;
            /** @description The summary to show instead of the value, for properties only. Defaults to None. */
            SummaryType?: components["schemas"]["SummaryTypeName"];
            /** @description The interval that the summary covers. Defaults to Forward if there is a summary; ignored without a summary. */
            SummaryDirection?: components["schemas"]["SummaryDirectionName"] | null;
            /**
             * @description Whether a column with the unit of each value follows the column of the field. Its name is that of the field followed by ` Uom`.
             *     Defaults to false.
             */
            IncludeUom?: boolean;
        };
        /**
         * @description Kind of objects that a query finds: streams, or assets that refer to streams.
         * @enum {string}
         */
        DataItemResourceTypeName: "Stream" | "Asset";
        /**
         * @description Where a query searches. `Default`: in the namespace of the request. `Namespace`:
         *     in the namespace of the tenant with the identifier SourceId. `Community`:
         *     in the objects shared with the tenant in the community with the identifier SourceId.
         *     For a source that does not exist, or that the caller cannot read, a query has no results.
         * @enum {string}
         */
        QuerySourceKindName: "Default" | "Namespace" | "Community";
        /** @description A query that finds the data items of a data view. It only finds objects that the caller can read. */
        StoredQuery: {
            /** @description Identifier of the query, unique within the data view; field sets refer to it. */
            Id: components["schemas"]["Identifier"];
            /** @description The kind of objects to find. Defaults to Stream. */
            Kind?: components["schemas"]["DataItemResourceTypeName"];
            /** @description Where to search. Defaults to Default, the namespace of the request. */
            SourceKind?: components["schemas"]["QuerySourceKindName"];
            /** @description Identifier of the namespace or community to search, for these kinds of sources. */
            SourceId?: string | null;
            /**
             * @description The search text, in the search language: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes;
             *     for example `id:Pump-* AND Site:North`. An empty or null value has no results.
             */
            Value?: string | null;
        };
        /** @description The fields that a data view takes from the data items of one query. */
        StoredFieldSet: {
            /** @description Identifier of a query of the data view. */
            QueryId: string;
            /** @description The fields, in the order of their columns. Each field has a column for each item. Defaults to none. */
            DataFields?: components["schemas"]["StoredField"][] | null;
            /**
             * @description The field that distinguishes the items of a group: items of different groups with the same value share their columns.
             *     Without it, items share columns only if no group has more than one of them.
             */
            IdentifyingField?: components["schemas"]["StoredField"] | null;
        };
        /**
         * @description Data type of an index, a property, a metadata value or a column.
         *     Names that start with `Nullable` are types that can also be null, those that end with `Array` are arrays,
         *     those that end with `Enum` are enumerations over an integer type.
         *     `Empty` is a column without any value. Those that start with `Sds` are objects of the service itself and do not describe data.
         * @enum {string}
         */
        SdsTypeCodeName: "Empty" | "Object" | "DBNull" | "Boolean" | "Char" | "SByte" | "Byte" | "Int16" | "UInt16" | "Int32" | "UInt32" | "Int64" | "UInt64" | "Single" | "Double" | "Decimal" | "DateTime" | "String" | "Guid" | "DateTimeOffset" | "TimeSpan" | "Version" | "NullableBoolean" | "NullableChar" | "NullableSByte" | "NullableByte" | "NullableInt16" | "NullableUInt16" | "NullableInt32" | "NullableUInt32" | "NullableInt64" | "NullableUInt64" | "NullableSingle" | "NullableDouble" | "NullableDecimal" | "NullableDateTime" | "NullableGuid" | "NullableDateTimeOffset" | "NullableTimeSpan" | "BooleanArray" | "CharArray" | "SByteArray" | "ByteArray" | "Int16Array" | "UInt16Array" | "Int32Array" | "UInt32Array" | "Int64Array" | "UInt64Array" | "SingleArray" | "DoubleArray" | "DecimalArray" | "DateTimeArray" | "StringArray" | "GuidArray" | "DateTimeOffsetArray" | "TimeSpanArray" | "VersionArray" | "Array" | "IList" | "IDictionary" | "IEnumerable" | "SdsType" | "SdsTypeProperty" | "SdsStreamView" | "SdsStreamViewProperty" | "SdsStreamViewMap" | "SdsStreamViewMapProperty" | "SdsStream" | "SdsStreamIndex" | "SdsTable" | "SdsColumn" | "SdsValues" | "SdsObject" | "SByteEnum" | "ByteEnum" | "Int16Enum" | "UInt16Enum" | "Int32Enum" | "UInt32Enum" | "Int64Enum" | "UInt64Enum" | "NullableSByteEnum" | "NullableByteEnum" | "NullableInt16Enum" | "NullableUInt16Enum" | "NullableInt32Enum" | "NullableUInt32Enum" | "NullableInt64Enum" | "NullableUInt64Enum";
        /**
         * @description Layout of the data. `Standard`: one column for each field of each item, one row for each index.
         *     `Narrow`: one row for each value, with the columns `Field` and `Value`, and `Uom` if units are included.
         * @enum {string}
         */
        DataViewShapeName: "Standard" | "Narrow";
        /**
         * @description A data view that is stored under its identifier. It defines a table with the data of several streams.
         *     Codes are returned as names.
         */
        StoredDataView: {
            /** @description Unique identifier, case-insensitive. In a request it is optional and must equal that of the path. */
            Id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Friendly name. Defaults to the identifier. */
            Name?: string | null;
            /** @description Purpose of the data view. */
            Description?: string | null;
            /**
             * @description Name of the first column, the index. Its label is required, its source is NotApplicable.
             *     The default name is `Timestamp` for times and `Index` for other types.
             */
            IndexField?: components["schemas"]["StoredField"] | null;
            /** @description The queries that find the data items. An item that two queries find is an item of both. More than 100,000 items in total are refused. */
            Queries?: components["schemas"]["StoredQuery"][] | null;
            /** @description The columns of the items of each query. More than 1,000 columns in total are refused. */
            DataFieldSets?: components["schemas"]["StoredFieldSet"][] | null;
            /**
             * @description Fields whose values divide the items into groups. Each field has a column. Without them, all items are one group.
             *     An item that lacks some of the values belongs to every group that matches its other values.
             */
            GroupingFields?: components["schemas"]["StoredField"][] | null;
            /** @description Start of the data for requests without startIndex. */
            DefaultStartIndex?: string | null;
            /** @description End of the data for requests without endIndex. */
            DefaultEndIndex?: string | null;
            /**
             * @description Interval for requests of interpolated data without one:
             *     days, hours, minutes and seconds as `d.hh:mm:ss` for times, a number for numeric indexes.
             */
            DefaultInterval?: string | null;
            /** @description Data type of the index. Items with an index of another type are omitted. Defaults to DateTime, also for Empty; TimeSpan is refused. */
            IndexTypeCode?: components["schemas"]["SdsTypeCodeName"];
            /** @description Layout of the rows. Defaults to Standard. */
            Shape?: components["schemas"]["DataViewShapeName"];
        };
        /** @description A metadata value of a data item. */
        DataItemMetadata: {
            /** @description Key of the metadata value. */
            Name: string;
            /** @description The value; a string for streams. */
            Value?: string | number | boolean | null;
            /** @description Description of the value. */
            Description?: string | null;
            /** @description Data type of the value; String for streams. */
            TypeCode: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit of the value, if it has one. */
            Uom?: string | null;
        };
        /** @description A property of a data item. */
        DataItemField: {
            /** @description Identifier of the property. */
            Id: string;
            /** @description Friendly name of the property. */
            Name?: string | null;
            /** @description For an asset, its reference to the stream of the property. */
            StreamReferenceName?: string | null;
            /** @description For an asset, identifier of the stream of the property. */
            StreamId?: string | null;
            /** @description Data type of the property. */
            TypeCode: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit of the values, if they have one. */
            Uom?: string | null;
            /** @description Whether the property is the index. */
            IsKey?: boolean;
        };
        /** @description A stream or an asset that a query of a data view found. */
        DataItem: {
            /** @description Identifier of the stream or asset. */
            Id: string;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Description of the item. */
            Description?: string | null;
            /** @description Identifier of the type of its events. */
            TypeId: string | null;
            /** @description Whether the item is a stream or an asset. */
            ResourceType: components["schemas"]["DataItemResourceTypeName"];
            /** @description The tags of the item. */
            Tags: string[] | null;
            /** @description The metadata values of the item. */
            Metadata: components["schemas"]["DataItemMetadata"][] | null;
            /** @description The properties that data views can show, including the index. Empty for an item that cannot be used. */
            DataItemFields: components["schemas"]["DataItemField"][] | null;
            /**
             * @description The properties that data views cannot show: objects, collections and time spans.
             *     For an item that cannot be used, all its properties. A field for one of them is null in every row.
             */
            IneligibleDataItemFields: components["schemas"]["DataItemField"][] | null;
        };
        /** @description One page of the data items that a query of a data view found. */
        ResolvedDataItems: {
            /**
             * Format: date-time
             * @description When the data view was resolved (UTC). It is earlier than the request if a cached resolution was used.
             */
            TimeOfResolution: string;
            /** @description The data items, in the order of their identifiers. */
            Items: components["schemas"]["DataItem"][];
        };
        /** @description The value that a group has for one grouping field. */
        GroupingValue: {
            /** @description The value; null if the items of the group have none. */
            Value?: string | number | boolean | null;
            /** @description Data type of the value. */
            TypeCode: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit of the value, if it has one. */
            Uom?: string | null;
        };
        /** @description Data items with the same grouping values. Each group has its own rows. */
        DataViewGroup: {
            /** @description The common values of the items, one for each grouping field of the data view, in that order. */
            GroupingValues: components["schemas"]["GroupingValue"][];
            /** @description The items of the group, by the identifier of the query that found them. */
            DataItems: {
                [key: string]: components["schemas"]["DataItem"][];
            };
        };
        /** @description One page of the groups of the data items of a data view. */
        ResolvedGroups: {
            /**
             * Format: date-time
             * @description When the data view was resolved (UTC). It is earlier than the request if a cached resolution was used.
             */
            TimeOfResolution: string;
            /** @description The groups, in the order of their rows. */
            Items: components["schemas"]["DataViewGroup"][];
        };
        /**
         * @description The purpose of a column. `IndexField`: the index. `GroupingField`: a value that all items of a group share.
         *     `DataField`: values of a data field. `FieldUom`: the units of the previous column. `FieldId`:
         *     in the narrow shape, the column with the field of each row.
         * @enum {string}
         */
        FieldKindName: "IndexField" | "GroupingField" | "DataField" | "FieldId" | "FieldUom";
        /** @description The source of the values of a column in one group. For a group without values, the type code is Empty and there is no target. */
        DataMapping: {
            /** @description Identifier of the data item. */
            TargetId?: string | null;
            /** @description For an asset, the reference to the stream of the values. */
            TargetStreamReferenceName?: string | null;
            /** @description The key that the item has; null for sources without keys, such as the identifier. */
            TargetFieldKey?: string | null;
            /** @description Data type of the values. */
            TypeCode: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit of the values, if they have one. */
            Uom?: string | null;
            /** @description The summary that is shown instead of the values. */
            SummaryType?: components["schemas"]["SummaryTypeName"];
            /** @description The interval that the summary covers; null without a summary. */
            SummaryDirection?: components["schemas"]["SummaryDirectionName"] | null;
            /**
             * Format: int32
             * @description Position of the field set in the data view's DataFieldSets, counted from 0; null for index and grouping fields.
             */
            FieldSetIndex?: number | null;
            /**
             * Format: int32
             * @description Position of the field in its field set or among the grouping fields, counted from 0; null for the index field.
             */
            FieldIndex?: number | null;
        };
        /** @description A column of the data of a data view, with the source of its values in each group. */
        FieldMapping: {
            /** @description Name of the column in the data, unique within the data view. */
            Id: string;
            /** @description The label of the field with its placeholders replaced, before positions are added to equal names. */
            Label?: string | null;
            FieldKind: components["schemas"]["FieldKindName"];
            /** @description Data type of the first group that has values; Empty if no group has values. The values of other groups can have other types. */
            TypeCode: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit, if all groups have the same one. */
            Uom?: string | null;
            /** @description The summary that the column shows, if all groups have the same one. */
            SummaryType?: components["schemas"]["SummaryTypeName"] | null;
            /** @description The interval that the summary covers, if all groups have the same one. */
            SummaryDirection?: components["schemas"]["SummaryDirectionName"] | null;
            /** @description The sources of the values, one for each group, in the order of the groups. */
            DataMappings: components["schemas"]["DataMapping"][];
        };
        /** @description One page of the columns of a data view. */
        ResolvedFieldMappings: {
            /**
             * Format: date-time
             * @description When the data view was resolved (UTC). It is earlier than the request if a cached resolution was used.
             */
            TimeOfResolution: string;
            /** @description The columns, in their order. */
            Items: components["schemas"]["FieldMapping"][];
        };
        /** @description One page of the fields that could be added to a data view. */
        ResolvedFieldSets: {
            /**
             * Format: date-time
             * @description When the data view was resolved (UTC). It is earlier than the request if a cached resolution was used.
             */
            TimeOfResolution: string;
            /** @description The fields, with one field set for each query that has available fields. */
            Items: components["schemas"]["StoredFieldSet"][];
        };
        /**
         * @description One row of the data of a data view or of a virtual table, by column name: the index, the grouping values, then the fields.
         *     Cells without a value are null, or omitted on request.
         */
        DataViewRow: {
            [key: string]: string | number | boolean | null;
        };
        /** @description Data of a data view or of a virtual table as a table. With form tableh the first row has the column names. */
        DataViewTable: {
            /** @description The columns in their order - the index, the grouping fields, then the data fields. */
            Columns: components["schemas"]["TableColumn"][];
            /** @description The rows; each has one value for each column, null if there is none. */
            Rows: (string | number | boolean | null)[][];
        };
        /**
         * @description Kind of reader that a share is for.
         *     `Databricks`: a metastore, whose identifier the share must have.
         *     `Snowflake`: an account of a warehouse.
         *     `DeltaSharing`: any reader of the open Delta Sharing protocol.
         * @enum {string}
         */
        ShareType: "Databricks" | "Snowflake" | "DeltaSharing";
        /** @description A virtual table that a share offers. A request only requires its identifier; other members are ignored. */
        ShareMember: {
            /** @description Identifier of the virtual table. */
            id: string;
            /** @description Friendly name of the virtual table. */
            name?: string | null;
            /** @description Status of the materialization of the table. Shares have no status. */
            status?: string | null;
        };
        /** @description Settings of the reader's system. The type of the share determines which of them apply. */
        ShareExternalConfig: {
            /** @description Identifier of the reader's metastore, in the form cloud:region:uuid. Required for a share of type Databricks. */
            globalMetastoreId?: string | null;
            /** @description Identifier of the client with which the reader's system authenticates. */
            clientId?: string | null;
            /** @description Secret of that client. It is never returned; responses have null. */
            clientSecret?: string | null;
            /** @description Identifier of the reader's warehouse for the tables. */
            warehouseId?: string | null;
        };
        /** @description A share, which offers virtual tables to a reader outside the hub. */
        Share: {
            /** @description Identifier of the share. */
            id: string;
            /** @description Friendly name. */
            name: string;
            type: components["schemas"]["ShareType"];
            /** @description The virtual tables that the share offers, if the caller can read them, with their status. */
            virtualTables: components["schemas"]["ShareMember"][];
            externalConfig?: components["schemas"]["ShareExternalConfig"];
        };
        /** @description The settings of a share. The response of a read can be sent back unchanged. */
        ShareCreateOrUpdate: {
            /** @description Identifier of the share. For a new share it defaults to a new identifier. In an update it is optional and must equal that of the path. */
            id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Friendly name. */
            name: string;
            /** @description Kind of reader that the share is for. */
            type: components["schemas"]["ShareType"];
            /** @description The virtual tables that the share offers. The caller must have Read on each of them. Defaults to none. */
            virtualTables?: components["schemas"]["ShareMember"][] | null;
            /**
             * @description Settings of the reader. A share of type Databricks requires a globalMetastoreId. The clientSecret is stored but never returned;
             *     an update without one does not change it.
             */
            externalConfig?: components["schemas"]["ShareExternalConfig"];
        };
        /** @description A customer of the hub. All data of a customer belongs to its tenant and is not visible to other tenants. */
        Tenant: {
            /** @description Unique identifier, usually a GUID; it is part of nearly every path. */
            Id: string;
            /** @description Name of the company or organization. */
            Name: string;
            /** @description Description of the tenant. */
            Description?: string | null;
            CreatedDate: components["schemas"]["CreatedDate"];
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
         * @description The kind of a record, either a change or a refusal.
         * @enum {string}
         */
        AuditKind: "Change" | "Refusal";
        /** @description A change or a refusal. */
        AuditRecord: {
            /**
             * Format: date-time
             * @description When the request arrived.
             */
            Time: string;
            Kind: components["schemas"]["AuditKind"];
            /** @description The header Operation-Id of the response. */
            OperationId: string;
            /** @description The operationId; `token`, `authorization`, `revocation`, `userinfo` or `signIn` for the OpenID endpoints; `none` for a request without an operation. */
            Operation: string;
            /** @description HTTP method of the request. */
            Method: string;
            /** @description Path of the request, without its query. */
            Path: string;
            /**
             * Format: int32
             * @description Status of the response to a refused request; null for a change.
             */
            Status: number | null;
            /** @description Why the request was refused; null for a change. */
            Reason: string | null;
            /**
             * @description The kind of caller; null if the request had no valid token.
             * @enum {string|null}
             */
            CallerType: "User" | "Client" | null;
            /** @description Identifier of the user or client. */
            CallerId: string | null;
            /** @description Identifier of the client of a signed-in user, or of a failed token request. */
            ClientId: string | null;
            /** @description Address of the caller. */
            Address: string;
            /**
             * Format: int32
             * @description Number of requests that the record counts.
             */
            Count: number;
            /**
             * Format: date-time
             * @description When the last of these requests arrived.
             */
            LastTime: string;
        };
        /** @description A page of the audit log. */
        AuditPage: {
            /** @description The records, newest first. */
            Results: components["schemas"]["AuditRecord"][];
            /** @description The token for the next page; null on the last page. */
            ContinuationToken: string | null;
        };
        /** @description A named part of a tenant with its own types, streams and other data. */
        Namespace: {
            /** @description Identifier of the namespace, unique in its tenant. */
            Id: string;
            /** @description Purpose of the namespace. */
            Description?: string | null;
            /** @description Name of the region where the data of the namespace is stored. */
            Region?: string | null;
            CreatedDate: components["schemas"]["CreatedDate"];
        };
        /** @description The settings of a namespace. */
        NamespaceCreateOrUpdate: {
            /** @description Identifier of the namespace. It is optional and must equal that of the path. */
            Id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Purpose of the namespace. */
            Description?: string | null;
            /**
             * @description Name of the region where the data is stored.
             *     Defaults to the region of the server. It cannot be changed.
             */
            Region?: string | null;
        };
        /** @description An invitation with which a tenant can join a community. A tenant has at most one for each community. */
        CommunityInvitation: {
            /**
             * Format: uuid
             * @description Identifier of the community.
             */
            CommunityId: string;
            /** @description Name of the community when the invitation was issued. */
            CommunityName: string;
            /** @description Identifier of the invited tenant. */
            TenantId: string;
            /**
             * Format: date-time
             * @description When the invitation was issued.
             */
            Issued: string;
        };
        /** @description A group of tenants that share data. */
        Community: {
            /**
             * Format: uuid
             * @description Unique identifier, set by the server.
             */
            Id: string;
            /** @description Name of the community; the names of its roles begin with it. */
            Name: string;
            /** @description Purpose of the community. */
            Description?: string | null;
            /** @description Identifiers of the member tenants, in the order in which they joined. */
            TenantIds: string[];
        };
        /** @description A new community. */
        CommunityCreate: {
            /** @description Name of the community, not only spaces; unique among the communities of a tenant. */
            Name: string;
            /** @description Purpose of the community. */
            Description?: string | null;
        };
        /** @description Numbers of streams that are shared in a community. */
        CommunitySummary: {
            /**
             * Format: int32
             * @description Number of streams that all its tenants share.
             */
            TotalStreams: number;
            /**
             * Format: int32
             * @description Number of streams that the caller's tenant shares.
             */
            StreamsContributed: number;
        };
        /** @description A stream that is shared in a community, with its location. */
        CommunityStream: {
            /** @description Identifier of the stream, unique in its namespace. */
            Id: string;
            /** @description Name of the stream. */
            Name: string | null;
            /** @description Identifier of the type of its events. */
            TypeId: string;
            /** @description Description of the stream. */
            Description: string | null;
            /**
             * Format: uri
             * @description URL of the stream.
             */
            Self: string;
            /** @description Identifier of the tenant of the stream. */
            TenantId: string;
            /** @description Name of that tenant. */
            TenantName: string;
            /** @description Identifier of the namespace of the stream. */
            NamespaceId: string;
            /**
             * Format: uuid
             * @description Identifier of the community.
             */
            CommunityId: string;
        };
        /**
         * Format: int32
         * @description State of an invitation.
         *     `None`: it exists, but no mail was sent.
         *     `InvitationEmailSent`: the mail was sent.
         *     `InvitationAccepted`: the user has signed in.
         *     The state does not change when the invitation expires.
         * @enum {integer}
         */
        InvitationState: 0 | 1 | 2;
        /** @description An invitation with which a user completes the sign-up. A user has at most one. */
        Invitation: {
            /**
             * Format: uuid
             * @description Unique identifier, set by the server.
             */
            Id: string;
            /**
             * Format: date-time
             * @description When the invitation was created.
             */
            Issued: string;
            /**
             * Format: date-time
             * @description Time until which the invitation can be accepted. The invitation is deleted two weeks later.
             */
            Expires: string;
            /**
             * Format: date-time
             * @description When the user accepted by signing in; null until then.
             */
            Accepted?: string | null;
            State: components["schemas"]["InvitationState"];
            /** @description Identifier of the tenant. */
            TenantId: string;
            /**
             * Format: uuid
             * @description Identifier of the invited user.
             */
            UserId: string;
        };
        /** @description The settings of an invitation. */
        InvitationCreateOrUpdate: {
            /**
             * Format: date-time
             * @description Time until which the invitation can be accepted: in the future, at most two months ahead.
             *     Defaults to 21 days for a new invitation.
             */
            ExpiresDateTime?: string | null;
            /** @description Set by the server and ignored in requests. */
            State?: components["schemas"]["InvitationState"] | null;
            /**
             * @description Whether the invitation is sent by mail to the contact address of the user.
             * @default true
             */
            SendInvitation?: boolean | null;
            /**
             * Format: uuid
             * @description The identity provider of the invitation. Defaults to that of the user.
             */
            IdentityProviderId?: string | null;
        };
        /** @description A secret of a client, without its value. */
        ClientSecret: {
            /**
             * Format: int32
             * @description Identifier of the secret, a number assigned by the server.
             */
            Id: number;
            /** @description Purpose of the secret. */
            Description?: string | null;
            /**
             * Format: date-time
             * @description Time until which the secret can be used; null if it never expires.
             */
            Expiration?: string | null;
            /** @description Whether the secret expires. */
            Expires?: boolean | null;
        };
        /** @description The settings of a secret. The operations describe the allowed combinations of Expiration and Expires. */
        ClientSecretCreateOrUpdate: {
            /** @description Purpose of the secret, to distinguish the secrets of a client. */
            Description?: string | null;
            /**
             * Format: date-time
             * @description Time until which the secret can be used. It must be in the future.
             */
            Expiration?: string | null;
            /** @description Whether the secret expires. Defaults to true for a new secret. */
            Expires?: boolean | null;
        };
        /** @description A new secret with its value. */
        ClientSecretCreateResponse: {
            /** @description The value of the secret. Only this response contains it. */
            Secret: string;
        } & components["schemas"]["ClientSecret"];
        /** @description Whether a hybrid client authenticates with a secret. */
        ClientSecretRequirement: {
            /** @description Whether the client must send a secret to get tokens; false for a public client, which uses only PKCE. */
            SecretRequired: boolean;
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
        /** @description The clients that were found, and an error for each of the others. */
        ClientCredentialClientMultiStatusResponse: {
            /** @description Identifies the call; equals the header Operation-Id. */
            OperationId: string | null;
            /** @description The kind of failure of the whole call, as a fixed sentence. */
            Error: string | null;
            /** @description The general cause; ChildErrors has the specific ones. */
            Reason: string | null;
            /** @description Identifies the failure in the server's log. */
            EventId?: string | null;
            /** @description One error for each client that could not be returned. */
            ChildErrors: components["schemas"]["MultiStatusResponseChildError"][] | null;
            /** @description The clients that were found, in the order of the request. */
            Data: components["schemas"]["ClientCredentialClient"][] | null;
        };
        /** @description A new client credential client and its first secret. */
        ClientCredentialClientCreate: components["schemas"]["ClientCredentialClient"] & {
            /**
             * @description Identifier of the client, unique among all clients of all tenants. It should be a GUID; other values are accepted.
             *     It has only printable ASCII characters, as every client_id. Defaults to a new GUID.
             */
            Id?: string | null;
            /** @description Friendly name; not blank. */
            Name: string;
            /**
             * @description Whether the client can authenticate.
             * @default true
             */
            Enabled?: boolean | null;
            /**
             * Format: int32
             * @description Lifetime of the client's access tokens, in seconds.
             * @default 3600
             */
            AccessTokenLifetime?: number | null;
            /** @description Purpose of the first secret, to distinguish the secrets of a client. */
            SecretDescription?: string | null;
            /**
             * Format: date-time
             * @description When the first secret expires; it must be in the future.
             *     If it is null or missing, the secret never expires, which is not recommended.
             */
            SecretExpirationDate?: string | null;
        };
        /** @description The new client credential client and its first secret. */
        ClientCredentialClientCreateResponse: {
            /** @description The value of the secret. Only this response contains it. */
            Secret: string;
            /**
             * Format: int32
             * @description Identifier of the secret, unique for the client.
             */
            Id: number;
            /** @description Purpose of the secret. */
            Description?: string | null;
            /**
             * Format: date-time
             * @description Time until which the secret can be used; null if it never expires.
             */
            ExpirationDate?: string | null;
            Client: components["schemas"]["ClientCredentialClient"];
        };
        /** @description A claim of an identity provider that assigns roles. */
        ClaimCreate: {
            /** @description The value that the identity provider returns in a sign-in, for example the identifier of a group. */
            Value: string;
            /**
             * Format: uuid
             * @description The kind of claim of the value. Defaults to membership in a group.
             */
            IdentityProviderClaimTypeNameId?: string | null;
            /** @description Identifiers of the roles that the claim assigns. */
            RoleIds: string[];
        };
        /** @description A claim of an identity provider that assigns roles to users who sign in with it. */
        Claim: {
            /**
             * Format: uuid
             * @description Unique identifier, set by the server.
             */
            Id: string;
        } & components["schemas"]["ClaimCreate"];
        /** @description A component of a new edge system. */
        EdgeSystemComponentRegistration: {
            /** @description Identifier of the component, unique in its edge system. */
            Id: string;
            /** @description Type of the component, for example `OpcUa`. Defaults to the Id without trailing digits. */
            ComponentType?: string;
        };
        /** @description A new edge system of a namespace. */
        EdgeSystemRegistration: {
            /** @description Name of the machine. The identifier of the edge system consists of this name and the type, so it is safe in URLs. */
            DeviceName: string;
            /** @description Identifier of an edge system type, such as `OpcUa`; case-insensitive. */
            Type: string;
            /** @description Version of the installed software; null or missing if it is unknown. */
            SoftwareVersion?: string | null;
            /** @description The components of the edge system, without duplicates; health messages can add others. */
            Components?: components["schemas"]["EdgeSystemComponentRegistration"][];
            /** @description Tags to group and find the edge system. Spaces around tags, empty tags and duplicates are removed. */
            Tags?: string[];
        };
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
        /** @description The status of one component. */
        EdgeSystemComponentHealth: {
            /** @description Identifier of the component. An unknown component is added to the edge system. */
            Id: string;
            /** @description Type of a new component. Defaults to the Id without trailing digits. Ignored for existing components. */
            ComponentType?: string;
            /**
             * @description The status text, compared case-insensitively and without spaces and slashes.
             *     `Good` makes the component Good.
             *     `ConnectedNoData`, `AttemptingFailover`, `NotConfigured` and `Starting` make it a Warning.
             *     `Shutdown` and `Removed` make it Stopped.
             *     `DeviceInError`, `ServerError`, `Unknown` and all other texts make it Bad. If it is null or missing, the status does not change.
             *     The stream DeviceStatusStreamId records it.
             */
            DeviceStatus?: string | null;
            /**
             * Format: date-time
             * @description Time by which the next message is due (UTC).
             *     More than 60 seconds after it, the component is Bad with the description `Unknown`, unless it is stopped.
             *     If it is null or missing, the component is never overdue. The stream NextHealthMessageExpectedStreamId records it.
             */
            NextHealthMessageExpected?: string | null;
            /** @description Error messages, which replace those of the previous message. Defaults to none. */
            Errors?: string[] | null;
            /** @description Diagnostics of the component. Each kind is recorded in a stream of DiagnosticsStreams. If it is null or missing, nothing is recorded. */
            Diagnostics?: {
                /**
                 * Format: double
                 * @description Events per second, averaged over the last minutes.
                 */
                IORate?: number | null;
                /**
                 * Format: double
                 * @description Errors per second, averaged over the last minutes.
                 */
                ErrorRate?: number | null;
                /**
                 * Format: int32
                 * @description Number of streams that the component has created.
                 */
                StreamCount?: number | null;
                /**
                 * Format: int32
                 * @description Number of types that the component has created.
                 */
                TypeCount?: number | null;
            } | null;
        };
        /**
         * Format: double
         * @description A diagnostic value of a machine: a size in MB, a time in seconds or a number; null if it is unknown.
         */
        EdgeSystemFigure: number | null;
        /** @description A health message of an edge system, usually sent once a minute. */
        EdgeSystemHealthMessage: {
            /**
             * Format: date-time
             * @description When the message was created (UTC). Defaults to the time of its arrival, which is also used for a time in the future.
             */
            Time?: string;
            /** @description Version of the installed software. If it is null or missing, the version does not change. */
            SoftwareVersion?: string | null;
            /** @description The components in the message, each at most once; other components do not change. */
            Components: components["schemas"]["EdgeSystemComponentHealth"][];
            /** @description Diagnostics of the machine, which the stream SystemDiagnosticsStreamId records. If it is null or missing, nothing is recorded. */
            Diagnostics?: {
                WorkingSet?: components["schemas"]["EdgeSystemFigure"];
                ManagedMemorySize?: components["schemas"]["EdgeSystemFigure"];
                TotalProcessorTime?: components["schemas"]["EdgeSystemFigure"];
                ThreadCount?: components["schemas"]["EdgeSystemFigure"];
                HandleCount?: components["schemas"]["EdgeSystemFigure"];
                StorageTotalSize?: components["schemas"]["EdgeSystemFigure"];
                StorageFreeSpace?: components["schemas"]["EdgeSystemFigure"];
            } | null;
        };
    };
    responses: {
        /** @description Inputs are missing or invalid; nothing was changed. */
        SdsBadRequest: {
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
                 *       "Parameters": {
                 *         "tenantId": "must not be . or .., start or end with a space, or contain slashes or control characters"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The request has no valid access token. */
        SdsUnauthorized: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The caller is authenticated but lacks the role or right that this operation requires. */
        SdsForbidden: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description An object in the path does not exist, or is hidden from the caller. */
        SdsNotFound: {
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
                 *       "Parameters": {
                 *         "Id": "99999999-9999-4999-8999-999999999999"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The path exists but does not have this method; the header Allow lists its methods. */
        SdsMethodNotAllowed: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The request accepts none of the media types that the operation returns. */
        SdsNotAcceptable: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The caller exceeds the number of requests per second in the setting CALLER_RATE. */
        SdsTooManyRequests: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
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
        SdsInternalError: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The server is overloaded or its store cannot be reached; try again later. */
        SdsServiceUnavailable: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The request conflicts with an existing object; nothing was changed. */
        SdsConflict: {
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
                 *       "Resolution": "Use another identifier, or update the existing object.",
                 *       "Parameters": {
                 *         "Id": "Pump-101"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The request body is larger than the server accepts. */
        SdsContentTooLarge: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The media type or encoding of the request body is not supported. */
        SdsUnsupportedMediaType: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The request exceeded its Request-Timeout or the time limit of the server. */
        SdsRequestTimeout: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /**
         * @description One page of interpolated rows in the requested form: ordered by group, then by index.
         *     In the narrow shape, the rows of a group are ordered by field, then by index.
         */
        InterpolatedData: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                Link: components["headers"]["Link"];
                /** @description The URL of the next page, missing on the last page. Request it with the same method and body. */
                "Next-Page"?: string;
                "First-Page": components["headers"]["FirstPage"];
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DataViewRow"][] | components["schemas"]["DataViewTable"];
                "text/csv": string;
            };
        };
        /**
         * @description One page of stored rows in the requested form: ordered by group, then by index.
         *     In the narrow shape, the rows of a group are ordered by field, then by index.
         */
        StoredData: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                Link: components["headers"]["Link"];
                /** @description The URL of the next page, missing on the last page. Request it with the same method and body. */
                "Next-Page"?: string;
                "First-Page": components["headers"]["FirstPage"];
                /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DataViewRow"][] | components["schemas"]["DataViewTable"];
                "text/csv": string;
            };
        };
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
         * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; see the guide on searching.
         * @example name:Pump* AND NOT description:spare
         */
        Query: string;
        /**
         * @description A condition on the fields of the objects, with comparisons, `and`, `or`, `not` and functions. Comparisons of strings are case-insensitive.
         * @example startswith(Name,'Pump')
         */
        Filter: string;
        /** @description Number of objects to skip. */
        Skip: number;
        /** @description Maximum number of objects to return. */
        Count: number;
        /**
         * @description The field to sort by, optionally followed by a space and `asc` (default) or `desc`.
         *     Without the parameter, the list is not sorted: it is in the order of creation.
         * @example name desc
         */
        Orderby: string;
        /**
         * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
         *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
         *     the character U+0000; the first moment of the year 1;
         *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
         *     The setting DEFAULT_VERBOSITY of the server can change the default.
         */
        DataVerbosity: "verbose" | "non-verbose";
        /**
         * @description Identifier of the type.
         * @example TankLevel
         */
        TypeId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the stream.
         * @example Pump-101
         */
        StreamId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the stream view.
         * @example PumpToSummary
         */
        StreamViewId: components["schemas"]["Identifier"];
        /**
         * @description The stream view to read through. An unknown view results in 404, and a view whose source type is not the type of the stream in 400. Without it, the stored events are returned.
         * @example PumpToSummary
         */
        TransformStreamViewId: string;
        /**
         * @description The index of a single event, found by searchMode. The parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
         * @example 2026-03-02T08:05:00Z
         */
        EventIndex: string;
        /**
         * @description Which stored event is returned for `index`.
         * @example 3
         */
        SearchMode: components["schemas"]["SdsSearchMode"];
        /**
         * @description The start of the range or window; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
         * @example 2026-03-02T08:00:00Z
         */
        StartIndex: string;
        /**
         * @description The end of the window, not before startIndex and in the same form.
         * @example 2026-03-02T08:10:00Z
         */
        EndIndex: string;
        /**
         * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions of numbers, strings and times. Comparisons of strings are case-sensitive. A comparison with null is false.
         * @example DischargePressure gt 400 and Flow lt 120
         */
        EventFilter: string;
        /** @description Maximum number of events to return. It applies to ranges. For a window it requires continuationToken and is the page size; without continuationToken, a window returns all events. A filter alone has no limit by default. */
        EventCount: number;
        /** @description Number of events to skip at the start of a range, after the filter is applied. */
        EventSkip: number;
        /** @description Whether a range goes from startIndex to smaller indexes. A window cannot be reversed. */
        Reversed: boolean;
        /**
         * @description Which events are returned at startIndex and, in a window, at endIndex. It cannot be combined with startBoundaryType and endBoundaryType.
         * @example 2
         */
        BoundaryType: components["schemas"]["SdsBoundaryType"];
        /**
         * @description Which events are returned at startIndex of a window; required with endBoundaryType, instead of boundaryType.
         * @example 1
         */
        StartBoundaryType: components["schemas"]["SdsBoundaryType"];
        /**
         * @description Which events are returned at endIndex of a window; required with startBoundaryType, instead of boundaryType.
         * @example 2
         */
        EndBoundaryType: components["schemas"]["SdsBoundaryType"];
        /**
         * @description Requests a window in pages: empty for the first page, then the token of the previous page.
         *     With this parameter, even if empty, the response is a page and not a list.
         *     A token is valid only for the same stream, body and parameters except `count`. An index is accepted instead of a token:
         *     the page begins after it.
         * @example 2026-03-02T08:05:00.0000000Z~jZ9sT0m3VdLw7cQ2nXbE1g
         */
        EventContinuationToken: string;
        /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row has the column names (`tableh`), lines of comma-separated values (`csv`), or these lines after a line of column names (`csvh`). Tables and lines have every value, regardless of Accept-Verbosity. Lines have no pages, so they are refused with continuationToken. */
        TransformForm: "default" | "table" | "tableh" | "csv" | "csvh";
        /**
         * @description Time limit of the request in seconds, after which the server returns 408.
         * @example 30
         */
        RequestTimeout: number;
        /**
         * @description An index; repeat the parameter for each index. Times are in ISO 8601, or in a form that .NET reads in its invariant culture, such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
         * @example [
         *       "2026-03-02T08:02:30Z",
         *       "2026-03-02T08:05:00Z"
         *     ]
         */
        EventIndexes: string[];
        /** @description Number of evenly spaced indexes at which events are returned, including startIndex and endIndex. */
        InterpolatedCount: number;
        /**
         * @description The start of the window. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
         * @example 2026-03-02T08:00:00Z
         */
        RequiredStartIndex: string;
        /**
         * @description The end of the window, not before startIndex and in the same form.
         * @example 2026-03-02T08:10:00Z
         */
        RequiredEndIndex: string;
        /** @description Number of equal intervals between startIndex and endIndex. */
        SummaryCount: number;
        /**
         * @description Number of equal intervals between startIndex and endIndex.
         * @example 100
         */
        Intervals: number;
        /**
         * @description Identifier of a property whose events with the smallest and largest values are returned. Repeat the parameter for each property. It must be possible to interpolate the property.
         * @example [
         *       "DischargePressure"
         *     ]
         */
        SampleBy: string[];
        /**
         * @description Identifier of the quantity.
         * @example Pressure
         */
        QuantityId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the unit of measure.
         * @example kilopascal
         */
        UomId: components["schemas"]["Identifier"];
        /**
         * @description Which members the response has. `verbose`, the default of this operation, returns every member.
         *     `non-verbose` omits members with the default of their type:
         *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
         *     The setting DEFAULT_VERBOSITY of the server can change the default.
         */
        AcceptVerbosity: "verbose" | "non-verbose";
        /**
         * @description Identifier of the data view.
         * @example PumpData
         */
        DataViewId: components["schemas"]["ShortIdentifier"];
        /**
         * @description Identifier of a query of the data view.
         * @example pumps
         */
        QueryId: components["schemas"]["Identifier"];
        /**
         * @description Whether to find the data items again (`Refresh`) or to reuse the cached items of the caller's last request for this data view
         *     (`Preserve`). Objects that were created since then are included only after `Refresh`.
         */
        ResolvedCache: "Refresh" | "Preserve";
        /** @description Number of items to skip. */
        ResolvedSkip: number;
        /** @description Maximum number of items to return. A page with fewer is the last one. */
        ResolvedCount: number;
        /**
         * @description Start of the data, inclusive. It defaults to the DefaultStartIndex of the data view; if there is none, it is required.
         *     Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM;
         *     a time without a zone is UTC.
         * @example 2026-05-04T08:00:00Z
         */
        DataViewStartIndex: string;
        /**
         * @description End of the data, inclusive. It defaults to the DefaultEndIndex of the data view;
         *     if there is none, it is required unless countPerGroup is given. It must not be before the start.
         * @example 2026-05-04T08:02:00Z
         */
        DataViewEndIndex: string;
        /**
         * @description The distance between two rows, more than zero. It defaults to the DefaultInterval of the data view; if there is none, it is required.
         *     For times it is written as days, hours, minutes and seconds, `d.hh:mm:ss.fffffff` with days and fractions as needed,
         *     or as a whole number of days;
         *     for numeric indexes it is a number.
         * @example 00:01:00
         */
        DataViewInterval: string;
        /**
         * @description The form of the response.
         *     `default`: an array of objects, one for each row, by column name.
         *     `table`: columns and rows as separate members; `tableh`: the same, with the column names as the first row.
         *     `csv`: comma-separated rows; `csvh`: the same, after a line of column names. Both are sent as text/csv.
         *     Every page has the names.
         */
        DataViewForm: "default" | "table" | "tableh" | "csv" | "csvh";
        /**
         * @description The token of the next page, from the URL in the header Next-Page; omit it for the first page.
         *     It is valid only for the same data view and parameters, including `count` and `cache`,
         *     and only while the data view resolves to the same items. Otherwise, start again with the first page.
         * @example eyJ2IjoxfQ
         */
        DataViewContinuationToken: string;
        /**
         * @description Number of rows in each group, from the start on. It replaces endIndex.
         *     In the narrow shape, it is the number of rows of each field of a group.
         * @example 10
         */
        DataViewCountPerGroup: number;
        /**
         * @description Number of groups to return, from the first on. Defaults to all.
         * @example 5
         */
        DataViewGroupCount: number;
        /**
         * @description Maximum number of rows of a page. The default depends on the number of columns and is in the URLs of the pages.
         * @example 1000
         */
        DataViewPageSize: number;
        /**
         * @description Whether to find the data items again (`Refresh`) or to reuse the cached items of the caller's last request for this data view
         *     (`Preserve`). Values are never cached. It applies only to the first page.
         */
        StoredDataCache: "Refresh" | "Preserve";
        /**
         * @description Identifier of the share.
         * @example planning-warehouse
         */
        ShareId: components["schemas"]["ShortIdentifier"];
        /**
         * @description Returns only records from this time on.
         * @example 2026-03-01T00:00:00Z
         */
        AuditStartTime: string;
        /**
         * @description Returns only records until this time.
         * @example 2026-03-02T00:00:00Z
         */
        AuditEndTime: string;
        /**
         * @description Returns only changes or only refusals.
         * @example Change
         */
        AuditKind: components["schemas"]["AuditKind"];
        /**
         * @description Returns only records of the operation with this operationId.
         * @example createUser
         */
        AuditOperation: string;
        /**
         * @description Returns only records of this user or client.
         * @example 22222222-2222-4222-8222-222222222222
         */
        AuditCallerId: string;
        /** @description Maximum number of records to return. */
        AuditCount: number;
        /**
         * @description The token of the previous page; empty or missing for the first page. Repeat the request with it:
         *     all parameters except `count` must be the same.
         * @example 639080640000000000-42~jZ9sT0m3VdLw7cQ2nXbE1g
         */
        AuditContinuationToken: string;
        /**
         * @description Identifier of the community.
         * @example 44444444-4444-4444-8444-444444444444
         */
        CommunityId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the only tenant to search in; without it, all tenants of the community are searched.
         * @example 11111111-1111-4111-8111-111111111111
         */
        SearchTenantId: string;
        /**
         * @description Identifier of the user.
         * @example 33333333-3333-4333-8333-333333333333
         */
        UserId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the client.
         * @example 22222222-2222-4222-8222-222222222222
         */
        ClientId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the secret, a number that is unique for the client.
         * @example 2
         */
        SecretId: number;
        /**
         * @description Accepted but ignored; this list cannot be searched.
         * @example pump
         */
        IgnoredQuery: string;
        /**
         * @description Identifier of the identity provider.
         * @example d2a478ca-52e3-4fd4-9d93-ded440476364
         */
        IdentityProviderId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the claim.
         * @example e7b4c9a2-1f6d-4c58-8a0e-3d5b7f9c2e14
         */
        ClaimId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the edge system.
         * @example PLANT1-GW02.OpcUa
         */
        EdgeSystemId: components["schemas"]["Identifier"];
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
        /** @description The URL of the object. */
        Location: string;
        /**
         * @description The URLs of the first page and, if there is more data, the next page, as `<url>; rel="first", <url>; rel="next"`.
         *     Without `next`, this page is the last one.
         */
        Link: string;
        /** @description The URL of the first page, with the effective page size and the cached resolution. Request it with the same method and body. */
        FirstPage: string;
        /** @description Always no-store, since the response contains a secret, which must not be cached. */
        NoStore: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTypes: {
        parameters: {
            query?: {
                /**
                 * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; see the guide on searching.
                 * @example name:Pump* AND NOT description:spare
                 */
                query?: components["parameters"]["Query"];
                /**
                 * @description A condition on the fields of the objects, with comparisons, `and`, `or`, `not` and functions. Comparisons of strings are case-insensitive.
                 * @example startswith(Name,'Pump')
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
                /**
                 * @description The field to sort by, optionally followed by a space and `asc` (default) or `desc`.
                 *     Without the parameter, the list is not sorted: it is in the order of creation.
                 * @example name desc
                 */
                orderby?: components["parameters"]["Orderby"];
            };
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
            /** @description One page of types. */
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
                    "application/json": components["schemas"]["SdsType"][];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsType"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getOrCreateType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /** @description The type. Its Id is optional and must equal that of the path. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsType"];
            };
        };
        responses: {
            /** @description An identical type exists. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsType"];
                };
            };
            /** @description The type was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    Location: components["headers"]["Location"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsType"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            409: components["responses"]["SdsConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    deleteType: {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type is deleted. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            409: components["responses"]["SdsConflict"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getTypeReferenceCount: {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts by kind of object. */
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
                     *       "SdsStream": 3,
                     *       "SdsStreamView": 2,
                     *       "SdsType": 0
                     *     }
                     */
                    "application/json": components["schemas"]["TypeReferenceCount"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getTypeAccessControl: {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceTypeAccessControl: {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /** @description The whole list. With an empty list or null, only the owner has rights. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    patchTypeAccessControl: {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /** @description The operations, applied in order to the list that GET returns. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonPatch"];
                "application/json-patch+json": components["schemas"]["JsonPatch"];
            };
        };
        responses: {
            /** @description The access control list after the change. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getTypeOwner: {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trustee"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceTypeOwner: {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /** @description The new owner, a user or a client. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Trustee"];
            };
        };
        responses: {
            /** @description The owner is replaced. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listTypeAccessRights: {
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listStreams: {
        parameters: {
            query?: {
                /**
                 * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; see the guide on searching.
                 * @example name:Pump* AND NOT description:spare
                 */
                query?: components["parameters"]["Query"];
                /**
                 * @description A condition on the fields of the objects, with comparisons, `and`, `or`, `not` and functions. Comparisons of strings are case-insensitive.
                 * @example startswith(Name,'Pump')
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
                /**
                 * @description The field to sort by, optionally followed by a space and `asc` (default) or `desc`.
                 *     Without the parameter, the list is not sorted: it is in the order of creation.
                 * @example name desc
                 */
                orderby?: components["parameters"]["Orderby"];
            };
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
            /** @description One page of streams. */
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
                    "application/json": components["schemas"]["SdsStream"][];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsStream"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    createOrUpdateStream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The stream. Its Id is optional and must equal that of the path. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsStream"];
            };
        };
        responses: {
            /** @description The stream was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    Location: components["headers"]["Location"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsStream"];
                };
            };
            /** @description The stream is updated. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            409: components["responses"]["SdsConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getOrCreateStream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The stream. Its Id is optional and must equal that of the path. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsStream"];
            };
        };
        responses: {
            /** @description An identical stream exists. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsStream"];
                };
            };
            /** @description The stream was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    Location: components["headers"]["Location"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsStream"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            409: components["responses"]["SdsConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    deleteStream: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream is deleted. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsType"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    changeStreamType: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the stream view from the stream's type to its new type.
                 * @example PumpToSummary
                 */
                streamViewId: string;
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
                /**
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream has the new type. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            409: components["responses"]["SdsConflict"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getResolvedStream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream with its resolved type. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedStream"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamTags: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. */
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
                     *       "pump",
                     *       "booster",
                     *       "north"
                     *     ]
                     */
                    "application/json": components["schemas"]["StreamTags"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceStreamTags: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description All tags. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       "pump",
                 *       "booster",
                 *       "north"
                 *     ]
                 */
                "application/json": components["schemas"]["StreamTags"];
            };
        };
        responses: {
            /** @description The new tags. */
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
                     *       "pump",
                     *       "booster",
                     *       "north"
                     *     ]
                     */
                    "application/json": components["schemas"]["StreamTags"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    deleteStreamTags: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream has no tags. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamMetadata: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
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
                     *       "Manufacturer": "Flowline",
                     *       "Model": "FL-220",
                     *       "Site": "North station"
                     *     }
                     */
                    "application/json": components["schemas"]["StreamMetadata"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceStreamMetadata: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description All keys and values. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Manufacturer": "Flowline",
                 *       "Model": "FL-220",
                 *       "Site": "North station"
                 *     }
                 */
                "application/json": components["schemas"]["StreamMetadata"];
            };
        };
        responses: {
            /** @description The new metadata. */
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
                     *       "Manufacturer": "Flowline",
                     *       "Model": "FL-220",
                     *       "Site": "North station"
                     *     }
                     */
                    "application/json": components["schemas"]["StreamMetadata"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    deleteStreamMetadata: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream has no metadata. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    patchStreamMetadata: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The operations, applied in their order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonPatch"];
                "application/json-patch+json": components["schemas"]["JsonPatch"];
            };
        };
        responses: {
            /** @description The metadata after the change. */
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
                     *       "Manufacturer": "Flowline",
                     *       "Model": "FL-220",
                     *       "Site": "South station",
                     *       "InstalledOn": "2021-05-17"
                     *     }
                     */
                    "application/json": components["schemas"]["StreamMetadata"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            409: components["responses"]["SdsConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamMetadataValue: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
                /**
                 * @description Key of the metadata; case-sensitive.
                 * @example Manufacturer
                 */
                key: components["schemas"]["PathText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example Flowline */
                    "application/json": string;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamAccessControl: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceStreamAccessControl: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The whole list. With an empty list or null, only the owner has rights. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    patchStreamAccessControl: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The operations, applied in order to the list that GET returns. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonPatch"];
                "application/json-patch+json": components["schemas"]["JsonPatch"];
            };
        };
        responses: {
            /** @description The access control list after the change. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamOwner: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trustee"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceStreamOwner: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The new owner, a user or a client. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Trustee"];
            };
        };
        responses: {
            /** @description The owner is replaced. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listStreamAccessRights: {
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamViewAccessControl: {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceStreamViewAccessControl: {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /** @description The whole list. With an empty list or null, only the owner has rights. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    patchStreamViewAccessControl: {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /** @description The operations, applied in order to the list that GET returns. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonPatch"];
                "application/json-patch+json": components["schemas"]["JsonPatch"];
            };
        };
        responses: {
            /** @description The access control list after the change. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamViewOwner: {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trustee"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceStreamViewOwner: {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /** @description The new owner, a user or a client. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Trustee"];
            };
        };
        responses: {
            /** @description The owner is replaced. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listStreamViewAccessRights: {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamsAccessControl: {
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceStreamsAccessControl: {
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
        /** @description The whole list. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getTypesAccessControl: {
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceTypesAccessControl: {
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
        /** @description The whole list. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getStreamViewsAccessControl: {
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceStreamViewsAccessControl: {
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
        /** @description The whole list. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getDataViewsAccessControl: {
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceDataViewsAccessControl: {
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
        /** @description The whole list. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listStreamsAccessRights: {
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
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listTypesAccessRights: {
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
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listStreamViewsAccessRights: {
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
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listDataViewsAccessRights: {
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
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listTransformedEvents: {
        parameters: {
            query?: {
                /**
                 * @description The stream view to read through. An unknown view results in 404, and a view whose source type is not the type of the stream in 400. Without it, the stored events are returned.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
                /**
                 * @description The index of a single event, found by searchMode. The parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:05:00Z
                 */
                index?: components["parameters"]["EventIndex"];
                /**
                 * @description Which stored event is returned for `index`.
                 * @example 3
                 */
                searchMode?: components["parameters"]["SearchMode"];
                /**
                 * @description The start of the range or window; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex?: components["parameters"]["StartIndex"];
                /**
                 * @description The end of the window, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex?: components["parameters"]["EndIndex"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions of numbers, strings and times. Comparisons of strings are case-sensitive. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description Maximum number of events to return. It applies to ranges. For a window it requires continuationToken and is the page size; without continuationToken, a window returns all events. A filter alone has no limit by default. */
                count?: components["parameters"]["EventCount"];
                /** @description Number of events to skip at the start of a range, after the filter is applied. */
                skip?: components["parameters"]["EventSkip"];
                /** @description Whether a range goes from startIndex to smaller indexes. A window cannot be reversed. */
                reversed?: components["parameters"]["Reversed"];
                /**
                 * @description Which events are returned at startIndex and, in a window, at endIndex. It cannot be combined with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description Which events are returned at startIndex of a window; required with endBoundaryType, instead of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description Which events are returned at endIndex of a window; required with startBoundaryType, instead of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description Requests a window in pages: empty for the first page, then the token of the previous page.
                 *     With this parameter, even if empty, the response is a page and not a list.
                 *     A token is valid only for the same stream, body and parameters except `count`. An index is accepted instead of a token:
                 *     the page begins after it.
                 * @example 2026-03-02T08:05:00.0000000Z~jZ9sT0m3VdLw7cQ2nXbE1g
                 */
                continuationToken?: components["parameters"]["EventContinuationToken"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row has the column names (`tableh`), lines of comma-separated values (`csv`), or these lines after a line of column names (`csvh`). Tables and lines have every value, regardless of Accept-Verbosity. Lines have no pages, so they are refused with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events in the requested form; one page if the query has continuationToken. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][] | components["schemas"]["EventPage"] | components["schemas"]["EventTable"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            408: components["responses"]["SdsRequestTimeout"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    convertEvents: {
        parameters: {
            query?: {
                /**
                 * @description The index of a single event, found by searchMode. The parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:05:00Z
                 */
                index?: components["parameters"]["EventIndex"];
                /**
                 * @description Which stored event is returned for `index`.
                 * @example 3
                 */
                searchMode?: components["parameters"]["SearchMode"];
                /**
                 * @description The start of the range or window; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex?: components["parameters"]["StartIndex"];
                /**
                 * @description The end of the window, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex?: components["parameters"]["EndIndex"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions of numbers, strings and times. Comparisons of strings are case-sensitive. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description Maximum number of events to return. It applies to ranges. For a window it requires continuationToken and is the page size; without continuationToken, a window returns all events. A filter alone has no limit by default. */
                count?: components["parameters"]["EventCount"];
                /** @description Number of events to skip at the start of a range, after the filter is applied. */
                skip?: components["parameters"]["EventSkip"];
                /** @description Whether a range goes from startIndex to smaller indexes. A window cannot be reversed. */
                reversed?: components["parameters"]["Reversed"];
                /**
                 * @description Which events are returned at startIndex and, in a window, at endIndex. It cannot be combined with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description Which events are returned at startIndex of a window; required with endBoundaryType, instead of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description Which events are returned at endIndex of a window; required with startBoundaryType, instead of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description Requests a window in pages: empty for the first page, then the token of the previous page.
                 *     With this parameter, even if empty, the response is a page and not a list.
                 *     A token is valid only for the same stream, body and parameters except `count`. An index is accepted instead of a token:
                 *     the page begins after it.
                 * @example 2026-03-02T08:05:00.0000000Z~jZ9sT0m3VdLw7cQ2nXbE1g
                 */
                continuationToken?: components["parameters"]["EventContinuationToken"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row has the column names (`tableh`), lines of comma-separated values (`csv`), or these lines after a line of column names (`csvh`). Tables and lines have every value, regardless of Accept-Verbosity. Lines have no pages, so they are refused with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions. Other properties keep their units. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUnitConversion"][];
            };
        };
        responses: {
            /** @description The events in the requested form; one page if the query has continuationToken. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][] | components["schemas"]["EventPage"] | components["schemas"]["EventTable"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            408: components["responses"]["SdsRequestTimeout"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getTransformedFirstEvent: {
        parameters: {
            query?: {
                /**
                 * @description The stream view to read through. An unknown view results in 404, and a view whose source type is not the type of the stream in 400. Without it, the stored events are returned.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
            };
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, or null. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"] | null;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    convertFirstEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions. Other properties keep their units. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUnitConversion"][];
            };
        };
        responses: {
            /** @description The event, or null. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"] | null;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getTransformedLastEvent: {
        parameters: {
            query?: {
                /**
                 * @description The stream view to read through. An unknown view results in 404, and a view whose source type is not the type of the stream in 400. Without it, the stored events are returned.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
            };
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, or null. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"] | null;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    convertLastEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions. Other properties keep their units. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUnitConversion"][];
            };
        };
        responses: {
            /** @description The event, or null. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"] | null;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listTransformedInterpolatedEvents: {
        parameters: {
            query?: {
                /**
                 * @description The stream view to read through. An unknown view results in 404, and a view whose source type is not the type of the stream in 400. Without it, the stored events are returned.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
                /**
                 * @description An index; repeat the parameter for each index. Times are in ISO 8601, or in a form that .NET reads in its invariant culture, such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example [
                 *       "2026-03-02T08:02:30Z",
                 *       "2026-03-02T08:05:00Z"
                 *     ]
                 */
                index?: components["parameters"]["EventIndexes"];
                /**
                 * @description The start of the range or window; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex?: components["parameters"]["StartIndex"];
                /**
                 * @description The end of the window, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex?: components["parameters"]["EndIndex"];
                /** @description Number of evenly spaced indexes at which events are returned, including startIndex and endIndex. */
                count?: components["parameters"]["InterpolatedCount"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row has the column names (`tableh`), lines of comma-separated values (`csv`), or these lines after a line of column names (`csvh`). Tables and lines have every value, regardless of Accept-Verbosity. Lines have no pages, so they are refused with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events in the requested form. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][] | components["schemas"]["EventTable"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            408: components["responses"]["SdsRequestTimeout"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    convertInterpolatedEvents: {
        parameters: {
            query?: {
                /**
                 * @description An index; repeat the parameter for each index. Times are in ISO 8601, or in a form that .NET reads in its invariant culture, such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example [
                 *       "2026-03-02T08:02:30Z",
                 *       "2026-03-02T08:05:00Z"
                 *     ]
                 */
                index?: components["parameters"]["EventIndexes"];
                /**
                 * @description The start of the range or window; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex?: components["parameters"]["StartIndex"];
                /**
                 * @description The end of the window, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex?: components["parameters"]["EndIndex"];
                /** @description Number of evenly spaced indexes at which events are returned, including startIndex and endIndex. */
                count?: components["parameters"]["InterpolatedCount"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row has the column names (`tableh`), lines of comma-separated values (`csv`), or these lines after a line of column names (`csvh`). Tables and lines have every value, regardless of Accept-Verbosity. Lines have no pages, so they are refused with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions. Other properties keep their units. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUnitConversion"][];
            };
        };
        responses: {
            /** @description The events in the requested form. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][] | components["schemas"]["EventTable"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            408: components["responses"]["SdsRequestTimeout"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listTransformedSummaries: {
        parameters: {
            query: {
                /**
                 * @description The stream view to read through. An unknown view results in 404, and a view whose source type is not the type of the stream in 400. Without it, the stored events are returned.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
                /**
                 * @description The start of the window. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The end of the window, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /** @description Number of equal intervals between startIndex and endIndex. */
                count?: components["parameters"]["SummaryCount"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions of numbers, strings and times. Comparisons of strings are case-sensitive. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intervals in index order. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsInterval"][];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            408: components["responses"]["SdsRequestTimeout"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    convertSummaries: {
        parameters: {
            query: {
                /**
                 * @description The start of the window. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The end of the window, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /** @description Number of equal intervals between startIndex and endIndex. */
                count?: components["parameters"]["SummaryCount"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions of numbers, strings and times. Comparisons of strings are case-sensitive. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions. Other properties keep their units. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUnitConversion"][];
            };
        };
        responses: {
            /** @description The intervals in index order. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsInterval"][];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            408: components["responses"]["SdsRequestTimeout"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listTransformedSampledEvents: {
        parameters: {
            query: {
                /**
                 * @description The stream view to read through. An unknown view results in 404, and a view whose source type is not the type of the stream in 400. Without it, the stored events are returned.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
                /**
                 * @description The start of the window. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The end of the window, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /**
                 * @description Number of equal intervals between startIndex and endIndex.
                 * @example 100
                 */
                intervals: components["parameters"]["Intervals"];
                /**
                 * @description Identifier of a property whose events with the smallest and largest values are returned. Repeat the parameter for each property. It must be possible to interpolate the property.
                 * @example [
                 *       "DischargePressure"
                 *     ]
                 */
                sampleBy: components["parameters"]["SampleBy"];
                /**
                 * @description Which events are returned at startIndex and, in a window, at endIndex. It cannot be combined with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description Which events are returned at startIndex of a window; required with endBoundaryType, instead of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description Which events are returned at endIndex of a window; required with startBoundaryType, instead of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions of numbers, strings and times. Comparisons of strings are case-sensitive. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row has the column names (`tableh`), lines of comma-separated values (`csv`), or these lines after a line of column names (`csvh`). Tables and lines have every value, regardless of Accept-Verbosity. Lines have no pages, so they are refused with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sampled events in the requested form. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][] | components["schemas"]["EventTable"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            408: components["responses"]["SdsRequestTimeout"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    convertSampledEvents: {
        parameters: {
            query: {
                /**
                 * @description The start of the window. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The end of the window, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /**
                 * @description Number of equal intervals between startIndex and endIndex.
                 * @example 100
                 */
                intervals: components["parameters"]["Intervals"];
                /**
                 * @description Identifier of a property whose events with the smallest and largest values are returned. Repeat the parameter for each property. It must be possible to interpolate the property.
                 * @example [
                 *       "DischargePressure"
                 *     ]
                 */
                sampleBy: components["parameters"]["SampleBy"];
                /**
                 * @description Which events are returned at startIndex and, in a window, at endIndex. It cannot be combined with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description Which events are returned at startIndex of a window; required with endBoundaryType, instead of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description Which events are returned at endIndex of a window; required with startBoundaryType, instead of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions of numbers, strings and times. Comparisons of strings are case-sensitive. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row has the column names (`tableh`), lines of comma-separated values (`csv`), or these lines after a line of column names (`csvh`). Tables and lines have every value, regardless of Accept-Verbosity. Lines have no pages, so they are refused with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions. Other properties keep their units. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUnitConversion"][];
            };
        };
        responses: {
            /** @description The sampled events in the requested form. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][] | components["schemas"]["EventTable"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            408: components["responses"]["SdsRequestTimeout"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listJoinedEvents: {
        parameters: {
            query: {
                /**
                 * @description Identifiers of the streams, separated by commas, in the order of a row.
                 * @example [
                 *       "Pump-101",
                 *       "Pump-102"
                 *     ]
                 */
                streams: string[];
                /**
                 * @description How the events are joined.
                 * @example 1
                 */
                joinMode?: components["schemas"]["SdsJoinMode"];
                /**
                 * @description The start of the window. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The end of the window, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /**
                 * @description Which events are returned at startIndex and, in a window, at endIndex. It cannot be combined with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description Which events are returned at startIndex of a window; required with endBoundaryType, instead of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description Which events are returned at endIndex of a window; required with startBoundaryType, instead of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions of numbers, strings and times. Comparisons of strings are case-sensitive. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description Maximum number of rows, or merged events, to return. */
                count?: number;
            };
            header?: {
                /**
                 * @description Time limit of the request in seconds, after which the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
                 *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
                 *     the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
                 *     The setting DEFAULT_VERBOSITY of the server can change the default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
            /** @description The rows in index order. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedRow"][];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            408: components["responses"]["SdsRequestTimeout"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    createOrUpdateQuantity: {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        /** @description The quantity with its base unit. Its identifier is optional, and must equal that of the path (400). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUomQuantity"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsUomQuantity"];
                };
            };
            /** @description It is replaced. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            409: components["responses"]["SdsConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getOrCreateQuantity: {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        /** @description The quantity with its base unit. Its identifier is optional, and must equal that of the path (400). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUomQuantity"];
            };
        };
        responses: {
            /** @description An identical one exists. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsUomQuantity"];
                };
            };
            /** @description It was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsUomQuantity"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            409: components["responses"]["SdsConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    deleteQuantity: {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            409: components["responses"]["SdsConflict"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    createOrUpdateQuantityUnit: {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
                /**
                 * @description Identifier of the unit of measure.
                 * @example kilopascal
                 */
                uomId: components["parameters"]["UomId"];
            };
            cookie?: never;
        };
        /** @description The unit. Its identifier and quantity are optional, and must equal those of the path (400). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUom"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsUom"];
                };
            };
            /** @description It is replaced. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            409: components["responses"]["SdsConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getOrCreateQuantityUnit: {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
                /**
                 * @description Identifier of the unit of measure.
                 * @example kilopascal
                 */
                uomId: components["parameters"]["UomId"];
            };
            cookie?: never;
        };
        /** @description The unit. Its identifier and quantity are optional, and must equal those of the path (400). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUom"];
            };
        };
        responses: {
            /** @description An identical one exists. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsUom"];
                };
            };
            /** @description It was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsUom"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            409: components["responses"]["SdsConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    deleteQuantityUnit: {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
                /**
                 * @description Identifier of the unit of measure.
                 * @example kilopascal
                 */
                uomId: components["parameters"]["UomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            409: components["responses"]["SdsConflict"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listDataViews: {
        parameters: {
            query?: {
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
            /** @description One page of data views. */
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
                     *         "Id": "PumpData",
                     *         "Name": "Pump data",
                     *         "Description": "Flow of the main and the spare pump of each site",
                     *         "IndexField": {
                     *           "Label": "Timestamp"
                     *         },
                     *         "Queries": [
                     *           {
                     *             "Id": "pumps",
                     *             "Kind": "Stream",
                     *             "Value": "id:Pump-*"
                     *           }
                     *         ],
                     *         "DataFieldSets": [
                     *           {
                     *             "QueryId": "pumps",
                     *             "DataFields": [
                     *               {
                     *                 "Source": "PropertyId",
                     *                 "Keys": [
                     *                   "Flow"
                     *                 ],
                     *                 "Label": "{IdentifyingValue} {Key}"
                     *               }
                     *             ],
                     *             "IdentifyingField": {
                     *               "Source": "Metadata",
                     *               "Keys": [
                     *                 "Role"
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "GroupingFields": [
                     *           {
                     *             "Source": "Metadata",
                     *             "Keys": [
                     *               "Site"
                     *             ],
                     *             "Label": "Site"
                     *           }
                     *         ],
                     *         "IndexTypeCode": "DateTime"
                     *       },
                     *       {
                     *         "Id": "TankLevels",
                     *         "Name": "Tank levels",
                     *         "Description": "Level of all tanks",
                     *         "IndexField": {
                     *           "Label": "Timestamp"
                     *         },
                     *         "Queries": [
                     *           {
                     *             "Id": "tanks",
                     *             "Kind": "Stream",
                     *             "Value": "id:Tank-*"
                     *           }
                     *         ],
                     *         "DataFieldSets": [
                     *           {
                     *             "QueryId": "tanks",
                     *             "DataFields": [
                     *               {
                     *                 "Source": "PropertyId",
                     *                 "Keys": [
                     *                   "Level"
                     *                 ],
                     *                 "Label": "{IdentifyingValue} {Key} {Uom}"
                     *               }
                     *             ],
                     *             "IdentifyingField": {
                     *               "Source": "Id"
                     *             }
                     *           }
                     *         ],
                     *         "GroupingFields": [],
                     *         "IndexTypeCode": "DateTime"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["StoredDataView"][];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getDataView: {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data view. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredDataView"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    createOrUpdateDataView: {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /** @description The data view; missing members are reset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoredDataView"];
            };
        };
        responses: {
            /** @description The data view was created; this is the stored data view. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredDataView"];
                };
            };
            /** @description The data view is replaced. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getOrCreateDataView: {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /** @description The data view. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoredDataView"];
            };
        };
        responses: {
            /** @description The data view was created; this is the stored data view. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredDataView"];
                };
            };
            /** @description An identical data view exists. */
            302: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    Location: components["headers"]["Location"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredDataView"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            409: components["responses"]["SdsConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    deleteDataView: {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data view is deleted. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listResolvedDataItems: {
        parameters: {
            query?: {
                /**
                 * @description Whether to find the data items again (`Refresh`) or to reuse the cached items of the caller's last request for this data view
                 *     (`Preserve`). Objects that were created since then are included only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                /**
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
                /**
                 * @description Identifier of a query of the data view.
                 * @example pumps
                 */
                queryId: components["parameters"]["QueryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of data items. */
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
                     *       "TimeOfResolution": "2026-05-04T09:15:00Z",
                     *       "Items": [
                     *         {
                     *           "Id": "Pump-101",
                     *           "Name": "Pump 101",
                     *           "Description": "Main pump of the north site",
                     *           "TypeId": "Pump",
                     *           "ResourceType": "Stream",
                     *           "Tags": [
                     *             "critical"
                     *           ],
                     *           "Metadata": [
                     *             {
                     *               "Name": "Role",
                     *               "Value": "Main",
                     *               "TypeCode": "String"
                     *             },
                     *             {
                     *               "Name": "Site",
                     *               "Value": "North",
                     *               "TypeCode": "String"
                     *             }
                     *           ],
                     *           "DataItemFields": [
                     *             {
                     *               "Id": "Time",
                     *               "Name": "Time",
                     *               "TypeCode": "DateTime",
                     *               "IsKey": true
                     *             },
                     *             {
                     *               "Id": "Flow",
                     *               "Name": "Flow",
                     *               "TypeCode": "Double",
                     *               "Uom": "cubic meter per hour",
                     *               "IsKey": false
                     *             },
                     *             {
                     *               "Id": "DischargePressure",
                     *               "Name": "Discharge pressure",
                     *               "TypeCode": "Double",
                     *               "Uom": "kilopascal",
                     *               "IsKey": false
                     *             }
                     *           ],
                     *           "IneligibleDataItemFields": [
                     *             {
                     *               "Id": "RunTime",
                     *               "Name": "Run time",
                     *               "TypeCode": "TimeSpan",
                     *               "IsKey": false
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResolvedDataItems"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listResolvedIneligibleDataItems: {
        parameters: {
            query?: {
                /**
                 * @description Whether to find the data items again (`Refresh`) or to reuse the cached items of the caller's last request for this data view
                 *     (`Preserve`). Objects that were created since then are included only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                /**
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
                /**
                 * @description Identifier of a query of the data view.
                 * @example pumps
                 */
                queryId: components["parameters"]["QueryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of data items. */
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
                     *       "TimeOfResolution": "2026-05-04T09:15:00Z",
                     *       "Items": [
                     *         {
                     *           "Id": "Pump-survey",
                     *           "Name": "Pump survey",
                     *           "Description": "Measurements of the pumps by depth",
                     *           "TypeId": "DepthProfile",
                     *           "ResourceType": "Stream",
                     *           "Tags": [],
                     *           "Metadata": [],
                     *           "DataItemFields": [],
                     *           "IneligibleDataItemFields": [
                     *             {
                     *               "Id": "Depth",
                     *               "Name": "Depth",
                     *               "TypeCode": "Double",
                     *               "Uom": "meter",
                     *               "IsKey": true
                     *             },
                     *             {
                     *               "Id": "Temperature",
                     *               "Name": "Temperature",
                     *               "TypeCode": "Double",
                     *               "Uom": "degree Celsius",
                     *               "IsKey": false
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResolvedDataItems"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listResolvedGroups: {
        parameters: {
            query?: {
                /**
                 * @description Whether to find the data items again (`Refresh`) or to reuse the cached items of the caller's last request for this data view
                 *     (`Preserve`). Objects that were created since then are included only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                /**
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups. */
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
                     *       "TimeOfResolution": "2026-05-04T09:15:00Z",
                     *       "Items": [
                     *         {
                     *           "GroupingValues": [
                     *             {
                     *               "Value": "North",
                     *               "TypeCode": "String"
                     *             }
                     *           ],
                     *           "DataItems": {
                     *             "pumps": [
                     *               {
                     *                 "Id": "Pump-101",
                     *                 "Name": "Pump 101",
                     *                 "Description": "Main pump of the north site",
                     *                 "TypeId": "Pump",
                     *                 "ResourceType": "Stream",
                     *                 "Tags": [
                     *                   "critical"
                     *                 ],
                     *                 "Metadata": [
                     *                   {
                     *                     "Name": "Role",
                     *                     "Value": "Main",
                     *                     "TypeCode": "String"
                     *                   },
                     *                   {
                     *                     "Name": "Site",
                     *                     "Value": "North",
                     *                     "TypeCode": "String"
                     *                   }
                     *                 ],
                     *                 "DataItemFields": [
                     *                   {
                     *                     "Id": "Time",
                     *                     "Name": "Time",
                     *                     "TypeCode": "DateTime",
                     *                     "IsKey": true
                     *                   },
                     *                   {
                     *                     "Id": "Flow",
                     *                     "Name": "Flow",
                     *                     "TypeCode": "Double",
                     *                     "Uom": "cubic meter per hour",
                     *                     "IsKey": false
                     *                   },
                     *                   {
                     *                     "Id": "DischargePressure",
                     *                     "Name": "Discharge pressure",
                     *                     "TypeCode": "Double",
                     *                     "Uom": "kilopascal",
                     *                     "IsKey": false
                     *                   }
                     *                 ],
                     *                 "IneligibleDataItemFields": [
                     *                   {
                     *                     "Id": "RunTime",
                     *                     "Name": "Run time",
                     *                     "TypeCode": "TimeSpan",
                     *                     "IsKey": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "GroupingValues": [
                     *             {
                     *               "Value": "South",
                     *               "TypeCode": "String"
                     *             }
                     *           ],
                     *           "DataItems": {
                     *             "pumps": [
                     *               {
                     *                 "Id": "Pump-201",
                     *                 "Name": "Pump 201",
                     *                 "Description": "Main pump of the south site",
                     *                 "TypeId": "Pump",
                     *                 "ResourceType": "Stream",
                     *                 "Tags": [],
                     *                 "Metadata": [
                     *                   {
                     *                     "Name": "Role",
                     *                     "Value": "Main",
                     *                     "TypeCode": "String"
                     *                   },
                     *                   {
                     *                     "Name": "Site",
                     *                     "Value": "South",
                     *                     "TypeCode": "String"
                     *                   }
                     *                 ],
                     *                 "DataItemFields": [
                     *                   {
                     *                     "Id": "Time",
                     *                     "Name": "Time",
                     *                     "TypeCode": "DateTime",
                     *                     "IsKey": true
                     *                   },
                     *                   {
                     *                     "Id": "Flow",
                     *                     "Name": "Flow",
                     *                     "TypeCode": "Double",
                     *                     "Uom": "cubic meter per hour",
                     *                     "IsKey": false
                     *                   }
                     *                 ],
                     *                 "IneligibleDataItemFields": []
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResolvedGroups"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listResolvedFieldMappings: {
        parameters: {
            query?: {
                /**
                 * @description Whether to find the data items again (`Refresh`) or to reuse the cached items of the caller's last request for this data view
                 *     (`Preserve`). Objects that were created since then are included only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                /**
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of columns. */
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
                     *       "TimeOfResolution": "2026-05-04T09:15:00Z",
                     *       "Items": [
                     *         {
                     *           "Id": "Timestamp",
                     *           "Label": "Timestamp",
                     *           "FieldKind": "IndexField",
                     *           "TypeCode": "DateTime",
                     *           "DataMappings": [
                     *             {
                     *               "TypeCode": "DateTime"
                     *             },
                     *             {
                     *               "TypeCode": "DateTime"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "Id": "Site",
                     *           "Label": "Site",
                     *           "FieldKind": "GroupingField",
                     *           "TypeCode": "String",
                     *           "DataMappings": [
                     *             {
                     *               "TargetId": "Pump-101",
                     *               "TargetFieldKey": "Site",
                     *               "TypeCode": "String",
                     *               "FieldIndex": 0
                     *             },
                     *             {
                     *               "TargetId": "Pump-201",
                     *               "TargetFieldKey": "Site",
                     *               "TypeCode": "String",
                     *               "FieldIndex": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "Id": "Main Flow",
                     *           "Label": "Main Flow",
                     *           "FieldKind": "DataField",
                     *           "TypeCode": "Double",
                     *           "Uom": "cubic meter per hour",
                     *           "SummaryType": "None",
                     *           "DataMappings": [
                     *             {
                     *               "TargetId": "Pump-101",
                     *               "TargetFieldKey": "Flow",
                     *               "TypeCode": "Double",
                     *               "Uom": "cubic meter per hour",
                     *               "SummaryType": "None",
                     *               "FieldSetIndex": 0,
                     *               "FieldIndex": 0
                     *             },
                     *             {
                     *               "TargetId": "Pump-201",
                     *               "TargetFieldKey": "Flow",
                     *               "TypeCode": "Double",
                     *               "Uom": "cubic meter per hour",
                     *               "SummaryType": "None",
                     *               "FieldSetIndex": 0,
                     *               "FieldIndex": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "Id": "Spare Flow",
                     *           "Label": "Spare Flow",
                     *           "FieldKind": "DataField",
                     *           "TypeCode": "Double",
                     *           "SummaryType": "None",
                     *           "DataMappings": [
                     *             {
                     *               "TargetId": "Pump-102",
                     *               "TargetFieldKey": "Flow",
                     *               "TypeCode": "Double",
                     *               "Uom": "cubic meter per hour",
                     *               "SummaryType": "None",
                     *               "FieldSetIndex": 0,
                     *               "FieldIndex": 0
                     *             },
                     *             {
                     *               "TypeCode": "Empty",
                     *               "SummaryType": "None",
                     *               "FieldSetIndex": 0,
                     *               "FieldIndex": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResolvedFieldMappings"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listResolvedAvailableFieldSets: {
        parameters: {
            query?: {
                /**
                 * @description Whether to find the data items again (`Refresh`) or to reuse the cached items of the caller's last request for this data view
                 *     (`Preserve`). Objects that were created since then are included only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                /**
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of field sets. */
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
                     *       "TimeOfResolution": "2026-05-04T09:15:00Z",
                     *       "Items": [
                     *         {
                     *           "QueryId": "pumps",
                     *           "DataFields": [
                     *             {
                     *               "Source": "Id",
                     *               "Keys": [],
                     *               "Label": "{IdentifyingValue} Id"
                     *             },
                     *             {
                     *               "Source": "Name",
                     *               "Keys": [],
                     *               "Label": "{IdentifyingValue} Name"
                     *             },
                     *             {
                     *               "Source": "PropertyId",
                     *               "Keys": [
                     *                 "DischargePressure"
                     *               ],
                     *               "Label": "{IdentifyingValue} DischargePressure {Uom} {SummaryType}"
                     *             },
                     *             {
                     *               "Source": "Metadata",
                     *               "Keys": [
                     *                 "Role"
                     *               ],
                     *               "Label": "{IdentifyingValue} Role {Uom}"
                     *             },
                     *             {
                     *               "Source": "Tags",
                     *               "Keys": [
                     *                 "critical"
                     *               ],
                     *               "Label": "{IdentifyingValue} Tags"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ResolvedFieldSets"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getDataViewInterpolatedData: {
        parameters: {
            query?: {
                /**
                 * @description Start of the data, inclusive. It defaults to the DefaultStartIndex of the data view; if there is none, it is required.
                 *     Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM;
                 *     a time without a zone is UTC.
                 * @example 2026-05-04T08:00:00Z
                 */
                startIndex?: components["parameters"]["DataViewStartIndex"];
                /**
                 * @description End of the data, inclusive. It defaults to the DefaultEndIndex of the data view;
                 *     if there is none, it is required unless countPerGroup is given. It must not be before the start.
                 * @example 2026-05-04T08:02:00Z
                 */
                endIndex?: components["parameters"]["DataViewEndIndex"];
                /**
                 * @description The distance between two rows, more than zero. It defaults to the DefaultInterval of the data view; if there is none, it is required.
                 *     For times it is written as days, hours, minutes and seconds, `d.hh:mm:ss.fffffff` with days and fractions as needed,
                 *     or as a whole number of days;
                 *     for numeric indexes it is a number.
                 * @example 00:01:00
                 */
                interval?: components["parameters"]["DataViewInterval"];
                /**
                 * @description The form of the response.
                 *     `default`: an array of objects, one for each row, by column name.
                 *     `table`: columns and rows as separate members; `tableh`: the same, with the column names as the first row.
                 *     `csv`: comma-separated rows; `csvh`: the same, after a line of column names. Both are sent as text/csv.
                 *     Every page has the names.
                 */
                form?: components["parameters"]["DataViewForm"];
                /**
                 * @description The token of the next page, from the URL in the header Next-Page; omit it for the first page.
                 *     It is valid only for the same data view and parameters, including `count` and `cache`,
                 *     and only while the data view resolves to the same items. Otherwise, start again with the first page.
                 * @example eyJ2IjoxfQ
                 */
                continuationToken?: components["parameters"]["DataViewContinuationToken"];
                /**
                 * @description Number of rows in each group, from the start on. It replaces endIndex.
                 *     In the narrow shape, it is the number of rows of each field of a group.
                 * @example 10
                 */
                countPerGroup?: components["parameters"]["DataViewCountPerGroup"];
                /**
                 * @description Number of groups to return, from the first on. Defaults to all.
                 * @example 5
                 */
                groupCount?: components["parameters"]["DataViewGroupCount"];
                /**
                 * @description Maximum number of rows of a page. The default depends on the number of columns and is in the URLs of the pages.
                 * @example 1000
                 */
                count?: components["parameters"]["DataViewPageSize"];
                /**
                 * @description Whether to find the data items again (`Refresh`) or to reuse the cached items of the caller's last request for this data view
                 *     (`Preserve`). Values are never cached. It applies only to the first page.
                 */
                cache?: components["parameters"]["StoredDataCache"];
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
                /**
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InterpolatedData"];
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getDataViewStoredData: {
        parameters: {
            query?: {
                /**
                 * @description Start of the data, inclusive. It defaults to the DefaultStartIndex of the data view; if there is none, it is required.
                 *     Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM;
                 *     a time without a zone is UTC.
                 * @example 2026-05-04T08:00:00Z
                 */
                startIndex?: components["parameters"]["DataViewStartIndex"];
                /**
                 * @description End of the data, inclusive. It defaults to the DefaultEndIndex of the data view;
                 *     if there is none, it is required unless countPerGroup is given. It must not be before the start.
                 * @example 2026-05-04T08:02:00Z
                 */
                endIndex?: components["parameters"]["DataViewEndIndex"];
                /**
                 * @description The form of the response.
                 *     `default`: an array of objects, one for each row, by column name.
                 *     `table`: columns and rows as separate members; `tableh`: the same, with the column names as the first row.
                 *     `csv`: comma-separated rows; `csvh`: the same, after a line of column names. Both are sent as text/csv.
                 *     Every page has the names.
                 */
                form?: components["parameters"]["DataViewForm"];
                /**
                 * @description The token of the next page, from the URL in the header Next-Page; omit it for the first page.
                 *     It is valid only for the same data view and parameters, including `count` and `cache`,
                 *     and only while the data view resolves to the same items. Otherwise, start again with the first page.
                 * @example eyJ2IjoxfQ
                 */
                continuationToken?: components["parameters"]["DataViewContinuationToken"];
                /**
                 * @description Number of rows in each group, from the start on. It replaces endIndex.
                 *     In the narrow shape, it is the number of rows of each field of a group.
                 * @example 10
                 */
                countPerGroup?: components["parameters"]["DataViewCountPerGroup"];
                /**
                 * @description Number of groups to return, from the first on. Defaults to all.
                 * @example 5
                 */
                groupCount?: components["parameters"]["DataViewGroupCount"];
                /**
                 * @description Maximum number of rows of a page. The default depends on the number of columns and is in the URLs of the pages.
                 * @example 1000
                 */
                count?: components["parameters"]["DataViewPageSize"];
                /**
                 * @description Whether to find the data items again (`Refresh`) or to reuse the cached items of the caller's last request for this data view
                 *     (`Preserve`). Values are never cached. It applies only to the first page.
                 */
                cache?: components["parameters"]["StoredDataCache"];
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
                /**
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredData"];
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getDataViewAccessControl: {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
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
                    /**
                     * @example {
                     *       "RoleTrusteeAccessControlEntries": [
                     *         {
                     *           "Trustee": {
                     *             "Type": 3,
                     *             "ObjectId": "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11",
                     *             "TenantId": "11111111-1111-4111-8111-111111111111"
                     *           },
                     *           "AccessType": 0,
                     *           "AccessRights": 3
                     *         },
                     *         {
                     *           "Trustee": {
                     *             "Type": 3,
                     *             "ObjectId": "9d3b6c18-72e4-4fa5-b0c7-4a1e8d5f2b93",
                     *             "TenantId": "11111111-1111-4111-8111-111111111111"
                     *           },
                     *           "AccessType": 0,
                     *           "AccessRights": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccessControlList"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceDataViewAccessControl: {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /** @description The new access control list. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "RoleTrusteeAccessControlEntries": [
                 *         {
                 *           "Trustee": {
                 *             "Type": 3,
                 *             "ObjectId": "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11",
                 *             "TenantId": "11111111-1111-4111-8111-111111111111"
                 *           },
                 *           "AccessType": 0,
                 *           "AccessRights": 3
                 *         },
                 *         {
                 *           "Trustee": {
                 *             "Type": 3,
                 *             "ObjectId": "9d3b6c18-72e4-4fa5-b0c7-4a1e8d5f2b93",
                 *             "TenantId": "11111111-1111-4111-8111-111111111111"
                 *           },
                 *           "AccessType": 0,
                 *           "AccessRights": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AccessControlList"];
            };
        };
        responses: {
            /** @description The access control list is replaced. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    getDataViewOwner: {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner. */
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
                     *       "Type": 1,
                     *       "ObjectId": "33333333-3333-4333-8333-333333333333",
                     *       "TenantId": "11111111-1111-4111-8111-111111111111"
                     *     }
                     */
                    "application/json": components["schemas"]["Trustee"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    replaceDataViewOwner: {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /** @description The new owner. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Type": 1,
                 *       "ObjectId": "33333333-3333-4333-8333-333333333333",
                 *       "TenantId": "11111111-1111-4111-8111-111111111111"
                 *     }
                 */
                "application/json": components["schemas"]["Trustee"];
            };
        };
        responses: {
            /** @description The owner is changed. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listDataViewAccessRights: {
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of the rights. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    listShares: {
        parameters: {
            query?: {
                /**
                 * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; see the guide on searching.
                 * @example name:Pump* AND NOT description:spare
                 */
                query?: components["parameters"]["Query"];
                /**
                 * @description The field to sort by, optionally followed by a space and `asc` (default) or `desc`.
                 *     Without the parameter, the list is not sorted: it is in the order of creation.
                 * @example name desc
                 */
                orderby?: components["parameters"]["Orderby"];
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
            /** @description One page of shares. */
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
                     *         "id": "planning-warehouse",
                     *         "name": "Planning warehouse",
                     *         "type": "DeltaSharing",
                     *         "virtualTables": [
                     *           {
                     *             "id": "pumps-hourly",
                     *             "name": "Pumps, hourly",
                     *             "status": "Ready"
                     *           }
                     *         ],
                     *         "externalConfig": {
                     *           "globalMetastoreId": null,
                     *           "clientId": null,
                     *           "clientSecret": null,
                     *           "warehouseId": null
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Share"][];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
        };
    };
    createShare: {
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
        /** @description The share. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The share was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    Location: components["headers"]["Location"];
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
        };
    };
    getShare: {
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
                 * @description Identifier of the share.
                 * @example planning-warehouse
                 */
                shareId: components["parameters"]["ShareId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
        };
    };
    updateShare: {
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
                 * @description Identifier of the share.
                 * @example planning-warehouse
                 */
                shareId: components["parameters"]["ShareId"];
            };
            cookie?: never;
        };
        /** @description The share; missing members are reset, except the secret. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The share after the change. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            406: components["responses"]["SdsNotAcceptable"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
        };
    };
    deleteShare: {
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
                 * @description Identifier of the share.
                 * @example planning-warehouse
                 */
                shareId: components["parameters"]["ShareId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share is deleted. */
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
            400: components["responses"]["SdsBadRequest"];
            401: components["responses"]["SdsUnauthorized"];
            403: components["responses"]["SdsForbidden"];
            404: components["responses"]["SdsNotFound"];
            405: components["responses"]["SdsMethodNotAllowed"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
        };
    };
    getTenant: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant. */
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
                     *       "Id": "11111111-1111-4111-8111-111111111111",
                     *       "Name": "Northwind Utilities",
                     *       "Description": "Waterworks of the River Basin",
                     *       "CreatedDate": "2026-01-05T09:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Tenant"];
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
    getAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Returns only records from this time on.
                 * @example 2026-03-01T00:00:00Z
                 */
                startTime?: components["parameters"]["AuditStartTime"];
                /**
                 * @description Returns only records until this time.
                 * @example 2026-03-02T00:00:00Z
                 */
                endTime?: components["parameters"]["AuditEndTime"];
                /**
                 * @description Returns only changes or only refusals.
                 * @example Change
                 */
                kind?: components["parameters"]["AuditKind"];
                /**
                 * @description Returns only records of the operation with this operationId.
                 * @example createUser
                 */
                operation?: components["parameters"]["AuditOperation"];
                /**
                 * @description Returns only records of this user or client.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                callerId?: components["parameters"]["AuditCallerId"];
                /** @description Maximum number of records to return. */
                count?: components["parameters"]["AuditCount"];
                /**
                 * @description The token of the previous page; empty or missing for the first page. Repeat the request with it:
                 *     all parameters except `count` must be the same.
                 * @example 639080640000000000-42~jZ9sT0m3VdLw7cQ2nXbE1g
                 */
                continuationToken?: components["parameters"]["AuditContinuationToken"];
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
            /** @description One page of the log. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
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
    listNamespaces: {
        parameters: {
            query?: {
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
            /** @description The namespaces of this page. */
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
                     *         "Id": "demo",
                     *         "Description": "Pumps and tanks of the waterworks",
                     *         "Region": "local",
                     *         "CreatedDate": "2026-01-05T09:05:00Z"
                     *       },
                     *       {
                     *         "Id": "pilot",
                     *         "Description": null,
                     *         "Region": "local",
                     *         "CreatedDate": "2026-02-11T13:30:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Namespace"][];
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
    getNamespace: {
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
            /** @description The namespace. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Namespace"];
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
    createOrUpdateNamespace: {
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
        /** @description The namespace. Without a description, the description is removed. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": "demo",
                 *       "Description": "Pumps and tanks of the waterworks",
                 *       "Region": "local"
                 *     }
                 */
                "application/json": components["schemas"]["NamespaceCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The namespace existed; this is the namespace after the change. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Namespace"];
                };
            };
            /** @description The namespace was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Namespace"];
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
    deleteNamespace: {
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
            /** @description The namespace is deleted. */
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
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listTenantCommunityInvitations: {
        parameters: {
            query?: {
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
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
            /** @description The invitations of this page. */
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
                     *         "CommunityId": "44444444-4444-4444-8444-444444444444",
                     *         "CommunityName": "River Basin",
                     *         "TenantId": "9b1f4a70-6f0e-4b52-8d3c-5a7e2c9d1f08",
                     *         "Issued": "2026-03-01T08:00:00.0000000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CommunityInvitation"][];
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
    getTenantCommunity: {
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
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The community. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
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
    listCommunities: {
        parameters: {
            query?: {
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
            /** @description The communities of this page. */
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
                     *         "Id": "44444444-4444-4444-8444-444444444444",
                     *         "Name": "River Basin",
                     *         "Description": "Shares levels and flows along the river",
                     *         "TenantIds": [
                     *           "11111111-1111-4111-8111-111111111111"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Community"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    createCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The community. The server sets its identifier. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Name": "River Basin",
                 *       "Description": "Shares levels and flows along the river"
                 *     }
                 */
                "application/json": components["schemas"]["CommunityCreate"];
            };
        };
        responses: {
            /** @description The community was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getCommunity: {
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
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The community. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The community is deleted. */
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
    listCommunityInvitations: {
        parameters: {
            query?: {
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations of this page. */
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
                     *         "CommunityId": "44444444-4444-4444-8444-444444444444",
                     *         "CommunityName": "River Basin",
                     *         "TenantId": "9b1f4a70-6f0e-4b52-8d3c-5a7e2c9d1f08",
                     *         "Issued": "2026-03-01T08:00:00.0000000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CommunityInvitation"][];
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
    addCommunityInvitation: {
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
            /** @description The tenant was already invited; this is the invitation. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityInvitation"];
                };
            };
            /** @description The tenant is invited. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityInvitation"];
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
    removeCommunityInvitation: {
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
            /** @description The tenant is no longer invited. */
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
    getCommunitySummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts at the time of the request. */
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
                     *       "TotalStreams": 12,
                     *       "StreamsContributed": 5
                     *     }
                     */
                    "application/json": components["schemas"]["CommunitySummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    searchCommunityStreams: {
        parameters: {
            query?: {
                /**
                 * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; see the guide on searching.
                 * @example name:Pump* AND NOT description:spare
                 */
                query?: components["parameters"]["Query"];
                /**
                 * @description Identifier of the only tenant to search in; without it, all tenants of the community are searched.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                searchTenantId?: components["parameters"]["SearchTenantId"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the community.
                 * @example 44444444-4444-4444-8444-444444444444
                 */
                communityId: components["parameters"]["CommunityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of streams. */
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
                     *         "Id": "Tank-7",
                     *         "Name": "Tank 7",
                     *         "TypeId": "TankLevel",
                     *         "Description": "Level of the clear water tank",
                     *         "Self": "http://127.0.0.1:8080/api/v1/Tenants/11111111-1111-4111-8111-111111111111/Namespaces/demo/Streams/Tank-7",
                     *         "TenantId": "11111111-1111-4111-8111-111111111111",
                     *         "TenantName": "Northwind Utilities",
                     *         "NamespaceId": "demo",
                     *         "CommunityId": "44444444-4444-4444-8444-444444444444"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CommunityStream"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    addCommunityTenant: {
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
            /** @description The tenant was already a member; this is the community. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            /** @description The tenant is now a member; this is the community. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
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
    removeCommunityTenant: {
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
            /** @description The tenant is no longer a member. */
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
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Whether the list includes expired invitations.
                 * @example true
                 */
                includeExpiredInvitations?: boolean;
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
            /** @description The invitations of this page. */
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
                     *         "Id": "6a4c2e18-7d3b-4f9a-9c05-1b8e7d6f5a40",
                     *         "Issued": "2026-03-02T08:15:00Z",
                     *         "Expires": "2026-03-23T08:15:00Z",
                     *         "Accepted": null,
                     *         "State": 1,
                     *         "TenantId": "11111111-1111-4111-8111-111111111111",
                     *         "UserId": "33333333-3333-4333-8333-333333333333"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Invitation"][];
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
    getUserInvitation: {
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
            /** @description The invitation. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
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
    createOrUpdateUserInvitation: {
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
        /** @description The settings of the invitation; all have defaults. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ExpiresDateTime": "2026-03-23T08:15:00Z",
                 *       "SendInvitation": true,
                 *       "IdentityProviderId": "d2a478ca-52e3-4fd4-9d93-ded440476364"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The user already had an invitation; this is the invitation after the change. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The invitation was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
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
    createUserInvitation: {
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
        /** @description The settings of the invitation; all have defaults. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ExpiresDateTime": "2026-03-23T08:15:00Z",
                 *       "SendInvitation": true,
                 *       "IdentityProviderId": "d2a478ca-52e3-4fd4-9d93-ded440476364"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The invitation was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
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
    deleteUserInvitation: {
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
            /** @description The invitation is deleted. */
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
    listHybridClientSecrets: {
        parameters: {
            query?: {
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
            /** @description The secrets of this page. */
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
                    "application/json": components["schemas"]["ClientSecret"][];
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
    createHybridClientSecret: {
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
        /** @description The description and the expiration of the secret. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Description": "Gateway in the pump house, second year",
                 *       "Expiration": "2028-03-02T00:00:00Z",
                 *       "Expires": true
                 *     }
                 */
                "application/json": components["schemas"]["ClientSecretCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The secret was created. Store its value. */
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
                    "application/json": components["schemas"]["ClientSecretCreateResponse"];
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
    getHybridClientSecret: {
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
                /**
                 * @description Identifier of the secret, a number that is unique for the client.
                 * @example 2
                 */
                secretId: components["parameters"]["SecretId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, without its value. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSecret"];
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
    updateHybridClientSecret: {
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
                /**
                 * @description Identifier of the secret, a number that is unique for the client.
                 * @example 2
                 */
                secretId: components["parameters"]["SecretId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Expiration": "2028-03-02T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ClientSecretCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The secret after the change, without its value. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSecret"];
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
    deleteHybridClientSecret: {
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
                /**
                 * @description Identifier of the secret, a number that is unique for the client.
                 * @example 2
                 */
                secretId: components["parameters"]["SecretId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret is deleted. */
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
    getHybridClientSecretRequirement: {
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
            /** @description Whether a secret is required. */
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
                     *       "SecretRequired": true
                     *     }
                     */
                    "application/json": components["schemas"]["ClientSecretRequirement"];
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
    replaceHybridClientSecretRequirement: {
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
        /** @description Whether a secret is required. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "SecretRequired": false
                 *     }
                 */
                "application/json": components["schemas"]["ClientSecretRequirement"];
            };
        };
        responses: {
            /** @description The new setting. */
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
                     *       "SecretRequired": false
                     *     }
                     */
                    "application/json": components["schemas"]["ClientSecretRequirement"];
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
    listClientCredentialClients: {
        parameters: {
            query?: {
                /**
                 * @description Identifiers of the clients to return; empty and blank ones are ignored.
                 * @example [
                 *       "22222222-2222-4222-8222-222222222222"
                 *     ]
                 */
                id?: string[];
                /**
                 * @description Only clients that have all these tags are returned.
                 * @example [
                 *       "gateway"
                 *     ]
                 */
                tag?: string[];
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
            /** @description The clients of this page, or all clients with the identifiers. */
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
                     *         "Name": "Pump gateway",
                     *         "Enabled": true,
                     *         "AccessTokenLifetime": 3600,
                     *         "Tags": [
                     *           "gateway"
                     *         ],
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
            /** @description The clients that were found, and an error for each of the others. */
            207: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientCredentialClientMultiStatusResponse"];
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
    createClientCredentialClient: {
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
        /** @description The client and its first secret. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Name": "Pump gateway",
                 *       "Enabled": true,
                 *       "AccessTokenLifetime": 3600,
                 *       "Tags": [
                 *         "gateway"
                 *       ],
                 *       "RoleIds": [
                 *         "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                 *       ],
                 *       "SecretDescription": "Gateway in the pump house",
                 *       "SecretExpirationDate": "2027-03-02T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ClientCredentialClientCreate"];
            };
        };
        responses: {
            /** @description The client was created. Store the secret. */
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
                    "application/json": components["schemas"]["ClientCredentialClientCreateResponse"];
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
    getClientCredentialClient: {
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
            /** @description The client. */
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
    updateClientCredentialClient: {
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
        /** @description The changes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Name": "Pump gateway",
                 *       "AccessTokenLifetime": 900
                 *     }
                 */
                "application/json": components["schemas"]["ClientCredentialClient"];
            };
        };
        responses: {
            /** @description The client after the change. */
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
                     *       "Name": "Pump gateway",
                     *       "Enabled": true,
                     *       "AccessTokenLifetime": 900,
                     *       "Tags": [
                     *         "gateway"
                     *       ],
                     *       "RoleIds": [
                     *         "9d3b6c18-72e4-4fa5-b0c7-4a1e8d5f2b93",
                     *         "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                     *       ]
                     *     }
                     */
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
    deleteClientCredentialClient: {
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
            /** @description The client is deleted. */
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
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listClientCredentialClientSecrets: {
        parameters: {
            query?: {
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
            /** @description The secrets of this page. */
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
                    "application/json": components["schemas"]["ClientSecret"][];
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
    createClientCredentialClientSecret: {
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
        /** @description The description and the expiration of the secret. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Description": "Gateway in the pump house, second year",
                 *       "Expiration": "2028-03-02T00:00:00Z",
                 *       "Expires": true
                 *     }
                 */
                "application/json": components["schemas"]["ClientSecretCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The secret was created. Store its value. */
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
                    "application/json": components["schemas"]["ClientSecretCreateResponse"];
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
    getClientCredentialClientSecret: {
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
                /**
                 * @description Identifier of the secret, a number that is unique for the client.
                 * @example 2
                 */
                secretId: components["parameters"]["SecretId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, without its value. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSecret"];
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
    updateClientCredentialClientSecret: {
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
                /**
                 * @description Identifier of the secret, a number that is unique for the client.
                 * @example 2
                 */
                secretId: components["parameters"]["SecretId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Expiration": "2028-03-02T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ClientSecretCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The secret after the change, without its value. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSecret"];
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
    deleteClientCredentialClientSecret: {
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
                /**
                 * @description Identifier of the secret, a number that is unique for the client.
                 * @example 2
                 */
                secretId: components["parameters"]["SecretId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret is deleted. */
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
    listClaims: {
        parameters: {
            query?: {
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
            /** @description The claims of this page. */
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
                     *         "Id": "e7b4c9a2-1f6d-4c58-8a0e-3d5b7f9c2e14",
                     *         "Value": "c2e91f7d-3a64-4d0b-8b5f-9f1e6a7c2d10",
                     *         "IdentityProviderClaimTypeNameId": null,
                     *         "RoleIds": [
                     *           "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Claim"][];
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
    createClaim: {
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
        /** @description The claim and its roles. The server sets the identifier. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Value": "c2e91f7d-3a64-4d0b-8b5f-9f1e6a7c2d10",
                 *       "RoleIds": [
                 *         "5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClaimCreate"];
            };
        };
        responses: {
            /** @description The claim was created. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
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
    getClaim: {
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
                /**
                 * @description Identifier of the claim.
                 * @example e7b4c9a2-1f6d-4c58-8a0e-3d5b7f9c2e14
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
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
    deleteClaim: {
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
                 * @description Identifier of the claim.
                 * @example e7b4c9a2-1f6d-4c58-8a0e-3d5b7f9c2e14
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim is deleted. */
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
    registerEdgeSystem: {
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
        /** @description The edge system. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdgeSystemRegistration"];
            };
        };
        responses: {
            /** @description The new edge system. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    Location: components["headers"]["Location"];
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    reportEdgeSystemHealth: {
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
        /** @description The health message. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdgeSystemHealthMessage"];
            };
        };
        responses: {
            /** @description The message is accepted. */
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
}
