// Carries calls through our own client: its methods by operationId, parameters sorted by where the contract puts them.
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

const places = { path: 'path', query: 'query', header: 'headers' } as const;
type Sorted = Record<(typeof places)[keyof typeof places], Record<string, unknown>>;

/** Where each parameter of each operation goes. */
const parameters = new Map(
  documents().flatMap((document) => {
    const bundle = readBundle(document);
    return operationsOf(bundle).map((located) => {
      const placed = parametersOf(bundle, located).map((parameter) => [parameter.name, places[parameter.in]] as const);
      return [located.operation.operationId, new Map(placed)] as const;
    });
  }),
);

/** The operations of all documents as methods of the client. */
function methodsOf(options: ClientOptions): Readonly<Record<string, Method>> {
  const clients = [createDataServices, createIdentity, createEdge, createProvisioning].map((create) => create(options));
  return Object.assign({}, ...clients) as Readonly<Record<string, Method>>;
}

/** Carries calls through the client of this repository. */
export function typescriptAdapter(baseUrl: string): Adapter {
  let token = '';
  const anonymous = methodsOf({ baseUrl, retry: false });
  const signed = methodsOf({ baseUrl, retry: false, auth: () => token });
  return {
    async carry(call) {
      token = call.token ?? '';
      const method = (call.token === null ? anonymous : signed)[call.operation];
      if (!method) return { failure: `There is no ${call.operation}.` };
      const sorted: Sorted = { path: {}, query: {}, headers: {} };
      for (const [name, value] of Object.entries(call.parameters)) {
        const place = parameters.get(call.operation)?.get(name);
        if (!place) return { failure: `${call.operation} takes no ${name}.` };
        sorted[place][name] = value;
      }
      const input = { ...sorted, ...('body' in call ? { body: call.body } : {}) } as AnyInput;
      const { data, error, response } = await method(input);
      const body = error ? error.body : data;
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, ...(body === undefined ? {} : { body }) };
    },
    close: () => Promise.resolve(),
  };
}
