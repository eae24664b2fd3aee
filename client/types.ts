// What a call takes and answers, derived from the generated types of its operation.
import type { ApiError } from './errors.ts';
import type { CallOptions } from './options.ts';

/** A row of a generated operation table. */
export interface OperationFacts {
  readonly method: string;
  readonly path: string;
  readonly paging: Paging | null;
  /** The form that answers have without Accept-Verbosity; missing where the operation does not take that header. */
  readonly verbosity?: 'verbose' | 'non-verbose';
}

/** How a list hands out its pages, as the operation table has it. */
export type Paging =
  | {
      readonly by: 'skip';
      readonly skip: string;
      readonly count: string;
      readonly items?: string;
      readonly more?: string;
    }
  | {
      readonly by: 'token';
      readonly token: string;
      readonly count: string;
      readonly items: string;
      readonly next: string;
    }
  | { readonly by: 'link'; readonly count: string };

/** The answer of a call: data, or what went wrong; the response beside either, its body read. */
export type Result<Data, Body = unknown> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ApiError<Body>; readonly response: Response };

/** A method of the client that stands for one operation; `operation` says which. */
export interface Call<Input, Data, Body = unknown> {
  (...input: Args<Input>): Promise<Result<Data, Body>>;
  readonly operation: NamedOperation;
}
/** The same where the caller may say what type the free-form objects have: `hub.getLastEvent<Weather>(…)`. */
export interface RowCall<Op, Given extends string> {
  <Row extends object = Untyped>(
    ...input: Args<InputOf<Op, Given, Row>>
  ): Promise<Result<DataOf<Op, Row>, ErrorBodyOf<Op>>>;
  readonly operation: NamedOperation;
}
export interface NamedOperation extends OperationFacts {
  readonly id: string;
}

/** All operations of a document as methods by operationId; path parameters in `Given` are filled in by the client. */
export type ById<Operations, Given extends string> = {
  readonly [Id in keyof Operations]: HasRows<Operations[Id]> extends true
    ? RowCall<Operations[Id], Given>
    : Call<InputOf<Operations[Id], Given>, DataOf<Operations[Id]>, ErrorBodyOf<Operations[Id]>>;
};

/** All operations of a document by method and path: `hub.GET('/api/v1/…', { path, query })`. */
export type ByPath<Paths, Given extends string> = {
  readonly [Method in 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE']: <
    Path extends PathsWith<Paths, Lowercase<Method>>,
  >(
    path: Path,
    ...input: Args<InputOf<OperationAt<Paths, Path, Lowercase<Method>>, Given>>
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

/** What a call of an operation is given. */
export type InputOf<Op, Given extends string = never, Row extends object = Untyped> = Part<
  'path',
  Loosened<ParametersOf<Op, 'path'>, Given>
> &
  Part<'query', ParametersOf<Op, 'query'>> &
  BodyPart<Op, Row> & {
    /** Header parameters of the operation, and any others. */
    readonly headers?: ParametersOrNone<Op, 'header'> & Readonly<Record<string, string | undefined>>;
  } & CallOptions;

/** The input as arguments: none is needed where nothing in it is required. */
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
type Loosened<T, Given extends string> = [T] extends [never]
  ? never
  : Omit<T, Given> & { [K in keyof T & Given]?: T[K] };
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

/** What a call of an operation answers when it succeeds; 302 of a get-or-create is one way to. The count where only that is told. */
export type DataOf<Op, Row extends object = Untyped> = Retyped<
  ResponsesOf<Op, Success> extends infer R ? (R extends unknown ? CountOf<R> : never) : never,
  Row
>;

/** The bodies that an operation answers when it fails. */
export type ErrorBodyOf<Op> = Op extends { responses: infer R }
  ? Exclude<{ [S in keyof R]: S extends Success ? undefined : ContentOf<R[S]> }[keyof R], undefined>
  : never;

/** Stands for "the caller has not said what the rows are". */
export interface Untyped {
  readonly __untyped?: never;
}
/** Objects without members of their own, such as events and rows of data views: what is in them, only the caller knows. */
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
