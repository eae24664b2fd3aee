// The parts of an operation that its page and its Markdown twin show: parameters, body, responses with their examples.
import { deref, parametersOf, type Bundle, type MediaType } from '../documents.ts';
import { exampleOf, sampleInput } from '../request-samples.ts';
import { objectOf, fieldOf, membersOf, typeOf, type Field, type TypePart } from './fields.ts';
import type { Schema, SiteOperation } from './contract.ts';

export interface Example {
  readonly name: string;
  /** What the example shows, in words. */
  readonly title: string;
  readonly value: unknown;
}

export interface Content {
  readonly mediaType: string;
  readonly type: readonly TypePart[];
  readonly members: readonly Field[];
  readonly examples: readonly Example[];
}

export interface ResponsePart {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Field[];
  readonly contents: readonly Content[];
}

/** Headers that every response has; the page of the document explains them. */
const commonHeaders = ['Operation-Id', 'Preference-Applied'];

/** Returns the parameters of an operation by their place, in reading order. */
export function parameterGroups(operation: SiteOperation): readonly { title: string; fields: readonly Field[] }[] {
  const { bundle } = operation.tag.document;
  const all = parametersOf(bundle, operation);
  const groups = [
    ['path', 'Path parameters'],
    ['query', 'Query parameters'],
    ['header', 'Headers'],
  ] as const;
  return groups
    .map(([place, title]) => ({
      title,
      fields: all
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema, required, description }) =>
          fieldOf(bundle, name, schema, required === true, { depth: 0, description }),
        ),
    }))
    .filter(({ fields }) => fields.length > 0);
}

const titleOf = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function examplesOf(bundle: Bundle, media: MediaType): readonly Example[] {
  if (media.example !== undefined) return [{ name: 'example', title: 'example', value: media.example }];
  return Object.entries(media.examples ?? {}).map(([name, example]) => {
    const { summary, value } = deref<{ summary?: string; value: unknown }>(bundle, example);
    return { name: titleOf(name), title: summary ?? titleOf(name), value };
  });
}

function contentsOf(bundle: Bundle, content: Readonly<Record<string, MediaType>>, depth: number): readonly Content[] {
  return Object.entries(content).map(([mediaType, media]) => {
    const schema = (media.schema ?? {}) as Schema;
    return {
      mediaType,
      type: typeOf(schema),
      members: membersOf(bundle, objectOf(schema), depth),
      examples: examplesOf(bundle, media),
    };
  });
}

/** How many levels of members a page shows; the pages of schemas have the others. */
const levels = 2;

/** Returns the forms of the request body. */
export function requestContents({ operation, tag }: SiteOperation): readonly Content[] {
  return contentsOf(tag.document.bundle, operation.requestBody?.content ?? {}, levels);
}

/** Returns the responses of an operation. Errors show no members: all have the same few bodies. */
export function responseParts({ operation, tag }: SiteOperation): readonly ResponsePart[] {
  const { bundle } = tag.document;
  return Object.entries(operation.responses).map(([status, given]) => {
    const response = deref<{
      description?: string;
      headers?: Readonly<Record<string, unknown>>;
      content?: Readonly<Record<string, MediaType>>;
    }>(bundle, given as never);
    const headers = Object.entries(response.headers ?? {}).filter(([name]) => !commonHeaders.includes(name));
    return {
      status,
      description: response.description ?? '',
      headers: headers.map(([name, header]) => {
        const {
          schema = {},
          description,
          required,
        } = deref<{ schema?: Schema; description?: string; required?: boolean }>(bundle, header as never);
        return fieldOf(bundle, name, schema, required === true, { depth: 0, description });
      }),
      contents: contentsOf(bundle, response.content ?? {}, Number(status) < 400 ? levels : 0),
    };
  });
}

/** What the form of an operation needs to send a request. */
export interface TryData {
  readonly method: string;
  readonly path: string;
  readonly needsToken: boolean;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly isRequired: boolean;
    readonly isList: boolean;
    readonly value: string;
    readonly values?: readonly string[];
  }[];
  readonly body?: { readonly mediaType: string; readonly text: string } | undefined;
}

/** Returns the form of an operation, filled with its examples. */
export function tryData(operation: SiteOperation): TryData {
  const { bundle } = operation.tag.document;
  const { path, query, headers } = sampleInput(bundle, operation);
  const [body] = Object.entries(operation.operation.requestBody?.content ?? {});
  const filled: Readonly<Record<string, string>> = {
    ...path,
    ...Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values.join(',')])),
    ...headers,
  };
  return {
    method: operation.method.toUpperCase(),
    path: operation.path,
    needsToken: bundle.security.length > 0,
    parameters: parametersOf(bundle, operation).map((parameter) => {
      const field = fieldOf(bundle, parameter.name, parameter.schema, false, { depth: 0 });
      const { type } = deref<Schema>(bundle, parameter.schema);
      return {
        name: parameter.name,
        in: parameter.in,
        isRequired: parameter.required === true,
        isList: type === 'array',
        value: filled[parameter.name] ?? '',
        ...(field.values.length > 0 && type !== 'array' ? { values: field.values.map(({ value }) => value) } : {}),
      };
    }),
    body: body && { mediaType: body[0], text: JSON.stringify(exampleOf(bundle, body[1]), null, 2) },
  };
}
