// Generated from openapi/control by `make generate`. Do not edit.
export interface paths {
    "/control/v1/sandboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sandboxes
         * @description Returns the sandboxes in the order of their creation, page by page.
         *     The demo tenant, if the server has one, is the first: it is the sandbox `default`.
         */
        get: operations["listSandboxes"];
        put?: never;
        /**
         * Create a sandbox
         * @description Creates a tenant with a namespace, the built-in roles, the identity providers of the demo tenant,
         *     and a client credential client that is a Tenant Administrator.
         *     The response has the secret of the client, which is not shown again: tokens are from /identity/connect/token.
         *
         *     With a `ttl`, the sandbox expires after this number of seconds: it is no longer found, and is soon deleted.
         *     If the server has as many sandboxes as the setting SANDBOX_LIMIT allows, the response is 409.
         */
        post: operations["createSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /**
         * Read a sandbox
         * @description Returns the sandbox with the identifiers of its tenant, its namespace and its client.
         *     The secret of the client is not returned: only its hash is stored.
         */
        get: operations["getSandbox"];
        put?: never;
        post?: never;
        /**
         * Delete a sandbox
         * @description Deletes the sandbox with everything in it: objects, events, users, clients, jobs and the audit log.
         *     Its clients get no more tokens, and tokens that they have no longer find anything.
         *     Requests in progress end first. If they take longer than ten seconds, the response is 409 and nothing is deleted.
         *     The sandbox `default` cannot be deleted (409).
         */
        delete: operations["deleteSandbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a sandbox back to its seed
         * @description Replaces everything in the sandbox with what it had when it was created.
         *     Its identifiers, the secret of its client and tokens stay valid.
         *
         *     The change is one transaction: after a crash, the sandbox is either as it was or as its seed.
         *     Requests in progress end first, and new ones wait. If those in progress take longer than ten seconds,
         *     the response is 409 and nothing is changed.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /**
         * List the snapshots of a sandbox
         * @description Returns the snapshots of the sandbox in the order in which they were saved, page by page.
         */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/snapshots/{snapshotName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the snapshot.
                 * @example with-alarms
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        /**
         * Read a snapshot
         * @description Returns the name of the snapshot and the time at which it was saved.
         */
        get: operations["getSnapshot"];
        /**
         * Save the contents of a sandbox
         * @description Saves everything that the sandbox has: objects, access lists, events, users, clients with the hashes of their secrets,
         *     edge systems, virtual tables with their rows and jobs, the audit log and the clock. It has no body.
         *     A snapshot with the same name is replaced.
         *
         *     Requests of the sandbox in progress end first, and new ones wait. If those in progress take longer than ten seconds,
         *     or if the sandbox has as many snapshots as the setting SNAPSHOT_LIMIT allows, the response is 409 and nothing is saved.
         */
        put: operations["saveSnapshot"];
        post?: never;
        /**
         * Delete a snapshot
         * @description Deletes the snapshot. The contents of the sandbox stay.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/snapshots/{snapshotName}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the snapshot.
                 * @example with-alarms
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a sandbox back to a snapshot
         * @description Replaces everything in the sandbox with what it had when the snapshot was saved, also the secrets of its clients.
         *     Its snapshots and its communities stay.
         *
         *     The change is one transaction: after a crash, the sandbox is either as it was or as the snapshot.
         *     Requests in progress end first, and new ones wait. If those in progress take longer than ten seconds,
         *     the response is 409 and nothing is changed.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /**
         * Read the clock of a sandbox
         * @description Returns the mode of the clock with its current time and rate.
         */
        get: operations["getClock"];
        /**
         * Set the clock of a sandbox
         * @description Freezes the clock, lets it run from a time, or gives it the time of the machine again.
         *     The time can be in the past or in the future; nothing that becomes due by it is listed or awaited, unlike with an advance.
         *     Tokens that were issued at a later time than the new one are not valid yet.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock of a sandbox
         * @description Writes the events of generators that are due, moves the clock forward, then waits until the virtual tables that are due have been refreshed and the
         *     sandbox has no jobs.
         *     Returns what became due, in the order of its times.
         *     If the request ends early, at its time limit for example, while generators write, the clock has not advanced, and the next advance continues.
         *     If it ends later, the clock has advanced and the refreshes go on.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/determinism": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /**
         * Read the determinism of a sandbox
         * @description Returns the seed of the sandbox, and the number of requests since it was set.
         */
        get: operations["getDeterminism"];
        /**
         * Set the determinism of a sandbox
         * @description Derives identifiers, secrets and the Operation-Id of responses from a seed, beginning with the next request of the sandbox.
         *     With a frozen clock, the same requests then return the same bytes and lead to the same store.
         *     Requests must be sent one after the other, because their order counts.
         */
        put: operations["setDeterminism"];
        post?: never;
        /**
         * Remove the determinism of a sandbox
         * @description Makes identifiers and secrets random again; without a seed, nothing changes.
         */
        delete: operations["deleteDeterminism"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/generators": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /**
         * List the generators of a sandbox
         * @description Returns the generators in the order of their creation, page by page.
         */
        get: operations["listGenerators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/generators/{generatorName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the generator, unique in its sandbox.
                 * @example pump-flow
                 */
                generatorName: components["parameters"]["GeneratorName"];
            };
            cookie?: never;
        };
        /**
         * Read a generator
         * @description Returns the generator with its state.
         */
        get: operations["getGenerator"];
        /**
         * Create or replace a generator
         * @description Starts to write events of a signal into a stream, or into the streams of an edge system, by the clock of the sandbox.
         *     The index of the streams is a time, and the value is written into their numeric properties.
         *     The same definition gives the same events.
         *
         *     Events from `start` up to the time of the sandbox are written at once, in the background; an advance of the clock ends when its events are written.
         *     A generator that is replaced starts again; events that it has written stay. The stream can be created later: until then the status is `Failed`.
         *     A sandbox has at most 100 generators; more are refused with 409.
         */
        put: operations["setGenerator"];
        post?: never;
        /**
         * Delete a generator
         * @description Stops the generator and deletes it. The events that it has written stay.
         */
        delete: operations["deleteGenerator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /**
         * List the faults of a sandbox
         * @description Returns the faults in the order of their names, which is also the order in which requests meet them, with how often each was used.
         */
        get: operations["listFaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/faults/{faultName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the fault.
                 * @example lost-write
                 */
                faultName: components["parameters"]["FaultName"];
            };
            cookie?: never;
        };
        /**
         * Read a fault of a sandbox
         * @description Returns the fault with the number of requests that matched it and of those that got it.
         */
        get: operations["getFault"];
        /**
         * Set a fault of a sandbox
         * @description Creates the fault, or replaces it: then its counts and its random numbers start from the beginning.
         *     Requests of the sandbox that match it, and were authenticated, authorized and validated, get an error status, a delay, a lost connection,
         *     or an incomplete or slow response.
         *
         *     With the phase `afterCommit`, the operation was carried out, but the caller does not hear of it: a lost acknowledgement.
         *     A sandbox has at most 50 faults; one more is refused with 409.
         */
        put: operations["setFault"];
        post?: never;
        /**
         * Delete a fault of a sandbox
         * @description Deletes the fault. Requests that it delays at this time are delayed to the end.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /**
         * List the requests of a sandbox
         * @description Returns the newest 10,000 requests of the tenant of the sandbox, the oldest first, page by page.
         *     The filters select those with one operation, status, method, path or caller, or those after a time; all that are given hold.
         *     With `form=har`, the page is an archive that browsers and other tools open.
         */
        get: operations["listSandboxRequests"];
        put?: never;
        post?: never;
        /**
         * Delete the requests of a sandbox
         * @description Deletes the requests of the tenant of the sandbox from the log of requests.
         *     Requests that are in progress are added to the log when they end.
         */
        delete: operations["deleteSandboxRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/requests/wait": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for requests of a sandbox
         * @description Returns as soon as the log has as many matching requests as `count` says, or when the time has passed.
         *     Requests that the log already has count; `since`, or a deletion of the log before, leaves them out.
         *     The wait ends when the client closes the connection. A server has at most 100 waits and streams at a time; more are refused with 503.
         */
        post: operations["waitForSandboxRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/requests/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /**
         * Stream the requests of a sandbox
         * @description Sends each matching request as a server-sent event when it has ended: `event: request`, with the request as JSON in `data` and its identifier in `id`.
         *     With `since`, the stream begins with the requests that the log already has; by default it begins with the next one.
         *     If the client reads too slowly, requests are left out, and an event `missed` has their number.
         *     A comment every 15 seconds shows that the connection is alive.
         *
         *     The stream ends after `count` requests, when the client closes the connection, or when the server stops.
         *     A server has at most 100 waits and streams at a time; more are refused with 503.
         */
        get: operations["streamSandboxRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Identifier of the request, from the header Operation-Id of its response.
                 * @example 6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01
                 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        /**
         * Read a request of a sandbox
         * @description Returns the request whose response had the given `Operation-Id`.
         *     With `form=curl` or `form=typescript`, it is code that sends the same request; the token is not part of it.
         */
        get: operations["getSandboxRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/control/v1/sandboxes/{sandboxId}/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /**
         * List the operations and statuses reached
         * @description Returns the operations that the requests in the log have reached, with the number of requests by status, in alphabetical order.
         */
        get: operations["listSandboxCoverage"];
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
         * @description The first contents of a sandbox.
         *     `demo`: the types and streams of the demo tenant, with their events. `empty`: none, which is the default.
         * @enum {string}
         */
        SandboxSeed: "demo" | "empty";
        /** @description A tenant for tests, with a namespace and a client that administrates it. */
        Sandbox: {
            /** @description Identifies the sandbox; equals `tenantId`, except for the sandbox `default`. */
            id: string;
            /** @description The name of the sandbox and of its tenant. */
            name: string;
            seed: components["schemas"]["SandboxSeed"];
            /**
             * Format: date-time
             * @description The time at which the sandbox was created.
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description The time at which the sandbox is deleted; null if it is never deleted by itself.
             */
            expiresDate: string | null;
            /** @description Identifies the tenant of the sandbox. */
            tenantId: string;
            /** @description Identifies the namespace with which the sandbox was created. */
            namespaceId: string;
            /** @description Identifies the client credential client with which the sandbox was created, a Tenant Administrator. */
            clientId: string;
            /** @description The secret of that client; only in the response of the request that creates the sandbox. */
            clientSecret?: string;
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
        /** @description A new sandbox. */
        SandboxCreate: {
            /** @description The name of the sandbox and of its tenant; default "Sandbox". */
            name?: string;
            seed?: components["schemas"]["SandboxSeed"];
            /**
             * Format: int32
             * @description The number of seconds after which the sandbox expires; by default it never does.
             */
            ttl?: number;
        };
        /**
         * @description Names an object: 1 to 250 characters without slashes and control characters, and without spaces at either end.
         *     `.` and `..` are refused, since in URLs they mean the resource itself and its parent.
         */
        Identifier: string;
        /** @description The saved contents of a sandbox. */
        Snapshot: {
            /** @description The name of the snapshot, compared without regard to case. */
            name: string;
            /**
             * Format: date-time
             * @description The time at which it was saved, by the clock of the machine.
             */
            createdDate: string;
        };
        /**
         * @description How a clock runs.
         * @enum {string}
         */
        ClockMode: "system" | "frozen" | "offset";
        /** @description The clock of a sandbox. */
        Clock: {
            mode: components["schemas"]["ClockMode"];
            /**
             * Format: date-time
             * @description The time of the clock when the server processed the request.
             */
            time: string;
            /**
             * Format: double
             * @description How many times faster the clock runs than that of the machine; 1 for `system` and 0 for `frozen`.
             */
            rate: number;
        };
        /** @description The new state of a clock. */
        ClockChange: {
            mode: components["schemas"]["ClockMode"];
            /**
             * Format: date-time
             * @description The time of the clock, from 1970 to 9000; the default is its current time. Ignored for `system`.
             */
            time?: string | null;
            /**
             * Format: double
             * @description How many times faster than the clock of the machine it runs, above 0 and up to 100,000; the default is 1. Used for `offset` only.
             */
            rate?: number | null;
        };
        /** @description How far a clock advances; exactly one member is set. */
        ClockAdvance: {
            /** @description A positive time span, such as `00:15:00` or `1.00:00:00` for a day. */
            duration?: string | null;
            /**
             * Format: date-time
             * @description A time that the clock has not passed yet.
             */
            to?: string | null;
        };
        /**
         * @description What became due.
         * @enum {string}
         */
        DueKind: "VirtualTableRefresh" | "EdgeSystemSilent" | "SecretExpired" | "InvitationExpired" | "GeneratorEvents";
        /** @description Something that became due while a clock advanced. */
        DueItem: {
            /**
             * Format: date-time
             * @description The time at which it was due.
             */
            time: string;
            kind: components["schemas"]["DueKind"];
            /** @description Identifies the virtual table, the edge system, the client with the secret, the invited user, or the generator. */
            id: string;
            /** @description Identifies the namespace of the virtual table, edge system or generator; null for what belongs to the tenant. */
            namespaceId: string | null;
        };
        /** @description The clock after an advance, and what became due. */
        ClockAdvanceResult: {
            clock: components["schemas"]["Clock"];
            /** @description What became due, in the order of its times; the first 1,000. */
            due: components["schemas"]["DueItem"][];
            /**
             * Format: int32
             * @description How much became due, with what `due` omits.
             */
            dueCount: number;
        };
        /** @description The seed of a sandbox, from which its identifiers and secrets derive. */
        Determinism: {
            /** @description The seed; null if identifiers and secrets are random. */
            seed: string | null;
            /**
             * Format: int64
             * @description The number of requests since the seed was set.
             */
            requests: number;
        };
        /** @description The new seed of a sandbox. */
        DeterminismChange: {
            /** @description Any text; equal seeds yield equal identifiers and secrets in the same sandbox. */
            seed: string;
        };
        /**
         * @description The form of a signal.
         * @enum {string}
         */
        SignalKind: "sine" | "square" | "randomWalk" | "recorded";
        /** @description The values that a generator writes. */
        Signal: {
            kind: components["schemas"]["SignalKind"];
            /**
             * Format: double
             * @description The least value of a sine, square or random walk; default 0.
             */
            minimum?: number;
            /**
             * Format: double
             * @description The greatest value of a sine, square or random walk, above the minimum; default 100.
             */
            maximum?: number;
            /** @description The time span of a period of a sine or square; default `01:00:00`. All periods count from 0001-01-01. */
            period?: string;
            /**
             * Format: double
             * @description The greatest change from one value of a random walk to the next; default 1.
             */
            step?: number;
            /** @description The values of a recorded series; one for each event. */
            values?: number[];
        };
        /** @description Times without events. In each time span `every`, which counts from 0001-01-01, one outage begins at a random time. */
        GeneratorOutage: {
            /** @description The time span in which one outage occurs. */
            every: string;
            /** @description The time span of an outage, at most as long as `every`. */
            duration: string;
        };
        /** @description Events that are written later than their time. */
        GeneratorDelay: {
            /**
             * Format: double
             * @description The share of events that are late.
             */
            probability: number;
            /** @description The time span after which a late event is written. */
            duration: string;
        };
        /**
         * @description The status of a generator.
         * @enum {string}
         */
        GeneratorStatus: "Running" | "Failed" | "Complete";
        /** @description What a generator has done. */
        GeneratorState: {
            status: components["schemas"]["GeneratorStatus"];
            /** @description Why no events can be written; null if they can. */
            error: string | null;
            /**
             * Format: int64
             * @description The number of events that were written.
             */
            events: number;
            /**
             * Format: date-time
             * @description The end of the next interval; null if the generator is complete.
             */
            nextTime: string | null;
        };
        /** @description A generator of events, with its state. */
        Generator: {
            /** @description The name of the generator. */
            name: string;
            /** @description Identifies the namespace. */
            namespaceId: string;
            /** @description Identifies the stream. Either this or `edgeSystemId` is given. */
            streamId?: string;
            /** @description Identifies an edge system, whose streams are written. */
            edgeSystemId?: string;
            /** @description The numeric properties that get the value; default all. */
            properties?: string[];
            signal: components["schemas"]["Signal"];
            /** @description The time span between two events, from a millisecond to 365 days. */
            interval: string;
            /**
             * Format: date-time
             * @description The time of the first event.
             */
            start: string;
            /**
             * Format: int32
             * @description The number of intervals after which the generator is complete.
             */
            count: number;
            /**
             * Format: int32
             * @description The seed of everything random.
             */
            seed: number;
            outage?: components["schemas"]["GeneratorOutage"];
            delay?: components["schemas"]["GeneratorDelay"];
            state: components["schemas"]["GeneratorState"];
        };
        /** @description What a generator writes, where and when. */
        GeneratorDefinition: {
            /** @description Identifies the namespace; default that of the sandbox. */
            namespaceId?: string;
            /** @description Identifies the stream. Either this or `edgeSystemId` is given. */
            streamId?: string;
            /** @description Identifies an edge system, whose streams are written. */
            edgeSystemId?: string;
            /** @description The numeric properties that get the value; default all. */
            properties?: string[];
            signal: components["schemas"]["Signal"];
            /** @description The time span between two events, from a millisecond to 365 days; default `00:00:01`. */
            interval?: string;
            /**
             * Format: date-time
             * @description The time of the first event; default the time of the sandbox. Events from an earlier time on are written at once.
             */
            start?: string;
            /**
             * Format: int32
             * @description The number of intervals after which the generator is complete; default 1,000,000.
             */
            count?: number;
            /**
             * Format: int32
             * @description The seed of everything random; default 0.
             */
            seed?: number;
            outage?: components["schemas"]["GeneratorOutage"];
            delay?: components["schemas"]["GeneratorDelay"];
        };
        /** @description A header of a request. */
        FaultHeader: {
            /** @description The name of the header, in any case. */
            name: string;
            /** @description Its value; by default any. */
            value?: string | null;
        };
        /** @description The requests that a fault can affect. Every member that is set must match; without members, all requests of the sandbox do. */
        FaultMatch: {
            /** @description The operation. */
            operationId?: string | null;
            /** @description The identifier of the client or user that sends the request. */
            caller?: string | null;
            /** @description The path as it is sent, in any case and without the query; `*` stands for any text. */
            path?: string | null;
            /** @description A header that the request has. */
            header?: components["schemas"]["FaultHeader"] | null;
        };
        /**
         * @description When a fault takes effect.
         * @enum {string}
         */
        FaultPhase: "before" | "afterCommit";
        /** @description The bounds of a delay. */
        UniformDelay: {
            /**
             * Format: double
             * @description The shortest delay in milliseconds.
             */
            minimum: number;
            /**
             * Format: double
             * @description The longest delay in milliseconds.
             */
            maximum: number;
        };
        /** @description A delay whose logarithm has a normal distribution; at most 600,000 milliseconds. */
        LognormalDelay: {
            /**
             * Format: double
             * @description The milliseconds that half of the delays exceed.
             */
            median: number;
            /**
             * Format: double
             * @description The standard deviation of the logarithm; the tail is longer with a larger one.
             */
            sigma: number;
        };
        /** @description A delay in milliseconds, at most that of the request's time limit; exactly one member is set. */
        FaultDelay: {
            /**
             * Format: double
             * @description The same delay each time.
             */
            fixed?: number | null;
            /** @description A delay between two bounds, each as likely. */
            uniform?: components["schemas"]["UniformDelay"] | null;
            /** @description A delay with a long tail, like those of real networks. */
            lognormal?: components["schemas"]["LognormalDelay"] | null;
        };
        /** @description How much of the body of a response is sent. */
        FaultTruncation: {
            /**
             * Format: int32
             * @description The number of bytes, always fewer than the body has; by default half of them.
             */
            bytes?: number | null;
        };
        /** @description How a body dribbles. */
        FaultDribble: {
            /**
             * Format: int32
             * @description The number of pieces; default 10.
             */
            pieces?: number | null;
            /**
             * Format: double
             * @description The time from the first piece to the last one; default 1,000.
             */
            milliseconds?: number | null;
        };
        /** @description What a fault does to a request; exactly one of `status`, `delay`, `reset`, `truncate` and `dribble` is set. */
        FaultEffect: {
            /**
             * Format: int32
             * @description The status of the response, which the operation need not document. The body is an error body of the operation.
             */
            status?: number | null;
            /** @description With `status`, the text of the member `Error` (or `Message`) of the body; by default that of the contract's example. */
            error?: string | null;
            /** @description The time that the request waits. */
            delay?: components["schemas"]["FaultDelay"] | null;
            /** @description If true, the connection is reset (RST) without a response. */
            reset?: boolean | null;
            /** @description The response ends early, and the connection closes. */
            truncate?: components["schemas"]["FaultTruncation"] | null;
            /** @description The body of the response arrives in small pieces. */
            dribble?: components["schemas"]["FaultDribble"] | null;
        };
        /** @description A fault of a sandbox, with how often it was used. */
        Fault: {
            /** @description Identifies the fault in its sandbox. */
            name: string;
            match: components["schemas"]["FaultMatch"];
            /**
             * Format: double
             * @description How likely a matching request gets the fault; null if each does.
             */
            probability: number | null;
            /**
             * Format: int32
             * @description The number of matching requests that get the fault; null if there is no limit.
             */
            count: number | null;
            /**
             * Format: int32
             * @description Determines which requests get a fault with a probability, and random delays.
             */
            seed: number;
            phase: components["schemas"]["FaultPhase"];
            then: components["schemas"]["FaultEffect"];
            /**
             * Format: int64
             * @description The number of matching requests since the fault was set; those after its `count` do not count.
             */
            matched: number;
            /**
             * Format: int64
             * @description The number of requests that got the fault.
             */
            used: number;
        };
        /**
         * @description Names an object: 1 to 100 characters without slashes and control characters, and without spaces at either end.
         *     `.` and `..` are refused, since in URLs they mean the resource itself and its parent.
         */
        ShortIdentifier: string;
        /** @description A new fault. */
        FaultSettings: {
            match?: components["schemas"]["FaultMatch"];
            /**
             * Format: double
             * @description How likely a matching request gets the fault; not together with `count`. By default, each does.
             */
            probability?: number | null;
            /**
             * Format: int32
             * @description The number of matching requests that get the fault, the first ones; not together with `probability`. By default, there is no limit.
             */
            count?: number | null;
            /**
             * Format: int32
             * @description Determines which requests get a fault with a probability, and random delays: the same requests in the same order get the same.
             *     Default 0.
             */
            seed?: number | null;
            /** @description When the fault takes effect; default `before`. */
            phase?: components["schemas"]["FaultPhase"] | null;
            then: components["schemas"]["FaultEffect"];
        };
        /** @description The parts of the time of a request, in milliseconds. */
        RequestTimings: {
            /** @description To authenticate the caller, check its access and receive the body. */
            receive: number;
            /** @description To create the response, or its first part. */
            handle: number;
            /** @description To send the response, and to create its further parts. */
            send: number;
        };
        /** @description The caller of a request, by its token. */
        RequestCaller: {
            /**
             * @description The kind of the caller.
             * @enum {string}
             */
            kind: "user" | "client";
            /** @description The identifier of the user or client. */
            id: string;
        };
        /** @description A request of the API and its response, as the log of requests has them. */
        RecordedRequest: {
            /** @description Identifies the request; equals the header `Operation-Id` of its response. */
            id: string;
            /**
             * Format: date-time
             * @description The time at which the request arrived, by the clock of the machine.
             */
            time: string;
            /** @description The milliseconds from the request to the end of its response. */
            milliseconds: number;
            timings: components["schemas"]["RequestTimings"];
            /** @description The method of the request. */
            method: string;
            /** @description The path of the request with its query. */
            path: string;
            /** @description The operation. */
            operationId: string;
            /**
             * Format: int32
             * @description The status of the response; 0 if a fault reset the connection.
             */
            status: number;
            /** @description The names of the faults that the request got, in the order of their effects. */
            faults: string[];
            /** @description The caller; null if it was not authenticated. */
            caller: components["schemas"]["RequestCaller"] | null;
            /**
             * @description The decisions about rights with the entries of access lists that decided them, such as
             *     `Read on the stream: allowed, the entry that allows Read to Role …`; the first 10.
             *     Empty if no right was checked, for example because the operation requires a role.
             */
            access: string[];
            /** @description The headers of the request that the operation declares, Content-Type and Prefer; the log has no others. */
            requestHeaders: {
                [key: string]: string;
            };
            /** @description The first 4,096 characters of the body of the request, without secrets; null if there is none or if it is a long list of events. */
            requestBody: string | null;
            /** @description The media type of the response; null if it has no body. */
            responseType: string | null;
            /** @description The first 4,096 bytes of the body of the response, without secrets; null if there is none. */
            responseBody: string | null;
        };
        /** @description The requests to wait for; those that match have all members that are given. */
        RequestWait: {
            /**
             * Format: int32
             * @description The number of requests to wait for, those that the log already has included; default 1.
             */
            count?: number;
            /**
             * Format: double
             * @description The number of seconds to wait; default 5, at most half of REQUEST_TIMEOUT.
             */
            timeout?: number;
            /** @description The operation. */
            operationId?: string;
            /**
             * Format: int32
             * @description The status of the response.
             */
            status?: number;
            /** @description The method, in any case. */
            method?: string;
            /** @description A text that the path or query contains, in any case. */
            path?: string;
            /** @description The identifier of the user or client. */
            caller?: string;
            /**
             * Format: date-time
             * @description The earliest time of arrival, by the clock of the machine.
             */
            since?: string;
        };
        /** @description The requests that a wait has found. */
        RequestWaitResult: {
            /** @description Whether as many requests matched as the wait was for; false if its time passed before. */
            isComplete: boolean;
            /** @description The requests that matched, the oldest first; at most as many as the wait was for. */
            requests: components["schemas"]["RecordedRequest"][];
        };
        /** @description The statuses that requests of an operation have reached. */
        OperationCoverage: {
            /** @description The operation. */
            operationId: string;
            /** @description The number of requests by status. */
            statuses: {
                [key: string]: number;
            };
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
        /** @description The request names another host than this machine, or is from a web page of another site. */
        ForeignSource: {
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
                 *       "Reason": "Web pages of 'http://elsewhere.example' are not allowed to call this server; see CORS_ORIGINS.",
                 *       "Resolution": "Ask an owner or an administrator for the right."
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
        /** @description The state of the sandbox, or the number of sandboxes, does not allow this; nothing was changed. */
        SandboxConflict: {
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
                 *       "Reason": "The sandbox 'default' is the demo tenant, which cannot be deleted.",
                 *       "Resolution": "Use another identifier, or update the existing object."
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
        /** @description There is no such sandbox, or it has expired. */
        SandboxNotFound: {
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
                 *       "Reason": "There is no sandbox '66666666-6666-4666-8666-666666666666'.",
                 *       "Resolution": "Check the identifier.",
                 *       "DynamicProperties": {
                 *         "Id": "66666666-6666-4666-8666-666666666666"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description There is no such sandbox, it has expired, or it has no snapshot of this name. */
        SnapshotNotFound: {
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
                 *       "Reason": "There is no snapshot 'with-alarms'.",
                 *       "Resolution": "Check the identifier.",
                 *       "DynamicProperties": {
                 *         "Id": "with-alarms"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Requests of the sandbox took too long, or it has too many snapshots; nothing was changed. */
        SnapshotConflict: {
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
                 *       "Reason": "The sandbox has 20 snapshots, which is the limit (SNAPSHOT_LIMIT).",
                 *       "Resolution": "Use another identifier, or update the existing object."
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
        /** @description There is no such sandbox, or it has no such fault. */
        FaultNotFound: {
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
                 *       "Reason": "There is no fault 'lost-write'.",
                 *       "Resolution": "Check the identifier.",
                 *       "DynamicProperties": {
                 *         "Id": "lost-write"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /** @description Number of objects to skip. */
        Skip: number;
        /** @description Maximum number of objects to return. */
        Count: number;
        /**
         * @description Identifier of the sandbox.
         * @example 66666666-6666-4666-8666-666666666666
         */
        SandboxId: components["schemas"]["Identifier"];
        /**
         * @description Name of the snapshot.
         * @example with-alarms
         */
        SnapshotName: components["schemas"]["Identifier"];
        /**
         * @description Name of the generator, unique in its sandbox.
         * @example pump-flow
         */
        GeneratorName: components["schemas"]["Identifier"];
        /**
         * @description Name of the fault.
         * @example lost-write
         */
        FaultName: components["schemas"]["ShortIdentifier"];
        /**
         * @description Selects requests of this operation.
         * @example getStream
         */
        RequestOperation: string;
        /**
         * @description Selects requests with this status.
         * @example 404
         */
        RequestStatus: number;
        /**
         * @description Selects requests with this method, in any case.
         * @example GET
         */
        RequestMethod: string;
        /**
         * @description Selects requests whose path or query contains this text, in any case.
         * @example /Streams/Pump-900
         */
        RequestPath: string;
        /**
         * @description Selects requests of the user or client with this identifier.
         * @example 77777777-7777-4777-8777-777777777777
         */
        RequestCallerId: string;
        /**
         * @description Selects requests that arrived at this time or later, by the clock of the machine.
         * @example 2026-01-01T00:00:00Z
         */
        RequestSince: string;
        /**
         * @description Identifier of the request, from the header Operation-Id of its response.
         * @example 6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01
         */
        RequestId: components["schemas"]["Identifier"];
    };
    requestBodies: never;
    headers: {
        /** @description Number of objects on all pages: those that match the filters and that the caller can read. */
        TotalCount: number;
        /** @description The methods of the path, separated by commas. */
        Allow: string;
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description Always no-store, since the response contains a secret, which must not be cached. */
        NoStore: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSandboxes: {
        parameters: {
            query?: {
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandboxes of this page. */
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
                     *         "id": "default",
                     *         "name": "Demo",
                     *         "seed": "demo",
                     *         "createdDate": "2026-01-01T00:00:00Z",
                     *         "expiresDate": null,
                     *         "tenantId": "11111111-1111-4111-8111-111111111111",
                     *         "namespaceId": "demo",
                     *         "clientId": "22222222-2222-4222-8222-222222222222"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Sandbox"][];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The sandbox. Without a body, it is empty and never expires. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Pump alarms",
                 *       "seed": "empty",
                 *       "ttl": 3600
                 *     }
                 */
                "application/json": components["schemas"]["SandboxCreate"];
            };
        };
        responses: {
            /** @description The sandbox was created. */
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
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["SandboxConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox is deleted. */
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
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["SandboxConflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox is as it was created. */
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
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["SandboxConflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSnapshots: {
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
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots of this page. */
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
                     *         "name": "with-alarms",
                     *         "createdDate": "2026-01-01T00:00:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Snapshot"][];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the snapshot.
                 * @example with-alarms
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
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
                     *       "name": "with-alarms",
                     *       "createdDate": "2026-01-01T00:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SnapshotNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the snapshot.
                 * @example with-alarms
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot replaced another one. */
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
                     *       "name": "with-alarms",
                     *       "createdDate": "2026-01-01T00:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description The snapshot was saved. */
            201: {
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
                     *       "name": "with-alarms",
                     *       "createdDate": "2026-01-01T00:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["SnapshotConflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the snapshot.
                 * @example with-alarms
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot is deleted. */
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
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SnapshotNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the snapshot.
                 * @example with-alarms
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox is as it was saved. */
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
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SnapshotNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["SnapshotConflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
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
                     *       "mode": "frozen",
                     *       "time": "2026-03-02T08:00:00Z",
                     *       "rate": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /** @description The new state of the clock. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "frozen",
                 *       "time": "2026-03-02T08:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ClockChange"];
            };
        };
        responses: {
            /** @description The clock after the change. */
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
                     *       "mode": "frozen",
                     *       "time": "2026-03-02T08:00:00Z",
                     *       "rate": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /** @description How far the clock advances. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "duration": "01:00:00"
                 *     }
                 */
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The clock after the advance, and what became due. */
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
                     *       "clock": {
                     *         "mode": "frozen",
                     *         "time": "2026-03-02T09:00:00Z",
                     *         "rate": 0
                     *       },
                     *       "due": [
                     *         {
                     *           "time": "2026-03-02T08:15:00Z",
                     *           "kind": "VirtualTableRefresh",
                     *           "id": "Flow-by-pump",
                     *           "namespaceId": "demo"
                     *         }
                     *       ],
                     *       "dueCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ClockAdvanceResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
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
    getDeterminism: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seed. */
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
                     *       "seed": "pump-alarms",
                     *       "requests": 12
                     *     }
                     */
                    "application/json": components["schemas"]["Determinism"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    setDeterminism: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /** @description The seed. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seed": "pump-alarms"
                 *     }
                 */
                "application/json": components["schemas"]["DeterminismChange"];
            };
        };
        responses: {
            /** @description The seed after the change. */
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
                     *       "seed": "pump-alarms",
                     *       "requests": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Determinism"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteDeterminism: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Identifiers and secrets are random. */
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
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listGenerators: {
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
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The generators of this page. */
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
                     *         "name": "pump-flow",
                     *         "namespaceId": "sandbox",
                     *         "streamId": "Pump-101",
                     *         "properties": [
                     *           "Flow"
                     *         ],
                     *         "signal": {
                     *           "kind": "sine",
                     *           "minimum": 10,
                     *           "maximum": 60,
                     *           "period": "01:00:00"
                     *         },
                     *         "interval": "00:00:10",
                     *         "start": "2026-01-01T00:00:00Z",
                     *         "count": 1000000,
                     *         "seed": 7,
                     *         "outage": {
                     *           "every": "1.00:00:00",
                     *           "duration": "00:05:00"
                     *         },
                     *         "delay": {
                     *           "probability": 0.05,
                     *           "duration": "00:01:00"
                     *         },
                     *         "state": {
                     *           "status": "Running",
                     *           "error": null,
                     *           "events": 8640,
                     *           "nextTime": "2026-01-02T00:00:00Z"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Generator"][];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getGenerator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the generator, unique in its sandbox.
                 * @example pump-flow
                 */
                generatorName: components["parameters"]["GeneratorName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The generator. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generator"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    setGenerator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the generator, unique in its sandbox.
                 * @example pump-flow
                 */
                generatorName: components["parameters"]["GeneratorName"];
            };
            cookie?: never;
        };
        /** @description What the generator writes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneratorDefinition"];
            };
        };
        responses: {
            /** @description The generator, which has not written events yet. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generator"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["SandboxConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteGenerator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the generator, unique in its sandbox.
                 * @example pump-flow
                 */
                generatorName: components["parameters"]["GeneratorName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The generator is deleted. */
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
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listFaults: {
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
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults of this page. */
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
                     *         "name": "lost-write",
                     *         "match": {
                     *           "operationId": "insertEvents"
                     *         },
                     *         "probability": null,
                     *         "count": 1,
                     *         "seed": 0,
                     *         "phase": "afterCommit",
                     *         "then": {
                     *           "reset": true
                     *         },
                     *         "matched": 1,
                     *         "used": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Fault"][];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the fault.
                 * @example lost-write
                 */
                faultName: components["parameters"]["FaultName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["FaultNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the fault.
                 * @example lost-write
                 */
                faultName: components["parameters"]["FaultName"];
            };
            cookie?: never;
        };
        /** @description The fault. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultSettings"];
            };
        };
        responses: {
            /** @description The fault as it was set. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["SandboxConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Name of the fault.
                 * @example lost-write
                 */
                faultName: components["parameters"]["FaultName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault is deleted. */
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
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["FaultNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSandboxRequests: {
        parameters: {
            query?: {
                /**
                 * @description Selects requests of this operation.
                 * @example getStream
                 */
                operationId?: components["parameters"]["RequestOperation"];
                /**
                 * @description Selects requests with this status.
                 * @example 404
                 */
                status?: components["parameters"]["RequestStatus"];
                /**
                 * @description Selects requests with this method, in any case.
                 * @example GET
                 */
                method?: components["parameters"]["RequestMethod"];
                /**
                 * @description Selects requests whose path or query contains this text, in any case.
                 * @example /Streams/Pump-900
                 */
                path?: components["parameters"]["RequestPath"];
                /**
                 * @description Selects requests of the user or client with this identifier.
                 * @example 77777777-7777-4777-8777-777777777777
                 */
                caller?: components["parameters"]["RequestCallerId"];
                /**
                 * @description Selects requests that arrived at this time or later, by the clock of the machine.
                 * @example 2026-01-01T00:00:00Z
                 */
                since?: components["parameters"]["RequestSince"];
                /**
                 * @description The form of the response.
                 *     `default`: an array of objects. `har`: an archive in the format HAR 1.2, for the network pages of browsers and other tools.
                 * @example default
                 */
                form?: "default" | "har";
                /** @description Number of objects to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description Maximum number of objects to return. */
                count?: components["parameters"]["Count"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests of this page. */
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
                    "application/json": components["schemas"]["RecordedRequest"][];
                    "application/har+json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteSandboxRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests are deleted. */
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
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    waitForSandboxRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        /** @description The requests to wait for. Without a body, any request. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "operationId": "insertEvents",
                 *       "status": 204,
                 *       "count": 2,
                 *       "timeout": 0.5
                 *     }
                 */
                "application/json": components["schemas"]["RequestWait"];
            };
        };
        responses: {
            /** @description The requests that matched. */
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
                     *       "isComplete": false,
                     *       "requests": []
                     *     }
                     */
                    "application/json": components["schemas"]["RequestWaitResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamSandboxRequests: {
        parameters: {
            query?: {
                /**
                 * @description Selects requests of this operation.
                 * @example getStream
                 */
                operationId?: components["parameters"]["RequestOperation"];
                /**
                 * @description Selects requests with this status.
                 * @example 404
                 */
                status?: components["parameters"]["RequestStatus"];
                /**
                 * @description Selects requests with this method, in any case.
                 * @example GET
                 */
                method?: components["parameters"]["RequestMethod"];
                /**
                 * @description Selects requests whose path or query contains this text, in any case.
                 * @example /Streams/Pump-900
                 */
                path?: components["parameters"]["RequestPath"];
                /**
                 * @description Selects requests of the user or client with this identifier.
                 * @example 77777777-7777-4777-8777-777777777777
                 */
                caller?: components["parameters"]["RequestCallerId"];
                /**
                 * @description Selects requests that arrived at this time or later, by the clock of the machine.
                 * @example 2026-01-01T00:00:00Z
                 */
                since?: components["parameters"]["RequestSince"];
                /**
                 * @description The number of requests after which the stream ends; by default it does not end by itself.
                 * @example 1
                 */
                count?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, as server-sent events. */
            200: {
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
                     * @example event: request
                     *     id: 6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01
                     *     data: {"id":"6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01","operationId":"getStream","status":404}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSandboxRequest: {
        parameters: {
            query?: {
                /**
                 * @description The form of the response.
                 *     `default`: an object. `curl`: a command for a shell. `typescript`: a call of the TypeScript client.
                 * @example default
                 */
                form?: "default" | "curl" | "typescript";
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
                /**
                 * @description Identifier of the request, from the header Operation-Id of its response.
                 * @example 6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01
                 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    /** @description Identifies this call; the error body and the log of the server have the same value. */
                    "Operation-Id"?: string;
                    /** @description The preferences of the header Prefer that selected this response, with the setting CONTROL. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedRequest"];
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listSandboxCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the sandbox.
                 * @example 66666666-6666-4666-8666-666666666666
                 */
                sandboxId: components["parameters"]["SandboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operations. */
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
                     *         "operationId": "getStream",
                     *         "statuses": {
                     *           "200": 12,
                     *           "404": 1
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OperationCoverage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignSource"];
            404: components["responses"]["SandboxNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeaderFieldsTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
}
