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
         * @description Moves the clock forward, then waits until the virtual tables that are due have been refreshed and the sandbox has no jobs.
         *     Returns what became due, in the order of its times.
         *     A request that ends early, at its time limit for example, has advanced the clock all the same; the refreshes go on.
         */
        post: operations["advanceClock"];
        delete?: never;
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
         *     The filters select those with one operation or one status, or those after a time.
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
        DueKind: "VirtualTableRefresh" | "EdgeSystemSilent" | "SecretExpired" | "InvitationExpired";
        /** @description Something that became due while a clock advanced. */
        DueItem: {
            /**
             * Format: date-time
             * @description The time at which it was due.
             */
            time: string;
            kind: components["schemas"]["DueKind"];
            /** @description Identifies the virtual table, the edge system, the client with the secret, or the invited user. */
            id: string;
            /** @description Identifies the namespace of the virtual table or edge system; null for what belongs to the tenant. */
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
            /** @description The method of the request. */
            method: string;
            /** @description The path of the request with its query. */
            path: string;
            /** @description The operation. */
            operationId: string;
            /**
             * Format: int32
             * @description The status of the response.
             */
            status: number;
            /** @description The caller; null if it was not authenticated. */
            caller: components["schemas"]["RequestCaller"] | null;
            /** @description The first 4,096 characters of the body of the request, without secrets; null if there is none or if it is a long list of events. */
            requestBody: string | null;
            /** @description The first 4,096 bytes of the body of the response, without secrets; null if there is none. */
            responseBody: string | null;
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
    listSandboxRequests: {
        parameters: {
            query?: {
                /**
                 * @description Selects requests of this operation.
                 * @example getStream
                 */
                operationId?: string;
                /**
                 * @description Selects requests with this status.
                 * @example 404
                 */
                status?: number;
                /**
                 * @description Selects requests that arrived at this time or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                since?: string;
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
                    /**
                     * @example [
                     *       {
                     *         "id": "6f0f6f2c-3c2e-4c64-9d8e-2f6f3f3c6a01",
                     *         "time": "2026-01-01T00:00:00Z",
                     *         "milliseconds": 1.5,
                     *         "method": "GET",
                     *         "path": "/api/v1/Tenants/66666666-6666-4666-8666-666666666666/Namespaces/sandbox/Streams/Pump-900",
                     *         "operationId": "getStream",
                     *         "status": 404,
                     *         "caller": {
                     *           "kind": "client",
                     *           "id": "77777777-7777-4777-8777-777777777777"
                     *         },
                     *         "requestBody": null,
                     *         "responseBody": "{\"Error\":\"The requested object was not found.\"}"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RecordedRequest"][];
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
    getSandboxRequest: {
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
