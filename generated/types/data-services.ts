// Generated from openapi/data-services by `make generate`. Do not edit.
export interface paths {
    "/api/v1/Tenants/{tenantId}/Namespaces/{namespaceId}/StreamViews": {
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
         * List stream views
         * @description Returns the stream views of the namespace that the caller may read together with both of their types.
         *     With `query` and `filter`, both must match; the search looks at the identifiers, name and description of a view
         *     and at the identifiers in its nested views.
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
         * Read a stream view
         * @description Returns the stored definition, without its map.
         *     The call fails with 403 unless the caller may read both types of the view, too.
         */
        get: operations["getStreamView"];
        /**
         * Create or replace a stream view
         * @description Stores the whole definition under the identifier, whether or not there was one before.
         */
        put: operations["createOrUpdateStreamView"];
        /**
         * Create a stream view unless it exists
         * @description Creates the stream view when its identifier is new.
         *     When one with this identifier exists, the two are compared:
         *     an identical one returns 302, a different one makes the call fail with 409.
         *     The caller must have Read on both types and every type inside them, else 403.
         */
        post: operations["getOrCreateStreamView"];
        /**
         * Delete a stream view
         * @description Removes the definition. The types that it names and the events read through it stay as they are.
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
         * Read the map of a stream view
         * @description Calculates from the stream view and its two types, which the caller must be allowed to read, how every property is treated.
         *     A view without `Properties` maps a source property to the target property of the same identifier,
         *     otherwise to the one of the same type at the same position;
         *     a view with `Properties` maps only the pairs that it lists.
         *     A pair whose values cannot be converted is shown with Mode 32; reading through such a view fails with 400.
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
        /**
         * List the units of a quantity
         * @description Lists every unit of the quantity, its base unit included, in one response, without pages.
         *     Values can be converted between any two of them, and only between those.
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
        /**
         * Read a unit of a quantity
         * @description Returns one unit, provided that it measures the quantity of the path:
         *     a unit of another quantity returns 404.
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
         * List units of measure
         * @description Lists the units of all quantities of the namespace.
         *     The built-in catalog alone has 245, more than the default page shows.
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
                 * @description Identifier of the unit of measure.
                 * @example kilopascal
                 */
                uomId: components["parameters"]["UomId"];
            };
            cookie?: never;
        };
        /**
         * Read a unit of measure
         * @description Returns one unit by its identifier, whatever quantity it measures.
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
         * Read stored events
         * @description Reads the events of a stream in index order, in one of four ways:
         *
         *     | read | needs | takes besides |
         *     | --- | --- | --- |
         *     | one event | `index` | `searchMode` |
         *     | by condition | `filter` | `skip`, `count` |
         *     | range | `startIndex` | `count`, `skip`, `reversed`, `boundaryType`, `filter` |
         *     | window | `startIndex`, `endIndex` | `boundaryType`, or `startBoundaryType` with `endBoundaryType`; `filter`; `continuationToken`, and with it `count` |
         *
         *     Any other combination is refused with 400; so are a window whose start is after its end,
         *     a `count` in a window without `continuationToken`, and one of `startBoundaryType` and `endBoundaryType` alone.
         *     If nothing is found, the list is empty.
         *     Events that a boundary adds are filtered, skipped and counted like all others.
         *     A request that touches more than 2,500,000 events, those that the filter drops included, is refused with 400:
         *     read large windows in pages.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data`.
         */
        get: operations["listEvents"];
        /**
         * Insert or replace events
         * @description Stores whole events, all of them or none: each replaces the event at its index, or is inserted if there is none.
         *     With `allowCreate=false` events are only replaced, and an index without event makes the call fail with 404;
         *     the error names the stream and the index at fault.
         *     When the request names an index twice, the later event stays.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data`.
         */
        put: operations["updateEvents"];
        /**
         * Insert events
         * @description Stores new events in any order: all of them or none.
         *     When an event exists at one of the indexes, or the request names an index twice, the call fails with 409;
         *     the error names the stream and the index at fault.
         *     Members are matched to the properties of the type without regard to case. Unknown ones are ignored,
         *     missing ones take the default of their type.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data`.
         */
        post: operations["insertEvents"];
        /**
         * Remove events
         * @description Removes the event at each `index`, all or none: one without event makes the call fail with 404,
         *     and the error names the stream and the index at fault.
         *     Or it removes the events of a window, those at `startIndex` and `endIndex` included; when there are none, nothing happens.
         *     A request that names both an index and a window, or neither, is refused with 400.
         *
         *     Also reached at `/api/v1-preview/Tenants/{tenantId}/Namespaces/{namespaceId}/Streams/{streamId}/Data`.
         */
        delete: operations["removeEvents"];
        options?: never;
        head?: never;
        /**
         * Change properties of events
         * @description Changes properties of existing events, all of them or none. Each entry names its event by its index.
         *     The properties in `selectExpression` are changed, to their default if an entry lacks them;
         *     without it, the members of the entry are. The index itself never changes.
         *     An index without event makes the call fail with 404; the error names the stream and the index at fault.
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
         * Read interpolated events
         * @description Returns the events at each `index`, in the order of the request,
         *     or at `count` evenly spaced indexes from `startIndex` to `endIndex`. Give either the indexes or the window.
         *     Where no event is stored, one is calculated by the interpolation and extrapolation modes of the stream and its type.
         *     An index at which nothing can be calculated is left out, so the list can be shorter than requested, or empty.
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
         * Summarize the events of intervals
         * @description Divides the window into `count` equal intervals and calculates for each the same statistics of every numeric property.
         *     Counts and extremes come from the stored events; one at an inner boundary belongs to the earlier interval.
         *     The other values come from the segments between neighboring events, up to the boundaries of the interval, where an event is
         *     calculated if none is stored.
         *     `filter` drops stored events first, but does not change the boundaries.
         *     Text and compound indexes, and a window that does not end after its start, are refused with 400;
         *     so is a request that touches more than 2,500,000 events.
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
         * Read sampled events
         * @description Reduces a window for display. The window is divided into `intervals` equal parts.
         *     Of each part the first and the last event are kept and, for every property of `sampleBy`,
         *     the events with its smallest and its largest value.
         *     Whole events are returned, each once: at most 2 + 2 x properties for each part, and none for a part without events.
         *     Compound indexes, properties that cannot be interpolated such as text, and a window whose start is after its end
         *     are refused with 400; so is a request that touches more than 2,500,000 events.
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
         * Query interpolated data by a data view
         * @description Resolves the data view in the body and returns its data at regular indexes, the same for all groups:
         *     from the start to the end, one interval apart.
         *     A value that is not stored at an index is calculated by the modes of the type and the stream;
         *     fields that do not change, such as metadata, repeat on every row.
         *     Indexes that cannot be interpolated, such as text, are refused.
         *     Streams that the caller may not read are left out, as if they did not exist.
         *     Data comes in pages: while a response has the header Next-Page, send the same body to that address by POST.
         *     Nulls are written out in rows; `Accept-Verbosity: non-verbose` leaves them out of the form `default`.
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
         * Query stored data by a data view
         * @description Resolves the data view in the body and returns the events that are stored for it:
         *     each group has one row for every index, from the start to the end, at which any of its streams has an event.
         *     A stream without an event at that index has nulls in the row, also in fields that do not change.
         *     The DefaultInterval of the data view is ignored.
         *     Streams that the caller may not read are left out, as if they did not exist.
         *     When the body has the Id of a stored data view whose definition differs, the call fails with 409.
         *     Data comes in pages: while a response has the header Next-Page, send the same body to that address by POST.
         *     Nulls are written out in rows; `Accept-Verbosity: non-verbose` leaves them out of the form `default`.
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
         * List virtual tables
         * @description Returns the virtual tables of the namespace that the caller may read; the others are left out, also from the total.
         *     The search looks at `id`, `name`, `dataViewId`, `DataviewName` and `Status`.
         */
        get: operations["listVirtualTables"];
        put?: never;
        /**
         * Create a virtual table
         * @description Stores the table, makes the caller its owner, gives it a copy of the access control list of all virtual tables
         *     and queues the job that writes its first rows; until that job runs, the table is `Pending` and holds no rows.
         *     `dataViewId` must name a stored data view that the caller may read.
         *     Left out, `id` becomes a GUID, `name` the name of the data view, `retrievalMode` Stored, `TableFormat` Delta,
         *     and `startIndex` and `interval` the defaults of the data view.
         *     The call fails with 400 when the identifier is taken, the data view or a share does not exist,
         *     no start index is known, an interpolated table has no interval, or the start is not before the end.
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
         *     A run rewrites the rows of the given time, or those of the whole table up to now when the request gives no time.
         *     One job of a table runs at a time, so a refresh requested while another is pending or running waits for it.
         *     If the same refresh is already waiting, it is returned, and nothing is queued.
         *     The call fails with 400 when the table is disabled, when too many refreshes of it wait already,
         *     when the start is not before the end, or when the body names another table, tenant or namespace than the path.
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
         *     A member that is left out keeps its value; null removes the value,
         *     so a null `RefreshInterval` ends the regular refreshes and a null `endIndex` lets the table grow with time.
         *     Rows that are written already stay as they are until a refresh.
         *     The call fails with 400 when `id`, `dataViewId`, `retrievalMode` or `startIndex` differ from the stored table,
         *     when a share does not exist, or when the start is not before the end.
         */
        put: operations["updateVirtualTable"];
        /**
         * Refresh a virtual table (alternate path)
         * @description Does the same as the operation of the path that ends in `/Refresh`:
         *     queues a job that rewrites the rows of the table and sets its status to `Pending`.
         *     A run rewrites the rows of the given time, or those of the whole table up to now when the request gives no time.
         *     One job of a table runs at a time, so a refresh requested while another is pending or running waits for it.
         *     If the same refresh is already waiting, it is returned, and nothing is queued.
         *     The call fails with 400 when the table is disabled, when too many refreshes of it wait already,
         *     when the start is not before the end, or when the body names another table, tenant or namespace than the path.
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
                /**
                 * @description The form of the response.
                 *     `default`: an array of objects, one for each row.
                 *     `table`: columns and rows apart; `tableh`: the same, with the column names as the first row.
                 *     `csv`: comma separated rows; `csvh`: the same, after a line of column names.
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
         *     They are ordered by group, in a narrow data view next by field, and then by index;
         *     times are cut to microseconds. Before the first successful run there are no rows.
         *     The format in the path determines the media type of the response: a caller who accepts only JSON gets CSV or Parquet
         *     nevertheless.
         *     A null cell is empty in CSV; `Accept-Verbosity` can leave it out in the format `default` only.
         *     An unknown format fails with 400.
         *     The call fails with 403 unless the caller may read the data view and every stream that the rows come from,
         *     or the owner has granted the rows by replacing the access control list of the table.
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
         *     Disabling sets it to `Disabled`, cancels the jobs that wait and stops the regular refreshes;
         *     the rows stay and can be read. The caller becomes `LastEnableOrDisableActionBy`.
         *     A table that failed three times in a row has been disabled by the service itself and needs to be enabled again.
         *     The call fails with 400 when `IsEnabled` is null or missing.
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * List the error messages of a virtual table
         * @description Returns one message for each failed run, the newest first. The last 1,000 are kept.
         *     They are deleted with the table.
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
         * List the caller's rights on the collection of virtual tables
         * @description Returns what the caller may do by the default access control list of virtual tables in the namespace: Write, for example, allows creating one.
         *     The names come in the order Read, Write, Delete, ManageAccessControl; the array is empty when the caller has no right.
         *     Share is never among them.
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
         * List the caller's rights on the collection of shares
         * @description Returns what the caller may do by the default access control list of shares in the namespace: Write, for example, allows creating one.
         *     The names come in the order Read, Write, Delete, ManageAccessControl; the array is empty when the caller has no right.
         *     Share is never among them.
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
         * Read the default access control list of virtual tables
         * @description Returns the list that decides who may create virtual tables in the namespace. Each new virtual table gets a copy of it.
         *     The entries are in their stored order.
         */
        get: operations["getVirtualTablesAccessControl"];
        /**
         * Replace the default access control list of virtual tables
         * @description Replaces the whole list; a null list becomes an empty one.
         *     Existing virtual tables keep their lists.
         *     Tenant Administrators can always manage this list, so no list can lock everyone out.
         *     The call fails with 400, and changes nothing, when an entry has no trustee, a trustee has no identifier or is of another tenant,
         *     or the rights of an entry are not a sum of known ones. The same trustee may be in one entry that allows and in another that denies.
         *     The right Share is stored like the others but grants nothing here.
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
         * Read the default access control list of shares
         * @description Returns the list that decides who may create shares in the namespace. Each new share gets a copy of it.
         *     The entries are in their stored order.
         */
        get: operations["getSharesAccessControl"];
        /**
         * Replace the default access control list of shares
         * @description Replaces the whole list; a null list becomes an empty one.
         *     Existing shares keep their lists.
         *     Tenant Administrators can always manage this list, so no list can lock everyone out.
         *     The call fails with 400, and changes nothing, when an entry has no trustee, a trustee has no identifier or is of another tenant,
         *     or the rights of an entry are not a sum of known ones. The same trustee may be in one entry that allows and in another that denies.
         *     The right Share is stored like the others but grants nothing here.
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of a virtual table
         * @description Returns the access control list of the virtual table, with its entries in their stored order.
         *     The owner has every right without being in the list.
         */
        get: operations["getVirtualTableAccessControl"];
        /**
         * Replace the access control list of a virtual table
         * @description Replaces the whole list; a null list becomes an empty one,
         *     which leaves the virtual table to its owner alone.
         *     A list that the owner stores grants the rows on purpose: who may read the table may read its rows,
         *     also those of streams that they may not read. A list that somebody else stores grants no more than they can read anyway.
         *     The call fails with 400, and changes nothing, when an entry has no trustee, a trustee has no identifier or is of another tenant,
         *     or the rights of an entry are not a sum of known ones. The same trustee may be in one entry that allows and in another that denies.
         *     The right Share is stored like the others but grants nothing here.
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a virtual table
         * @description Returns the user or client who may do everything with the virtual table, whatever its access control list says.
         *     Initially, that is its creator.
         */
        get: operations["getVirtualTableOwner"];
        /**
         * Replace the owner of a virtual table
         * @description Makes another user or client the owner of the virtual table. The former owner keeps only what the access control list allows.
         *     The next job reads the data view with the rights of the new owner.
         *     What the old owner granted by the access control list ends: until the new owner replaces that list,
         *     only those who may read all that the rows come from may read them.
         *     The call fails with 400 when the new owner is a role, has no identifier, is unknown or is of another tenant.
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
            };
            cookie?: never;
        };
        /**
         * List the caller's rights on a virtual table
         * @description Returns what the caller may do with the virtual table: everything as its owner,
         *     otherwise what the entries for the caller and the caller's roles allow and none of them denies.
         *     The names come in the order Read, Write, Delete, ManageAccessControl; the array is empty when the caller has no right.
         *     Share is never among them.
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
                 * @description Identifier of the share, matched without regard to case.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
            };
            cookie?: never;
        };
        /**
         * Read the access control list of a share
         * @description Returns the access control list of the share, with its entries in their stored order.
         *     The owner has every right without being in the list.
         */
        get: operations["getShareAccessControl"];
        /**
         * Replace the access control list of a share
         * @description Replaces the whole list; a null list becomes an empty one,
         *     which leaves the share to its owner alone.
         *     The call fails with 400, and changes nothing, when an entry has no trustee, a trustee has no identifier or is of another tenant,
         *     or the rights of an entry are not a sum of known ones. The same trustee may be in one entry that allows and in another that denies.
         *     The right Share is stored like the others but grants nothing here.
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
                 * @description Identifier of the share, matched without regard to case.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
            };
            cookie?: never;
        };
        /**
         * Read the owner of a share
         * @description Returns the user or client who may do everything with the share, whatever its access control list says.
         *     Initially, that is its creator.
         */
        get: operations["getShareOwner"];
        /**
         * Replace the owner of a share
         * @description Makes another user or client the owner of the share. The former owner keeps only what the access control list allows.
         *     The call fails with 400 when the new owner is a role, has no identifier, is unknown or is of another tenant.
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
                 * @description Identifier of the share, matched without regard to case.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
            };
            cookie?: never;
        };
        /**
         * List the caller's rights on a share
         * @description Returns what the caller may do with the share: everything as its owner,
         *     otherwise what the entries for the caller and the caller's roles allow and none of them denies.
         *     The names come in the order Read, Write, Delete, ManageAccessControl; the array is empty when the caller has no right.
         *     Share is never among them.
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
         *     `.` and `..` are refused, since addresses take them for the resource itself and the one above.
         */
        Identifier: string;
        /** @description Defines how events of a source type are converted to a target type, by mapping properties. */
        SdsStreamView: {
            /** @description Unique identifier of the stream view. */
            Id?: components["schemas"]["Identifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description What the stream view is for. */
            Description?: string | null;
            /** @description Identifier of the type of the events that are converted. */
            SourceTypeId?: string | null;
            /** @description Identifier of the type that the events are converted to. */
            TargetTypeId?: string | null;
            /** @description The mapped properties; when null or empty, properties are mapped by identifier and position. Index properties of the target type that are not listed are mapped to the index of the source type. */
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
            /** @description How the nested type of the property is mapped, if it has one. */
            SdsStreamView?: components["schemas"]["SdsStreamView"] | null;
        };
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
        /**
         * Format: int32
         * @description The sum of everything that is done to a property, such as 20 for a property that is renamed and converted.
         *
         *     - 0 None: taken over as it is.
         *     - 1 FieldAdd: only the target has it; it is filled with the default of its type.
         *     - 2 FieldRemove: only the source has it; it is dropped.
         *     - 4 FieldRename: its identifier changes.
         *     - 8 FieldMove: it moves to another place in a nested type.
         *     - 16 FieldConversion: its values are converted to another type.
         *     - 32 InvalidFieldConversion: its values cannot be converted to the type of the target.
         */
        SdsStreamViewMode: number;
        /** @description What a stream view does to each property, calculated from its definition and the two types. */
        SdsStreamViewMap: {
            /** @description Identifier of the type of the events that are converted. */
            SourceTypeId?: string | null;
            /** @description Identifier of the type that the events are converted to. */
            TargetTypeId?: string | null;
            /** @description One entry for each mapped pair of properties, then one for each property of the source that is dropped, then one for each property of the target that is added. */
            Properties?: components["schemas"]["SdsStreamViewMapProperty"][] | null;
        };
        /** @description What happens to one property in the conversion from the source type to the target type. */
        SdsStreamViewMapProperty: {
            /** @description Identifier of the property of the source type; absent or null when only the target has the property. */
            SourceId?: string | null;
            /** @description Identifier of the property of the target type; absent or null when only the source has the property. */
            TargetId?: string | null;
            Mode?: components["schemas"]["SdsStreamViewMode"];
            /** @description What happens inside the nested type of the property, if it has one. */
            StreamViewMap?: components["schemas"]["SdsStreamViewMap"] | null;
        };
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
        /** @description One event of a stream. Its members are the properties of the stream's type; one of them, or a compound of up to three, is the index. */
        Event: {
            [key: string]: unknown;
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
         * @description Names an object: 1 to 100 characters without slashes and control characters, and without spaces at either end.
         *     `.` and `..` are refused, since addresses take them for the resource itself and the one above.
         */
        ShortIdentifier: string;
        /**
         * Format: int32
         * @description Which part of a data item a field takes its values from. A data item is a stream (or asset) that a query found.
         *     `NotApplicable`: no part of an item; only the index field has it.
         *     `Id` and `Name`: identifier and name of the item.
         *     `PropertyId` and `PropertyName`: a property of the type of the stream, found by identifier or by name. Only these two vary from event to event.
         *     `Metadata`: a metadata value of the item.
         *     `Tags`: those tags of the item that the keys of the field list, joined by a comma and a space.
         *     `TenantId`, `TenantName`, `NamespaceId` and `NamespaceName`: where the item comes from.
         *     `CommunityId` and `CommunityName`: the community that shares the item; empty for items of the tenant itself.
         * @enum {integer}
         */
        FieldSource: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * Format: int32
         * @description Which summary of the events around a row a field shows in place of the value itself.
         *     `None` shows the value.
         *     `Count`, `Minimum`, `Maximum` and `Range` look at the stored events of the interval.
         *     The others look at the curve between them; those that start with `Weighted` weigh each part of it by its length.
         *     A summary that a property cannot have, such as the mean of text, is null.
         *     A field has exactly one summary; sums of several codes are refused.
         * @enum {integer}
         */
        SdsSummaryType: 0 | 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096;
        /**
         * Format: int32
         * @description Which interval a summary covers.
         *     `Forward`: from the index of the row to that of the next one.
         *     `Backward`: from the index of the previous row to that of the row.
         * @enum {integer}
         */
        SummaryDirection: 1 | 2;
        /**
         * @description A field of a data view: what it takes from each data item, and how the column is called.
         *     Data fields may take any source but NotApplicable; identifying and grouping fields take no properties.
         *     The index field has a label only.
         */
        Field: {
            /** @description Which part of a data item the values come from. NotApplicable when left out. */
            Source?: components["schemas"]["FieldSource"];
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
            SummaryType?: components["schemas"]["SdsSummaryType"];
            /** @description Which interval the summary covers. Forward if there is a summary without a direction; ignored without a summary. */
            SummaryDirection?: components["schemas"]["SummaryDirection"] | null;
            /**
             * @description Whether a column with the unit of each value follows the column of the field, named like it with ` Uom` added.
             *     False when left out.
             */
            IncludeUom?: boolean;
        };
        /**
         * Format: int32
         * @description Kind of objects that a query looks for: streams, or assets that refer to streams.
         * @enum {integer}
         */
        DataItemResourceType: 1 | 2;
        /**
         * Format: int32
         * @description Where a query looks.
         *     `Default`: in the namespace of the request.
         *     `Namespace`: in the namespace of the tenant that SourceId names.
         *     `Community`: among what is shared with the tenant in the community that SourceId names.
         *     A source that does not exist, or that the caller may not read, makes the query find nothing.
         * @enum {integer}
         */
        QuerySourceKind: 0 | 1 | 2;
        /** @description A search that finds the data items of a data view. It sees only what the caller may read. */
        Query: {
            /** @description Identifier of the query, unique within the data view; field sets refer to it. */
            Id: components["schemas"]["Identifier"];
            /** @description What kind of objects to look for. Stream when left out. */
            Kind?: components["schemas"]["DataItemResourceType"];
            /** @description Where to look. Default, the namespace of the request, when left out. */
            SourceKind?: components["schemas"]["QuerySourceKind"];
            /** @description Identifier of the namespace or community to look in, for those kinds of sources. */
            SourceId?: string | null;
            /**
             * @description What to look for, in the search language: terms, `AND`, `OR`, `NOT`, parentheses, `field:term`, `*` and quotes;
             *     for example `id:Pump-* AND Site:North`. Null or empty text finds nothing.
             */
            Value?: string | null;
        };
        /** @description The fields that a data view takes from the data items of one query. */
        FieldSet: {
            /** @description Identifier of the query, which must be one of the data view's. */
            QueryId: string;
            /** @description The fields, each of which becomes a column for each item, in this order. None when null or left out. */
            DataFields?: components["schemas"]["Field"][] | null;
            /**
             * @description What distinguishes the items inside a group: items of different groups that agree on it share their columns.
             *     Without it, items share columns only where no group has more than one of them.
             */
            IdentifyingField?: components["schemas"]["Field"] | null;
        };
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
         * Format: int32
         * @description How the data is laid out.
         *     `Standard`: one column for each field of each item, one row for each index.
         *     `Narrow`: one row for each value, with the columns `Field` and `Value`, and `Uom` where units are included.
         * @enum {integer}
         */
        DataViewShape: 0 | 1;
        /**
         * @description Defines which streams to find and how to lay their data out in one table.
         *     The queries find the data items, the grouping fields divide them into groups,
         *     and each field set defines which columns its items fill.
         *     Items whose index is of another type, compound indexes, and properties that are objects, collections or time spans are left out.
         */
        DataView: {
            /** @description Unique identifier, compared without regard to case; not needed for reading data. */
            Id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Friendly name. */
            Name?: string | null;
            /** @description What the data view is for. */
            Description?: string | null;
            /**
             * @description Name of the first column, the index. Its label is required, its source is NotApplicable.
             *     When null or left out, the column is called `Timestamp` for times and otherwise `Index`.
             */
            IndexField?: components["schemas"]["Field"] | null;
            /**
             * @description The searches that find the data items. An item that two queries find counts for both.
             *     More than 100,000 items in all are refused.
             */
            Queries?: components["schemas"]["Query"][] | null;
            /** @description What to take from the items of each query. More than 1,000 columns in all are refused. */
            DataFieldSets?: components["schemas"]["FieldSet"][] | null;
            /**
             * @description Fields whose values divide the items into groups, each a column of its own.
             *     Without them all items are one group.
             *     An item that lacks some of the values belongs to every group that agrees with those it has.
             */
            GroupingFields?: components["schemas"]["Field"][] | null;
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
            IndexTypeCode?: components["schemas"]["SdsTypeCode"];
            /** @description Layout of the rows. Standard when left out. */
            Shape?: components["schemas"]["DataViewShape"];
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
        /** @description The reason why a call failed (data view data, virtual tables and the access control of virtual tables and shares). */
        ErrorResponse: {
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
            /** @description Every fault found in the request, by the path of the part at fault, such as DataFieldSets[0].DataFields[1].Label. */
            ChildErrors?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description How the rows of a virtual table are read from its data view.
         *     `Stored`: one row at each stored index.
         *     `Interpolated`: one row at each step of the interval.
         * @enum {string}
         */
        RetrievalMode: "Stored" | "Interpolated";
        /**
         * @description Status of the materialization of a virtual table.
         *     `Pending`: its creation or a refresh waits for its turn.
         *     `Running`: rows are being written.
         *     `Ready`: the last run succeeded and no run is under way.
         *     `Error`: the last run failed; the comment and the error messages of the table have the reason.
         *     `Disabled`: a user, or the service after three failures in a row, has stopped the table; it is not refreshed.
         *     `Enabled`: the table was enabled and waits until its refresh interval makes a refresh due.
         * @enum {string}
         */
        MaterializationStatus: "Pending" | "Running" | "Ready" | "Error" | "Disabled" | "Enabled";
        /**
         * @description The open table format in which readers expect the table. The rows are the same in each.
         * @enum {string}
         */
        TableFormat: "Delta" | "Iceberg";
        /** @description A virtual table as it is seen from the shares that offer it. */
        ShareVirtualTableView: {
            /** @description Identifier of the virtual table. */
            VirtualTableId?: string;
            /** @description Friendly name of the virtual table. */
            VirtualTableName?: string;
            /** @description Status of the materialization of the table: Pending, Running, Ready, Error, Disabled or Enabled. A share has no status of its own. */
            Status?: string;
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
        /** @description A share as it is seen from the virtual tables in it. A share offers virtual tables to a reader outside the hub. */
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
         * @description A table that is filled from a data view and kept up to date by jobs in the background.
         *     A caller sets `id`, `name`, `dataViewId`, `retrievalMode`, `interval`, `startIndex`, `endIndex`, `TableFormat`,
         *     `RefreshInterval` and, by their identifiers, `Shares`.
         *     The service sets all other members and ignores them in requests,
         *     except that `TenantId` and `NamespaceId` must not contradict the path.
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
             * @description Identifier of the table, unique in the namespace without regard to case.
             *     Up to 100 characters without a slash; the service makes a GUID when a create leaves it out.
             */
            id?: components["schemas"]["ShortIdentifier"] | null;
            /** @description Friendly name; the name of the data view when a create leaves it out. */
            name?: string | null;
            /**
             * Format: date-time
             * @description Start of the time that the table holds so far; null before the first successful run.
             *     A create without `startIndex` takes this member as `startIndex`.
             */
            MaterializationStart?: string | null;
            /**
             * Format: date-time
             * @description End of the time that the table holds so far; null before the first successful run.
             *     A create without `endIndex` takes this member as `endIndex`.
             */
            MaterializationEnd?: string | null;
            /**
             * Format: date-time
             * @description Where the data of the table starts; the default start index of the data view when a create leaves it out.
             *     A create without either is refused.
             */
            startIndex?: string | null;
            /**
             * Format: date-time
             * @description Where the data of the table ends; null for a table that grows with time. It must be later than `startIndex`.
             */
            endIndex?: string | null;
            /**
             * Format: uuid
             * @description Identifier of the tenant that owns the table, the one of the path.
             */
            TenantId?: string;
            /** @description Identifier of the namespace of the table, the one of the path. */
            NamespaceId?: string | null;
            /**
             * @description Identifier of the stored data view that fills the table.
             *     A create requires it; it cannot be changed later.
             */
            dataViewId?: string | null;
            /** @description Name of that data view. */
            DataviewName?: string | null;
            retrievalMode?: components["schemas"]["RetrievalMode"];
            /**
             * @description Time between two rows of an interpolated table, as days (`1`) or `[d.]hh:mm[:ss[.fffffff]]`;
             *     the default interval of the data view when left out, and required when that has none.
             *     A table of stored values ignores it.
             */
            interval?: string | null;
            /** @description Identifier of the last run, new for each; null before the first. */
            MaterializationRunID?: string | null;
            Status?: components["schemas"]["MaterializationStatus"];
            TableFormat?: components["schemas"]["TableFormat"];
            /** @description Identifier of the user or client who created the table. */
            CreatedBy?: string | null;
            /** @description Identifiers of the roles that the creator had then; jobs read the data view with the rights that the owner has when they run. */
            roleids?: string[] | null;
            /**
             * @description Owner and access control list of the table as JSON text, with the members Owner and AccessControlList;
             *     null for a caller who may not manage the access to the table.
             */
            SerializedSecurable?: string | null;
            /** @description Identifier of the client that the jobs run as; null when they run inside the server. */
            ClientId?: string | null;
            /**
             * Format: int32
             * @description Number of the secret of that client; 0 when there is none.
             */
            SecretId?: number;
            /**
             * @description Shortest time between two regular refreshes, as days (`1`) or `[d.]hh:mm[:ss[.fffffff]]`.
             *     The next refresh starts no earlier, but may start later. Null: the table is refreshed only on request.
             */
            RefreshInterval?: string | null;
            /**
             * @description The shares that offer the table, of those that the caller may read.
             *     In a request only `ShareId` counts. The shares must exist and be readable, and those that gain or lose the table writable;
             *     shares that the caller may not read stay as they are.
             */
            Shares?: components["schemas"]["ShareView"][] | null;
            /**
             * Format: date-time
             * @description When the secret of the client expires (UTC); null when there is none.
             */
            SecretExpirationTime?: string | null;
            /** @description Why the last run failed, or why the service disabled the table; null when there is no error. */
            Comment?: string | null;
            /** @description Identifier of the user or client who enabled or disabled the table last; null before the first time. */
            LastEnableOrDisableActionBy?: string | null;
        };
        /**
         * Format: int32
         * @description What caused a materialization job.
         *     1, RegularRefresh: the refresh interval is over; the table grows to the present time.
         *     2, ManualRefresh: requested by a caller.
         *     3, Updateprocessor: source data changed, and the rows of the changed time are rewritten.
         *     4, Backfill: the table is new or has a gap, and the rows from its start index are written.
         * @enum {integer}
         */
        JobType: 1 | 2 | 3 | 4;
        /**
         * @description A refresh of a virtual table, as it is requested and as it is queued.
         *     A caller may set the time to refresh, `JobType` and `IsUpdateProcess`; the service sets the rest.
         *     Without both it is a ManualRefresh.
         */
        VirtualTableRefresh: {
            /**
             * Format: date-time
             * @description Start of the time whose rows are rewritten; `startIndex` when left out.
             */
            MaterializationStart?: string | null;
            /**
             * Format: date-time
             * @description End of the time whose rows are rewritten; `endIndex` when left out. It must be later than the start.
             */
            MaterializationEnd?: string | null;
            /**
             * Format: date-time
             * @description Start of that time when `MaterializationStart` is left out; else the start index of the table.
             */
            startIndex?: string | null;
            /**
             * Format: date-time
             * @description End of that time when `MaterializationEnd` is left out; else the end index of the table, or now when it has none.
             */
            endIndex?: string | null;
            /** @description Identifier of the table; it must not contradict the path. */
            VirtualTableId?: string | null;
            /** @description Identifier of the tenant; it must not contradict the path. */
            TenantId?: string | null;
            /** @description Identifier of the queue message that has the job, set on queueing. */
            MessageId?: string | null;
            /** @description Status of the refresh; Pending once it is queued. */
            Status?: string | null;
            /** @description Identifier of the namespace; it must not contradict the path. */
            NamespaceId?: string | null;
            /** @description Whether the refresh follows a change of source data; true makes it a job of type Updateprocessor. */
            IsUpdateProcess?: boolean;
            /** @description Whether a caller requested the refresh; always true for one requested by this API. */
            IsManualRefresh?: boolean;
            /** @description Whether the refresh came by this API. */
            IsRefreshAPIcall?: boolean;
            /**
             * Format: int32
             * @description Rank in the queue, lower ones first. It follows from the job type:
             *     1 for ManualRefresh, 2 for RegularRefresh, 3 for Updateprocessor, 4 for Backfill.
             */
            Priority?: number;
            JobType?: components["schemas"]["JobType"];
            /**
             * Format: int64
             * @description Sequence number of the queue message, set when the queue hands it out; null until then.
             */
            MessageSequenceNumber?: number | null;
            /**
             * Format: int64
             * @description Identifier of the job, set on queueing.
             */
            JobId?: number | null;
        };
        /**
         * @description Enables or disables a virtual table; the response has its status.
         *     In a request only `IsEnabled` has an effect; `id`, `TenantId` and `NamespaceId` must not contradict the path.
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
            Status?: components["schemas"]["MaterializationStatus"];
            /** @description Why the last run failed, or why the service disabled the table; null when there is no error. */
            Comment?: string | null;
            /** @description Identifier of the user or client who enabled or disabled the table last. */
            LastEnableOrDisableActionBy?: string | null;
            /**
             * Format: uuid
             * @description Identifier of the tenant that owns the table.
             */
            TenantId?: string;
        };
        /** @description Status of the materialization of a virtual table, and when it last succeeded. */
        VirtualTableStatus: WithRequired<components["schemas"]["VirtualTableEnableModel"], "id" | "Status" | "TenantId"> & {
            /**
             * Format: date-time
             * @description When the last successful run ended (UTC); null before the first.
             */
            LastRefreshed?: string | null;
            /** @description Identifier of the last run; null before the first. */
            MaterializationRunID?: string | null;
        };
        /** @description The reason why one run of a materialization job failed. */
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
            /** @description What went wrong, in one fixed sentence for each kind of failure. */
            Error: string;
            /** @description The particular cause, naming the object at fault. */
            Reason: string;
            /** @description What can be done about it. */
            Resolution: string;
            /** @description Identifies the failed run in the server's log. */
            OperationId: string;
        };
        /**
         * @description Name of an access right. Share applies only where an object can be shared.
         * @enum {string}
         */
        AccessRightName: "Read" | "Write" | "Delete" | "ManageAccessControl" | "Share";
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
        /** @description Inputs are missing or invalid; nothing was changed. */
        PreviewBadRequest: {
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
        PreviewForbidden: {
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
        PreviewNotFound: {
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
                 *       },
                 *       "ChildErrors": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The path exists but does not take this method; Allow lists those it takes. */
        PreviewMethodNotAllowed: {
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
        PreviewNotAcceptable: {
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
        /** @description The request took longer than its Request-Timeout, or than the server allows. */
        PreviewRequestTimeout: {
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
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request body is larger than the server accepts. */
        PreviewContentTooLarge: {
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
        PreviewUnsupportedMediaType: {
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
        /** @description The caller sends more requests a second than the server lets one caller send; see the setting CALLER_RATE. */
        PreviewTooManyRequests: {
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
        PreviewInternalError: {
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
        /** @description The request contradicts an object that exists already; nothing was changed. */
        PreviewConflict: {
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
         * @description Which members the response has. `verbose`, the default here, writes every member; `non-verbose` leaves out those that hold the default of their type:
         *     null, and where the members of the object have defaults also 0, false and the first moment of the year 1.
         *     The setting DEFAULT_VERBOSITY of a server may name another default.
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
         * @description Which members the response has. `non-verbose`, the default for types, streams and stream data, leaves out the members that hold the default of their type:
         *     null for texts, lists, objects and what may be null; 0 for numbers and enumerations; false; the character U+0000; the first moment of the year 1;
         *     a time span of zero; the GUID of zeros. A member that is left out has that value, the index included. `verbose` writes every member.
         *     The setting DEFAULT_VERBOSITY of a server may name another default.
         */
        DataVerbosity: "verbose" | "non-verbose";
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
        /** @description The form of the events: a list of objects (`default`), a table (`table`), or a table whose first row holds the column names (`tableh`). Tables have every value, whatever Accept-Verbosity is. */
        EventForm: "default" | "table" | "tableh";
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
        DataCache: "Refresh" | "Preserve";
        /**
         * @description The field to sort by, `id`, `name`, `CreatedOn`, `LastRefreshed` or `Status`,
         *     with an optional `asc` or `desc` after a space; ascending without it.
         *     Another field is refused. Without the parameter, the order is not defined.
         * @example CreatedOn desc
         */
        VirtualTableOrderBy: string;
        /**
         * @description Identifier of the virtual table, matched without regard to case.
         * @example pumps-hourly
         */
        VirtualTableId: components["schemas"]["Identifier"];
        /**
         * @description The form of the response.
         *     `default`: an array of objects, one for each row.
         *     `table`: columns and rows apart; `tableh`: the same, with the column names as the first row.
         *     `csv`: comma separated rows; `csvh`: the same, after a line of column names.
         *     `parquet`: a Parquet file.
         * @example default
         */
        TableDataFormat: "default" | "table" | "tableh" | "csv" | "csvh" | "parquet";
        /**
         * @description Number of rows to skip. Rows of column names are not counted.
         * @example 24
         */
        RowSkip: number;
        /**
         * @description Maximum number of rows to return; all when left out. Rows of column names are not counted.
         * @example 1000
         */
        RowCount: number;
        /**
         * @description Identifier of the virtual table, matched without regard to case.
         * @example pumps-hourly
         */
        SecuredVirtualTableId: components["schemas"]["Identifier"];
        /**
         * @description Identifier of the share, matched without regard to case.
         * @example planning-warehouse
         */
        SecuredShareId: components["schemas"]["Identifier"];
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
            /** @description The stream views of this page. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
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
        /** @description The stream view; members that it leaves out are reset. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsStreamView"];
            };
        };
        responses: {
            /** @description The stream view as it is stored now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
            /** @description The stream view is deleted. */
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
    getStreamViewMap: {
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
            /** @description The quantities of this page. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
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
            /** @description The units of this page. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
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
    getLastEvent: {
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
    listEvents: {
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
                /** @description The form of the events: a list of objects (`default`), a table (`table`), or a table whose first row holds the column names (`tableh`). Tables have every value, whatever Accept-Verbosity is. */
                form?: components["parameters"]["EventForm"];
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
            /** @description The events as a list, as one page when the query has continuationToken, or as a table when it asks for one. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                /** @description Whether events may be inserted where none exists. */
                allowCreate?: boolean;
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
        /** @description The events; members that one of them leaves out are reset. */
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
            /** @description The events are removed. */
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
        /** @description For each event its index and the properties that change. */
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
                /** @description The form of the events: a list of objects (`default`), a table (`table`), or a table whose first row holds the column names (`tableh`). Tables have every value, whatever Accept-Verbosity is. */
                form?: components["parameters"]["EventForm"];
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
            /** @description The events as a list, or as a table when the query asks for one. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
    listSampledEvents: {
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
                /** @description The form of the events: a list of objects (`default`), a table (`table`), or a table whose first row holds the column names (`tableh`). Tables have every value, whatever Accept-Verbosity is. */
                form?: components["parameters"]["EventForm"];
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
            /** @description The kept events in index order as a list, or as a table when the query asks for one. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                cache?: components["parameters"]["DataCache"];
            };
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
                cache?: components["parameters"]["DataCache"];
            };
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
                 *     with an optional `asc` or `desc` after a space; ascending without it.
                 *     Another field is refused. Without the parameter, the order is not defined.
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
            /** @description The page of virtual tables. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    "Total-Count": components["headers"]["TotalCount"];
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /** @description The time to refresh; the whole table when there is no body. */
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /** @description The members to change, alone or with the rest of the table as it was read. */
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
            /** @description The virtual table as it is stored now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
            };
            cookie?: never;
        };
        /** @description The time to refresh; the whole table when there is no body. */
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
                 * @description Number of rows to skip. Rows of column names are not counted.
                 * @example 24
                 */
                skip?: components["parameters"]["RowSkip"];
                /**
                 * @description Maximum number of rows to return; all when left out. Rows of column names are not counted.
                 * @example 1000
                 */
                count?: components["parameters"]["RowCount"];
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                virtualTableId: components["parameters"]["VirtualTableId"];
                /**
                 * @description The form of the response.
                 *     `default`: an array of objects, one for each row.
                 *     `table`: columns and rows apart; `tableh`: the same, with the column names as the first row.
                 *     `csv`: comma separated rows; `csvh`: the same, after a line of column names.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataViewRow"][] | components["schemas"]["DataViewTable"];
                    "text/csv": string;
                    /** @example PAR1 */
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
            /** @description The status as it is now. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
            /** @description The access control list as it is stored now. */
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
                 * @description Identifier of the virtual table, matched without regard to case.
                 * @example pumps-hourly
                 */
                id: components["parameters"]["SecuredVirtualTableId"];
            };
            cookie?: never;
        };
        /** @description The new owner; its tenant is that of the path when left out. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Trustee"];
            };
        };
        responses: {
            /** @description The owner as it is stored now. */
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
                 * @description Identifier of the virtual table, matched without regard to case.
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
                 * @description Identifier of the share, matched without regard to case.
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
                 * @description Identifier of the share, matched without regard to case.
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
            /** @description The access control list as it is stored now. */
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
                 * @description Identifier of the share, matched without regard to case.
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
                 * @description Identifier of the share, matched without regard to case.
                 * @example planning-warehouse
                 */
                id: components["parameters"]["SecuredShareId"];
            };
            cookie?: never;
        };
        /** @description The new owner; its tenant is that of the path when left out. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Trustee"];
            };
        };
        responses: {
            /** @description The owner as it is stored now. */
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
                 * @description Identifier of the share, matched without regard to case.
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
