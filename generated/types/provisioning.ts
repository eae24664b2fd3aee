// Generated from openapi/provisioning by `make generate`. Do not edit.
export interface paths {
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Types": {
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
         * List types
         * @description Returns the types of the namespace that the caller may read with every type inside them, page by page.
         *     The query searches Id, Name and Description of a type, and Id and Name of its properties, nested ones included;
         *     the filter compares Id, Name, Description, CreatedDate and ModifiedDate.
         *     Types of nested objects and enumerations are stored on their own, so the list has them, too.
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
         *     The call fails with 403 unless the caller may read the type and every type inside it.
         */
        get: operations["getType"];
        put?: never;
        /**
         * Create a type unless it exists
         * @description Creates the type when its identifier is new.
         *     When one with this identifier exists, the two are compared without their dates:
         *     an identical one returns 200, a different one makes the call fail with 409, since a type never changes.
         *
         *     Object types, enumerations and base types that the definition spells out become types of their own,
         *     with the given Id or one that the server makes;
         *     if one with that Id exists, it must be the same, else 409.
         *     A nested type may also be given by Id alone; then it must exist, else 404.
         *     The caller must have Read on every existing type that the definition refers to, and on the types inside those, else 403.
         *     Plain types such as Double need only their code.
         */
        post: operations["getOrCreateType"];
        /**
         * Delete a type
         * @description Deletes a type that nothing refers to.
         *     While a stream, a stream view or another type refers to it, the call fails with 409; the reference count shows how many do.
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /**
         * Count the references to a type
         * @description Returns how many objects of each kind refer to the type.
         *     It can be deleted when all counts are 0.
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
         *     To learn only its own rights, a caller reads its access rights on the type instead:
         *     that needs no right.
         */
        get: operations["getTypeAccessControl"];
        /**
         * Replace the access control list of a type
         * @description Replaces all entries of the list.
         *     A list may leave nobody with the right to manage it: the owner of the type keeps every right.
         *     An entry needs a trustee with Type and ObjectId; without an access type it allows, without rights it changes nothing.
         *     Rights outside of 0 to 31 and trustees of another tenant are refused with 400.
         *     The ModifiedDate of the type is set.
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
         *     A path that leads nowhere, a failed `test` and a result that is no valid list are refused with 400, and nothing changes.
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a type
         * @description Returns the user or client that owns the type: the creator, until another owner is set.
         *     The owner has every right, whatever the access control list says.
         */
        get: operations["getTypeOwner"];
        /**
         * Replace the owner of a type
         * @description Makes the given user or client the owner.
         *     The former owner keeps only what the access control list grants.
         *     A role (Type 3), a trustee without ObjectId and one of another tenant are refused with 400.
         *     The ModifiedDate of the type is set.
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /**
         * List the caller's rights on a type
         * @description Returns the rights that the caller has on this type, from all its roles, from entries for itself and as owner,
         *     without those that an entry denies.
         *     Share is never listed, since a type is not shared by itself.
         *     Any member of the tenant may ask; without any right the response is an empty list.
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
         * List streams
         * @description Returns the streams of the namespace that the caller may read, page by page.
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
         *     Its events, tags, metadata and access control have paths of their own.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}`.
         */
        get: operations["getStream"];
        /**
         * Create or replace a stream
         * @description Stores the whole definition under the identifier;
         *     the events, tags and metadata of a stream that exists stay as they are.
         *     Name, Description, Indexes, modes and overrides may change; members that the body leaves out are reset.
         *     The type may not: another TypeId fails with 409, since the events would no longer fit;
         *     there is an operation of its own for that.
         *
         *     The type must exist, else 404, and have a key, its own or that of its base type, else 400.
         *     Indexes and overrides must name properties of the type, and units must be known, else 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}`.
         */
        put: operations["createOrUpdateStream"];
        /**
         * Create a stream unless it exists
         * @description Creates an empty stream when its identifier is new.
         *     When one with this identifier exists, the two are compared without their dates:
         *     an identical one returns 200, a different one makes the call fail with 409.
         *
         *     The type must exist, else 404, and the caller must have Read on it and on every type inside it, else 403.
         *     It must have a key, its own or that of its base type, else 400.
         *     Indexes and overrides must name properties of the type, and units must be known, else 400.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the type of a stream
         * @description Returns the definition of the type that the events of the stream have, without the overrides of the stream.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Type`.
         */
        get: operations["getStreamType"];
        /**
         * Change the type of a stream
         * @description Gives the stream the target type of a stream view and converts its stored events as the view says.
         *     Indexes and overrides of the stream are dropped, since they name properties of the old type; tags and metadata stay.
         *     The call fails with 400 when the source type of the view is not the type of the stream
         *     or when a value cannot be converted,
         *     with 404 when there is no such stream view, and with 409 when two events would get the same index; then nothing changes.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read a stream together with its type
         * @description Returns the stream and, in Type, the definition by which its events are read:
         *     properties of base types come first, and units and modes that the stream overrides are filled in.
         *     One call instead of three for clients that plot or convert the events.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the tags of a stream
         * @description Returns the tags in the order in which they were given; an empty list when there are none.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Tags`.
         */
        get: operations["getStreamTags"];
        /**
         * Replace the tags of a stream
         * @description Replaces all tags. The search of streams finds them from then on.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the metadata of a stream
         * @description Returns all keys with their values; an empty object when there are none.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Metadata`.
         */
        get: operations["getStreamMetadata"];
        /**
         * Replace the metadata of a stream
         * @description Replaces all keys and values; nothing is merged.
         *     The search of streams finds them from then on.
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
         *     Other operations that cannot be applied, for example on a key that is not there,
         *     and results that are not text are refused with 400.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
                /**
                 * @description Key of the metadata, spelled as it is stored.
                 * @example Manufacturer
                 */
                key: components["schemas"]["PathText"];
            };
            cookie?: never;
        };
        /**
         * Read one metadata value of a stream
         * @description Returns the value of one key as a JSON string, that is, in quotes.
         *     A key that the stream does not have returns 404.
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
         *     To learn only its own rights, a caller reads its access rights on the stream instead:
         *     that needs no right.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/AccessControl`.
         */
        get: operations["getStreamAccessControl"];
        /**
         * Replace the access control list of a stream
         * @description Replaces all entries of the list.
         *     A list may leave nobody with the right to manage it: the owner of the stream keeps every right.
         *     An entry needs a trustee with Type and ObjectId; without an access type it allows, without rights it changes nothing.
         *     Rights outside of 0 to 31 and trustees of another tenant are refused with 400.
         *     The ModifiedDate of the stream is set.
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
         *     A path that leads nowhere, a failed `test` and a result that is no valid list are refused with 400, and nothing changes.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a stream
         * @description Returns the user or client that owns the stream: the creator, until another owner is set.
         *     The owner has every right, whatever the access control list says.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Owner`.
         */
        get: operations["getStreamOwner"];
        /**
         * Replace the owner of a stream
         * @description Makes the given user or client the owner.
         *     The former owner keeps only what the access control list grants.
         *     A role (Type 3), a trustee without ObjectId and one of another tenant are refused with 400.
         *     The ModifiedDate of the stream is set.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * List the caller's rights on a stream
         * @description Returns the rights that the caller has on this stream, from all its roles, from entries for itself and as owner,
         *     without those that an entry denies.
         *     Share is listed if the caller may share the stream.
         *     Any member of the tenant may ask; without any right the response is an empty list.
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
         *     To learn only its own rights, a caller reads its access rights on the stream view instead:
         *     that needs no right.
         */
        get: operations["getStreamViewAccessControl"];
        /**
         * Replace the access control list of a stream view
         * @description Replaces all entries of the list.
         *     A list may leave nobody with the right to manage it: the owner of the stream view keeps every right.
         *     An entry needs a trustee with Type and ObjectId; without an access type it allows, without rights it changes nothing.
         *     Rights outside of 0 to 31 and trustees of another tenant are refused with 400.
         *     The ModifiedDate of the stream view is set.
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
         *     A path that leads nowhere, a failed `test` or a result that is not a valid list gets 400, and nothing changes.
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a stream view
         * @description Returns the user or client that owns the stream view: the creator, until another owner is set.
         *     The owner has every right, whatever the access control list says.
         */
        get: operations["getStreamViewOwner"];
        /**
         * Replace the owner of a stream view
         * @description Makes the given user or client the owner.
         *     The former owner keeps only what the access control list grants.
         *     A role (Type 3), a trustee without ObjectId and one of another tenant are refused with 400.
         *     The ModifiedDate of the stream view is set.
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /**
         * List the caller's rights on a stream view
         * @description Returns the rights that the caller has on this stream view, from all its roles, from entries for itself and as owner,
         *     without those that an entry denies.
         *     Share is never listed, since a stream view is not shared by itself.
         *     Any member of the tenant may ask; without any right the response is an empty list.
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
         * Read the default access control list of streams
         * @description Returns the list that each new stream of the namespace starts with; Write in it is the right to create streams.
         *     It starts as a copy of the list of the namespace: members read, contributors also write, administrators do everything.
         */
        get: operations["getStreamsAccessControl"];
        /**
         * Replace the default access control list of streams
         * @description Replaces all entries of the list.
         *     Every stream that is made from now on gets a copy; the streams that exist keep their own lists.
         *     An entry needs a trustee with Type and ObjectId; without an access type it allows, without rights it changes nothing.
         *     Rights outside of 0 to 31 and trustees of another tenant are refused with 400.
         *     Tenant Administrators keep ManageAccessControl on the collection whatever the list is, so that no list can lock everyone out.
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
         * Read the default access control list of types
         * @description Returns the list that each new type of the namespace starts with; Write in it is the right to create types.
         *     It starts as a copy of the list of the namespace: members read, contributors also write, administrators do everything.
         */
        get: operations["getTypesAccessControl"];
        /**
         * Replace the default access control list of types
         * @description Replaces all entries of the list.
         *     Every type that is made from now on gets a copy; the types that exist keep their own lists.
         *     An entry needs a trustee with Type and ObjectId; without an access type it allows, without rights it changes nothing.
         *     Rights outside of 0 to 31 and trustees of another tenant are refused with 400.
         *     Tenant Administrators keep ManageAccessControl on the collection whatever the list is, so that no list can lock everyone out.
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
         * Read the default access control list of stream views
         * @description Returns the list that each new stream view of the namespace starts with; Write in it is the right to create stream views.
         *     It starts as a copy of the list of the namespace: members read, contributors also write, administrators do everything.
         */
        get: operations["getStreamViewsAccessControl"];
        /**
         * Replace the default access control list of stream views
         * @description Replaces all entries of the list.
         *     Every stream view that is made from now on gets a copy; the stream views that exist keep their own lists.
         *     An entry needs a trustee with Type and ObjectId; without an access type it allows, without rights it changes nothing.
         *     Rights outside of 0 to 31 and trustees of another tenant are refused with 400.
         *     Tenant Administrators keep ManageAccessControl on the collection whatever the list is, so that no list can lock everyone out.
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
         * Read the default access control list of data views
         * @description Returns the list that each new data view of the namespace starts with; Write in it is the right to create data views.
         *     It starts as a copy of the list of the namespace: members read, contributors also write, administrators do everything.
         */
        get: operations["getDataViewsAccessControl"];
        /**
         * Replace the default access control list of data views
         * @description Replaces all entries of the list.
         *     Every data view that is made from now on gets a copy; the data views that exist keep their own lists.
         *     An entry needs a trustee with Type and ObjectId; without an access type it allows, without rights it changes nothing.
         *     Rights outside of 0 to 31 and trustees of another tenant are refused with 400.
         *     Tenant Administrators keep ManageAccessControl on the collection whatever the list is, so that no list can lock everyone out.
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
         * List the caller's rights on the collection of streams
         * @description Returns the rights that the caller has by the default list of streams: with Write it may make streams,
         *     with ManageAccessControl it may read and change the default list.
         *     Rights on a single stream can differ, since each stream has a list of its own.
         *     Any member of the tenant may ask; without any right the response is an empty list.
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
         * List the caller's rights on the collection of types
         * @description Returns the rights that the caller has by the default list of types: with Write it may make types,
         *     with ManageAccessControl it may read and change the default list.
         *     Rights on a single type can differ, since each type has a list of its own.
         *     Any member of the tenant may ask; without any right the response is an empty list.
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
         * List the caller's rights on the collection of stream views
         * @description Returns the rights that the caller has by the default list of stream views: with Write it may make stream views,
         *     with ManageAccessControl it may read and change the default list.
         *     Rights on a single stream view can differ, since each stream view has a list of its own.
         *     Any member of the tenant may ask; without any right the response is an empty list.
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
         * List the caller's rights on the collection of data views
         * @description Returns the rights that the caller has by the default list of data views: with Write it may make data views,
         *     with ManageAccessControl it may read and change the default list.
         *     Rights on a single data view can differ, since each data view has a list of its own.
         *     Any member of the tenant may ask; without any right the response is an empty list.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read events through a stream view
         * @description Reads stored events as the plain read of a stream does, and converts them by the stream view when one is given.
         *     It takes `index` with `searchMode`; or `filter` alone; or a range from `startIndex`;
         *     or a window from `startIndex` to `endIndex`, in pages with `continuationToken`.
         *     With a stream view, the type that the view converts to decides what is interpolated and how,
         *     and its properties are those of the response.
         *     `filter` is evaluated on the stored events, before they are converted.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform`.
         */
        get: operations["listTransformedEvents"];
        put?: never;
        /**
         * Read events in other units
         * @description Reads stored events as the plain read of a stream does, and returns the named properties in the requested units.
         *     The stored values stay as they are, and `filter` is evaluated on them, before the conversion.
         *     A stream view is not applied here.
         *     A property without unit, or a unit of another quantity than the property's, is refused with 400.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the first event through a stream view
         * @description Returns the stored event with the smallest index, converted by the stream view when one is given.
         *     A stream without events returns 200 and the body `null`.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/First`.
         */
        get: operations["getTransformedFirstEvent"];
        put?: never;
        /**
         * Read the first event in other units
         * @description Returns the stored event with the smallest index, the named properties in the requested units.
         *     A stream without events returns 200 and the body `null`.
         *     A stream view is not applied here.
         *     A property without unit, or a unit of another quantity than the property's, is refused with 400.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read the last event through a stream view
         * @description Returns the stored event with the largest index, converted by the stream view when one is given.
         *     A stream without events returns 200 and the body `null`.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Last`.
         */
        get: operations["getTransformedLastEvent"];
        put?: never;
        /**
         * Read the last event in other units
         * @description Returns the stored event with the largest index, the named properties in the requested units.
         *     A stream without events returns 200 and the body `null`.
         *     A stream view is not applied here.
         *     A property without unit, or a unit of another quantity than the property's, is refused with 400.
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
         *     calculated where none is stored, and converted by the stream view when one is given.
         *     With a stream view, the type that the view converts to decides what is interpolated and how,
         *     and its properties are those of the response.
         *     Indexes at which nothing can be calculated are left out.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Interpolated`.
         */
        get: operations["listTransformedInterpolatedEvents"];
        put?: never;
        /**
         * Read interpolated events in other units
         * @description Returns the events at each `index`, or at `count` evenly spaced indexes from `startIndex` to `endIndex`,
         *     calculated where none is stored, the named properties in the requested units.
         *     Indexes at which nothing can be calculated are left out.
         *     A stream view is not applied here.
         *     A property without unit, or a unit of another quantity than the property's, is refused with 400.
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
         *     of the properties that the events have after the conversion by the stream view, when one is given.
         *     `filter` is evaluated on the stored events, before they are converted.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Summaries`.
         */
        get: operations["listTransformedSummaries"];
        put?: never;
        /**
         * Summarize events in other units
         * @description Divides the window into `count` equal intervals and calculates statistics for each.
         *     The values of the named properties are converted first, so totals and deviations are in the requested units, too.
         *     `filter` is evaluated on the stored events, before they are converted.
         *     A stream view is not applied here.
         *     A property without unit, or a unit of another quantity than the property's, is refused with 400.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /**
         * Read sampled events through a stream view
         * @description Keeps of each of `intervals` equal parts of the window the first and the last event
         *     and those with the smallest and largest values of the properties in `sampleBy`,
         *     of the events as the stream view converts them, when one is given.
         *     `sampleBy` therefore names properties of the type that the view converts to.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Transform/Sampled`.
         */
        get: operations["listTransformedSampledEvents"];
        put?: never;
        /**
         * Read sampled events in other units
         * @description Keeps of each of `intervals` equal parts of the window the first and the last event
         *     and those with the smallest and largest values of the properties in `sampleBy`;
         *     the properties that the body names
         *     are then converted to the requested units.
         *     A stream view is not applied here.
         *     A property without unit, or a unit of another quantity than the property's, is refused with 400.
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
         * Join the events of several streams
         * @description Brings together by index the events that several streams of the same type have in a window.
         *     `joinMode` says which indexes are returned and what a row has for a stream without an event there.
         *     The caller needs the right to read each of the streams.
         *     An unknown stream fails with 404, one of another type with 400.
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
         * @description Stores the whole definition under the identifier, whether or not there was one before.
         *     Quantities of the built-in catalog cannot be changed.
         *     Another base unit cannot be chosen while the quantity has further units,
         *     since their factors are relative to it; both are refused with 409.
         */
        put: operations["createOrUpdateQuantity"];
        /**
         * Create a quantity unless it exists
         * @description Creates the quantity together with its base unit when its identifier is new.
         *     When one with this identifier exists, the two are compared:
         *     an identical one returns 200, a different one makes the call fail with 409,
         *     as does a base unit whose identifier or abbreviation another quantity has.
         *     A quantity without base unit, or with a base unit whose factor is not 1 or whose offset is not 0, is refused with 400.
         */
        post: operations["getOrCreateQuantity"];
        /**
         * Delete a quantity
         * @description Removes the quantity and its base unit.
         *     A quantity of the built-in catalog, one that has further units, and one whose unit a type or a stream uses
         *     cannot be deleted and are refused with 409.
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
         * @description Stores the whole definition under the identifier, whether or not there was one before.
         *     From then on conversions use the new factor and offset; stored events do not change.
         *     Units of the built-in catalog, the factor and offset of a base unit, and units of another quantity
         *     cannot be changed and are refused with 409; so is an abbreviation that another unit has.
         */
        put: operations["createOrUpdateQuantityUnit"];
        /**
         * Create a unit of a quantity unless it exists
         * @description Creates the unit and adds it to the quantity when its identifier is new.
         *     When one with this identifier exists, the two are compared:
         *     an identical one returns 200, a different one, or one of another quantity, makes the call fail with 409,
         *     as does an abbreviation that another unit has.
         *     A conversion factor of 0, also by being left out, is refused with 400.
         */
        post: operations["getOrCreateQuantityUnit"];
        /**
         * Delete a unit of a quantity
         * @description Removes the unit from its quantity.
         *     A unit of the built-in catalog, the base unit of a quantity, and a unit that a type or a stream uses
         *     cannot be deleted and are refused with 409.
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
         * List data views
         * @description Returns the stored data views that the caller may read, in the order of their identifiers.
         *     Total-Count tells how many there are in all.
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read a data view
         * @description Returns the stored definition, without looking for the streams that it finds.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}`.
         */
        get: operations["getDataView"];
        /**
         * Create or replace a data view
         * @description Stores the whole definition under the identifier, whether or not there was one before.
         *     A change invalidates the pages that readers of its data have begun.
         *     Where the data view feeds virtual tables of others, the call fails with 403
         *     unless the caller may read every stream that the new definition selects for them.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}`.
         */
        put: operations["createOrUpdateDataView"];
        /**
         * Create a data view unless it exists
         * @description Stores the data view when its identifier is new; members that the request leaves out get their defaults.
         *     When one with this identifier exists, the two are compared after defaults are filled in:
         *     an identical one returns 302, a different one makes the call fail with 409.
         *     The new data view gets a copy of the access control list of the collection, and the caller owns it.
         *     If it replaces one that fed virtual tables of others, the rule for changes applies.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}`.
         */
        post: operations["getOrCreateDataView"];
        /**
         * Delete a data view
         * @description Removes the definition. Streams and their events stay as they are.
         *     Virtual tables that are filled from the data view keep their rows, but can no longer be refreshed.
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
         * @description Returns the streams that the query finds and that the data view can use, with their properties, tags and metadata.
         *     They help to choose fields.
         *     The response depends on the caller: streams that the caller may not read are left out, as if they did not exist.
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
         * @description Returns the streams that the query finds and that the data view leaves out:
         *     their index is compound or of another type than the data view's, or they have no property that can be shown.
         *     The response depends on the caller: streams that the caller may not read are left out, as if they did not exist.
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * List the groups of a data view
         * @description Returns the groups that the data items fall into by the grouping fields, with their items, in the order in which their rows come.
         *     Without grouping fields there is one group.
         *     The response depends on the caller: streams that the caller may not read are left out, as if they did not exist.
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * List the columns of a data view
         * @description Returns the columns that the data of the data view has and, for each group, where their values come from.
         *     It shows why a column is empty, or of the unit or type that it is.
         *     The response depends on the caller: streams that the caller may not read are left out, as if they did not exist.
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * List the available fields of a data view
         * @description Returns, for each query, the fields that its data items have and that the data view does not show yet, with labels to use.
         *     Copy the ones you need into the DataFieldSets of the data view.
         *     The response depends on the caller: streams that the caller may not read are left out, as if they did not exist.
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read interpolated data of a data view
         * @description Returns the data of the stored data view at regular indexes, the same for all groups:
         *     from the start to the end, one interval apart.
         *     A value that is not stored at an index is calculated by the modes of the type and the stream.
         *     Streams that the caller may not read are left out, as if they did not exist.
         *     Data comes in pages: while a response has the header Next-Page, read on at that address.
         *     Nulls are written out in rows; `Accept-Verbosity: non-verbose` leaves them out of the form `default`.
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read stored data of a data view
         * @description Returns the events that are stored for the data view:
         *     each group has one row for every index, from the start to the end, at which any of its streams has an event.
         *     A stream without an event at that index has nulls in the row, also in fields that do not change.
         *     Streams that the caller may not read are left out, as if they did not exist.
         *     Data comes in pages: while a response has the header Next-Page, read on at that address.
         *     Nulls are written out in rows; `Accept-Verbosity: non-verbose` leaves them out of the form `default`.
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of a data view
         * @description Returns the access control list of the data view. The owner has every right without being in the list.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/AccessControl`.
         */
        get: operations["getDataViewAccessControl"];
        /**
         * Replace the access control list of a data view
         * @description Replaces the whole list, with effect from the next request.
         *     The data that the view shows is not protected by it: readers of the data see only the streams that they may read themselves.
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a data view
         * @description Returns the user or client that owns the data view and may do everything with it, whatever the access control list says.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/DataViews/{dataViewId}/Owner`.
         */
        get: operations["getDataViewOwner"];
        /**
         * Replace the owner of a data view
         * @description Makes a user or client of the tenant the owner; a role cannot be one.
         *     The former owner keeps only what the access control list grants.
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /**
         * List the caller's rights on a data view
         * @description Returns the names of the rights that the caller has on the data view, as owner or by the access control list.
         *     The list is empty where there are none.
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
         * List shares
         * @description Returns the shares that the caller may read, with the virtual tables in them and their status.
         *     The search looks at identifier, name and type; sorting goes by `id`, `name` or `type`.
         */
        get: operations["listShares"];
        put?: never;
        /**
         * Create a share
         * @description Offers virtual tables to a reader outside the hub. A share can start empty and get its tables later.
         *     A virtual table that does not exist or that the caller may not read, an identifier that is taken,
         *     and a share of type Databricks without a globalMetastoreId are refused with 400.
         *     The new share gets a copy of the access control list of the collection, and the caller owns it.
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
         * @description Replaces name, type, virtual tables and configuration;
         *     virtual tables that the request leaves out are no longer offered, unless the caller may not read them.
         *     The same things as in a create are refused with 400.
         */
        put: operations["updateShare"];
        post?: never;
        /**
         * Delete a share
         * @description Ends the offer; readers outside lose their access. The virtual tables themselves stay.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * Read a tenant
         * @description Returns the identity of the tenant.
         *     A tenant is one customer: the users, clients, roles and namespaces below it belong to no other tenant.
         *     Every member of the tenant may call this,
         *     which makes it the simplest way to find out whether a token works.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * Read the audit log of a tenant
         * @description Returns who changed what in the tenant, and whose requests were refused, the newest records first.
         *     A record describes one request of an operation that changes something other than data, one sign-in that accepts an invitation,
         *     one refused request (401, 403 or 429), one failed request for a token or sign-in, or many alike in quick succession.
         *     No record holds a query, a header or a body.
         *
         *     A request looks through at most 10,000 records, so with filters a page can have fewer records than `count`, or none:
         *     the log continues while there is a continuation token.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the namespaces of a tenant
         * @description Returns the namespaces of the tenant, a page at a time.
         *     Types, streams and everything else that holds or describes data lives in one of them.
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
         * Read a namespace
         * @description Returns the namespace itself; its contents have paths of their own.
         */
        get: operations["getNamespace"];
        /**
         * Create or update a namespace
         * @description Creates the namespace when its identifier is new in the tenant, and replaces its description otherwise.
         *     The region is set when the namespace is created and cannot be changed.
         *
         *     An identifier has up to 100 letters, digits, underscores, hyphens, spaces and periods.
         *     It neither starts nor ends with a period or a space, does not start with two underscores
         *     and has no two periods in a row; any other is refused with 400.
         *
         *     The access control list of a new namespace lets Tenant Members read, Tenant Contributors read and write,
         *     and Tenant Administrators do everything;
         *     each collection in the namespace starts with a copy of that list.
         */
        put: operations["createOrUpdateNamespace"];
        post?: never;
        /**
         * Delete an empty namespace
         * @description Removes the namespace together with its access control lists.
         *     It must be empty: while it still holds types, streams, stream views, data views, virtual tables, shares
         *     or edge systems, the response is 409 and nothing is deleted.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the invitations of a tenant to communities
         * @description Returns the invitations of communities that the tenant has neither accepted nor declined, in the order of issue, a page at a time.
         *     The tenant accepts one by joining the community, and declines it by removing it.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         * @description Returns the community as a read without the tenant in the path does.
         *     Some clients test their settings with this path.
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
         * @description Returns the communities that the tenant of the caller takes part in, a page at a time.
         *     The path names no tenant: the token says which one is meant.
         */
        get: operations["listCommunities"];
        put?: never;
        /**
         * Create a community
         * @description Creates a community whose first tenant is that of the caller,
         *     and with it the roles Community Administrator, Community Moderator and Community Member,
         *     which each participating tenant then lists among its roles.
         *     The caller gets the first and the last of them; tokens issued from now on have them.
         *
         *     When a community of the caller's tenant has this name already, in whatever case, the response is 409.
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
         * @description Returns the community with the tenants that take part in it.
         *     For other tenants the community does not exist (404).
         */
        get: operations["getCommunity"];
        put?: never;
        post?: never;
        /**
         * Delete a community
         * @description Removes the community for all its tenants.
         *     Its roles are deleted, too: users and clients lose them, and access control entries that name them match nobody.
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
         * @description Returns the invitations that tenants have neither accepted nor declined, in the order of issue, a page at a time.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Invite a tenant to a community
         * @description Lets an administrator of the tenant in the path accept and so join the community; nothing else changes until then.
         *     An invitation lasts until it is accepted, declined or taken back; inviting again leaves it as it is.
         *     The call fails with 400 when the tenant takes part already. There is no request body.
         */
        put: operations["addCommunityInvitation"];
        post?: never;
        /**
         * Withdraw or decline an invitation
         * @description Removes the invitation: an administrator of the community takes it back, an administrator of the invited tenant declines it.
         *     A tenant that is not invited returns 404.
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
         * @description Returns how many streams the tenants of the community share in it, and how many of them the caller's tenant contributes.
         *     A stream is shared in a community when its access control list allows Read to a role of that community.
         *     For a caller whose tenant does not take part, the community does not exist (404).
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
         * @description Returns the streams that the tenants of the community share in it and that the caller may read, a page at a time:
         *     tenant by tenant in the order of joining, and within a tenant by namespace and in the order of creation.
         *     A stream is shared in a community when its access control list allows Read to a role of that community;
         *     of another tenant's streams, the caller sees those shared with a community role that the caller holds.
         *     The query is the one that lists of streams take.
         *     Reading the events of another tenant's stream is not supported.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept an invitation to a community
         * @description Lets the tenant of the caller, which an administrator of the community has invited, take part in the community.
         *     Its list of roles shows those of the community from then on,
         *     and its users and clients can be given them, but for the role Community Administrator.
         *     The call fails with 403 for a tenant that is not invited, and uses the invitation up:
         *     a tenant that was removed needs another one.
         *     It fails with 400 when a role of the tenant's own has the identifier of a role of the community.
         *     A tenant that takes part already is left as it is. There is no request body.
         */
        put: operations["addCommunityTenant"];
        post?: never;
        /**
         * Remove a tenant from a community
         * @description Ends the part that the tenant takes in the community; to join again, it must be invited again.
         *     The tenant that joined first, usually the founder, can be removed only by its own administrators.
         *     Its users and clients lose the roles of the community; tokens that they hold keep them until they expire.
         *     A tenant that takes no part returns 404.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the invitations of a tenant
         * @description Returns the invitations of all users, a page at a time.
         *     Those that have expired are left out unless they are asked for;
         *     two weeks after it expired, an invitation is deleted.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         * @description Returns the one invitation that a user can have, also when it has expired or was accepted.
         *     A user that was never invited, or whose invitation was deleted, returns 404.
         */
        get: operations["getUserInvitation"];
        /**
         * Invite a user, or extend or resend the invitation
         * @description Creates the invitation when the user has none, as a create does.
         *     Otherwise changes it: members that are left out or null stay as they are,
         *     and the mail is sent once more unless SendInvitation is false.
         *
         *     An invitation that has expired can be accepted again only when a later expiry date is given;
         *     resending it does not extend it. One that was accepted stays accepted, and no mail is sent.
         *     The limits for the expiry date and the identity provider are those of a create.
         */
        put: operations["createOrUpdateUserInvitation"];
        /**
         * Invite a user
         * @description Creates the invitation by which a user can finish signing up, and sends it to the contact address of the user.
         *     Creating a user invites nobody, so this is the second step.
         *     The user accepts by signing in with the identity provider of the invitation before it expires.
         *
         *     A user has one invitation at a time: when there is one, expired or not, the response is 409.
         *     An expiry date in the past or more than two months ahead, an identity provider
         *     that is not the user's own or that takes no invitations, and a mail to a user without contact address
         *     are refused with 400.
         */
        post: operations["createUserInvitation"];
        /**
         * Delete the invitation of a user
         * @description Removes the invitation, which makes the mail that was sent for it void.
         *     The user stays and can be invited again. A user without invitation returns 404.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         * @description Returns the secrets of the client without their values, expired ones included, a page at a time.
         *     A value is returned only when its secret is created.
         */
        get: operations["listHybridClientSecrets"];
        put?: never;
        /**
         * Add a secret to a hybrid client
         * @description Adds a secret to the client, so that an old one can be replaced without interruption.
         *     Only this response has its value, since the server stores only a hash.
         *
         *     A secret expires unless `Expires` is false: either it is given a date in the future,
         *     or `Expires` is false for a secret that never expires, which is best avoided.
         *     Anything else is refused with 400, and so is an eleventh secret:
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         * @description Returns the description and the expiry of the secret.
         *     Its value cannot be read, since the server stores only a hash.
         */
        get: operations["getHybridClientSecret"];
        /**
         * Change a secret of a hybrid client
         * @description Changes the description or the end of a secret; its value stays.
         *     Members that are left out or null stay as they are, but a new `Expiration` sets `Expires`, and `Expires` false removes the date.
         *     `Expires` true for a secret that has no date and is given none, `Expires` false beside a date,
         *     and a date in the past are refused with 400.
         *
         *     Authentication may go by the former date for up to one hour.
         */
        put: operations["updateHybridClientSecret"];
        post?: never;
        /**
         * Delete a secret of a hybrid client
         * @description Removes the secret; it may take up to one hour until it is refused.
         *     Tokens issued for it stay valid until they expire.
         *     A client without any secret cannot authenticate until it is given a new one.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         * @description Returns whether the client must present a secret to get tokens.
         *     A new client must.
         */
        get: operations["getHybridClientSecretRequirement"];
        /**
         * Set whether a hybrid client needs a secret
         * @description A program in a browser or on a user's machine cannot keep a secret.
         *     With `SecretRequired` false the client is a public one: it signs people in by a code with PKCE, and its secrets are not used.
         *     With `SecretRequired` true it needs one of its secrets, and while it has none it cannot authenticate.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        /**
         * List the client credential clients of a tenant
         * @description Returns the applications of the tenant that run unattended, without their secrets.
         *     Without identifiers it returns them a page at a time.
         *     With identifiers it returns exactly those clients and ignores skip and count;
         *     when at least one of them does not exist, the response is 207
         *     with the clients that were found and one error for each that was not.
         */
        get: operations["listClientCredentialClients"];
        put?: never;
        /**
         * Create a client credential client
         * @description Registers an application that runs unattended, and creates its first secret.
         *     With the identifier and the secret it gets tokens from the token endpoint.
         *     Only this response has the secret, since the server stores only a hash:
         *     if it is lost, delete it and add a new one.
         *
         *     By default, the client is enabled and its tokens last an hour.
         *     It gets the role Tenant Member in addition to those given.
         *     A blank name, an unknown role, an identifier that is no GUID
         *     or a secret that expires in the past is refused with 400,
         *     and so is one client more than the 50000 of all kinds that a tenant can have;
         *     an identifier that a client of any kind has already is refused with 409.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         *     A client may read itself.
         */
        get: operations["getClientCredentialClient"];
        /**
         * Change a client credential client
         * @description Changes the members that are given; those that are left out or null stay as they are.
         *     An empty list of tags clears them, and a list of roles replaces the roles, save Tenant Member, which always stays.
         *     The identifier cannot change: it is left out or equals the one in the path.
         *     An unknown role, a blank name or a lifetime outside its limits is refused with 400.
         *
         *     Authentication may go by the former values for up to one hour,
         *     and tokens that were issued keep theirs until they expire.
         */
        put: operations["updateClientCredentialClient"];
        post?: never;
        /**
         * Delete a client credential client
         * @description Removes the client with its secrets, so that it gets no more tokens; this may take up to one hour to take effect.
         *     Tokens that it holds stay valid until they expire.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         * @description Returns the secrets of the client without their values, expired ones included, a page at a time.
         *     A value is returned only when its secret is created.
         */
        get: operations["listClientCredentialClientSecrets"];
        put?: never;
        /**
         * Add a secret to a client credential client
         * @description Adds a secret to the client, so that an old one can be replaced without interruption.
         *     The client itself may not, unless it has the role of an administrator:
         *     a stolen token, which lasts an hour, could otherwise be turned into a lasting secret.
         *     Only this response has its value, since the server stores only a hash.
         *
         *     A secret expires unless `Expires` is false: either it is given a date in the future,
         *     or `Expires` is false for a secret that never expires, which is best avoided.
         *     Anything else is refused with 400, and so is an eleventh secret:
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         * @description Returns the description and the expiry of the secret.
         *     Its value cannot be read, since the server stores only a hash.
         */
        get: operations["getClientCredentialClientSecret"];
        /**
         * Change a secret of a client credential client
         * @description Changes the description or the end of a secret; its value stays.
         *     Members that are left out or null stay as they are, but a new `Expiration` sets `Expires`, and `Expires` false removes the date.
         *     `Expires` true for a secret that has no date and is given none, `Expires` false beside a date,
         *     and a date in the past are refused with 400.
         *
         *     Authentication may go by the former date for up to one hour.
         */
        put: operations["updateClientCredentialClientSecret"];
        post?: never;
        /**
         * Delete a secret of a client credential client
         * @description Removes the secret; it may take up to one hour until it is refused.
         *     Tokens issued for it stay valid until they expire.
         *     A client without any secret cannot authenticate until it is given a new one.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         * @description Returns which claims of the identity provider give which roles in the tenant, a page at a time.
         *     A user who signs in with such a claim, for example as a member of a group, has those roles
         *     in addition to the ones assigned to the user.
         */
        get: operations["listClaims"];
        put?: never;
        /**
         * Create a claim of an identity provider
         * @description From now on, users who sign in with this claim have the roles, in tokens issued from then on.
         *     The identity provider must be one of the tenant (404).
         *     A blank value, no role, or a role that the tenant does not have is refused with 400;
         *     the same value of the same kind given roles before is refused with 409.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
         * @description Returns the value that the identity provider must state, and the roles that users get by it.
         */
        get: operations["getClaim"];
        put?: never;
        post?: never;
        /**
         * Delete a claim of an identity provider
         * @description Users no longer get the roles by this claim, in tokens issued from now on;
         *     roles that are assigned to the users themselves stay.
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
        get?: never;
        put?: never;
        /**
         * Register an edge system
         * @description Adds an edge system to the namespace, so that it is listed and can report its health.
         *     Its identifier and name become `{DeviceName}.{Type}`, with the type as the list of types spells it;
         *     when that identifier is taken, the call fails with 409.
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
        put?: never;
        /**
         * Report the health of an edge system
         * @description Sets LastContactedTime, the status and the errors of the components that it names,
         *     and with them the status of the whole edge system.
         *     Status texts, the times of the next messages and figures are recorded in streams of the namespace, which are made when they are
         *     missing and can be read like all others; components of one name on one machine share theirs.
         *     When a stream of such a name has another type, the call fails with 400.
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
         *     `.` and `..` are refused, since addresses take them for the resource itself and the one above.
         */
        Identifier: string;
        /**
         * Format: int32
         * @description Code of a data type, for the values of a type, of a property or of a column.
         *     The codes above 100 build on the plain ones:
         *     100 more is the same type that may also be null, 200 more an array of it,
         *     600 and 700 more an enumeration over an integer type, not null and nullable.
         *     Codes from 501 to 512 are objects of the service itself and do not describe events.
         * @enum {integer}
         */
        SdsTypeCode: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 18 | 19 | 20 | 21 | 22 | 103 | 104 | 105 | 106 | 107 | 108 | 109 | 110 | 111 | 112 | 113 | 114 | 115 | 116 | 119 | 120 | 121 | 203 | 204 | 205 | 206 | 207 | 208 | 209 | 210 | 211 | 212 | 213 | 214 | 215 | 216 | 218 | 219 | 220 | 221 | 222 | 400 | 401 | 402 | 403 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 509 | 510 | 511 | 512 | 605 | 606 | 607 | 608 | 609 | 610 | 611 | 612 | 705 | 706 | 707 | 708 | 709 | 710 | 711 | 712;
        /**
         * @description Describes the shape of events: which properties they have, of which types, and which of them is the index.
         *     The type of a stream has at least one key property, its own or one of its base type; up to three make a compound index.
         *     A type can be nested in a property of another. Then the modes of the outermost type apply, not its own.
         *     A type never changes once it is created.
         */
        SdsType: {
            /**
             * @description Identifier, unique in the namespace without regard to case,
             *     with up to 250 characters, no slash and no space at either end.
             *     A nested type may be given by its identifier alone; one that is given without gets an identifier from the server.
             */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description What the type is for. */
            Description?: string | null;
            SdsTypeCode?: components["schemas"]["SdsTypeCode"];
            /**
             * @description Whether the type is made from a generic class of a programming language.
             *     Stored for such clients; it has no effect.
             *     False when left out.
             */
            IsGenericType?: boolean;
            /**
             * @description Whether a client's own serializer treats values as references.
             *     Stored for such clients; it has no effect.
             *     False when left out.
             */
            IsReferenceType?: boolean;
            /** @description The type arguments of a generic type. Stored for clients that use them. */
            GenericArguments?: components["schemas"]["SdsType"][] | null;
            /**
             * @description The properties of an object type in their order, or the members of an enumeration; null for plain types.
             *     Those of the base type come before them.
             */
            Properties?: components["schemas"]["SdsTypeProperty"][] | null;
            /** @description The type whose properties this one inherits, ahead of its own. */
            BaseType?: components["schemas"]["SdsType"] | null;
            /** @description Types that are known to derive from this one. Stored for clients that use them. */
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
         *     StepwiseContinuousLeading takes the values of the event before, StepwiseContinuousTrailing those of the event after.
         *     Discrete finds none. The two nullable modes are like Continuous, but where either value is null
         *     they take the value before (ContinuousNullableLeading) or after (ContinuousNullableTrailing).
         * @enum {integer}
         */
        SdsInterpolationMode: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description A property of an object type, or a member of an enumeration. */
        SdsTypeProperty: {
            /**
             * @description Identifier, the name of the member in events; the same rules hold as for the identifier of a type.
             *     No two properties of a type have the same, without regard to case.
             */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description What the values of the property are. */
            Description?: string | null;
            /**
             * Format: int32
             * @description Position of the property in a compound index, counted from 0; 0 when left out.
             *     Equal ones follow their order in the type.
             */
            Order?: number;
            /**
             * @description Whether the property is the index of the events, or a part of it. False when left out.
             *     Keys are plain values that can be ordered; they are not nullable and no enumerations, arrays or objects.
             */
            IsKey?: boolean;
            /**
             * Format: int32
             * @description Length of texts of a fixed size; 0, as when left out, sets none.
             */
            FixedSize?: number;
            /** @description The type of the values; null for members of an enumeration. */
            SdsType?: components["schemas"]["SdsType"] | null;
            /** @description Number of a member of an enumeration, within the range of its integer type; null for other properties. */
            Value?: unknown;
            /**
             * @description Unit of measure of the values, by its identifier, name or abbreviation; upper and lower case matter.
             *     The namespace must have the unit.
             */
            Uom?: string | null;
            /**
             * @description Mode for this property in place of that of the type;
             *     not for keys, and not in a type whose own mode is Discrete.
             */
            InterpolationMode?: components["schemas"]["SdsInterpolationMode"] | null;
            /** @description Whether the property tells the quality of the other values of the event. False when left out. */
            IsQuality?: boolean;
        };
        /**
         * Format: int32
         * @description Whether values outside of the stored events are calculated; 0 by default.
         *     All calculates them on both sides, None on neither, Forward after the last event, Backward before the first.
         *     The values are those of the nearest event; with the nullable interpolation modes they are the defaults of their types,
         *     and with Discrete there are none.
         * @enum {integer}
         */
        SdsExtrapolationMode: 0 | 1 | 2 | 3;
        /**
         * Format: date-time
         * @description Time of the creation of the object (UTC), set by the server; 0001-01-01T00:00:00Z for objects created before the server recorded it.
         */
        CreatedDate: string;
        /**
         * Format: date-time
         * @description Time of the last change of the object, its access control list or its owner (UTC), set by the server; 0001-01-01T00:00:00Z for objects last changed before the server recorded it.
         */
        ModifiedDate: string;
        /** @description The reason why a call failed (stream views, quantities, units, stream data and what the companion adds to them). */
        ErrorResponseBody: {
            /** @description Identifies the failed call; equal to the header Operation-Id. */
            OperationId?: string | null;
            /** @description What went wrong, in one fixed sentence for each kind of failure. */
            Error?: string | null;
            /** @description The particular cause, naming the input or object at fault. */
            Reason?: string | null;
            /** @description What the caller can do about it. */
            Resolution?: string | null;
            /** @description Identifiers and values that belong to the error, by name. */
            Parameters?: {
                [key: string]: string;
            };
        };
        /** @description How many objects refer to a type, by kind of object. */
        TypeReferenceCount: {
            /**
             * Format: int32
             * @description Streams whose events are of the type.
             */
            SdsStream: number;
            /**
             * Format: int32
             * @description Stream views that convert from it or to it.
             */
            SdsStreamView: number;
            /**
             * Format: int32
             * @description Types that have it as base type or as the type of a property.
             */
            SdsType: number;
        };
        /**
         * Format: int32
         * @description What kind of identity a trustee is.
         * @enum {integer}
         */
        TrusteeType: 1 | 2 | 3;
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
        /**
         * @description One operation of a JSON Patch.
         *     `add`, `replace` and `test` need a value, `move` and `copy` a from; `remove` needs neither.
         */
        JsonPatchOperation: {
            /**
             * @description What to do; `test` changes nothing and fails unless the value is equal.
             * @enum {string}
             */
            op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            /**
             * Format: json-pointer
             * @description The place to change, as a JSON Pointer;
             *     `-` as its last part is the place after the last element of an array.
             */
            path: string;
            /** @description What to put there or to compare with; any JSON value. */
            value?: unknown;
            /**
             * Format: json-pointer
             * @description The value to move or copy, as a JSON Pointer.
             */
            from?: string;
        };
        /**
         * @description A JSON Patch (RFC 6902): operations on a JSON document, applied one after the other.
         *     If one of them cannot be applied, none is.
         */
        JsonPatch: components["schemas"]["JsonPatchOperation"][];
        /**
         * @description Name of an access right. Share applies only where an object can be shared.
         * @enum {string}
         */
        AccessRightName: "Read" | "Write" | "Delete" | "ManageAccessControl" | "Share";
        /** @description A secondary index of a stream, over one property. Its values need not be unique. */
        SdsStreamIndex: {
            /** @description Identifier of the property of the type; its values must be orderable. */
            SdsTypePropertyId?: string | null;
        };
        /** @description Sets the unit or the mode of one property for one stream. */
        SdsStreamPropertyOverride: {
            /** @description Identifier of the property of the type. */
            SdsTypePropertyId?: string | null;
            /**
             * @description Unit of measure that the stored values have, by its identifier, name or abbreviation; upper and lower case matter.
             *     It takes the place of the unit of the type; stored values are not converted. Null leaves it to the type.
             */
            Uom?: string | null;
            /** @description Mode of the property, which must not be a key. Null leaves it to the type. */
            InterpolationMode?: components["schemas"]["SdsInterpolationMode"] | null;
        };
        /**
         * @description A stream: a series of events of one type, in the order of their index.
         *     Its tags and metadata are read and written by paths of their own.
         */
        SdsStream: {
            /**
             * @description Identifier, unique in the namespace without regard to case,
             *     with up to 250 characters, no slash and no space at either end.
             */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description What the stream records. */
            Description?: string | null;
            /**
             * @description Identifier of the type of the events.
             *     Required. Only the operation that changes the type of a stream changes it.
             */
            TypeId?: string | null;
            /**
             * @description Secondary indexes, which make filtered reads faster.
             *     A type with a compound index of three properties has none.
             */
            Indexes?: components["schemas"]["SdsStreamIndex"][] | null;
            /**
             * @description Mode of this stream in place of that of its type;
             *     it does not change a type that is Discrete.
             *     Null leaves it to the type.
             */
            InterpolationMode?: components["schemas"]["SdsInterpolationMode"] | null;
            /** @description Mode of this stream in place of that of its type. Null leaves it to the type. */
            ExtrapolationMode?: components["schemas"]["SdsExtrapolationMode"] | null;
            /** @description Units and modes of single properties that differ from those of the type. */
            PropertyOverrides?: components["schemas"]["SdsStreamPropertyOverride"][] | null;
            CreatedDate?: components["schemas"]["CreatedDate"];
            ModifiedDate?: components["schemas"]["ModifiedDate"];
        };
        /** @description A stream together with the type by which its events are read. */
        ResolvedStream: components["schemas"]["SdsStream"] & {
            /** @description Whether the type could be found and filled in. */
            Resolved: boolean;
            /**
             * @description The type of the stream with the properties of its base types ahead of its own,
             *     and with the units and modes that apply to this stream.
             */
            Type?: components["schemas"]["SdsType"] | null;
        };
        /** @description Words to group streams, stored in the order in which they are given. */
        StreamTags: string[];
        /**
         * @description A text in a path: 1 to 250 characters without control characters.
         *     Neither it nor a part of it between slashes is `.` or `..`, since addresses take these for the resource itself and the one above.
         */
        PathText: string;
        /** @description Further information about a stream, as keys with texts. Upper and lower case matter in keys. */
        StreamMetadata: {
            [key: string]: string;
        };
        /**
         * Format: int32
         * @description Which stored event a read finds if none is stored at the index.
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
         * @description What a read returns at a boundary. Exact applies when no boundary type is given.
         *
         *     - 0 Exact: an event at the boundary is returned, none beyond it.
         *     - 1 Inside: an event at the boundary is not returned.
         *     - 2 Outside: the nearest stored event beyond the boundary is also returned, even if one is stored exactly at the boundary.
         *     - 3 ExactOrCalculated: the event at the boundary, calculated as an interpolated event if none is stored, or none if that is
         *       not possible (for instance on compound indexes).
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
        /** @description Events as a table, one row for each event. With form tableh the first row holds the column names. */
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
            /** @description The events of this page in index order, or the table that holds them when a table form is requested. */
            Results: components["schemas"]["Event"][] | components["schemas"]["EventTable"];
            /** @description The continuationToken of the next page; null or absent on the last page. It begins with the index of the last event of this page. */
            ContinuationToken?: string | null;
        };
        /** @description The unit in which the values of one property are returned. */
        SdsUnitConversion: {
            /** @description Identifier of the property, which must be numeric and have a unit. */
            SdsTypePropertyId: string;
            /** @description The unit to convert to, by its identifier or its abbreviation, with upper and lower case as in the catalog. It must measure the same quantity as the unit that the property has. */
            Uom: string;
        };
        /** @description One summary value for each property that has it, by the identifier of the property. The index has a count only; text, enumerations, objects and discrete properties have none. */
        SdsSummaryValues: {
            [key: string]: number | ("NaN" | "Infinity" | "-Infinity");
        };
        /**
         * @description The summary values of an interval, by kind and then by property. All kinds are always present.
         *     The first four come from the stored events, the others from the segments:
         *     a segment is the value between two neighboring points (the boundaries of the interval and the stored events in it),
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
            /** @description Standard deviation of the segments, as of a sample. */
            StandardDeviation?: components["schemas"]["SdsSummaryValues"];
            /** @description Standard deviation of the segments, as of a whole population. */
            PopulationStandardDeviation?: components["schemas"]["SdsSummaryValues"];
            /** @description Mean of the segments, each weighted by its length on the index. */
            WeightedMean?: components["schemas"]["SdsSummaryValues"];
            /** @description Standard deviation of the weighted segments, as of a sample. */
            WeightedStandardDeviation?: components["schemas"]["SdsSummaryValues"];
            /** @description Standard deviation of the weighted segments, as of a whole population. */
            WeightedPopulationStandardDeviation?: components["schemas"]["SdsSummaryValues"];
            /** @description Skewness of the segments; not defined if they are all equal. */
            Skewness?: components["schemas"]["SdsSummaryValues"];
            /** @description Excess kurtosis of the segments; not defined if they are all equal. */
            Kurtosis?: components["schemas"]["SdsSummaryValues"];
        };
        /** @description Summary values of the events between two indexes. */
        SdsInterval: {
            /** @description The stored or calculated event at the start of the interval; absent or null when there is none. */
            Start?: components["schemas"]["Event"] | null;
            /** @description The stored or calculated event at the end of the interval; absent or null when there is none. */
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
        /** @description What the joined streams have at one index: a list with one event or null for each stream, in the order of the request; with MergeLeft and MergeRight a single event. */
        JoinedRow: (components["schemas"]["Event"] | null)[] | components["schemas"]["Event"];
        /** @description A unit of measure. A value in the base unit of its quantity is value x ConversionFactor + ConversionOffset. */
        SdsUom: {
            /** @description Unique identifier of the unit, unique over all quantities. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description The sign of the unit, such as kPa. Upper and lower case matter, since mV is not MV. */
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
        /** @description A kind of thing that can be measured, such as pressure, with the base unit of its other units. */
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
         *     `.` and `..` are refused, since addresses take them for the resource itself and the one above.
         */
        ShortIdentifier: string;
        /**
         * @description Which part of a data item a field takes its values from. A data item is a stream (or asset) that a query found.
         *     `NotApplicable`: no part of an item; only the index field has it.
         *     `Id` and `Name`: identifier and name of the item.
         *     `PropertyId` and `PropertyName`: a property of the type of the stream, found by identifier or by name. Only these two vary from event to event.
         *     `Metadata`: a metadata value of the item.
         *     `Tags`: those tags of the item that the keys of the field list, joined by a comma and a space.
         *     `TenantId`, `TenantName`, `NamespaceId` and `NamespaceName`: where the item comes from.
         *     `CommunityId` and `CommunityName`: the community that shares the item; empty for items of the tenant itself.
         * @enum {string}
         */
        FieldSourceName: "NotApplicable" | "Id" | "Name" | "PropertyId" | "PropertyName" | "Metadata" | "Tags" | "TenantId" | "TenantName" | "NamespaceId" | "NamespaceName" | "CommunityId" | "CommunityName";
        /**
         * @description Which summary of the events around a row a field shows in place of the value itself.
         *     `None` shows the value.
         *     `Count`, `Minimum`, `Maximum` and `Range` look at the stored events of the interval.
         *     The others look at the curve between them; those that start with `Weighted` weigh each part of it by its length.
         *     A summary that a property cannot have, such as the mean of text, is null.
         *     A field has exactly one summary; several together are refused.
         * @enum {string}
         */
        SummaryTypeName: "None" | "Count" | "Minimum" | "Maximum" | "Range" | "Mean" | "StandardDeviation" | "PopulationStandardDeviation" | "Total" | "Skewness" | "Kurtosis" | "WeightedMean" | "WeightedStandardDeviation" | "WeightedPopulationStandardDeviation";
        /**
         * @description Which interval a summary covers.
         *     `Forward`: from the index of the row to that of the next one.
         *     `Backward`: from the index of the previous row to that of the row.
         * @enum {string}
         */
        SummaryDirectionName: "Forward" | "Backward";
        /**
         * @description A field of a data view: what it takes from each data item, and how the column is called.
         *     Data fields may take any source but NotApplicable; identifying and grouping fields take no properties.
         *     The index field has a label only.
         */
        StoredField: {
            /** @description Which part of a data item the values come from. NotApplicable when left out. */
            Source?: components["schemas"]["FieldSourceName"];
            /**
             * @description Keys by which the source is looked up: identifiers or names of properties, names of metadata values, or the allowed tags.
             *     The first key that the item has counts, so that one field covers items that name the same thing differently.
             *     Properties, metadata and tags need at least one key; the other sources ignore keys.
             */
            Keys?: string[] | null;
            /**
             * @description For properties of assets, which of the asset's references to streams to follow: the first one that the asset has.
             *     Ignored otherwise.
             */
            StreamReferenceNames?: string[] | null;
            /**
             * @description Name of the column, required for index, grouping and data fields.
             *     These placeholders are filled in, and left empty where they have no value:
             *     `{IdentifyingValue}` (value of the identifying field), `{Key}` (the first key), `{StreamReferenceName}` (the first one),
             *     `{QueryId}`, `{SummaryType}`, `{SummaryDirection}`, `{Uom}` (abbreviation of the unit, where all groups agree on it),
             *     `{TenantId}`, `{TenantName}`, `{NamespaceId}`, `{NamespaceDescription}`, `{CommunityId}`, `{CommunityName}` and,
             *     in the index field, `{DefaultIndexName}` (`Timestamp` for times, otherwise `Index`).
             *     Spaces at both ends are removed.
             *     When two columns of the view would have the same name, the position is added to the name of every column, as in `Flow.2`.
             */
            Label?: string | null;
            /** @description The summary to show in place of the value. It counts for properties only. None when left out. */
            SummaryType?: components["schemas"]["SummaryTypeName"];
            /** @description Which interval the summary covers. Forward if there is a summary without a direction; ignored without a summary. */
            SummaryDirection?: components["schemas"]["SummaryDirectionName"] | null;
            /**
             * @description Whether a column with the unit of each value follows the column of the field, named like it with ` Uom` added.
             *     False when left out.
             */
            IncludeUom?: boolean;
        };
        /**
         * @description Kind of objects that a query looks for: streams, or assets that refer to streams.
         * @enum {string}
         */
        DataItemResourceTypeName: "Stream" | "Asset";
        /**
         * @description Where a query looks.
         *     `Default`: in the namespace of the request.
         *     `Namespace`: in the namespace of the tenant that SourceId names.
         *     `Community`: among what is shared with the tenant in the community that SourceId names.
         *     A source that does not exist, or that the caller may not read, makes the query find nothing.
         * @enum {string}
         */
        QuerySourceKindName: "Default" | "Namespace" | "Community";
        /** @description A search that finds the data items of a data view. It sees only what the caller may read. */
        StoredQuery: {
            /** @description Identifier of the query, unique within the data view; field sets refer to it. */
            Id: components["schemas"]["Identifier"];
            /** @description What kind of objects to look for. Stream when left out. */
            Kind?: components["schemas"]["DataItemResourceTypeName"];
            /** @description Where to look. Default, the namespace of the request, when left out. */
            SourceKind?: components["schemas"]["QuerySourceKindName"];
            /** @description Identifier of the namespace or community to look in, for those kinds of sources. */
            SourceId?: string | null;
            /**
             * @description What to look for, in the search language: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes;
             *     for example `id:Pump-* AND Site:North`. Null or empty text finds nothing.
             */
            Value?: string | null;
        };
        /** @description The fields that a data view takes from the data items of one query. */
        StoredFieldSet: {
            /** @description Identifier of the query, which must be one of the data view's. */
            QueryId: string;
            /** @description The fields, each of which becomes a column for each item, in this order. None when null or left out. */
            DataFields?: components["schemas"]["StoredField"][] | null;
            /**
             * @description What distinguishes the items inside a group: items of different groups that agree on it share their columns.
             *     Without it, items share columns only where no group has more than one of them.
             */
            IdentifyingField?: components["schemas"]["StoredField"] | null;
        };
        /**
         * @description Data type of an index, a property, a metadata value or a column.
         *     Names that start with `Nullable` are types that may also be null, those that end with `Array` are arrays,
         *     those that end with `Enum` are enumerations over an integer type.
         *     `Empty` is a column without any value. Those that start with `Sds` are objects of the service itself and do not describe data.
         * @enum {string}
         */
        SdsTypeCodeName: "Empty" | "Object" | "DBNull" | "Boolean" | "Char" | "SByte" | "Byte" | "Int16" | "UInt16" | "Int32" | "UInt32" | "Int64" | "UInt64" | "Single" | "Double" | "Decimal" | "DateTime" | "String" | "Guid" | "DateTimeOffset" | "TimeSpan" | "Version" | "NullableBoolean" | "NullableChar" | "NullableSByte" | "NullableByte" | "NullableInt16" | "NullableUInt16" | "NullableInt32" | "NullableUInt32" | "NullableInt64" | "NullableUInt64" | "NullableSingle" | "NullableDouble" | "NullableDecimal" | "NullableDateTime" | "NullableGuid" | "NullableDateTimeOffset" | "NullableTimeSpan" | "BooleanArray" | "CharArray" | "SByteArray" | "ByteArray" | "Int16Array" | "UInt16Array" | "Int32Array" | "UInt32Array" | "Int64Array" | "UInt64Array" | "SingleArray" | "DoubleArray" | "DecimalArray" | "DateTimeArray" | "StringArray" | "GuidArray" | "DateTimeOffsetArray" | "TimeSpanArray" | "VersionArray" | "Array" | "IList" | "IDictionary" | "IEnumerable" | "SdsType" | "SdsTypeProperty" | "SdsStreamView" | "SdsStreamViewProperty" | "SdsStreamViewMap" | "SdsStreamViewMapProperty" | "SdsStream" | "SdsStreamIndex" | "SdsTable" | "SdsColumn" | "SdsValues" | "SdsObject" | "SByteEnum" | "ByteEnum" | "Int16Enum" | "UInt16Enum" | "Int32Enum" | "UInt32Enum" | "Int64Enum" | "UInt64Enum" | "NullableSByteEnum" | "NullableByteEnum" | "NullableInt16Enum" | "NullableUInt16Enum" | "NullableInt32Enum" | "NullableUInt32Enum" | "NullableInt64Enum" | "NullableUInt64Enum";
        /**
         * @description How the data is laid out.
         *     `Standard`: one column for each field of each item, one row for each index.
         *     `Narrow`: one row for each value, with the columns `Field` and `Value`, and `Uom` where units are included.
         * @enum {string}
         */
        DataViewShapeName: "Standard" | "Narrow";
        /**
         * @description A data view that is stored under its identifier. It defines which streams to find and how to lay their data out in one table.
         *     Codes are returned as names.
         */
        StoredDataView: {
            /**
             * @description Unique identifier, compared without regard to case. The path gives it:
             *     in a request it may be left out, and another one is refused.
             */
            Id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Friendly name. The identifier when left out. */
            Name?: string | null;
            /** @description What the data view is for. */
            Description?: string | null;
            /**
             * @description Name of the first column, the index. Its label is required, its source is NotApplicable.
             *     When null or left out, the column is called `Timestamp` for times and otherwise `Index`.
             */
            IndexField?: components["schemas"]["StoredField"] | null;
            /**
             * @description The searches that find the data items. An item that two queries find counts for both.
             *     More than 100,000 items in all are refused.
             */
            Queries?: components["schemas"]["StoredQuery"][] | null;
            /** @description What to take from the items of each query. More than 1,000 columns in all are refused. */
            DataFieldSets?: components["schemas"]["StoredFieldSet"][] | null;
            /**
             * @description Fields whose values divide the items into groups, each a column of its own.
             *     Without them all items are one group.
             *     An item that lacks some of the values belongs to every group that agrees with those it has.
             */
            GroupingFields?: components["schemas"]["StoredField"][] | null;
            /** @description Start of the data for requests that give no startIndex. */
            DefaultStartIndex?: string | null;
            /** @description End of the data for requests that give no endIndex. */
            DefaultEndIndex?: string | null;
            /**
             * @description Interval for requests of interpolated data that give none:
             *     days, hours, minutes and seconds as `d.hh:mm:ss` for times, a number for numeric indexes.
             */
            DefaultInterval?: string | null;
            /**
             * @description Data type of the index. Items with another one are left out.
             *     DateTime when left out or Empty; TimeSpan is refused.
             */
            IndexTypeCode?: components["schemas"]["SdsTypeCodeName"];
            /** @description Layout of the rows. Standard when left out. */
            Shape?: components["schemas"]["DataViewShapeName"];
        };
        /** @description A metadata value of a data item. */
        DataItemMetadata: {
            /** @description Name of the metadata value. */
            Name: string;
            /** @description The value; text for streams. */
            Value?: string | number | boolean | null;
            /** @description What the value means. */
            Description?: string | null;
            /** @description Data type of the value; String for streams. */
            TypeCode?: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit of the value, if it has one. */
            Uom?: string | null;
        };
        /** @description A property of a data item. */
        DataItemField: {
            /** @description Identifier of the property. */
            Id: string;
            /** @description Friendly name of the property. */
            Name?: string | null;
            /** @description For an asset, the reference by which it knows the stream of the property. */
            StreamReferenceName?: string | null;
            /** @description For an asset, identifier of the stream of the property. */
            StreamId?: string | null;
            /** @description Data type of the property. */
            TypeCode?: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit of the values, where they have one. */
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
            /** @description What the item is. */
            Description?: string | null;
            /** @description Identifier of the type of its events. */
            TypeId?: string | null;
            /** @description Whether the item is a stream or an asset. */
            ResourceType?: components["schemas"]["DataItemResourceTypeName"];
            /** @description The tags of the item. */
            Tags?: string[] | null;
            /** @description The metadata values of the item. */
            Metadata?: components["schemas"]["DataItemMetadata"][] | null;
            /** @description The properties that data views can show, with the index among them. Empty for an item that cannot be used. */
            DataItemFields?: components["schemas"]["DataItemField"][] | null;
            /**
             * @description The properties that data views cannot show: objects, collections and time spans.
             *     For an item that cannot be used, all its properties.
             *     A field that names one of them has null in every row.
             */
            IneligibleDataItemFields?: components["schemas"]["DataItemField"][] | null;
        };
        /** @description One page of the data items that a query of a data view found. */
        ResolvedDataItems: {
            /**
             * Format: date-time
             * @description When the data view was resolved (UTC). Earlier than the request if an earlier resolution was reused.
             */
            TimeOfResolution: string;
            /** @description The data items, in the order of their identifiers. */
            Items: components["schemas"]["DataItem"][];
        };
        /** @description The value that a group has for one grouping field. */
        GroupingValue: {
            /** @description The value; null where the items of the group have none. */
            Value?: string | number | boolean | null;
            /** @description Data type of the value. */
            TypeCode?: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit of the value, if it has one. */
            Uom?: string | null;
        };
        /** @description Data items with the same grouping values. Each group has rows of its own. */
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
             * @description When the data view was resolved (UTC). Earlier than the request if an earlier resolution was reused.
             */
            TimeOfResolution: string;
            /** @description The groups, in the order in which their rows come. */
            Items: components["schemas"]["DataViewGroup"][];
        };
        /**
         * @description What a column is for.
         *     `IndexField`: the index. `GroupingField`: a value that all items of a group have in common.
         *     `DataField`: values of a data field. `FieldUom`: the units of the column before it.
         *     `FieldId`: in the narrow shape, the column that names the field of a row.
         * @enum {string}
         */
        FieldKindName: "IndexField" | "GroupingField" | "DataField" | "FieldId" | "FieldUom";
        /** @description Where the values of a column come from in one group. A group that has nothing for the column has a type code of Empty and no target. */
        DataMapping: {
            /** @description Identifier of the data item. */
            TargetId?: string | null;
            /** @description For an asset, the reference to a stream that was followed. */
            TargetStreamReferenceName?: string | null;
            /** @description The key that was found on the item; null for sources without keys, such as its identifier. */
            TargetFieldKey?: string | null;
            /** @description Data type of the values. */
            TypeCode?: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit of the values, where they have one. */
            Uom?: string | null;
            /** @description The summary that is shown in place of the values. */
            SummaryType?: components["schemas"]["SummaryTypeName"];
            /** @description Which interval the summary covers; null without a summary. */
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
        /** @description A column of the data of a data view, and where its values come from in each group. */
        FieldMapping: {
            /** @description Name of the column in the data, unique within the data view. */
            Id: string;
            /** @description The label of the field with its placeholders filled in, before positions are added to equal names. */
            Label?: string | null;
            FieldKind: components["schemas"]["FieldKindName"];
            /** @description Data type of the first group that has values; Empty when none has. The values of other groups may be of other types. */
            TypeCode?: components["schemas"]["SdsTypeCodeName"];
            /** @description Identifier of the unit, where all groups agree on one. */
            Uom?: string | null;
            /** @description The summary that the column shows, where all groups agree on one. */
            SummaryType?: components["schemas"]["SummaryTypeName"] | null;
            /** @description Which interval the summary covers, where all groups agree on one. */
            SummaryDirection?: components["schemas"]["SummaryDirectionName"] | null;
            /** @description The sources of the values, one for each group, in the order of the groups. */
            DataMappings: components["schemas"]["DataMapping"][];
        };
        /** @description One page of the columns of a data view. */
        ResolvedFieldMappings: {
            /**
             * Format: date-time
             * @description When the data view was resolved (UTC). Earlier than the request if an earlier resolution was reused.
             */
            TimeOfResolution: string;
            /** @description The columns, in their order. */
            Items: components["schemas"]["FieldMapping"][];
        };
        /** @description One page of the fields that a data view could have besides those it has. */
        ResolvedFieldSets: {
            /**
             * Format: date-time
             * @description When the data view was resolved (UTC). Earlier than the request if an earlier resolution was reused.
             */
            TimeOfResolution: string;
            /** @description The fields, one field set for each query that has some. */
            Items: components["schemas"]["StoredFieldSet"][];
        };
        /**
         * @description One row of the data of a data view or of a virtual table, by column name: the index, the grouping values, then the fields.
         *     Cells without a value are null, or left out on request.
         */
        DataViewRow: {
            [key: string]: string | number | boolean | null;
        };
        /** @description Data of a data view or of a virtual table as a table. With form tableh the first row holds the column names. */
        DataViewTable: {
            /** @description The columns in their order - the index, the grouping fields, then the data fields. */
            Columns: components["schemas"]["TableColumn"][];
            /** @description The rows; each has one value for each column, null where there is none. */
            Rows: (string | number | boolean | null)[][];
        };
        /**
         * @description Kind of reader that a share is for.
         *     `Databricks`: a metastore, which the share must name.
         *     `Snowflake`: an account of a warehouse.
         *     `DeltaSharing`: any reader of the open Delta Sharing protocol.
         * @enum {string}
         */
        ShareType: "Databricks" | "Snowflake" | "DeltaSharing";
        /** @description A virtual table that a share offers. A request needs its identifier only; the rest is ignored. */
        ShareMember: {
            /** @description Identifier of the virtual table. */
            id: string;
            /** @description Friendly name of the virtual table. */
            name?: string | null;
            /** @description Status of the materialization of the table; a share has no status of its own. */
            status?: string | null;
        };
        /** @description Settings of the reader's system. Which of them matter depends on the type of the share. */
        ShareExternalConfig: {
            /** @description Identifier of the reader's metastore, written cloud:region:uuid. A share of type Databricks needs it. */
            globalMetastoreId?: string | null;
            /** @description Identifier of the client that the reader's system authenticates with. */
            clientId?: string | null;
            /** @description Secret of that client. It can be sent but is never returned; responses have null. */
            clientSecret?: string | null;
            /** @description Identifier of the warehouse of the reader that the tables appear in. */
            warehouseId?: string | null;
        };
        /** @description A share, which offers virtual tables to a reader outside the hub. */
        Share: {
            /** @description Identifier of the share. */
            id: string;
            /** @description Friendly name. */
            name: string;
            type: components["schemas"]["ShareType"];
            /** @description The virtual tables that the share offers, of those that the caller may read, with the status of each. */
            virtualTables: components["schemas"]["ShareMember"][];
            externalConfig?: components["schemas"]["ShareExternalConfig"];
        };
        /** @description The settings of a share. A share that was read can be sent back as it is. */
        ShareCreateOrUpdate: {
            /**
             * @description Identifier of the share. When a share is created without one, the server makes one.
             *     In an update it may be left out, and another one than that of the path is refused.
             */
            id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Friendly name. */
            name: string;
            /** @description Kind of reader that the share is for. */
            type: components["schemas"]["ShareType"];
            /** @description The virtual tables that the share offers, each of which the caller must be allowed to read. None when null or left out. */
            virtualTables?: components["schemas"]["ShareMember"][] | null;
            /**
             * @description What the reader needs. A share of type Databricks needs a globalMetastoreId.
             *     The clientSecret is stored but never returned; an update without one leaves the stored one as it is.
             */
            externalConfig?: components["schemas"]["ShareExternalConfig"];
        };
        /** @description A customer of the hub. All data of a customer belongs to its tenant and is invisible to others. */
        Tenant: {
            /** @description Unique identifier, usually a GUID; it is part of nearly every path. */
            Id: string;
            /** @description Name of the company or organization. */
            Name: string;
            /** @description What the tenant is for. */
            Description?: string | null;
            CreatedDate: components["schemas"]["CreatedDate"];
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
         * @description Whether something was changed, or a request was refused.
         * @enum {string}
         */
        AuditKind: "Change" | "Refusal";
        /** @description A change or a refusal. */
        AuditRecord: {
            /**
             * Format: date-time
             * @description When the request came in.
             */
            Time: string;
            Kind: components["schemas"]["AuditKind"];
            /** @description The header Operation-Id of the response. */
            OperationId: string;
            /** @description Name of the operation in the contract; `token`, `authorization`, `revocation`, `userinfo` or `signIn` for the OpenID endpoints; `none` for a request that reached no operation. */
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
             * @description What the caller is; null when the request carried no valid token.
             * @enum {string|null}
             */
            CallerType: "User" | "Client" | null;
            /** @description Identifier of the user or client. */
            CallerId: string | null;
            /** @description Identifier of the client through which a user came, or that a failed request for a token named. */
            ClientId: string | null;
            /** @description Address that the request came from. */
            Address: string;
            /**
             * Format: int32
             * @description Number of requests that the record counts.
             */
            Count: number;
            /**
             * Format: date-time
             * @description When the last of these requests came in.
             */
            LastTime: string;
        };
        /** @description A page of the audit log. */
        AuditPage: {
            /** @description The records, the newest first. */
            Results: components["schemas"]["AuditRecord"][];
            /** @description Asks for the next page; null on the last one. */
            ContinuationToken: string | null;
        };
        /** @description A named part of a tenant with types, streams and other data of its own. */
        Namespace: {
            /** @description Identifier of the namespace, unique in its tenant. */
            Id: string;
            /** @description What the namespace is for. */
            Description?: string | null;
            /** @description Name of the region where the data of the namespace is stored. */
            Region?: string | null;
            CreatedDate: components["schemas"]["CreatedDate"];
        };
        /** @description The settings of a namespace. */
        NamespaceCreateOrUpdate: {
            /** @description Identifier of the namespace; it may be left out, and otherwise equals the one in the path. */
            Id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description What the namespace is for. */
            Description?: string | null;
            /**
             * @description Name of the region where the data is stored.
             *     By default, it is the region of the server.
             *     It cannot be changed, since data does not move.
             */
            Region?: string | null;
        };
        /** @description Lets one tenant join a community. A tenant has at most one for each community. */
        CommunityInvitation: {
            /**
             * Format: uuid
             * @description Identifier of the community that invites.
             */
            CommunityId: string;
            /** @description Name of the community when the invitation was issued. */
            CommunityName: string;
            /** @description Identifier of the tenant that is invited. */
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
             * @description Unique identifier, made by the server.
             */
            Id: string;
            /** @description Name of the community; the names of its roles begin with it. */
            Name: string;
            /** @description What the tenants share and why. */
            Description?: string | null;
            /** @description Identifiers of the tenants that take part, in the order in which they joined. */
            TenantIds?: string[];
        };
        /** @description A community to be created. */
        CommunityCreate: {
            /** @description Name of the community, not only spaces; no two communities of a tenant share one. */
            Name: string;
            /** @description What the tenants share and why. */
            Description?: string | null;
        };
        /** @description How much is shared in a community. */
        CommunitySummary: {
            /**
             * Format: int32
             * @description Streams that all its tenants share.
             */
            TotalStreams: number;
            /**
             * Format: int32
             * @description Streams that the caller's tenant shares.
             */
            StreamsContributed: number;
        };
        /** @description A stream that is shared in a community, and where it is. */
        CommunityStream: {
            /** @description Identifier of the stream, unique in its namespace. */
            Id: string;
            /** @description Name of the stream. */
            Name: string | null;
            /** @description Identifier of the type of its events. */
            TypeId: string;
            /** @description What the stream is about. */
            Description: string | null;
            /**
             * Format: uri
             * @description Address of the stream.
             */
            Self: string;
            /** @description Identifier of the tenant that shares it. */
            TenantId: string;
            /** @description Name of that tenant. */
            TenantName: string;
            /** @description Identifier of the namespace that holds it. */
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
         *     Only its date shows whether it has expired.
         * @enum {integer}
         */
        InvitationState: 0 | 1 | 2;
        /** @description Lets one user finish signing up to the tenant. A user has at most one. */
        Invitation: {
            /**
             * Format: uuid
             * @description Unique identifier, made by the server.
             */
            Id: string;
            /**
             * Format: date-time
             * @description When the invitation was created.
             */
            Issued: string;
            /**
             * Format: date-time
             * @description Time until which the invitation can be accepted.
             *     It is deleted two weeks after that.
             */
            Expires: string;
            /**
             * Format: date-time
             * @description When the user accepted by signing in; null until then.
             */
            Accepted?: string | null;
            State?: components["schemas"]["InvitationState"];
            /** @description Identifier of the tenant that invites. */
            TenantId: string;
            /**
             * Format: uuid
             * @description Identifier of the user that is invited.
             */
            UserId: string;
        };
        /** @description The settings of an invitation. */
        InvitationCreateOrUpdate: {
            /**
             * Format: date-time
             * @description Time until which the invitation can be accepted: in the future, at most two months ahead.
             *     A new invitation without it lasts 21 days.
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
             * @description The identity provider that the user will sign in with; that of the user when left out.
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
            /** @description What the secret is for. */
            Description?: string | null;
            /**
             * Format: date-time
             * @description Time until which the secret can be used; null if it never expires.
             */
            Expiration?: string | null;
            /** @description Whether the secret expires. */
            Expires?: boolean | null;
        };
        /** @description The settings of a secret. The operations describe how Expiration and Expires depend on each other. */
        ClientSecretCreateOrUpdate: {
            /** @description What the secret is for; it distinguishes the secrets of a client. */
            Description?: string | null;
            /**
             * Format: date-time
             * @description Time until which the secret can be used, in the future.
             */
            Expiration?: string | null;
            /** @description Whether the secret expires; a new one does unless this is false. */
            Expires?: boolean | null;
        };
        /** @description A new secret with its value. */
        ClientSecretCreateResponse: {
            /** @description The value of the secret, returned only here. */
            Secret: string;
        } & components["schemas"]["ClientSecret"];
        /** @description Whether a hybrid client authenticates by a secret. */
        ClientSecretRequirement: {
            /** @description Whether the client must present a secret to get tokens; false for a public client, which uses PKCE alone. */
            SecretRequired: boolean;
        };
        /** @description An application that runs unattended; it authenticates with its identifier and a secret. */
        ClientCredentialClient: {
            /** @description Identifier of the client, usually a GUID. It is the client_id of its token requests. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Whether the client can authenticate. */
            Enabled?: boolean | null;
            /**
             * Format: int32
             * @description Seconds for which an access token of the client is valid; 3600 when a create leaves it out.
             */
            AccessTokenLifetime?: number | null;
            /** @description Words for internal use, for example to filter lists of clients. */
            Tags?: string[] | null;
            /**
             * @description Identifiers of the roles that the client has.
             *     The role Tenant Member is always among them.
             *     Avoid giving the role Tenant Administrator to a client: anyone with its secret controls the tenant.
             */
            RoleIds?: string[] | null;
        };
        /** @description The reason why one of the requested objects could not be returned. */
        MultiStatusResponseChildError: {
            /** @description Identifies the call; equal to the header Operation-Id. */
            OperationId: string;
            /** @description What went wrong, in one fixed sentence for each kind of failure. */
            Error: string;
            /** @description The particular cause. */
            Reason: string;
            /** @description What the caller can do about it. */
            Resolution: string;
            /** @description Identifies this failure in the log of the server. */
            EventId: string;
            /**
             * Format: int32
             * @description HTTP status of a request for this object alone.
             */
            StatusCode?: number;
            /** @description Identifier of the object that could not be returned. */
            ModelId?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The clients of a list that were found, and the reasons why the others were not. */
        ClientCredentialClientMultiStatusResponse: {
            /** @description Identifies the call; equal to the header Operation-Id. */
            OperationId?: string | null;
            /** @description What went wrong, in one sentence for the call as a whole. */
            Error?: string | null;
            /** @description The general cause; ChildErrors has the particular ones. */
            Reason?: string | null;
            /** @description Identifies the failure in the log of the server. */
            EventId?: string | null;
            /** @description One error for each client that could not be returned. */
            ChildErrors?: components["schemas"]["MultiStatusResponseChildError"][] | null;
            /** @description The clients that were found, in the order of the request. */
            Data?: components["schemas"]["ClientCredentialClient"][] | null;
        };
        /** @description A new client credential client and its first secret. */
        ClientCredentialClientCreate: components["schemas"]["ClientCredentialClient"] & {
            /**
             * Format: uuid
             * @description Identifier of the client, free among all clients of the tenant; one is made when it is left out.
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
             * @description Seconds for which an access token of the client is valid.
             * @default 3600
             */
            AccessTokenLifetime?: number | null;
            /** @description What the first secret is for; it distinguishes the secrets of a client. */
            SecretDescription?: string | null;
            /**
             * Format: date-time
             * @description When the first secret expires; it must be in the future.
             *     Null or left out, the secret never expires, which is best avoided.
             */
            SecretExpirationDate?: string | null;
        };
        /** @description A client credential client that was created, and its first secret. */
        ClientCredentialClientCreateResponse: {
            /** @description The secret itself, returned only here. */
            Secret: string;
            /**
             * Format: int32
             * @description Identifier of the secret among those of the client.
             */
            Id: number;
            /** @description What the secret is for. */
            Description?: string | null;
            /**
             * Format: date-time
             * @description Time until which the secret can be used; null if it never expires.
             */
            ExpirationDate?: string | null;
            Client: components["schemas"]["ClientCredentialClient"];
        };
        /** @description A claim of an identity provider that gives roles. */
        ClaimCreate: {
            /** @description The value that the identity provider states in a sign-in, for example the identifier of a group. */
            Value: string;
            /**
             * Format: uuid
             * @description The kind of claim of the provider that the value belongs to; membership in a group when null or left out.
             */
            IdentityProviderClaimTypeNameId?: string | null;
            /** @description Identifiers of the roles that users get by the claim. */
            RoleIds: string[];
        };
        /** @description A claim of an identity provider that gives roles to the users who sign in with it. */
        Claim: {
            /**
             * Format: uuid
             * @description Unique identifier, made by the server.
             */
            Id: string;
        } & components["schemas"]["ClaimCreate"];
        /** @description A component that a new edge system consists of. */
        EdgeSystemComponentRegistration: {
            /** @description Identifier of the component, unique in its edge system. */
            Id: string;
            /** @description What the component does, for example `OpcUa`; when left out, the Id without the digits at its end. */
            ComponentType?: string;
        };
        /** @description The description of an edge system that joins a namespace. */
        EdgeSystemRegistration: {
            /** @description Name of the machine; with the type it makes up the identifier of the edge system, so it is safe in URLs. */
            DeviceName: string;
            /** @description Identifier of an edge system type, such as `OpcUa`. Upper and lower case do not matter. */
            Type: string;
            /** @description Version of the installed software; null or left out while it is unknown. */
            SoftwareVersion?: string | null;
            /** @description The components of the edge system, without duplicates; health messages may add others. */
            Components?: components["schemas"]["EdgeSystemComponentRegistration"][];
            /** @description Labels to group and find the edge system; spaces around them, empty ones and duplicates are dropped. */
            Tags?: string[];
        };
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
        /** @description The status of one component. */
        EdgeSystemComponentHealth: {
            /** @description Identifier of the component. One that is not known yet is added to the edge system. */
            Id: string;
            /** @description What a new component does; when left out, the Id without the digits at its end. Ignored for a known one. */
            ComponentType?: string;
            /**
             * @description The status in words, compared without regard to case, spaces and slashes.
             *     `Good` makes the component Good.
             *     `ConnectedNoData`, `AttemptingFailover`, `NotConfigured` and `Starting` make it a Warning.
             *     `Shutdown` and `Removed` make it Stopped.
             *     `DeviceInError`, `ServerError`, `Unknown` and every other text make it Bad.
             *     Null or left out, the last status stays.
             *     The stream DeviceStatusStreamId records it.
             */
            DeviceStatus?: string | null;
            /**
             * Format: date-time
             * @description Time by which the next message arrives (UTC).
             *     More than 60 seconds after it, the component is Bad with the description `Unknown`, unless it was stopped.
             *     Null or left out, the component is not watched. The stream NextHealthMessageExpectedStreamId records it.
             */
            NextHealthMessageExpected?: string | null;
            /** @description Error messages, which replace those of the message before; null or left out for none. */
            Errors?: string[] | null;
            /**
             * @description Figures about the component. Each kind is recorded in a stream of its own, which DiagnosticsStreams names;
             *     null or left out adds nothing.
             */
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
         * @description A figure about a machine: sizes in MB, times in seconds, all others counted; null while it is unknown.
         */
        EdgeSystemFigure: number | null;
        /** @description A health message of an edge system, usually sent once a minute. */
        EdgeSystemHealthMessage: {
            /**
             * Format: date-time
             * @description When the message was made (UTC); the time of its arrival when left out or in the future.
             */
            Time?: string;
            /** @description Version of the installed software; null or left out, the known one stays. */
            SoftwareVersion?: string | null;
            /** @description The components that the message reports, each once; the others stay as they are. */
            Components: components["schemas"]["EdgeSystemComponentHealth"][];
            /** @description Figures about the machine, which the stream SystemDiagnosticsStreamId records; null or left out adds nothing. */
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
        /** @description The caller is known but lacks the role or right that this operation needs. */
        SdsForbidden: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description An object that the path names does not exist, or the caller may not know that it does. */
        SdsNotFound: {
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
                 *       "Parameters": {
                 *         "Id": "99999999-9999-4999-8999-999999999999"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The path exists but does not take this method; Allow lists those it takes. */
        SdsMethodNotAllowed: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The request accepts none of the media types that the operation returns. */
        SdsNotAcceptable: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The caller sends more requests a second than the server lets one caller send; see the setting CALLER_RATE. */
        SdsTooManyRequests: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
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
        SdsInternalError: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The server is overloaded or its store cannot be reached; try again later. */
        SdsServiceUnavailable: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The request contradicts an object that exists already; nothing was changed. */
        SdsConflict: {
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
        /** @description The request body is of a media type or encoding that the operation does not read. */
        SdsUnsupportedMediaType: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /** @description The request took longer than its Request-Timeout, or than the server allows. */
        SdsRequestTimeout: {
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
                "application/json": components["schemas"]["ErrorResponseBody"];
            };
        };
        /**
         * @description One page of interpolated rows in the requested form: group by group, and inside a group by index.
         *     In the narrow shape the rows of a group come field by field.
         */
        InterpolatedData: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                Link: components["headers"]["Link"];
                /** @description The address of the next page, absent on the last one. Request it by the same method and body. */
                "Next-Page"?: string;
                "First-Page": components["headers"]["FirstPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DataViewRow"][] | components["schemas"]["DataViewTable"];
                "text/csv": string;
            };
        };
        /**
         * @description One page of stored rows in the requested form: group by group, and inside a group by index.
         *     In the narrow shape the rows of a group come field by field.
         */
        StoredData: {
            headers: {
                /** @description Identifies this call; the error body and the log of the server have the same value. */
                "Operation-Id"?: string;
                Link: components["headers"]["Link"];
                /** @description The address of the next page, absent on the last one. Request it by the same method and body. */
                "Next-Page"?: string;
                "First-Page": components["headers"]["FirstPage"];
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
         * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; see the guide on searching.
         * @example name:Pump* AND NOT description:spare
         */
        Query: string;
        /**
         * @description A condition on the fields of the objects, with comparisons, `and`, `or`, `not` and functions. Text is compared without regard to case.
         * @example startswith(Name,'Pump')
         */
        Filter: string;
        /** @description Number of objects to skip. */
        Skip: number;
        /** @description Maximum number of objects to return. */
        Count: number;
        /**
         * @description The field to sort by, with an optional `asc` or `desc` after a space; ascending without it. Without it, the order is not defined.
         * @example name desc
         */
        Orderby: string;
        /**
         * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
         *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
         *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
         *     The setting DEFAULT_VERBOSITY of a server may name another default.
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
         * @description The stream view to read through. An unknown one is refused with 404, and one whose source type is not the type of the stream is refused with 400. Without it the events are returned as they are stored.
         * @example PumpToSummary
         */
        TransformStreamViewId: string;
        /**
         * @description The index of the one event to find, by searchMode. The parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
         * @example 2026-03-02T08:05:00Z
         */
        EventIndex: string;
        /**
         * @description Which stored event `index` finds.
         * @example 3
         */
        SearchMode: components["schemas"]["SdsSearchMode"];
        /**
         * @description The index where the range or window starts; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
         * @example 2026-03-02T08:00:00Z
         */
        StartIndex: string;
        /**
         * @description The index where the window ends, not before startIndex and in the same form.
         * @example 2026-03-02T08:10:00Z
         */
        EndIndex: string;
        /**
         * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions on numbers, text and times. Text is compared with regard to case. A comparison with null is false.
         * @example DischargePressure gt 400 and Flow lt 120
         */
        EventFilter: string;
        /** @description Maximum number of events to return. It limits ranges. A window takes it only with continuationToken, as the size of its pages, and otherwise returns all events. A filter alone has no limit unless count is given. */
        EventCount: number;
        /** @description Number of events to skip at the start of a range, after the filter is applied. */
        EventSkip: number;
        /** @description Whether a range runs backwards, from startIndex to smaller indexes. A window cannot be reversed. */
        Reversed: boolean;
        /**
         * @description What is returned at startIndex and, in a window, at endIndex. Not together with startBoundaryType and endBoundaryType.
         * @example 2
         */
        BoundaryType: components["schemas"]["SdsBoundaryType"];
        /**
         * @description What is returned at startIndex of a window; given together with endBoundaryType, in place of boundaryType.
         * @example 1
         */
        StartBoundaryType: components["schemas"]["SdsBoundaryType"];
        /**
         * @description What is returned at endIndex of a window; given together with startBoundaryType, in place of boundaryType.
         * @example 2
         */
        EndBoundaryType: components["schemas"]["SdsBoundaryType"];
        /**
         * @description Asks for a window in pages: empty for the first page, then the token of the page before.
         *     With it, even empty, the response is a page and not a plain list.
         *     A token is valid only with the stream, the body and every other parameter of the request that it was returned for;
         *     only `count` may change. An index may take the place of a token: the page begins after it.
         * @example 2026-03-02T08:05:00.0000000Z~jZ9sT0m3VdLw7cQ2nXbE1g
         */
        EventContinuationToken: string;
        /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row holds the column names (`tableh`), lines of comma-separated values (`csv`), or these after a line of column names (`csvh`). Tables and lines have every value, whatever Accept-Verbosity is. Lines cannot be read in pages, so they are refused together with continuationToken. */
        TransformForm: "default" | "table" | "tableh" | "csv" | "csvh";
        /**
         * @description Seconds that the caller waits; after them the server returns 408.
         * @example 30
         */
        RequestTimeout: number;
        /**
         * @description An index; send the parameter once for each index. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
         * @example [
         *       "2026-03-02T08:02:30Z",
         *       "2026-03-02T08:05:00Z"
         *     ]
         */
        EventIndexes: string[];
        /** @description Number of evenly spaced indexes at which events are returned, startIndex and endIndex included. */
        InterpolatedCount: number;
        /**
         * @description The index where the window starts. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
         * @example 2026-03-02T08:00:00Z
         */
        RequiredStartIndex: string;
        /**
         * @description The index where the window ends, not before startIndex and in the same form.
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
         * @description A property whose smallest and largest values are kept, by its identifier. Repeat the parameter for each property. The property must be one that can be interpolated.
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
         * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
         *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
         *     The setting DEFAULT_VERBOSITY of a server may name another default.
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
         * @description Whether to find the data items again (`Refresh`) or to reuse those of the same caller's last request for this data view (`Preserve`), if they are still known.
         *     Objects made since then show only after `Refresh`.
         */
        ResolvedCache: "Refresh" | "Preserve";
        /** @description Number of items to skip. */
        ResolvedSkip: number;
        /** @description Maximum number of items to return. A page with fewer is the last one. */
        ResolvedCount: number;
        /**
         * @description Where the data starts, inclusive. Required unless the data view has a DefaultStartIndex, which is its default.
         *     Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM;
         *     a time without a zone is UTC.
         * @example 2026-05-04T08:00:00Z
         */
        DataViewStartIndex: string;
        /**
         * @description Where the data ends, inclusive. Required unless the data view has a DefaultEndIndex, which is its default, or countPerGroup is given.
         *     It must not be before the start.
         * @example 2026-05-04T08:02:00Z
         */
        DataViewEndIndex: string;
        /**
         * @description The distance between two rows, more than zero.
         *     Required unless the data view has a DefaultInterval, which is its default.
         *     For times it is written as days, hours, minutes and seconds, `d.hh:mm:ss.fffffff` with days and fractions as needed, or as a whole number of days;
         *     for numeric indexes it is a number.
         * @example 00:01:00
         */
        DataViewInterval: string;
        /**
         * @description The form of the response.
         *     `default`: an array of objects, one for each row, by column name.
         *     `table`: columns and rows apart; `tableh`: the same, with the column names as the first row.
         *     `csv`: comma separated rows; `csvh`: the same, after a line of column names. Both are sent as text/csv.
         *     Every page has the names.
         */
        DataViewForm: "default" | "table" | "tableh" | "csv" | "csvh";
        /**
         * @description The token of the next page, as in the address of the header Next-Page; left out for the first page.
         *     It is valid only with the data view and every parameter of the request that it was returned for, `count` and `cache` included,
         *     and until the data view resolves to something else; otherwise start again with the first page.
         * @example eyJ2IjoxfQ
         */
        DataViewContinuationToken: string;
        /**
         * @description Number of indexes, from the start on, for which each group has rows. It replaces endIndex.
         * @example 10
         */
        DataViewCountPerGroup: number;
        /**
         * @description Number of groups to return, from the first on; all when left out.
         * @example 5
         */
        DataViewGroupCount: number;
        /**
         * @description Maximum number of rows of a page.
         *     When left out, the server picks a size for the number of columns and shows it in the addresses of the pages.
         * @example 1000
         */
        DataViewPageSize: number;
        /**
         * @description Whether to find the data items again (`Refresh`) or to reuse those of the same caller's last request for this data view (`Preserve`), if they are still known.
         *     Values are never cached. It applies to the first page only.
         */
        StoredDataCache: "Refresh" | "Preserve";
        /**
         * @description Identifier of the share.
         * @example planning-warehouse
         */
        ShareId: components["schemas"]["ShortIdentifier"];
        /**
         * @description Leaves out records before this time.
         * @example 2026-03-01T00:00:00Z
         */
        AuditStartTime: string;
        /**
         * @description Leaves out records after this time.
         * @example 2026-03-02T00:00:00Z
         */
        AuditEndTime: string;
        /**
         * @description Returns changes alone, or refusals alone.
         * @example Change
         */
        AuditKind: components["schemas"]["AuditKind"];
        /**
         * @description Returns records of one operation alone, by its name in the contract.
         * @example createUser
         */
        AuditOperation: string;
        /**
         * @description Returns records of one user or client alone.
         * @example 22222222-2222-4222-8222-222222222222
         */
        AuditCallerId: string;
        /** @description Maximum number of records to return. */
        AuditCount: number;
        /**
         * @description The token of the page before; empty or left out for the first page.
         *     It is valid only with the other parameters of the request that it was returned for; only `count` may change.
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
        /** @description Number of objects on all pages: those that match the filters and that the caller may read. */
        TotalCount: number;
        /** @description The scheme Bearer, with error="invalid_token" if a token was sent and refused. */
        WwwAuthenticate: string;
        /** @description The methods that the path takes, separated by commas. */
        Allow: string;
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description The address of the object itself. */
        Location: string;
        /**
         * @description The addresses of the first and, while there is more data, the next page,
         *     as `<address>; rel="first", <address>; rel="next"`. Without `next`, this page is the last one.
         */
        Link: string;
        /** @description The address of the first page, with the page size in use and the cached resolution. Request it by the same method and body. */
        FirstPage: string;
        /** @description Always no-store, since the response has a secret, which must not be cached. */
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
                 * @description A condition on the fields of the objects, with comparisons, `and`, `or`, `not` and functions. Text is compared without regard to case.
                 * @example startswith(Name,'Pump')
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
                /**
                 * @description The field to sort by, with an optional `asc` or `desc` after a space; ascending without it. Without it, the order is not defined.
                 * @example name desc
                 */
                orderby?: components["parameters"]["Orderby"];
            };
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
            /** @description One page of types. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
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
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /** @description The type. Its Id equals the one in the path, or is left out. */
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access control list, as it was last given. */
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /** @description The whole list; an empty list, or null in its place, leaves the object to its owner alone. */
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
                 * @description Identifier of the type.
                 * @example TankLevel
                 */
                typeId: components["parameters"]["TypeId"];
            };
            cookie?: never;
        };
        /** @description The operations, applied in their order to the list as GET returns it. */
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
                 * @description A condition on the fields of the objects, with comparisons, `and`, `or`, `not` and functions. Text is compared without regard to case.
                 * @example startswith(Name,'Pump')
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
                /**
                 * @description The field to sort by, with an optional `asc` or `desc` after a space; ascending without it. Without it, the order is not defined.
                 * @example name desc
                 */
                orderby?: components["parameters"]["Orderby"];
            };
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
            /** @description One page of streams. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
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
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The stream. Its Id equals the one in the path, or is left out. */
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
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The stream. Its Id equals the one in the path, or is left out. */
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
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
            /** @description The tags as they are stored now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
            /** @description The metadata as it is stored now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
                /**
                 * @description Key of the metadata, spelled as it is stored.
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access control list, as it was last given. */
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The whole list; an empty list, or null in its place, leaves the object to its owner alone. */
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The operations, applied in their order to the list as GET returns it. */
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access control list, as it was last given. */
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /** @description The whole list; an empty list, or null in its place, leaves the object to its owner alone. */
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        /** @description The operations, applied in their order to the list as GET returns it. */
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
            /** @description The access control list, as it was last given. */
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
            /** @description The access control list, as it was last given. */
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
            /** @description The access control list, as it was last given. */
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
            /** @description The access control list, as it was last given. */
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
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
            /** @description The rights, in the order Read, Write, Delete, ManageAccessControl, Share. */
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
                 * @description The stream view to read through. An unknown one is refused with 404, and one whose source type is not the type of the stream is refused with 400. Without it the events are returned as they are stored.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
                /**
                 * @description The index of the one event to find, by searchMode. The parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:05:00Z
                 */
                index?: components["parameters"]["EventIndex"];
                /**
                 * @description Which stored event `index` finds.
                 * @example 3
                 */
                searchMode?: components["parameters"]["SearchMode"];
                /**
                 * @description The index where the range or window starts; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex?: components["parameters"]["StartIndex"];
                /**
                 * @description The index where the window ends, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex?: components["parameters"]["EndIndex"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions on numbers, text and times. Text is compared with regard to case. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description Maximum number of events to return. It limits ranges. A window takes it only with continuationToken, as the size of its pages, and otherwise returns all events. A filter alone has no limit unless count is given. */
                count?: components["parameters"]["EventCount"];
                /** @description Number of events to skip at the start of a range, after the filter is applied. */
                skip?: components["parameters"]["EventSkip"];
                /** @description Whether a range runs backwards, from startIndex to smaller indexes. A window cannot be reversed. */
                reversed?: components["parameters"]["Reversed"];
                /**
                 * @description What is returned at startIndex and, in a window, at endIndex. Not together with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description What is returned at startIndex of a window; given together with endBoundaryType, in place of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description What is returned at endIndex of a window; given together with startBoundaryType, in place of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description Asks for a window in pages: empty for the first page, then the token of the page before.
                 *     With it, even empty, the response is a page and not a plain list.
                 *     A token is valid only with the stream, the body and every other parameter of the request that it was returned for;
                 *     only `count` may change. An index may take the place of a token: the page begins after it.
                 * @example 2026-03-02T08:05:00.0000000Z~jZ9sT0m3VdLw7cQ2nXbE1g
                 */
                continuationToken?: components["parameters"]["EventContinuationToken"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row holds the column names (`tableh`), lines of comma-separated values (`csv`), or these after a line of column names (`csvh`). Tables and lines have every value, whatever Accept-Verbosity is. Lines cannot be read in pages, so they are refused together with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events in the requested form; one page when the query has continuationToken. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description The index of the one event to find, by searchMode. The parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:05:00Z
                 */
                index?: components["parameters"]["EventIndex"];
                /**
                 * @description Which stored event `index` finds.
                 * @example 3
                 */
                searchMode?: components["parameters"]["SearchMode"];
                /**
                 * @description The index where the range or window starts; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex?: components["parameters"]["StartIndex"];
                /**
                 * @description The index where the window ends, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex?: components["parameters"]["EndIndex"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions on numbers, text and times. Text is compared with regard to case. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description Maximum number of events to return. It limits ranges. A window takes it only with continuationToken, as the size of its pages, and otherwise returns all events. A filter alone has no limit unless count is given. */
                count?: components["parameters"]["EventCount"];
                /** @description Number of events to skip at the start of a range, after the filter is applied. */
                skip?: components["parameters"]["EventSkip"];
                /** @description Whether a range runs backwards, from startIndex to smaller indexes. A window cannot be reversed. */
                reversed?: components["parameters"]["Reversed"];
                /**
                 * @description What is returned at startIndex and, in a window, at endIndex. Not together with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description What is returned at startIndex of a window; given together with endBoundaryType, in place of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description What is returned at endIndex of a window; given together with startBoundaryType, in place of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description Asks for a window in pages: empty for the first page, then the token of the page before.
                 *     With it, even empty, the response is a page and not a plain list.
                 *     A token is valid only with the stream, the body and every other parameter of the request that it was returned for;
                 *     only `count` may change. An index may take the place of a token: the page begins after it.
                 * @example 2026-03-02T08:05:00.0000000Z~jZ9sT0m3VdLw7cQ2nXbE1g
                 */
                continuationToken?: components["parameters"]["EventContinuationToken"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row holds the column names (`tableh`), lines of comma-separated values (`csv`), or these after a line of column names (`csvh`). Tables and lines have every value, whatever Accept-Verbosity is. Lines cannot be read in pages, so they are refused together with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions; properties that are not named keep their unit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUnitConversion"][];
            };
        };
        responses: {
            /** @description The events in the requested form; one page when the query has continuationToken. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description The stream view to read through. An unknown one is refused with 404, and one whose source type is not the type of the stream is refused with 400. Without it the events are returned as they are stored.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
            };
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions; properties that are not named keep their unit. */
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
                 * @description The stream view to read through. An unknown one is refused with 404, and one whose source type is not the type of the stream is refused with 400. Without it the events are returned as they are stored.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
            };
            header?: {
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions; properties that are not named keep their unit. */
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
                 * @description The stream view to read through. An unknown one is refused with 404, and one whose source type is not the type of the stream is refused with 400. Without it the events are returned as they are stored.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
                /**
                 * @description An index; send the parameter once for each index. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example [
                 *       "2026-03-02T08:02:30Z",
                 *       "2026-03-02T08:05:00Z"
                 *     ]
                 */
                index?: components["parameters"]["EventIndexes"];
                /**
                 * @description The index where the range or window starts; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex?: components["parameters"]["StartIndex"];
                /**
                 * @description The index where the window ends, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex?: components["parameters"]["EndIndex"];
                /** @description Number of evenly spaced indexes at which events are returned, startIndex and endIndex included. */
                count?: components["parameters"]["InterpolatedCount"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row holds the column names (`tableh`), lines of comma-separated values (`csv`), or these after a line of column names (`csvh`). Tables and lines have every value, whatever Accept-Verbosity is. Lines cannot be read in pages, so they are refused together with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description An index; send the parameter once for each index. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example [
                 *       "2026-03-02T08:02:30Z",
                 *       "2026-03-02T08:05:00Z"
                 *     ]
                 */
                index?: components["parameters"]["EventIndexes"];
                /**
                 * @description The index where the range or window starts; the parts of a compound index are joined by `|`. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex?: components["parameters"]["StartIndex"];
                /**
                 * @description The index where the window ends, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex?: components["parameters"]["EndIndex"];
                /** @description Number of evenly spaced indexes at which events are returned, startIndex and endIndex included. */
                count?: components["parameters"]["InterpolatedCount"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row holds the column names (`tableh`), lines of comma-separated values (`csv`), or these after a line of column names (`csvh`). Tables and lines have every value, whatever Accept-Verbosity is. Lines cannot be read in pages, so they are refused together with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions; properties that are not named keep their unit. */
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
                 * @description The stream view to read through. An unknown one is refused with 404, and one whose source type is not the type of the stream is refused with 400. Without it the events are returned as they are stored.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
                /**
                 * @description The index where the window starts. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The index where the window ends, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /** @description Number of equal intervals between startIndex and endIndex. */
                count?: components["parameters"]["SummaryCount"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions on numbers, text and times. Text is compared with regard to case. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
            };
            header?: {
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description The index where the window starts. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The index where the window ends, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /** @description Number of equal intervals between startIndex and endIndex. */
                count?: components["parameters"]["SummaryCount"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions on numbers, text and times. Text is compared with regard to case. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
            };
            header?: {
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions; properties that are not named keep their unit. */
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
                 * @description The stream view to read through. An unknown one is refused with 404, and one whose source type is not the type of the stream is refused with 400. Without it the events are returned as they are stored.
                 * @example PumpToSummary
                 */
                streamViewId?: components["parameters"]["TransformStreamViewId"];
                /**
                 * @description The index where the window starts. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The index where the window ends, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /**
                 * @description Number of equal intervals between startIndex and endIndex.
                 * @example 100
                 */
                intervals: components["parameters"]["Intervals"];
                /**
                 * @description A property whose smallest and largest values are kept, by its identifier. Repeat the parameter for each property. The property must be one that can be interpolated.
                 * @example [
                 *       "DischargePressure"
                 *     ]
                 */
                sampleBy: components["parameters"]["SampleBy"];
                /**
                 * @description What is returned at startIndex and, in a window, at endIndex. Not together with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description What is returned at startIndex of a window; given together with endBoundaryType, in place of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description What is returned at endIndex of a window; given together with startBoundaryType, in place of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions on numbers, text and times. Text is compared with regard to case. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row holds the column names (`tableh`), lines of comma-separated values (`csv`), or these after a line of column names (`csvh`). Tables and lines have every value, whatever Accept-Verbosity is. Lines cannot be read in pages, so they are refused together with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kept events in the requested form. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description The index where the window starts. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The index where the window ends, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /**
                 * @description Number of equal intervals between startIndex and endIndex.
                 * @example 100
                 */
                intervals: components["parameters"]["Intervals"];
                /**
                 * @description A property whose smallest and largest values are kept, by its identifier. Repeat the parameter for each property. The property must be one that can be interpolated.
                 * @example [
                 *       "DischargePressure"
                 *     ]
                 */
                sampleBy: components["parameters"]["SampleBy"];
                /**
                 * @description What is returned at startIndex and, in a window, at endIndex. Not together with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description What is returned at startIndex of a window; given together with endBoundaryType, in place of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description What is returned at endIndex of a window; given together with startBoundaryType, in place of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions on numbers, text and times. Text is compared with regard to case. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description The form of the events: a list of objects (`default`), a table (`table`), a table whose first row holds the column names (`tableh`), lines of comma-separated values (`csv`), or these after a line of column names (`csvh`). Tables and lines have every value, whatever Accept-Verbosity is. Lines cannot be read in pages, so they are refused together with continuationToken. */
                form?: components["parameters"]["TransformForm"];
            };
            header?: {
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
                 * @description Identifier of the stream.
                 * @example Pump-101
                 */
                streamId: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        /** @description The conversions; properties that are not named keep their unit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUnitConversion"][];
            };
        };
        responses: {
            /** @description The kept events in the requested form. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifiers of the streams, separated by commas; their order is the order within a row.
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
                 * @description The index where the window starts. Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM; a time without a zone is UTC.
                 * @example 2026-03-02T08:00:00Z
                 */
                startIndex: components["parameters"]["RequiredStartIndex"];
                /**
                 * @description The index where the window ends, not before startIndex and in the same form.
                 * @example 2026-03-02T08:10:00Z
                 */
                endIndex: components["parameters"]["RequiredEndIndex"];
                /**
                 * @description What is returned at startIndex and, in a window, at endIndex. Not together with startBoundaryType and endBoundaryType.
                 * @example 2
                 */
                boundaryType?: components["parameters"]["BoundaryType"];
                /**
                 * @description What is returned at startIndex of a window; given together with endBoundaryType, in place of boundaryType.
                 * @example 1
                 */
                startBoundaryType?: components["parameters"]["StartBoundaryType"];
                /**
                 * @description What is returned at endIndex of a window; given together with startBoundaryType, in place of boundaryType.
                 * @example 2
                 */
                endBoundaryType?: components["parameters"]["EndBoundaryType"];
                /**
                 * @description A condition that the events must meet, such as `DischargePressure gt 400 and Flow lt 120`: comparisons (`eq ne gt ge lt le`), `and`, `or`, `not`, parentheses, arithmetic (`add sub mul div mod`) and functions on numbers, text and times. Text is compared with regard to case. A comparison with null is false.
                 * @example DischargePressure gt 400 and Flow lt 120
                 */
                filter?: components["parameters"]["EventFilter"];
                /** @description Maximum number of rows, or merged events, to return. */
                count?: number;
            };
            header?: {
                /**
                 * @description Seconds that the caller waits; after them the server returns 408.
                 * @example 30
                 */
                "Request-Timeout"?: components["parameters"]["RequestTimeout"];
                /**
                 * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
                 *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
                 *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
                 */
                "Accept-Verbosity"?: components["parameters"]["DataVerbosity"];
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
            /** @description The rows in index order. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        /** @description The quantity with its base unit. Its identifier may be left out; another than that of the path is refused with 400. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsUomQuantity"];
                };
            };
            /** @description The one that existed was replaced. */
            204: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        /** @description The quantity with its base unit. Its identifier may be left out; another than that of the path is refused with 400. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUomQuantity"];
            };
        };
        responses: {
            /** @description An identical one exists and is returned as it is stored. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
        /** @description The unit. Its identifier and quantity may be left out; others than those of the path are refused with 400. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsUom"];
                };
            };
            /** @description The one that existed was replaced. */
            204: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
        /** @description The unit. Its identifier and quantity may be left out; others than those of the path are refused with 400. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsUom"];
            };
        };
        responses: {
            /** @description An identical one exists and is returned as it is stored. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
            /** @description One page of data views. */
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
                 * @description Identifier of the data view.
                 * @example PumpData
                 */
                dataViewId: components["parameters"]["DataViewId"];
            };
            cookie?: never;
        };
        /** @description The data view; members that it leaves out are reset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoredDataView"];
            };
        };
        responses: {
            /** @description The data view was created; this is how it is stored. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
            /** @description The data view was created; this is how it is stored. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Whether to find the data items again (`Refresh`) or to reuse those of the same caller's last request for this data view (`Preserve`), if they are still known.
                 *     Objects made since then show only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                 * @description Whether to find the data items again (`Refresh`) or to reuse those of the same caller's last request for this data view (`Preserve`), if they are still known.
                 *     Objects made since then show only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                 * @description Whether to find the data items again (`Refresh`) or to reuse those of the same caller's last request for this data view (`Preserve`), if they are still known.
                 *     Objects made since then show only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                 * @description Whether to find the data items again (`Refresh`) or to reuse those of the same caller's last request for this data view (`Preserve`), if they are still known.
                 *     Objects made since then show only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                 * @description Whether to find the data items again (`Refresh`) or to reuse those of the same caller's last request for this data view (`Preserve`), if they are still known.
                 *     Objects made since then show only after `Refresh`.
                 */
                cache?: components["parameters"]["ResolvedCache"];
                /** @description Number of items to skip. */
                skip?: components["parameters"]["ResolvedSkip"];
                /** @description Maximum number of items to return. A page with fewer is the last one. */
                count?: components["parameters"]["ResolvedCount"];
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
                 * @description Where the data starts, inclusive. Required unless the data view has a DefaultStartIndex, which is its default.
                 *     Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM;
                 *     a time without a zone is UTC.
                 * @example 2026-05-04T08:00:00Z
                 */
                startIndex?: components["parameters"]["DataViewStartIndex"];
                /**
                 * @description Where the data ends, inclusive. Required unless the data view has a DefaultEndIndex, which is its default, or countPerGroup is given.
                 *     It must not be before the start.
                 * @example 2026-05-04T08:02:00Z
                 */
                endIndex?: components["parameters"]["DataViewEndIndex"];
                /**
                 * @description The distance between two rows, more than zero.
                 *     Required unless the data view has a DefaultInterval, which is its default.
                 *     For times it is written as days, hours, minutes and seconds, `d.hh:mm:ss.fffffff` with days and fractions as needed, or as a whole number of days;
                 *     for numeric indexes it is a number.
                 * @example 00:01:00
                 */
                interval?: components["parameters"]["DataViewInterval"];
                /**
                 * @description The form of the response.
                 *     `default`: an array of objects, one for each row, by column name.
                 *     `table`: columns and rows apart; `tableh`: the same, with the column names as the first row.
                 *     `csv`: comma separated rows; `csvh`: the same, after a line of column names. Both are sent as text/csv.
                 *     Every page has the names.
                 */
                form?: components["parameters"]["DataViewForm"];
                /**
                 * @description The token of the next page, as in the address of the header Next-Page; left out for the first page.
                 *     It is valid only with the data view and every parameter of the request that it was returned for, `count` and `cache` included,
                 *     and until the data view resolves to something else; otherwise start again with the first page.
                 * @example eyJ2IjoxfQ
                 */
                continuationToken?: components["parameters"]["DataViewContinuationToken"];
                /**
                 * @description Number of indexes, from the start on, for which each group has rows. It replaces endIndex.
                 * @example 10
                 */
                countPerGroup?: components["parameters"]["DataViewCountPerGroup"];
                /**
                 * @description Number of groups to return, from the first on; all when left out.
                 * @example 5
                 */
                groupCount?: components["parameters"]["DataViewGroupCount"];
                /**
                 * @description Maximum number of rows of a page.
                 *     When left out, the server picks a size for the number of columns and shows it in the addresses of the pages.
                 * @example 1000
                 */
                count?: components["parameters"]["DataViewPageSize"];
                /**
                 * @description Whether to find the data items again (`Refresh`) or to reuse those of the same caller's last request for this data view (`Preserve`), if they are still known.
                 *     Values are never cached. It applies to the first page only.
                 */
                cache?: components["parameters"]["StoredDataCache"];
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
                 * @description Where the data starts, inclusive. Required unless the data view has a DefaultStartIndex, which is its default.
                 *     Times are in ISO 8601, or as .NET writes them in its invariant culture such as 3/11/2010 12:00:00 AM;
                 *     a time without a zone is UTC.
                 * @example 2026-05-04T08:00:00Z
                 */
                startIndex?: components["parameters"]["DataViewStartIndex"];
                /**
                 * @description Where the data ends, inclusive. Required unless the data view has a DefaultEndIndex, which is its default, or countPerGroup is given.
                 *     It must not be before the start.
                 * @example 2026-05-04T08:02:00Z
                 */
                endIndex?: components["parameters"]["DataViewEndIndex"];
                /**
                 * @description The form of the response.
                 *     `default`: an array of objects, one for each row, by column name.
                 *     `table`: columns and rows apart; `tableh`: the same, with the column names as the first row.
                 *     `csv`: comma separated rows; `csvh`: the same, after a line of column names. Both are sent as text/csv.
                 *     Every page has the names.
                 */
                form?: components["parameters"]["DataViewForm"];
                /**
                 * @description The token of the next page, as in the address of the header Next-Page; left out for the first page.
                 *     It is valid only with the data view and every parameter of the request that it was returned for, `count` and `cache` included,
                 *     and until the data view resolves to something else; otherwise start again with the first page.
                 * @example eyJ2IjoxfQ
                 */
                continuationToken?: components["parameters"]["DataViewContinuationToken"];
                /**
                 * @description Number of indexes, from the start on, for which each group has rows. It replaces endIndex.
                 * @example 10
                 */
                countPerGroup?: components["parameters"]["DataViewCountPerGroup"];
                /**
                 * @description Number of groups to return, from the first on; all when left out.
                 * @example 5
                 */
                groupCount?: components["parameters"]["DataViewGroupCount"];
                /**
                 * @description Maximum number of rows of a page.
                 *     When left out, the server picks a size for the number of columns and shows it in the addresses of the pages.
                 * @example 1000
                 */
                count?: components["parameters"]["DataViewPageSize"];
                /**
                 * @description Whether to find the data items again (`Refresh`) or to reuse those of the same caller's last request for this data view (`Preserve`), if they are still known.
                 *     Values are never cached. It applies to the first page only.
                 */
                cache?: components["parameters"]["StoredDataCache"];
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
                 * @description The field to sort by, with an optional `asc` or `desc` after a space; ascending without it. Without it, the order is not defined.
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
            /** @description One page of shares. */
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
                 * @description Identifier of the share.
                 * @example planning-warehouse
                 */
                shareId: components["parameters"]["ShareId"];
            };
            cookie?: never;
        };
        /** @description The share; members that it leaves out are reset, except the secret. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareCreateOrUpdate"];
            };
        };
        responses: {
            /** @description The share as it is now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Leaves out records before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                startTime?: components["parameters"]["AuditStartTime"];
                /**
                 * @description Leaves out records after this time.
                 * @example 2026-03-02T00:00:00Z
                 */
                endTime?: components["parameters"]["AuditEndTime"];
                /**
                 * @description Returns changes alone, or refusals alone.
                 * @example Change
                 */
                kind?: components["parameters"]["AuditKind"];
                /**
                 * @description Returns records of one operation alone, by its name in the contract.
                 * @example createUser
                 */
                operation?: components["parameters"]["AuditOperation"];
                /**
                 * @description Returns records of one user or client alone.
                 * @example 22222222-2222-4222-8222-222222222222
                 */
                callerId?: components["parameters"]["AuditCallerId"];
                /** @description Maximum number of records to return. */
                count?: components["parameters"]["AuditCount"];
                /**
                 * @description The token of the page before; empty or left out for the first page.
                 *     It is valid only with the other parameters of the request that it was returned for; only `count` may change.
                 * @example 639080640000000000-42~jZ9sT0m3VdLw7cQ2nXbE1g
                 */
                continuationToken?: components["parameters"]["AuditContinuationToken"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
            /** @description The namespace. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
        /** @description The namespace; without a description it has none. */
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
            /** @description The namespace existed; this is how it is stored now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
            /** @description The namespace is deleted. */
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
                 * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
                 *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
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
        /** @description The community; the server makes its identifier. */
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
                 * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
                 *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
                 *     The setting DEFAULT_VERBOSITY of a server may name another default.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant was invited already; this is the invitation. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant took part already; this is the community. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            /** @description The tenant takes part now; this is the community. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
                 * @example 11111111-1111-4111-8111-111111111111
                 */
                tenantId: components["parameters"]["TenantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant no longer takes part. */
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
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Whether invitations that have expired are listed, too.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
            /** @description The user had an invitation; this is how it is stored now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
        /** @description The description and the expiry of the secret. */
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
            /** @description The secret was created; store its value now. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Cache-Control": components["headers"]["NoStore"];
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
        /** @description What to change. */
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
            /** @description The secret as it is stored now, without its value. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
            /** @description The setting as it is now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients of this page, or all that were named. */
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
            /** @description The clients that were found, and an error for each other one. */
            207: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
            /** @description The client was created; store the secret now. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Cache-Control": components["headers"]["NoStore"];
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
        /** @description What to change. */
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
            /** @description The client as it is stored now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
        /** @description The description and the expiry of the secret. */
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
            /** @description The secret was created; store its value now. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Cache-Control": components["headers"]["NoStore"];
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
        /** @description What to change. */
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
            /** @description The secret as it is stored now, without its value. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
        /** @description The claim and its roles; the server makes the identifier. */
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
                 * @description Identifier of the tenant, the customer that owns everything below it.
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
        /** @description The edge system. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdgeSystemRegistration"];
            };
        };
        responses: {
            /** @description The edge system as it is stored now. */
            201: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    Location: components["headers"]["Location"];
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
