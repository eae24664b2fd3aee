// Reads all pages of a list and compares them with the list in one page.
import { expect } from '@jest/globals';
import { operations as dataServices } from '../../../generated/operations/data-services.ts';
import { operations as edge } from '../../../generated/operations/edge.ts';
import { operations as identity } from '../../../generated/operations/identity.ts';
import { operations as provisioning } from '../../../generated/operations/provisioning.ts';
import type { Paging } from '../../../client/types.ts';
import { deref, type ResponseObject } from '../../../scripts/documents.ts';
import type { TestServer, TestCaller } from '../../support/server.ts';
import { contractOperations } from './cases.ts';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly paging: Paging | null;
}
type Json = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, string>>;

/** A list with pages. */
export interface PagedList {
  readonly as?: TestCaller;
  readonly path?: Values;
  readonly query?: Values;
  readonly headers?: Values;
  readonly body?: unknown;
  /** The member that identifies an item, and its values in the order of the list, which can have other items between them. */
  readonly names?: readonly [member: string, names: readonly unknown[]];
  /** The number of items, if the test determines it. */
  readonly total?: number;
}

/** A page: its items, and the headers and body with its paging. */
interface Page {
  readonly items: readonly unknown[];
  readonly headers: Headers;
  readonly body: unknown;
}

const rows: Readonly<Record<string, Row>> = { ...dataServices, ...identity, ...edge, ...provisioning };

/** The operations with the header Total-Count. */
const withTotal = new Set(
  [...contractOperations()].flatMap(([id, { bundle, located }]) => {
    const ok = located.operation.responses['200'];
    return ok && 'Total-Count' in (deref<ResponseObject>(bundle, ok).headers ?? {}) ? [id] : [];
  }),
);

/** The operationIds of lists with pages. */
export const pagedOperations = Object.entries(rows).flatMap(([id, { paging }]) => (paging ? [id] : []));

/** Returns page sizes around internal chunk sizes and around the number of items. */
export function countsAround(steps: readonly number[], total: number): readonly number[] {
  const around = [...steps, total].flatMap((size) => [size - 1, size, size + 1]);
  return [...new Set([1, ...around])].filter((count) => count > 0).sort((a, b) => a - b);
}

/** Returns functions that read and check the pages of lists. */
export function pageReader(server: TestServer) {
  async function get(id: string, list: PagedList, query: Values, address?: string): Promise<Page> {
    const { method, path, paging } = rowOf(id);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(list.path?.[name] ?? ''));
    const parameters = new URLSearchParams({ ...list.query, ...query }).toString();
    const response = await server.send(method.toUpperCase(), address ?? `${filled}?${parameters}`, {
      ...(list.as ? { as: list.as } : {}),
      ...(list.headers ? { headers: list.headers } : {}),
      ...(list.body === undefined ? {} : { body: list.body }),
    });
    const text = await response.text();
    expect(`${id} ${String(response.status)} ${response.ok ? '' : text}`).toBe(`${id} 200 `);
    const body = JSON.parse(text) as unknown;
    const member = paging && 'items' in paging ? paging.items : undefined;
    const items = (member === undefined ? body : (body as Json)[member]) as readonly unknown[];
    return { items, headers: response.headers, body };
  }

  /** Returns all items, read in one page. */
  async function readAll(id: string, list: PagedList, count = 1_000): Promise<readonly unknown[]> {
    const { paging } = rowOf(id);
    const first = paging.by === 'token' && paging.token === 'continuationToken' ? { [paging.token]: '' } : {};
    const { items } = await get(id, list, { [paging.count]: String(count), ...first });
    expect(items.length).toBeLessThan(count);
    expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length);
    if (list.total !== undefined) expect(items).toHaveLength(list.total);
    const [member, names] = list.names ?? [];
    if (member === undefined || !names) return items;
    const found = items.map((item) => (item as Json)[member]);
    expect(found.filter((name) => names.includes(name))).toEqual(names);
    return items;
  }

  /** Expects that the pages of a size are consecutive parts of the list and end with it. */
  async function expectPages(id: string, list: PagedList, items: readonly unknown[], count: number): Promise<void> {
    const { paging } = rowOf(id);
    const part = (skip: number) => items.slice(skip, skip + count);
    const last = Math.max(0, Math.ceil(items.length / count) - 1);
    const counted = { [paging.count]: String(count) };
    if (paging.by === 'skip') {
      // The page after the last one is empty.
      for (let pageNumber = 0; pageNumber <= last + 1; pageNumber += 1) {
        const skip = pageNumber * count;
        const page = await get(id, list, { ...counted, [paging.skip]: String(skip) });
        expect([skip, page.items]).toEqual([skip, part(skip)]);
        if (paging.more !== undefined) expect((page.body as Json)[paging.more]).toBe(pageNumber < last);
        const total = withTotal.has(id) ? String(items.length) : null;
        expect([skip, page.headers.get('total-count')]).toEqual([skip, total]);
      }
      return;
    }
    let query: Values = paging.by === 'token' && paging.token === 'continuationToken' ? { [paging.token]: '' } : {};
    let address: string | undefined;
    for (let pageNumber = 0; pageNumber <= last; pageNumber += 1) {
      const { items: found, headers, body } = await get(id, list, { ...counted, ...query }, address);
      expect([pageNumber, found]).toEqual([pageNumber, part(pageNumber * count)]);
      const next = paging.by === 'token' ? (body as Json)[paging.next] : headers.get('next-page');
      expect([pageNumber, typeof next]).toEqual([pageNumber, pageNumber < last ? 'string' : missingType(next)]);
      if (typeof next !== 'string') return;
      if (paging.by === 'token') query = { [paging.token]: next };
      else {
        expect(headers.get('link')).toContain(`<${next}>; rel="next"`);
        address = next.slice(server.server.url.length);
      }
    }
  }

  return { readAll, expectPages };
}

/** Returns the type of the missing next page of the last page: null, or no member. */
const missingType = (next: unknown) => (next === undefined ? 'undefined' : 'object');

function rowOf(id: string): Row & { readonly paging: Paging } {
  const row = rows[id];
  if (!row?.paging) throw new Error(`${id} has no pages.`);
  return { ...row, paging: row.paging };
}
