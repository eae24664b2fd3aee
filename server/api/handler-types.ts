// Types of handlers, derived from the generated `operations` of a document: a missing handler is a compile error.
import type { SentBody } from '../requests/sent-body.ts';
import type { RequestContext } from '../requests/context.ts';
import type { BinaryBody, JsonBody, TextBody } from '../requests/reply-body.ts';

type Get<T, K extends PropertyKey> = K extends keyof T ? T[K] : never;
type Given<T> = [T] extends [never] ? Record<string, never> : Exclude<T, undefined>;
type Part<Op, P extends string> = Given<Get<Get<Op, 'parameters'>, P>>;
type BodyIn<Op> = Op extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : Op extends { requestBody?: { content: infer C } }
    ? C[keyof C] | undefined
    : undefined;

/** A list of events: any objects. */
type Events = Readonly<Record<string, unknown>>[];
/** A long list of events is not parsed by the pipeline: the handler gets it as it was sent. */
type HandlerBody<Body> = [Events] extends [Body] ? Body | SentBody : Body;

/** The validated values of a request by the contract's names, with defaults for query parameters that were not sent. */
export interface Input<Op> {
  readonly path: Part<Op, 'path'>;
  readonly query: Part<Op, 'query'>;
  readonly header: Part<Op, 'header'>;
  readonly body: HandlerBody<BodyIn<Op>>;
}

type Content<R> = R extends { content: infer C extends object } ? C : never;
type Declared<R> = R extends { headers: infer H }
  ? { [K in keyof H as string extends K ? never : K extends 'Operation-Id' ? never : K]: H[K] }
  : object;
type Headers<R> = keyof Declared<R> extends never ? { readonly headers?: never } : { readonly headers: Declared<R> };
type Bodies<C> = {
  [M in keyof C]: M extends `${string}json`
    ? { readonly body: C[M] | JsonBody<C[M]> }
    : { readonly body: TextBody | BinaryBody; readonly type: M };
}[keyof C];
type ReplyFor<S, R> = { readonly status: S } & Headers<R> &
  ([Content<R>] extends [never] ? { readonly body?: undefined } : Bodies<Content<R>>);
type Success<S> = S extends number ? (`${S}` extends `2${string}` | `3${string}` ? S : never) : never;

/** The successful replies that the contract allows; failures are thrown. */
export type Reply<Op> = Op extends { responses: infer R }
  ? { [S in keyof R]: Success<S> extends never ? never : ReplyFor<S, R[S]> }[keyof R]
  : never;

/** A reply as the pipeline sees it, whatever the operation. */
export interface AnyReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly type?: string;
}
export type AnyHandler = (input: never, context: RequestContext) => Promise<AnyReply>;

export type Handler<Op> = (input: Input<Op>, context: RequestContext) => Promise<Reply<Op>>;

/** A handler for every operation of a document. */
export type AllHandlers<Ops> = { readonly [Id in keyof Ops]: Handler<Ops[Id]> };

/** Ids of the operations of a table that have one of the tags. */
export type Tagged<Table, Tag> = { [Id in keyof Table]: Table[Id] extends { tag: Tag } ? Id : never }[keyof Table];

/** A handler for every operation of a document that has one of the tags, and no other. */
export type Handlers<Ops, Table, Tag> = { readonly [Id in keyof Ops & Tagged<Table, Tag>]: Handler<Ops[Id]> };
