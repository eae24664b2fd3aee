import type { TryData } from '../operation-parts.ts';

/** The inputs of the form by place and name, such as `query:count`; the body has the name `body`. */
export type FormValues = ReadonlyMap<string, string>;

/** Returns the address and the options of the request that a form describes. Empty inputs are not sent. */
export function requestOf(data: TryData, values: FormValues, token: string): { address: string; init: RequestInit } {
  const valueOf = ({ in: place, name }: { in: string; name: string }) => values.get(`${place}:${name}`) ?? '';
  const given = data.parameters.filter((parameter) => valueOf(parameter) !== '');
  const path = data.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(valueOf({ in: 'path', name })),
  );
  const query = new URLSearchParams(
    given
      .filter((parameter) => parameter.in === 'query')
      .flatMap((parameter) => {
        const value = valueOf(parameter);
        return (parameter.isList ? value.split(',') : [value]).map((one) => [parameter.name, one]);
      }),
  );
  const headers = Object.fromEntries(
    given.filter((parameter) => parameter.in === 'header').map((parameter) => [parameter.name, valueOf(parameter)]),
  );
  const body = values.get('body');
  return {
    address: query.size > 0 ? `${path}?${query}` : path,
    init: {
      method: data.method,
      headers: {
        ...headers,
        ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
        ...(data.body && body !== undefined ? { 'Content-Type': data.body.mediaType } : {}),
      },
      ...(body === undefined ? {} : { body }),
    },
  };
}
