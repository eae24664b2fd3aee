// Sends calls through the TypeScript client, by operationId. The contract says whether a parameter is in the path, the query or a header.
import {
  createDataServices,
  createEdge,
  createIdentity,
  createProvisioning,
  type ClientOptions,
} from '../../../client/index.ts';
import type { AnyInput, AnyResult } from '../../../client/connect.ts';
import { documents, operationsOf, parametersOf, readBundle } from '../../../scripts/documents.ts';
import type { Adapter } from '../adapter.ts';

type Method = (input: AnyInput) => Promise<AnyResult>;

const inputMembers = { path: 'path', query: 'query', header: 'headers' } as const;
type GroupedParameters = Record<(typeof inputMembers)[keyof typeof inputMembers], Record<string, unknown>>;

/** The member of the input that contains each parameter of each operation. */
const memberOf = new Map(
  documents().flatMap((document) => {
    const bundle = readBundle(document);
    return operationsOf(bundle).map((located) => {
      const entries = parametersOf(bundle, located).map(
        (parameter) => [parameter.name, inputMembers[parameter.in]] as const,
      );
      return [located.operation.operationId, new Map(entries)] as const;
    });
  }),
);

/** Returns the methods of the clients of all documents, by operationId. */
function methodsOf(options: ClientOptions): Readonly<Record<string, Method>> {
  const clients = [createDataServices, createIdentity, createEdge, createProvisioning].map((create) => create(options));
  return Object.assign({}, ...clients) as Readonly<Record<string, Method>>;
}

/** Returns the adapter of the TypeScript client. */
export function typescriptAdapter(baseUrl: string): Adapter {
  let token = '';
  const anonymous = methodsOf({ baseUrl, retry: false });
  const authenticated = methodsOf({ baseUrl, retry: false, auth: () => token });
  return {
    async send(call) {
      token = call.token ?? '';
      const method = (call.token === null ? anonymous : authenticated)[call.operation];
      if (!method) return { failure: `The client has no operation ${call.operation}.` };
      const grouped: GroupedParameters = { path: {}, query: {}, headers: {} };
      for (const [name, value] of Object.entries(call.parameters)) {
        const member = memberOf.get(call.operation)?.get(name);
        if (!member) return { failure: `${call.operation} has no parameter ${name}.` };
        grouped[member][name] = value;
      }
      const input = { ...grouped, ...('body' in call ? { body: call.body } : {}) } as AnyInput;
      const { data, error, response } = await method(input);
      const body = error ? error.body : data;
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, ...(body === undefined ? {} : { body }) };
    },
    close: () => Promise.resolve(),
  };
}
