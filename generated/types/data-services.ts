// Generated from openapi/data-services by `make generate`. Do not edit.
export interface paths {
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/StreamViews": {
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
         * List stream views
         * @description Returns the stream views of the namespace that the caller can read together with both of their types.
         *     With `query` and `filter`, both must match.
         *     The query searches the identifiers, name and description of a view and the identifiers in its nested views.
         */
        get: operations["listStreamViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/StreamViews/{streamViewId}": {
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
         * Read a stream view
         * @description Returns the stored definition, without its map.
         *     The call fails with 403 unless the caller can also read both types of the view.
         */
        get: operations["getStreamView"];
        /**
         * Create or replace a stream view
         * @description Stores the whole definition under the identifier. It creates the object or replaces the existing one.
         *     The call fails with 409 only if another request creates the stream view at the same moment; repeat it then.
         */
        put: operations["createOrUpdateStreamView"];
        /**
         * Create a stream view unless it exists
         * @description Creates the stream view if its identifier is new.
         *     If a stream view with this identifier exists with the same definition, 302 returns it;
         *     with a different definition the call fails with 409. It requires Read on both types and every type inside them, or fails with 403.
         */
        post: operations["getOrCreateStreamView"];
        /**
         * Delete a stream view
         * @description Removes the definition. Its types and events of streams do not change.
         */
        delete: operations["deleteStreamView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/StreamViews/{streamViewId}/Map": {
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
         * Read the map of a stream view
         * @description Returns the effect of the stream view on every property, calculated from the view and its two types. It requires Read on both types.
         *     A view without `Properties` maps a source property to the target property with the same identifier,
         *     otherwise to the one with the same type at the same position. A view with `Properties` maps only the listed pairs.
         *     A pair whose values cannot be converted has Mode 32; reading through such a view fails with 400.
         */
        get: operations["getStreamViewMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Quantities": {
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
         * List quantities
         * @description Lists the quantities of the namespace, each with its base unit.
         *     A namespace starts with a built-in catalog of 41 quantities; the companion API adds others.
         */
        get: operations["listQuantities"];
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
        /**
         * Read a quantity
         * @description Returns one quantity with its base unit and dimensions.
         *     Its other units are listed under the path that ends in Units.
         */
        get: operations["getQuantity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Quantities/{quantityId}/Units": {
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
        /**
         * List the units of a quantity
         * @description Returns every unit of the quantity, including its base unit, in one response without pages.
         *     Values can only be converted between units of the same quantity.
         */
        get: operations["listQuantityUnits"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Read a unit of a quantity
         * @description Returns one unit of the quantity in the path. A unit of another quantity results in 404.
         */
        get: operations["getQuantityUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Units": {
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
         * List units of measure
         * @description Lists the units of all quantities of the namespace.
         *     The built-in catalog alone has 245 units, more than the default page.
         *     Use a larger `count`, or a filter such as `QuantityId eq 'Pressure'`.
         */
        get: operations["listUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Units/{uomId}": {
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
                 * @description Identifier of the unit of measure.
                 * @example kilopascal
                 */
                uomId: components["parameters"]["UomId"];
            };
            cookie?: never;
        };
        /**
         * Read a unit of measure
         * @description Returns one unit by its identifier, regardless of its quantity.
         *     An abbreviation is not an identifier: use kilopascal, not kPa.
         */
        get: operations["getUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/First": {
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
         * Read the first event of a stream
         * @description Returns the stored event with the smallest index.
         *     A stream without events returns 200 and the body `null`.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/First`.
         */
        get: operations["getFirstEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Last": {
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
         * Read the last event of a stream
         * @description Returns the stored event with the largest index.
         *     A stream without events returns 200 and the body `null`.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Last`.
         */
        get: operations["getLastEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data": {
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
         * Read stored events
         * @description Returns the events of a stream in index order, by one of four kinds of read:
         *
         *     | read | required | optional |
         *     | --- | --- | --- |
         *     | one event | `index` | `searchMode` |
         *     | by condition | `filter` | `skip`, `count` |
         *     | range | `startIndex` | `count`, `skip`, `reversed`, `boundaryType`, `filter` |
         *     | window | `startIndex`, `endIndex` | `boundaryType`, or `startBoundaryType` with `endBoundaryType`; `filter`; `continuationToken`, and with it `count` |
         *
         *     Other combinations are refused with 400; so are a window whose start is after its end,
         *     a `count` in a window without `continuationToken`, and only one of `startBoundaryType` and `endBoundaryType`.
         *     If no event is found, the list is empty. Events that a boundary type adds are filtered, skipped and counted like all others.
         *     A request that reads more than 2,500,000 events, including those that the filter excludes, is refused with 400:
         *     read large windows in pages.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data`.
         */
        get: operations["listEvents"];
        /**
         * Insert or replace events
         * @description Stores complete events, all of them or none. Each event replaces the event at its index, or is inserted if there is none.
         *     With `allowCreate=false`, events are only replaced;
         *     if there is no event at an index, the call fails with 404, and the error names the stream and the index.
         *     If the request has an index twice, the later event is stored.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data`.
         */
        put: operations["updateEvents"];
        /**
         * Insert events
         * @description Stores new events in any order, all of them or none.
         *     If an event exists at one of the indexes, or the request has an index twice, the call fails with 409,
         *     and the error names the stream and the index. Names of members are case-insensitive. Unknown members are ignored;
         *     missing members get the default of their type.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data`.
         */
        post: operations["insertEvents"];
        /**
         * Remove events
         * @description Removes the event at each `index`, all of them or none, or the events of a window, including those at `startIndex` and `endIndex`.
         *     If there is no event at an index, the call fails with 404, and the error names the stream and the index.
         *     A window without events is not an error. A request with both an index and a window, or with neither, is refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data`.
         */
        delete: operations["removeEvents"];
        options?: never;
        head?: never;
        /**
         * Change properties of events
         * @description Changes properties of existing events, all of them or none. Each entry identifies its event by the index.
         *     With `selectExpression`, these properties are changed, to their default if an entry lacks them.
         *     Without it, the members of each entry are changed. The index never changes.
         *     If there is no event at an index, the call fails with 404, and the error names the stream and the index.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data`.
         */
        patch: operations["patchEvents"];
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Interpolated": {
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
         * Read interpolated events
         * @description Returns the events at each `index`, in the order of the request,
         *     or at `count` evenly spaced indexes from `startIndex` to `endIndex`. Send either the indexes or the window.
         *     If no event is stored at an index, one is calculated by the interpolation and extrapolation modes of the stream and its type.
         *     An index at which no event can be calculated is omitted, so the list can be shorter than requested, or empty.
         *     Compound indexes are refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Interpolated`.
         */
        get: operations["listInterpolatedEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Summaries": {
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
         * Summarize the events of intervals
         * @description Divides the window into `count` equal intervals and calculates statistics of every numeric property for each interval.
         *     Counts and extremes are calculated from the stored events; an event at an inner boundary belongs to the earlier interval.
         *     The other values are calculated from the segments between neighboring events and the boundaries of the interval,
         *     at which an event is calculated if none is stored. `filter` excludes stored events, but does not affect the boundaries.
         *     String and compound indexes, and a window that does not end after its start, are refused with 400;
         *     so is a request that reads more than 2,500,000 events.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Summaries`.
         */
        get: operations["listSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Sampled": {
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
         * Read sampled events
         * @description Reduces a window for display. The window is divided into `intervals` equal intervals.
         *     For each interval, the response has the first and the last event and, for every property of `sampleBy`,
         *     the events with its smallest and its largest value. These are complete events, each returned once:
         *     at most 2 + 2 x properties for each interval, and none for an interval without events.
         *     Compound indexes, properties that cannot be interpolated, such as strings, and a window whose start is after its end
         *     are refused with 400; so is a request that reads more than 2,500,000 events.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data/Sampled`.
         */
        get: operations["listSampledEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tenants/{tenantId}/namespaces/{namespaceId}/preview/dataviews/data/interpolated": {
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
         * Query interpolated data by a data view
         * @description Resolves the data view in the body and returns its data at regular indexes, from the start to the end at the distance of the interval.
         *     All groups have the same indexes. A value that is not stored at an index is calculated by the modes of the type and the stream.
         *     Fields that do not vary by event, such as metadata, have their value in every row.
         *     Indexes that cannot be interpolated, such as strings, are refused.
         *     Streams that the caller cannot read are omitted.
         *     The data has pages: if a response has the header Next-Page, send the same body to that URL by POST.
         *     Rows contain nulls; `Accept-Verbosity: non-verbose` omits them in the form `default`.
         */
        post: operations["queryInterpolatedData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tenants/{tenantId}/namespaces/{namespaceId}/preview/dataviews/data/stored": {
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
         * Query stored data by a data view
         * @description Resolves the data view in the body and returns its stored events.
         *     Each group has a row for every index, from the start to the end, at which any of its streams has an event.
         *     All fields of a stream without an event at that index are null, including fields that do not vary by event.
         *     The DefaultInterval of the data view is ignored.
         *     Streams that the caller cannot read are omitted.
         *     If the body has the Id of a stored data view with a different definition, the call fails with 409.
         *     The data has pages: if a response has the header Next-Page, send the same body to that URL by POST.
         *     Rows contain nulls; `Accept-Verbosity: non-verbose` omits them in the form `default`.
         */
        post: operations["queryStoredData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/virtualTables": {
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
         * List virtual tables
         * @description Returns the virtual tables of the namespace that the caller can read; Total-Count does not include other tables.
         *     The query searches `id`, `name`, `dataViewId`, `DataviewName` and `Status`.
         */
        get: operations["listVirtualTables"];
        put?: never;
        /**
         * Create a virtual table
         * @description Stores the table and queues the job that writes its first rows; until that job runs, the table is `Pending` and has no rows.
         *     The caller becomes its owner, and the table gets a copy of the default access control list of virtual tables.
         *     `dataViewId` must be a stored data view that the caller can read.
         *     Defaults are a GUID for `id`, the name of the data view for `name`, Stored for `retrievalMode`, Delta for `TableFormat`,
         *     and the defaults of the data view for `startIndex` and `interval`.
         *     The call fails with 400 if the identifier is in use, the data view or a share does not exist, there is no start index,
         *     an interpolated table has no interval, or the start is not before the end.
         */
        post: operations["createVirtualTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/virtualTables/{virtualTableId}/Refresh": {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a virtual table
         * @description Queues a job that rewrites the rows of the table and sets its status to `Pending`.
         *     A run rewrites the rows of the time range in the request, by default those of the whole table up to now.
         *     One job of a table runs at a time, so a refresh waits for pending and running ones.
         *     If the same refresh is already queued, it is returned, and no other one is queued.
         *     The call fails with 400 if the table is disabled, too many refreshes of the table are queued, the start is not before the end,
         *     or the table, tenant or namespace in the body differs from the path.
         */
        post: operations["refreshVirtualTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/virtualTables/{virtualTableId}": {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * Read a virtual table
         * @description Returns the definition of the table, its status, and the shares that offer it, but not its rows.
         */
        get: operations["getVirtualTable"];
        /**
         * Change a virtual table
         * @description Changes `name`, `RefreshInterval`, `interval`, `endIndex`, `TableFormat` and `Shares`.
         *     A missing member keeps its value; null removes the value,
         *     so a null `RefreshInterval` ends the regular refreshes and a null `endIndex` removes the end.
         *     Written rows do not change until a refresh.
         *     The call fails with 400 if `id`, `dataViewId`, `retrievalMode` or `startIndex` differ from the stored table, a share does not exist,
         *     or the start is not before the end.
         */
        put: operations["updateVirtualTable"];
        /**
         * Refresh a virtual table (alternate path)
         * @description Equivalent to the operation whose path ends in `/Refresh`:
         *     queues a job that rewrites the rows of the table and sets its status to `Pending`.
         *     A run rewrites the rows of the time range in the request, by default those of the whole table up to now.
         *     One job of a table runs at a time, so a refresh waits for pending and running ones.
         *     If the same refresh is already queued, it is returned, and no other one is queued.
         *     The call fails with 400 if the table is disabled, too many refreshes of the table are queued, the start is not before the end,
         *     or the table, tenant or namespace in the body differs from the path.
         */
        post: operations["queueVirtualTableRefresh"];
        /**
         * Delete a virtual table
         * @description Deletes the table with its rows, jobs and error messages, and removes it from every share that offers it.
         *     Its data view and streams are not changed.
         */
        delete: operations["deleteVirtualTable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/virtualTables/{virtualTableId}/data/{format}": {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
                /**
                 * @description The form of the response.
                 *     `default`: an array of objects, one for each row.
                 *     `table`: columns and rows as separate members; `tableh`: the same, with the column names as the first row.
                 *     `csv`: comma-separated rows; `csvh`: the same, after a line of column names.
                 *     `parquet`: a Parquet file.
                 * @example default
                 */
                format: components["parameters"]["TableDataFormat"];
            };
            cookie?: never;
        };
        /**
         * Read the rows of a virtual table
         * @description Returns the rows of the last successful run, without reading the streams again.
         *     They are ordered by group, then by field in a narrow data view, then by index. Times are truncated to microseconds.
         *     Before the first successful run there are no rows.
         *     The format in the path determines the media type of the response: CSV or Parquet is returned even if the request only accepts JSON.
         *     A null cell is empty in CSV. `Accept-Verbosity` can omit it only in the format `default`.
         *     An unknown format fails with 400.
         *     The call fails with 403 unless the caller can read the data view and every stream of the rows,
         *     or the owner granted access by replacing the access control list of the table.
         */
        get: operations["getVirtualTableData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/virtualTables/{virtualTableId}/status": {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * Read the status of a virtual table
         * @description Returns the status of the materialization. Poll it after a create or a refresh:
         *     the status changes from `Pending` to `Running` and then to `Ready`, or to `Error` with the cause in `Comment`.
         */
        get: operations["getVirtualTableStatus"];
        /**
         * Enable or disable a virtual table
         * @description Enabling sets the status to `Pending` and queues a refresh.
         *     Disabling sets it to `Disabled`, cancels queued jobs and stops the regular refreshes; the rows can still be read.
         *     `LastEnableOrDisableActionBy` is set to the caller. The service disables a table that fails three times in a row;
         *     enable it again to continue. The call fails with 400 if `IsEnabled` is null or missing.
         */
        put: operations["updateVirtualTableStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/virtualTables/{virtualTableId}/errorMessages": {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * List the error messages of a virtual table
         * @description Returns a message for each failed run, newest first. The last 1,000 messages are kept, until the table is deleted.
         */
        get: operations["listVirtualTableErrorMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/accessrights/virtualTables": {
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
         * List the access rights on the collection of virtual tables
         * @description Returns the names of the caller's rights from the default access control list of virtual tables in the namespace.
         *     Write, for example, allows creating one. The names are in the order Read, Write, Delete, ManageAccessControl;
         *     the array is empty when the caller has no right.
         *     Share is never included.
         */
        get: operations["listVirtualTablesAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/accessrights/shares": {
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
         * List the access rights on the collection of shares
         * @description Returns the names of the caller's rights from the default access control list of shares in the namespace.
         *     Write, for example, allows creating one. The names are in the order Read, Write, Delete, ManageAccessControl;
         *     the array is empty when the caller has no right.
         *     Share is never included.
         */
        get: operations["listSharesAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/accesscontrol/virtualTables": {
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
         * Read the default access control list of virtual tables
         * @description Returns the list that controls the right to create virtual tables in the namespace. Each new virtual table gets a copy of this list.
         *     The entries are in their stored order.
         */
        get: operations["getVirtualTablesAccessControl"];
        /**
         * Replace the default access control list of virtual tables
         * @description Replaces the whole list; a null list becomes an empty one.
         *     Existing virtual tables keep their lists.
         *     Tenant Administrators can always manage this list, regardless of its entries.
         *     The call fails with 400, and changes nothing, if an entry has no trustee, a trustee has no identifier or belongs to another tenant,
         *     or the rights of an entry are not a sum of known rights. A trustee can have both an entry that allows and an entry that denies.
         *     The right Share is stored like the others, but has no effect here.
         */
        put: operations["replaceVirtualTablesAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/accesscontrol/shares": {
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
         * Read the default access control list of shares
         * @description Returns the list that controls the right to create shares in the namespace. Each new share gets a copy of this list.
         *     The entries are in their stored order.
         */
        get: operations["getSharesAccessControl"];
        /**
         * Replace the default access control list of shares
         * @description Replaces the whole list; a null list becomes an empty one.
         *     Existing shares keep their lists.
         *     Tenant Administrators can always manage this list, regardless of its entries.
         *     The call fails with 400, and changes nothing, if an entry has no trustee, a trustee has no identifier or belongs to another tenant,
         *     or the rights of an entry are not a sum of known rights. A trustee can have both an entry that allows and an entry that denies.
         *     The right Share is stored like the others, but has no effect here.
         */
        put: operations["replaceSharesAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/virtualTables/{id}/accesscontrol": {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of a virtual table
         * @description Returns the access control list of the virtual table, with its entries in their stored order.
         *     The owner has every right without an entry.
         */
        get: operations["getVirtualTableAccessControl"];
        /**
         * Replace the access control list of a virtual table
         * @description Replaces the whole list; a null list becomes an empty one,
         *     which gives rights only to the owner.
         *     A list that the owner stores also grants access to the rows:
         *     Read on the table is then enough to read its rows, including those of streams that the reader cannot read.
         *     A list that another caller stores does not grant access to the rows.
         *     The call fails with 400, and changes nothing, if an entry has no trustee, a trustee has no identifier or belongs to another tenant,
         *     or the rights of an entry are not a sum of known rights. A trustee can have both an entry that allows and an entry that denies.
         *     The right Share is stored like the others, but has no effect here.
         */
        put: operations["replaceVirtualTableAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/virtualTables/{id}/owner": {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a virtual table
         * @description Returns the user or client that has every right on the virtual table, regardless of its access control list.
         *     The first owner is the creator.
         */
        get: operations["getVirtualTableOwner"];
        /**
         * Change the owner of a virtual table
         * @description Makes another user or client the owner of the virtual table. The former owner keeps only the rights that the access control list allows.
         *     The next job reads the data view with the rights of the new owner.
         *     Access to the rows that the former owner granted by the access control list ends.
         *     Until the new owner replaces that list, reading the rows requires Read on all their sources.
         *     The call fails with 400 if the new owner is a role, has no identifier or belongs to another tenant. Whether the new owner exists is not checked.
         */
        put: operations["replaceVirtualTableOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/virtualTables/{id}/accessrights": {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * List the access rights on a virtual table
         * @description Returns the names of the caller's rights on the virtual table. The owner has every right;
         *     other callers have the rights that entries for them and their roles allow and none of these entries denies.
         *     The names are in the order Read, Write, Delete, ManageAccessControl; the array is empty when the caller has no right.
         *     Share is never included.
         */
        get: operations["listVirtualTableAccessRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/shares/{id}/accesscontrol": {
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
                 * @description Identifier of the share; case-insensitive.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of a share
         * @description Returns the access control list of the share, with its entries in their stored order. The owner has every right without an entry.
         */
        get: operations["getShareAccessControl"];
        /**
         * Replace the access control list of a share
         * @description Replaces the whole list; a null list becomes an empty one,
         *     which gives rights only to the owner.
         *     The call fails with 400, and changes nothing, if an entry has no trustee, a trustee has no identifier or belongs to another tenant,
         *     or the rights of an entry are not a sum of known rights. A trustee can have both an entry that allows and an entry that denies.
         *     The right Share is stored like the others, but has no effect here.
         */
        put: operations["replaceShareAccessControl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/shares/{id}/owner": {
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
                 * @description Identifier of the share; case-insensitive.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a share
         * @description Returns the user or client that has every right on the share, regardless of its access control list. The first owner is the creator.
         */
        get: operations["getShareOwner"];
        /**
         * Change the owner of a share
         * @description Makes another user or client the owner of the share. The former owner keeps only the rights that the access control list allows.
         *     The call fails with 400 if the new owner is a role, has no identifier or belongs to another tenant. Whether the new owner exists is not checked.
         */
        put: operations["replaceShareOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1-preview/tenants/{tenantId}/namespaces/{namespaceId}/shares/{id}/accessrights": {
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
                 * @description Identifier of the share; case-insensitive.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
            };
            cookie?: never;
        };
        /**
         * List the access rights on a share
         * @description Returns the names of the caller's rights on the share. The owner has every right;
         *     other callers have the rights that entries for them and their roles allow and none of these entries denies.
         *     The names are in the order Read, Write, Delete, ManageAccessControl; the array is empty when the caller has no right.
         *     Share is never included.
         */
        get: operations["listShareAccessRights"];
        put?: never;
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
        /** @description Defines how events of a source type are converted to a target type, by mapping properties. */
        SdsStreamView: {
            /** @description Unique identifier of the stream view. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Purpose of the stream view. */
            Description?: string | null;
            /** @description Identifier of the type of the source events. */
            SourceTypeId?: string | null;
            /** @description Identifier of the type that the events are converted to. */
            TargetTypeId?: string | null;
            /** @description The mapped properties. If null or empty, properties are mapped by identifier and position. Unlisted index properties of the target type are mapped to the index of the source type. */
            Properties?: components["schemas"]["SdsStreamViewProperty"][] | null;
            CreatedDate?: components["schemas"]["CreatedDate"];
            ModifiedDate?: components["schemas"]["ModifiedDate"];
        };
        /** @description Maps one property of the source type to one property of the target type. */
        SdsStreamViewProperty: {
            /** @description Identifier of the property of the source type. */
            SourceId?: string | null;
            /** @description Identifier of the property of the target type. */
            TargetId?: string | null;
            /** @description The mapping of the nested type of the property, if it has one. */
            SdsStreamView?: components["schemas"]["SdsStreamView"] | null;
        };
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
        /**
         * Format: int32
         * @description The sum of all effects on a property, such as 20 for a property that is renamed and converted.
         *
         *     - 0 None: unchanged.
         *     - 1 FieldAdd: only the target has it; its value is the default of its type.
         *     - 2 FieldRemove: only the source has it; it is removed.
         *     - 4 FieldRename: its identifier changes.
         *     - 8 FieldMove: it moves to another position. Millrace never sets this flag: a property at another position counts as unchanged.
         *     - 16 FieldConversion: its values are converted to another type.
         *     - 32 InvalidFieldConversion: its values cannot be converted to the type of the target.
         */
        SdsStreamViewMode: number;
        /** @description The effect of a stream view on each property, calculated from its definition and the two types. */
        SdsStreamViewMap: {
            /** @description Identifier of the type of the source events. */
            SourceTypeId?: string | null;
            /** @description Identifier of the type that the events are converted to. */
            TargetTypeId?: string | null;
            /** @description One entry for each mapped pair of properties, then one for each removed property of the source, then one for each added property of the target. */
            Properties: components["schemas"]["SdsStreamViewMapProperty"][] | null;
        };
        /** @description The effect of the conversion on one property. */
        SdsStreamViewMapProperty: {
            /** @description Identifier of the property of the source type; missing or null if only the target has the property. */
            SourceId?: string | null;
            /** @description Identifier of the property of the target type; missing or null if only the source has the property. */
            TargetId?: string | null;
            Mode?: components["schemas"]["SdsStreamViewMode"];
            /** @description The map of the nested type of the property, if it has one. */
            StreamViewMap?: components["schemas"]["SdsStreamViewMap"] | null;
        };
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
        /** @description One event of a stream. Its members are the properties of the stream's type; one of them, or a compound of up to three, is the index. */
        Event: {
            [key: string]: unknown;
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
         * @description Names an object: 1 to 100 characters without slashes and control characters, and without spaces at either end.
         *     `.` and `..` are refused, since in URLs they mean the resource itself and its parent.
         */
        ShortIdentifier: string;
        /**
         * Format: int32
         * @description The part of a data item that is the source of a field's values. A data item is a stream (or asset) that a query found.
         *     `NotApplicable`: no part of an item; only the index field has it.
         *     `Id` and `Name`: identifier and name of the item.
         *     `PropertyId` and `PropertyName`: a property of the type of the stream, found by identifier or by name.
         *     Only these two sources vary by event.
         *     `Metadata`: a metadata value of the item.
         *     `Tags`: those tags of the item that the keys of the field list, joined by a comma and a space.
         *     `TenantId`, `TenantName`, `NamespaceId` and `NamespaceName`: the origin of the item.
         *     `CommunityId` and `CommunityName`: the community that shares the item; empty for items of the tenant itself.
         * @enum {integer}
         */
        FieldSource: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * Format: int32
         * @description The summary of the events around a row that a field shows instead of the value. `None` shows the value.
         *     `Count`, `Minimum`, `Maximum` and `Range` are calculated from the stored events of the interval,
         *     the others from the segments between events. Those that start with `Weighted` weight each segment by its length.
         *     A summary that a property cannot have, such as the mean of a string, is null.
         *     A field has exactly one summary; sums of several codes are refused.
         * @enum {integer}
         */
        SdsSummaryType: 0 | 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096;
        /**
         * Format: int32
         * @description The interval that a summary covers. `Forward`: from the index of the row to that of the next row.
         *     `Backward`: from the index of the previous row to that of the row.
         * @enum {integer}
         */
        SummaryDirection: 1 | 2;
        /**
         * @description A field of a data view: the source of its values and the name of its column. Only the index field has the source NotApplicable,
         *     and it only has a label. Identifying and grouping fields cannot have a property as their source.
         */
        Field: {
            /** @description The part of a data item that is the source of the values. Defaults to NotApplicable. */
            Source?: components["schemas"]["FieldSource"];
            /**
             * @description Keys of the source: identifiers or names of properties, keys of metadata, or tags.
             *     For tags, all keys that the item has are used; otherwise the first one, so one field can cover items with different names for the same value.
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
            SummaryType?: components["schemas"]["SdsSummaryType"];
            /** @description The interval that the summary covers. Defaults to Forward if there is a summary; ignored without a summary. */
            SummaryDirection?: components["schemas"]["SummaryDirection"] | null;
            /**
             * @description Whether a column with the unit of each value follows the column of the field. Its name is that of the field followed by ` Uom`.
             *     Defaults to false.
             */
            IncludeUom?: boolean;
        };
        /**
         * Format: int32
         * @description Kind of objects that a query finds: streams, or assets that refer to streams.
         * @enum {integer}
         */
        DataItemResourceType: 1 | 2;
        /**
         * Format: int32
         * @description Where a query searches. `Default`: in the namespace of the request. `Namespace`:
         *     in the namespace of the tenant with the identifier SourceId. `Community`:
         *     in the objects shared with the tenant in the community with the identifier SourceId.
         *     For a source that does not exist, or that the caller cannot read, a query has no results.
         * @enum {integer}
         */
        QuerySourceKind: 0 | 1 | 2;
        /** @description A query that finds the data items of a data view. It only finds objects that the caller can read. */
        Query: {
            /** @description Identifier of the query, unique within the data view; field sets refer to it. */
            Id: components["schemas"]["Identifier"];
            /** @description The kind of objects to find. Defaults to Stream. */
            Kind?: components["schemas"]["DataItemResourceType"];
            /** @description Where to search. Defaults to Default, the namespace of the request. */
            SourceKind?: components["schemas"]["QuerySourceKind"];
            /** @description Identifier of the namespace or community to search, for these kinds of sources. */
            SourceId?: string | null;
            /**
             * @description The search text, in the search language: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes;
             *     for example `id:Pump-* AND Site:North`. An empty or null value has no results.
             */
            Value?: string | null;
        };
        /** @description The fields that a data view takes from the data items of one query. */
        FieldSet: {
            /** @description Identifier of a query of the data view. */
            QueryId: string;
            /** @description The fields, in the order of their columns. Each field has a column for each item. Defaults to none. */
            DataFields?: components["schemas"]["Field"][] | null;
            /**
             * @description The field that distinguishes the items of a group: items of different groups with the same value share their columns.
             *     Without it, items share columns only if no group has more than one of them.
             */
            IdentifyingField?: components["schemas"]["Field"] | null;
        };
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
         * Format: int32
         * @description Layout of the data. `Standard`: one column for each field of each item, one row for each index.
         *     `Narrow`: one row for each value, with the columns `Field` and `Value`, and `Uom` if units are included.
         * @enum {integer}
         */
        DataViewShape: 0 | 1;
        /**
         * @description Defines a table with the data of several streams.
         *     The queries find the data items, the grouping fields divide them into groups, and the field sets define the columns.
         *     Items with a compound index or an index of another type are omitted, and so are properties that are objects, collections or time spans.
         */
        DataView: {
            /** @description Unique identifier, case-insensitive; not required for reading data. */
            Id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description Purpose of the data view. */
            Description?: string | null;
            /**
             * @description Name of the first column, the index. Its label is required, its source is NotApplicable.
             *     The default name is `Timestamp` for times and `Index` for other types.
             */
            IndexField?: components["schemas"]["Field"] | null;
            /** @description The queries that find the data items. An item that two queries find is an item of both. More than 100,000 items in total are refused. */
            Queries?: components["schemas"]["Query"][] | null;
            /** @description The columns of the items of each query. More than 1,000 columns in total are refused. */
            DataFieldSets?: components["schemas"]["FieldSet"][] | null;
            /**
             * @description Fields whose values divide the items into groups. Each field has a column. Without them, all items are one group.
             *     An item that lacks some of the values belongs to every group that matches its other values.
             */
            GroupingFields?: components["schemas"]["Field"][] | null;
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
            IndexTypeCode?: components["schemas"]["SdsTypeCode"];
            /** @description Layout of the rows. Defaults to Standard. */
            Shape?: components["schemas"]["DataViewShape"];
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
        /** @description The reason why a call failed (data view data, virtual tables and the access control of virtual tables and shares). */
        ErrorResponse: {
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
            /** @description Every error in the request, by the path of the invalid part, such as DataFieldSets[0].DataFields[1].Label. */
            ChildErrors?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description Which rows of its data view a virtual table has.
         *     `Stored`: one row at each stored index.
         *     `Interpolated`: one row at each step of the interval.
         * @enum {string}
         */
        RetrievalMode: "Stored" | "Interpolated";
        /**
         * @description Status of the materialization of a virtual table.
         *     `Pending`: the first run or a refresh is queued.
         *     `Running`: rows are being written.
         *     `Ready`: the last run succeeded, and none is running.
         *     `Error`: the last run failed; the comment and the error messages of the table have the reason.
         *     `Disabled`: a caller, or the service after three failures in a row, disabled the table; it is not refreshed.
         *     `Enabled`: the table was enabled; its next refresh is due after its refresh interval.
         * @enum {string}
         */
        MaterializationStatus: "Pending" | "Running" | "Ready" | "Error" | "Disabled" | "Enabled";
        /**
         * @description The open table format for readers. The rows are the same in every format.
         * @enum {string}
         */
        TableFormat: "Delta" | "Iceberg";
        /** @description A virtual table of a share. */
        ShareVirtualTableView: {
            /** @description Identifier of the virtual table. */
            VirtualTableId?: string;
            /** @description Friendly name of the virtual table. */
            VirtualTableName?: string;
            /** @description Status of the materialization of the table: Pending, Running, Ready, Error, Disabled or Enabled. Shares have no status. */
            Status?: string;
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
        /** @description A share of a virtual table. A share offers virtual tables to a reader outside the hub. */
        ShareView: {
            /** @description Identifier of the share. */
            ShareId?: string | null;
            /** @description Friendly name of the share. */
            ShareName?: string | null;
            /** @description Kind of reader that the share is for: Databricks, Snowflake or DeltaSharing. */
            ShareType?: string | null;
            /** @description The virtual tables that the share offers. */
            VirtualTables?: components["schemas"]["ShareVirtualTableView"][] | null;
            ExternalConfig?: components["schemas"]["ShareExternalConfig"];
        };
        /**
         * @description A table that is filled from a data view and refreshed by jobs in the background.
         *     A caller sets `id`, `name`, `dataViewId`, `retrievalMode`, `interval`, `startIndex`, `endIndex`, `TableFormat`,
         *     `RefreshInterval` and, by their identifiers, `Shares`.
         *     The service sets all other members and ignores them in requests,
         *     but `TenantId` and `NamespaceId` must equal those of the path.
         */
        VirtualTable: {
            /**
             * Format: date-time
             * @description When the table was created (UTC).
             */
            CreatedOn?: string;
            /**
             * Format: date-time
             * @description When the last successful run ended (UTC); null before the first.
             */
            LastRefreshed?: string | null;
            /**
             * Format: date-time
             * @description When the last regular refresh was queued (UTC); null before the first.
             */
            LastQueuedRegRefreshTime?: string | null;
            /**
             * @description Identifier of the table, unique in the namespace, compared case-insensitively. Up to 100 characters without a slash.
             *     For a new table it defaults to a GUID.
             */
            id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Friendly name. For a new table it defaults to the name of the data view. */
            name?: string | null;
            /**
             * Format: date-time
             * @description Start of the time range that the rows cover; null before the first successful run.
             *     For a new table without `startIndex`, this member is used as `startIndex`.
             */
            MaterializationStart?: string | null;
            /**
             * Format: date-time
             * @description End of the time range that the rows cover; null before the first successful run.
             *     For a new table without `endIndex`, this member is used as `endIndex`.
             */
            MaterializationEnd?: string | null;
            /**
             * Format: date-time
             * @description Start of the data of the table. For a new table it defaults to the default start index of the data view;
             *     if there is none, the request is refused.
             */
            startIndex?: string | null;
            /**
             * Format: date-time
             * @description End of the data of the table; null for no end. It must be later than `startIndex`.
             */
            endIndex?: string | null;
            /**
             * Format: uuid
             * @description Identifier of the tenant of the table, equal to that of the path.
             */
            TenantId?: string;
            /** @description Identifier of the namespace of the table, equal to that of the path. */
            NamespaceId?: string | null;
            /** @description Identifier of the stored data view that fills the table. Required for a new table; it cannot be changed. */
            dataViewId?: string | null;
            /** @description Name of that data view. */
            DataviewName?: string | null;
            retrievalMode?: components["schemas"]["RetrievalMode"];
            /**
             * @description Time between two rows of an interpolated table, as days (`1`) or `[d.]hh:mm[:ss[.fffffff]]`;
             *     defaults to the default interval of the data view; required if the data view has none. Tables of stored values ignore it.
             */
            interval?: string | null;
            /** @description Identifier of the last run; null before the first run. */
            MaterializationRunID?: string | null;
            Status?: components["schemas"]["MaterializationStatus"];
            TableFormat?: components["schemas"]["TableFormat"];
            /** @description Identifier of the user or client that created the table. */
            CreatedBy?: string | null;
            /** @description Identifiers of the roles of the creator at the creation. Jobs read the data view with the owner's rights at the time of the job. */
            roleids?: string[] | null;
            /**
             * @description Owner and access control list of the table as JSON text, with the members Owner and AccessControlList;
             *     null for callers without ManageAccessControl on the table.
             */
            SerializedSecurable?: string | null;
            /** @description Identifier of the client that runs the jobs; null if they run inside the server. */
            ClientId?: string | null;
            /**
             * Format: int32
             * @description Number of the secret of that client; 0 if there is none.
             */
            SecretId?: number;
            /**
             * @description Shortest time between two regular refreshes, as days (`1`) or `[d.]hh:mm[:ss[.fffffff]]`.
             *     The next refresh can start later, but not earlier. Null: the table is refreshed only on request.
             */
            RefreshInterval?: string | null;
            /**
             * @description The shares that offer the table, if the caller can read them. In a request, only `ShareId` is used.
             *     The shares must exist, and the caller must have Read on them,
             *     and Write on those to which the table is added or from which it is removed. Shares that the caller cannot read do not change.
             */
            Shares?: components["schemas"]["ShareView"][] | null;
            /**
             * Format: date-time
             * @description When the secret of the client expires (UTC); null if there is none.
             */
            SecretExpirationTime?: string | null;
            /** @description Why the last run failed, or why the service disabled the table; null if there is no error. */
            Comment?: string | null;
            /** @description Identifier of the user or client that last enabled or disabled the table; null before the first time. */
            LastEnableOrDisableActionBy?: string | null;
        };
        /**
         * Format: int32
         * @description The cause of a materialization job. 1, RegularRefresh: the refresh interval has passed; the table is extended to the present time.
         *     2, ManualRefresh: requested by a caller.
         *     3, Updateprocessor: source data changed; the rows of the changed time range are rewritten.
         *     4, Backfill: the table is new or has a gap; the rows from its start index are written.
         * @enum {integer}
         */
        JobType: 1 | 2 | 3 | 4;
        /**
         * @description A requested or queued refresh of a virtual table. A caller can set the time range, `JobType` and `IsUpdateProcess`;
         *     the service sets the other members. `JobType` defaults to ManualRefresh.
         */
        VirtualTableRefresh: {
            /**
             * Format: date-time
             * @description Start of the time range whose rows are rewritten. Defaults to `startIndex`.
             */
            MaterializationStart?: string | null;
            /**
             * Format: date-time
             * @description End of the time range whose rows are rewritten. Defaults to `endIndex`. It must be later than the start.
             */
            MaterializationEnd?: string | null;
            /**
             * Format: date-time
             * @description Start of that time range without `MaterializationStart`. Defaults to the start index of the table.
             */
            startIndex?: string | null;
            /**
             * Format: date-time
             * @description End of that time range without `MaterializationEnd`. Defaults to the end index of the table, or to now if it has none.
             */
            endIndex?: string | null;
            /** @description Identifier of the table; it must equal that of the path. */
            VirtualTableId?: string | null;
            /** @description Identifier of the tenant; it must equal that of the path. */
            TenantId?: string | null;
            /** @description Identifier of the queue message of the job, set when it is queued. */
            MessageId?: string | null;
            /** @description Status of the refresh; Pending once it is queued. */
            Status?: string | null;
            /** @description Identifier of the namespace; it must equal that of the path. */
            NamespaceId?: string | null;
            /** @description Whether the reason for the refresh is a change of source data; true makes it a job of type Updateprocessor. */
            IsUpdateProcess?: boolean;
            /** @description Whether a caller requested the refresh; always true for requests of this API. */
            IsManualRefresh?: boolean;
            /** @description Whether the refresh was requested by this API. */
            IsRefreshAPIcall?: boolean;
            /**
             * Format: int32
             * @description Priority in the queue; jobs with lower numbers run first. It depends on the job type:
             *     1 for ManualRefresh, 2 for RegularRefresh, 3 for Updateprocessor, 4 for Backfill.
             */
            Priority?: number;
            JobType?: components["schemas"]["JobType"];
            /**
             * Format: int64
             * @description Sequence number of the queue message, set when the queue delivers it; null until then.
             */
            MessageSequenceNumber?: number | null;
            /**
             * Format: int64
             * @description Identifier of the job, set when it is queued.
             */
            JobId?: number | null;
        };
        /**
         * @description Enables or disables a virtual table; the response has its status.
         *     In a request only `IsEnabled` has an effect; `id`, `TenantId` and `NamespaceId` must equal those of the path.
         */
        VirtualTableEnableModel: {
            /**
             * @description True enables the table, sets its status to Pending and queues a refresh; false disables it.
             *     Required in a request.
             */
            IsEnabled?: boolean | null;
            /** @description Identifier of the table. */
            id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Friendly name of the table. */
            name?: string | null;
            /** @description Identifier of the namespace of the table. */
            NamespaceId?: string | null;
            /**
             * @description In a response, the status of the materialization: Pending, Running, Ready, Error, Disabled or Enabled.
             *     A request can contain any text, so that a model can be sent back; it is ignored.
             */
            Status?: string;
            /** @description Why the last run failed, or why the service disabled the table; null if there is no error. */
            Comment?: string | null;
            /** @description Identifier of the user or client that last enabled or disabled the table. */
            LastEnableOrDisableActionBy?: string | null;
            /**
             * Format: uuid
             * @description Identifier of the tenant of the table.
             */
            TenantId?: string;
        };
        /** @description Status of the materialization of a virtual table, with the time of its last success. */
        VirtualTableStatus: WithRequired<components["schemas"]["VirtualTableEnableModel"], "id" | "Status" | "TenantId"> & {
            /**
             * Format: date-time
             * @description When the last successful run ended (UTC); null before the first.
             */
            LastRefreshed?: string | null;
            /** @description Identifier of the last run; null before the first run. */
            MaterializationRunID?: string | null;
        };
        /** @description The reason for the failure of a run. */
        VirtualTableErrorMessage: {
            /** @description Identifier of the message. */
            Id: string;
            /** @description Identifier of the table. */
            VirtualTableId: string;
            /**
             * Format: int64
             * @description Identifier of the job that failed.
             */
            JobId: number;
            JobType: components["schemas"]["JobType"];
            /**
             * Format: date-time
             * @description When the job failed (UTC).
             */
            Timestamp: string;
            /** @description The kind of failure, as a fixed sentence. */
            Error: string;
            /** @description The specific cause, with the object. */
            Reason: string;
            /** @description The next step. */
            Resolution: string;
            /** @description Identifies the failed run in the server's log. */
            OperationId: string;
        };
        /**
         * @description Name of an access right. Share applies only to objects that can be shared.
         * @enum {string}
         */
        AccessRightName: "Read" | "Write" | "Delete" | "ManageAccessControl" | "Share";
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
        /** @description An event exists at one of the indexes, or the request has an index twice; nothing was stored. */
        SdsEventConflict: {
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
                 *       "Error": "The event already exists.",
                 *       "Reason": "Stream 'Simple' already holds an event at index '2017-11-23T16:00:00Z'.",
                 *       "Resolution": "Use another index, or update the existing event.",
                 *       "Parameters": {
                 *         "StreamId": "Simple",
                 *         "Index": "2017-11-23T16:00:00Z"
                 *       }
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
        /** @description Inputs are missing or invalid; nothing was changed. */
        PreviewBadRequest: {
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
                 *       "Parameters": {},
                 *       "ChildErrors": {
                 *         "tenantId": {
                 *           "Error": "The request contains missing or invalid inputs.",
                 *           "Reason": "must not be . or .., start or end with a space, or contain slashes or control characters",
                 *           "Resolution": "Correct the named input and send the request again."
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request has no valid access token. */
        PreviewUnauthorized: {
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
        PreviewForbidden: {
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
        PreviewNotFound: {
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
                 *       },
                 *       "ChildErrors": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The path exists but does not have this method; the header Allow lists its methods. */
        PreviewMethodNotAllowed: {
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
        PreviewNotAcceptable: {
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
        /** @description The request exceeded its Request-Timeout or the time limit of the server. */
        PreviewRequestTimeout: {
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
        PreviewContentTooLarge: {
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
        PreviewUnsupportedMediaType: {
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
        /** @description The caller exceeds the number of requests per second in the setting CALLER_RATE. */
        PreviewTooManyRequests: {
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
        PreviewInternalError: {
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
        /** @description The request conflicts with an existing object; nothing was changed. */
        PreviewConflict: {
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
                 *       },
                 *       "ChildErrors": null
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
         * @description Which members the response has. `verbose`, the default of this operation, returns every member.
         *     `non-verbose` omits members with the default of their type:
         *     null, and for objects whose members have defaults also 0, false and the first moment of the year 1.
         *     The setting DEFAULT_VERBOSITY of the server can change the default.
         */
        AcceptVerbosity: "verbose" | "non-verbose";
        /**
         * @description Identifier of the stream view.
         * @example PumpToSummary
         */
        StreamViewId: components["schemas"]["Identifier"];
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
         * @description Identifier of the stream.
         * @example Pump-101
         */
        StreamId: components["schemas"]["Identifier"];
        /**
         * @description Which members the response has. `non-verbose`, the default for types, streams and stream data,
         *     omits members with the default of their type: null for strings, lists, objects and nullable types; 0 for numbers and enumerations; false;
         *     the character U+0000; the first moment of the year 1;
         *     a time span of zero; the GUID of zeros. An omitted member, including the index, has that value. `verbose` returns every member.
         *     The setting DEFAULT_VERBOSITY of the server can change the default.
         */
        DataVerbosity: "verbose" | "non-verbose";
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
        /** @description The form of the events: a list of objects (`default`), a table (`table`), or a table whose first row has the column names (`tableh`). Tables have every value, regardless of Accept-Verbosity. */
        EventForm: "default" | "table" | "tableh";
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
        DataCache: "Refresh" | "Preserve";
        /**
         * @description The field to sort by, `id`, `name`, `CreatedOn`, `LastRefreshed` or `Status`,
         *     optionally followed by a space and `asc` (default) or `desc`. Other fields are refused.
         *     Without the parameter, the list is not sorted: it is in the order of creation.
         * @example CreatedOn desc
         */
        VirtualTableOrderBy: string;
        /**
         * @description Identifier of the virtual table; case-insensitive.
         * @example pumps-hourly
         */
        VirtualTableId: components["schemas"]["Identifier"];
        /**
         * @description The form of the response.
         *     `default`: an array of objects, one for each row.
         *     `table`: columns and rows as separate members; `tableh`: the same, with the column names as the first row.
         *     `csv`: comma-separated rows; `csvh`: the same, after a line of column names.
         *     `parquet`: a Parquet file.
         * @example default
         */
        TableDataFormat: "default" | "table" | "tableh" | "csv" | "csvh" | "parquet";
        /**
         * @description Number of rows to skip. Rows of column names do not count.
         * @example 24
         */
        RowSkip: number;
        /**
         * @description Maximum number of rows to return; defaults to all. Rows of column names do not count.
         * @example 1000
         */
        RowCount: number;
        /**
         * @description Identifier of the virtual table; case-insensitive.
         * @example pumps-hourly
         */
        SecuredVirtualTableId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the share; case-insensitive.
         * @example planning-warehouse
         */
        SecuredShareId: components["schemas"]["Identifier"];
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listStreamViews: {
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
            /** @description The stream views of this page. */
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
                    "application/json": components["schemas"]["SdsStreamView"][];
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
    getStreamView: {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream view. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsStreamView"];
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
    createOrUpdateStreamView: {
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
        /** @description The stream view; missing members are reset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsStreamView"];
            };
        };
        responses: {
            /** @description The stream view after the change. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsStreamView"];
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
    getOrCreateStreamView: {
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
        /** @description The stream view. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsStreamView"];
            };
        };
        responses: {
            /** @description The stream view was created. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsStreamView"];
                };
            };
            /** @description An identical stream view exists. */
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
                    "application/json": components["schemas"]["SdsStreamView"];
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
    deleteStreamView: {
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
            /** @description The stream view is deleted. */
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
    getStreamViewMap: {
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
                 * @description Identifier of the stream view.
                 * @example PumpToSummary
                 */
                streamViewId: components["parameters"]["StreamViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The map. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsStreamViewMap"];
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
    listQuantities: {
        parameters: {
            query?: {
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
            /** @description The quantities of this page. */
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
                    "application/json": components["schemas"]["SdsUomQuantity"][];
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
    getQuantity: {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quantity. */
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
    listQuantityUnits: {
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
                 * @description Identifier of the quantity.
                 * @example Pressure
                 */
                quantityId: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The units of the quantity. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdsUom"][];
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
    getQuantityUnit: {
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
            /** @description The unit. */
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
    listUnits: {
        parameters: {
            query?: {
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
            /** @description The units of this page. */
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
                    "application/json": components["schemas"]["SdsUom"][];
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
    getUnit: {
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
                 * @description Identifier of the unit of measure.
                 * @example kilopascal
                 */
                uomId: components["parameters"]["UomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unit. */
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
    getFirstEvent: {
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
    getLastEvent: {
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
    listEvents: {
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
                /** @description The form of the events: a list of objects (`default`), a table (`table`), or a table whose first row has the column names (`tableh`). Tables have every value, regardless of Accept-Verbosity. */
                form?: components["parameters"]["EventForm"];
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
            /** @description The events as a list, as one page if the query has continuationToken, or as a table if `form` requests it. */
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
    updateEvents: {
        parameters: {
            query?: {
                /** @description Whether events are inserted at indexes without an event. */
                allowCreate?: boolean;
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
        /** @description The events; missing members are reset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"][];
            };
        };
        responses: {
            /** @description The events are stored. */
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
    insertEvents: {
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
        /** @description The events; an empty list changes nothing. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"][];
            };
        };
        responses: {
            /** @description The events are stored. */
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
            409: components["responses"]["SdsEventConflict"];
            413: components["responses"]["SdsContentTooLarge"];
            415: components["responses"]["SdsUnsupportedMediaType"];
            429: components["responses"]["SdsTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["SdsInternalError"];
            503: components["responses"]["SdsServiceUnavailable"];
        };
    };
    removeEvents: {
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
            /** @description The events are removed. */
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
    patchEvents: {
        parameters: {
            query?: {
                /**
                 * @description The properties to change, by their identifiers, separated by commas.
                 * @example [
                 *       "DischargePressure"
                 *     ]
                 */
                selectExpression?: string[];
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
        /** @description For each event, its index and the changed properties. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"][];
            };
        };
        responses: {
            /** @description The events are changed. */
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
    listInterpolatedEvents: {
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
                /** @description The form of the events: a list of objects (`default`), a table (`table`), or a table whose first row has the column names (`tableh`). Tables have every value, regardless of Accept-Verbosity. */
                form?: components["parameters"]["EventForm"];
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
            /** @description The events as a list, or as a table if `form` requests it. */
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
    listSummaries: {
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
    listSampledEvents: {
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
                /** @description The form of the events: a list of objects (`default`), a table (`table`), or a table whose first row has the column names (`tableh`). Tables have every value, regardless of Accept-Verbosity. */
                form?: components["parameters"]["EventForm"];
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
            /** @description The sampled events in index order as a list, or as a table if `form` requests it. */
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
    queryInterpolatedData: {
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
                cache?: components["parameters"]["DataCache"];
            };
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
            };
            cookie?: never;
        };
        /** @description The data view. It is used for this request only and not stored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataView"];
            };
        };
        responses: {
            200: components["responses"]["InterpolatedData"];
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            408: components["responses"]["PreviewRequestTimeout"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    queryStoredData: {
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
                cache?: components["parameters"]["DataCache"];
            };
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
            };
            cookie?: never;
        };
        /** @description The data view. It is used for this request only and not stored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataView"];
            };
        };
        responses: {
            200: components["responses"]["StoredData"];
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            408: components["responses"]["PreviewRequestTimeout"];
            409: components["responses"]["PreviewConflict"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    listVirtualTables: {
        parameters: {
            query?: {
                /**
                 * @description Search text: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes; see the guide on searching.
                 * @example name:Pump* AND NOT description:spare
                 */
                query?: components["parameters"]["Query"];
                /**
                 * @description The field to sort by, `id`, `name`, `CreatedOn`, `LastRefreshed` or `Status`,
                 *     optionally followed by a space and `asc` (default) or `desc`. Other fields are refused.
                 *     Without the parameter, the list is not sorted: it is in the order of creation.
                 * @example CreatedOn desc
                 */
                orderBy?: components["parameters"]["VirtualTableOrderBy"];
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
            /** @description The page of virtual tables. */
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
                    "application/json": components["schemas"]["VirtualTable"][];
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    createVirtualTable: {
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
        /** @description The virtual table. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VirtualTable"];
            };
        };
        responses: {
            /** @description The virtual table was created. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualTable"];
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    refreshVirtualTable: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /** @description The time range to refresh. Without a body, the whole table is refreshed. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VirtualTableRefresh"];
            };
        };
        responses: {
            /** @description The refresh was queued. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualTableRefresh"];
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    getVirtualTable: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The virtual table. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualTable"];
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    updateVirtualTable: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /** @description The members to change. Unchanged members of the table can be included. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Pumps, hourly",
                 *       "RefreshInterval": "00:15:00",
                 *       "Shares": [
                 *         {
                 *           "ShareId": "planning-warehouse"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VirtualTable"];
            };
        };
        responses: {
            /** @description The virtual table after the change. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualTable"];
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    queueVirtualTableRefresh: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /** @description The time range to refresh. Without a body, the whole table is refreshed. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VirtualTableRefresh"];
            };
        };
        responses: {
            /** @description The refresh was queued. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VirtualTableRefresh"];
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    deleteVirtualTable: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The virtual table is deleted. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example pumps-hourly */
                    "application/json": string;
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    getVirtualTableData: {
        parameters: {
            query?: {
                /**
                 * @description Number of rows to skip. Rows of column names do not count.
                 * @example 24
                 */
                skip?: components["parameters"]["RowSkip"];
                /**
                 * @description Maximum number of rows to return; defaults to all. Rows of column names do not count.
                 * @example 1000
                 */
                count?: components["parameters"]["RowCount"];
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
                /**
                 * @description The form of the response.
                 *     `default`: an array of objects, one for each row.
                 *     `table`: columns and rows as separate members; `tableh`: the same, with the column names as the first row.
                 *     `csv`: comma-separated rows; `csvh`: the same, after a line of column names.
                 *     `parquet`: a Parquet file.
                 * @example default
                 */
                format: components["parameters"]["TableDataFormat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataViewRow"][] | components["schemas"]["DataViewTable"];
                    "text/csv": string;
                    "application/vnd.apache.parquet": string;
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    getVirtualTableStatus: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
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
                     *       "id": "pumps-hourly",
                     *       "name": "Pumps, hourly",
                     *       "NamespaceId": "demo",
                     *       "TenantId": "11111111-1111-4111-8111-111111111111",
                     *       "Status": "Ready",
                     *       "Comment": null,
                     *       "IsEnabled": true,
                     *       "LastRefreshed": "2026-03-02T09:00:04Z",
                     *       "MaterializationRunID": "3d9f27b4-6a0e-4c15-8b72-e5c1a90d4f68",
                     *       "LastEnableOrDisableActionBy": null
                     *     }
                     */
                    "application/json": components["schemas"]["VirtualTableStatus"];
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    updateVirtualTableStatus: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /** @description Whether to enable the table. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "IsEnabled": true
                 *     }
                 */
                "application/json": components["schemas"]["VirtualTableEnableModel"];
            };
        };
        responses: {
            /** @description The new status. */
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
                     *       "IsEnabled": true,
                     *       "id": "pumps-hourly",
                     *       "name": "Pumps, hourly",
                     *       "NamespaceId": "demo",
                     *       "Status": "Pending",
                     *       "Comment": null,
                     *       "LastEnableOrDisableActionBy": "33333333-3333-4333-8333-333333333333",
                     *       "TenantId": "11111111-1111-4111-8111-111111111111"
                     *     }
                     */
                    "application/json": components["schemas"]["VirtualTableEnableModel"];
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    listVirtualTableErrorMessages: {
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
                /**
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of error messages. */
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
                     *         "Id": "e6a1c0d4-93f7-4b28-a5d1-08c4f7b2e936",
                     *         "VirtualTableId": "pumps-hourly",
                     *         "JobId": 411,
                     *         "JobType": 1,
                     *         "Timestamp": "2026-03-02T08:45:02Z",
                     *         "Error": "The data view could not be read.",
                     *         "Reason": "The data view 'PumpData' matches 100001 data items; the limit is 100000.",
                     *         "Resolution": "Narrow the queries of the data view, then refresh the table.",
                     *         "OperationId": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VirtualTableErrorMessage"][];
                };
            };
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    listVirtualTablesAccessRights: {
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    listSharesAccessRights: {
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    getVirtualTablesAccessControl: {
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    replaceVirtualTablesAccessControl: {
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
        /** @description The access control list. */
        requestBody: {
            content: {
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    getSharesAccessControl: {
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    replaceSharesAccessControl: {
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
        /** @description The access control list. */
        requestBody: {
            content: {
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    getVirtualTableAccessControl: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    replaceVirtualTableAccessControl: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
            };
            cookie?: never;
        };
        /** @description The access control list. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessControlList"];
            };
        };
        responses: {
            /** @description The new access control list. */
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    getVirtualTableOwner: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    replaceVirtualTableOwner: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
            };
            cookie?: never;
        };
        /** @description The new owner. Its tenant defaults to that of the path. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Trustee"];
            };
        };
        responses: {
            /** @description The new owner. */
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    listVirtualTableAccessRights: {
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
                 * @description Identifier of the virtual table; case-insensitive.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    getShareAccessControl: {
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
                 * @description Identifier of the share; case-insensitive.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    replaceShareAccessControl: {
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
                 * @description Identifier of the share; case-insensitive.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
            };
            cookie?: never;
        };
        /** @description The access control list. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessControlList"];
            };
        };
        responses: {
            /** @description The new access control list. */
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    getShareOwner: {
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
                 * @description Identifier of the share; case-insensitive.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    replaceShareOwner: {
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
                 * @description Identifier of the share; case-insensitive.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
            };
            cookie?: never;
        };
        /** @description The new owner. Its tenant defaults to that of the path. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Trustee"];
            };
        };
        responses: {
            /** @description The new owner. */
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            413: components["responses"]["PreviewContentTooLarge"];
            415: components["responses"]["PreviewUnsupportedMediaType"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
    listShareAccessRights: {
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
                 * @description Identifier of the share; case-insensitive.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
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
            400: components["responses"]["PreviewBadRequest"];
            401: components["responses"]["PreviewUnauthorized"];
            403: components["responses"]["PreviewForbidden"];
            404: components["responses"]["PreviewNotFound"];
            405: components["responses"]["PreviewMethodNotAllowed"];
            406: components["responses"]["PreviewNotAcceptable"];
            429: components["responses"]["PreviewTooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["PreviewInternalError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
