// The input and the result of a call, derived from the generated types of its operation.
import type { ApiError } from './errors.ts';
import type { CallOptions } from './options.ts';

/** A row of a generated operation table. */
export interface OperationFacts {
  readonly method: string;
  readonly path: string;
  readonly paging: Paging | null;
  /** The verbosity of responses without Accept-Verbosity; missing if the operation does not take that header. */
  readonly verbosity?: 'verbose' | 'non-verbose';
}

/** The kind of paging of a list, with the names of its parameters and members. */
export type Paging =
  /** The parameter `skip` is the number of items to skip; the member `more` is true if there are further items. */
  | {
      readonly by: 'skip';
      readonly skip: string;
      readonly count: string;
      readonly items?: string;
      readonly more?: string;
    }
  /** The member `next` of a page is the parameter `token` of the next page. */
  | {
      readonly by: 'token';
      readonly token: string;
      readonly count: string;
      readonly items: string;
      readonly next: string;
      /** The parts of the request that are the same for every page. */
      readonly boundTo: readonly string[];
    }
  /** The headers Next-Page and Link hold the address of the next page. */
  | { readonly by: 'link'; readonly count: string; readonly boundTo: readonly string[] };

/** The result of a call: data or an error, and the response, whose body has been read. */
export type Result<Data, Body = unknown> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ApiError<Body>; readonly response: Response };

/** A method of the client that calls one operation. */
export interface Call<Input, Data, Body = unknown> {
  (...input: Args<Input>): Promise<Result<Data, Body>>;
  readonly operation: NamedOperation;
}
/** The same for operations with free-form objects, whose type the caller can give: `hub.getLastEvent<Weather>(…)`. */
export interface RowCall<Op, PresetPath extends string> {
  <Row extends object = Untyped>(
    ...input: Args<InputOf<Op, PresetPath, Row>>
  ): Promise<Result<DataOf<Op, Row>, ErrorBodyOf<Op>>>;
  readonly operation: NamedOperation;
}
export interface NamedOperation extends OperationFacts {
  readonly id: string;
}

/** All operations of a document as methods by operationId; the client fills in the path parameters in `PresetPath`. */
export type ById<Operations, PresetPath extends string> = {
  readonly [Id in keyof Operations]: HasRows<Operations[Id]> extends true
    ? RowCall<Operations[Id], PresetPath>
    : Call<InputOf<Operations[Id], PresetPath>, DataOf<Operations[Id]>, ErrorBodyOf<Operations[Id]>>;
};

/** All operations of a document by method and path: `hub.GET('/api/v1/…', { path, query })`. */
export type ByPath<Paths, PresetPath extends string> = {
  readonly [Method in 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE']: <
    Path extends PathsWith<Paths, Lowercase<Method>>,
  >(
    path: Path,
    ...input: Args<InputOf<OperationAt<Paths, Path, Lowercase<Method>>, PresetPath>>
  ) => Promise<
    Result<
      DataOf<OperationAt<Paths, Path, Lowercase<Method>>>,
      ErrorBodyOf<OperationAt<Paths, Path, Lowercase<Method>>>
    >
  >;
};
type OperationAt<Paths, Path extends keyof Paths, Method extends string> = Method extends keyof Paths[Path]
  ? NonNullable<Paths[Path][Method]>
  : never;
type PathsWith<Paths, Method extends string> = {
  [Path in keyof Paths]: [OperationAt<Paths, Path, Method>] extends [never] ? never : Path;
}[keyof Paths];

/** The input of a call of an operation. */
export type InputOf<Op, PresetPath extends string = never, Row extends object = Untyped> = Part<
  'path',
  Loosened<ParametersOf<Op, 'path'>, PresetPath>
> &
  Part<'query', ParametersOf<Op, 'query'>> &
  BodyPart<Op, Row> & {
    /** Header parameters of the operation, and any others. */
    readonly headers?: ParametersOrNone<Op, 'header'> & Readonly<Record<string, string | undefined>>;
  } & CallOptions;

/** The input as arguments; optional if nothing in it is required. */
type Args<Input> = object extends Input ? [input?: Input] : [input: Input];

type ParametersOf<Op, In extends string> = Op extends { parameters: infer P }
  ? In extends keyof P
    ? Exclude<P[In], undefined>
    : never
  : never;
type ParametersOrNone<Op, In extends string> = [ParametersOf<Op, In>] extends [never] ? unknown : ParametersOf<Op, In>;
type Part<Name extends string, T> = [T] extends [never]
  ? Readonly<Partial<Record<Name, undefined>>>
  : object extends T
    ? Readonly<Partial<Record<Name, Readonly<T>>>>
    : Readonly<Record<Name, Readonly<T>>>;
type Loosened<T, PresetPath extends string> = [T] extends [never]
  ? never
  : Omit<T, PresetPath> & { [K in keyof T & PresetPath]?: T[K] };
type BodyPart<Op, Row extends object> = Op extends { requestBody: { content: infer C } }
  ? { readonly body: Retyped<C[keyof C], Row> } | { readonly rawBody: BodyInit; readonly body?: undefined }
  : Op extends { requestBody?: infer B }
    ? [Exclude<B, undefined>] extends [{ content: infer C }]
      ? { readonly body?: [Exclude<B, undefined>] extends [never] ? undefined : Retyped<C[keyof C], Row> }
      : { readonly body?: undefined }
    : unknown;

type Success = 200 | 201 | 202 | 203 | 204 | 206 | 207 | 302;
type ResponsesOf<Op, Status> = Op extends { responses: infer R } ? R[keyof R & Status] : never;
type ContentOf<R> = R extends { content: infer C } ? C[keyof C] : undefined;
type CountOf<R> = R extends { headers: { 'Total-Count': unknown }; content?: never } ? number : ContentOf<R>;

/** The data of a successful call, including the 302 of a get-or-create. A number if the response has only a count. */
export type DataOf<Op, Row extends object = Untyped> = Retyped<
  ResponsesOf<Op, Success> extends infer R ? (R extends unknown ? CountOf<R> : never) : never,
  Row
>;

/** The error bodies of an operation. */
export type ErrorBodyOf<Op> = Op extends { responses: infer R }
  ? Exclude<{ [S in keyof R]: S extends Success ? undefined : ContentOf<R[S]> }[keyof R], undefined>
  : never;

/** The type of rows for which the caller gives none. */
export interface Untyped {
  readonly __untyped?: never;
}
/** Whether a type is an object without declared members, such as an event or a row of a data view. */
type IsRow<T> = T extends object
  ? string extends keyof T
    ? T extends readonly unknown[]
      ? false
      : true
    : false
  : false;
type Retyped<T, Row extends object> = Untyped extends Row
  ? T
  : T extends readonly (infer I)[]
    ? Retyped<I, Row>[]
    : IsRow<T> extends true
      ? Row
      : T extends { Results: infer R }
        ? Omit<T, 'Results'> & { Results: Retyped<R, Row> }
        : T;
type RowsIn<T> = T extends readonly (infer I)[] ? IsRow<I> : T extends { Results: infer R } ? RowsIn<R> : IsRow<T>;
type HasRows<Op> = true extends RowsIn<DataOf<Op>> | RowsIn<BodyOf<Op>> ? true : false;
type BodyOf<Op> = Op extends { requestBody?: { content: infer C } } ? C[keyof C] : never;
