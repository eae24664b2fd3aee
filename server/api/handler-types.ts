// Types of handlers, derived from the generated `operations` of a document. A missing handler is a compile error.
import type { SentBody } from '../requests/sent-body.ts';
import type { RequestContext } from '../requests/context.ts';
import type { BinaryBody, JsonBody, LiveBody, TextBody } from '../requests/reply-body.ts';

type Get<T, K extends PropertyKey> = K extends keyof T ? T[K] : never;
type Defined<T> = [T] extends [never] ? Record<string, never> : Exclude<T, undefined>;
type ParametersIn<Op, P extends string> = Defined<Get<Get<Op, 'parameters'>, P>>;
type BodyIn<Op> = Op extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : Op extends { requestBody?: { content: infer C } }
    ? C[keyof C] | undefined
    : undefined;

/** A list of events, which can be any objects. */
type Events = Readonly<Record<string, unknown>>[];
/** The body that a handler gets. The pipeline does not parse a long list of events: the handler gets it as sent. */
type HandlerBody<Body> = [Events] extends [Body] ? Body | SentBody : Body;

/** The validated values of a request by their names in the contract, with defaults for absent query parameters. */
export interface Input<Op> {
  readonly path: ParametersIn<Op, 'path'>;
  readonly query: ParametersIn<Op, 'query'>;
  readonly header: ParametersIn<Op, 'header'>;
  readonly body: HandlerBody<BodyIn<Op>>;
}

type ReplyContent<R> = R extends { content: infer C extends object } ? C : never;
/** The headers that decorators of the contract add to every response; handlers do not set them. */
type CommonHeader = 'Operation-Id' | 'Preference-Applied';
type DeclaredHeaders<R> = R extends { headers: infer H }
  ? { [K in keyof H as string extends K ? never : K extends CommonHeader ? never : K]: H[K] }
  : object;
type ReplyHeaders<R> = keyof DeclaredHeaders<R> extends never
  ? { readonly headers?: never }
  : { readonly headers: DeclaredHeaders<R> };
type ReplyBodies<C> = {
  [M in keyof C]: M extends 'application/json'
    ? { readonly body: C[M] | JsonBody<C[M]> }
    : { readonly body: M extends 'text/event-stream' ? LiveBody : TextBody | BinaryBody; readonly type: M };
}[keyof C];
type ReplyFor<S, R> = { readonly status: S } & ReplyHeaders<R> &
  ([ReplyContent<R>] extends [never] ? { readonly body?: undefined } : ReplyBodies<ReplyContent<R>>);
type SuccessStatus<S> = S extends number ? (`${S}` extends `2${string}` | `3${string}` ? S : never) : never;

/** The successful replies that the contract declares; handlers throw failures. */
export type Reply<Op> = Op extends { responses: infer R }
  ? { [S in keyof R]: SuccessStatus<S> extends never ? never : ReplyFor<S, R[S]> }[keyof R]
  : never;

/** The reply of any operation. */
export interface AnyReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly type?: string;
  /** What a fault does to the response, which then need not be as the contract declares. */
  readonly impairment?: Impairment;
}

/** How a response is sent that a fault impairs; `none` sends it as it is. */
export type Impairment =
  | { readonly kind: 'none' | 'reset' }
  | { readonly kind: 'truncate'; readonly bytes: number | undefined }
  | { readonly kind: 'dribble'; readonly pieces: number | undefined; readonly milliseconds: number | undefined };

/** The handler of any operation. */
export type AnyHandler = (input: never, context: RequestContext) => Promise<AnyReply>;

export type Handler<Op> = (input: Input<Op>, context: RequestContext) => Promise<Reply<Op>>;

/** A handler for every operation of a document. */
export type AllHandlers<Ops> = { readonly [Id in keyof Ops]: Handler<Ops[Id]> };

/** The ids of the operations in a table that have one of the tags. */
export type Tagged<Table, Tag> = { [Id in keyof Table]: Table[Id] extends { tag: Tag } ? Id : never }[keyof Table];

/** A handler for every operation of a document that has one of the tags, and for no other. */
export type Handlers<Ops, Table, Tag> = { readonly [Id in keyof Ops & Tagged<Table, Tag>]: Handler<Ops[Id]> };
