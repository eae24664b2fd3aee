// Walks through all pages of a list and compares each page with the whole list.
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
  /** The member that names an item, and the names of items in the order of the list; there may be others between them. */
  readonly names?: readonly [member: string, names: readonly unknown[]];
  /** How many items there are, where the test knows. */
  readonly total?: number;
}

/** The items of a page, and what it says about other pages. */
interface Page {
  readonly items: readonly unknown[];
  readonly headers: Headers;
  readonly body: unknown;
}

const rows: Readonly<Record<string, Row>> = { ...dataServices, ...identity, ...edge, ...provisioning };

/** The operations whose pages say how many items there are. */
const withTotal = new Set(
  [...contractOperations()].flatMap(([id, { bundle, located }]) => {
    const ok = located.operation.responses['200'];
    return ok && 'Total-Count' in (deref<ResponseObject>(bundle, ok).headers ?? {}) ? [id] : [];
  }),
);

/** The operations with pages, by their identifiers. */
export const pagedOperations = Object.entries(rows).flatMap(([id, { paging }]) => (paging ? [id] : []));

/** Returns page sizes around internal steps and around the number of all items. */
export function countsAround(steps: readonly number[], total: number): readonly number[] {
  const around = [...steps, total].flatMap((size) => [size - 1, size, size + 1]);
  return [...new Set([1, ...around])].filter((count) => count > 0).sort((a, b) => a - b);
}

/** Reads lists of a server page by page. */
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

  /** Returns all items, read as one page. */
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

  /** Expects that pages of a size are the parts of the whole list in order, and that they end with it. */
  async function expectPages(id: string, list: PagedList, items: readonly unknown[], count: number): Promise<void> {
    const { paging } = rowOf(id);
    const part = (skip: number) => items.slice(skip, skip + count);
    const last = Math.max(0, Math.ceil(items.length / count) - 1);
    const counted = { [paging.count]: String(count) };
    if (paging.by === 'skip') {
      // The page after the last one is empty.
      for (let place = 0; place <= last + 1; place += 1) {
        const skip = place * count;
        const page = await get(id, list, { ...counted, [paging.skip]: String(skip) });
        expect([skip, page.items]).toEqual([skip, part(skip)]);
        if (paging.more !== undefined) expect((page.body as Json)[paging.more]).toBe(place < last);
        const total = withTotal.has(id) ? String(items.length) : null;
        expect([skip, page.headers.get('total-count')]).toEqual([skip, total]);
      }
      return;
    }
    let query: Values = paging.by === 'token' && paging.token === 'continuationToken' ? { [paging.token]: '' } : {};
    let address: string | undefined;
    for (let place = 0; place <= last; place += 1) {
      const { items: found, headers, body } = await get(id, list, { ...counted, ...query }, address);
      expect([place, found]).toEqual([place, part(place * count)]);
      const next = paging.by === 'token' ? (body as Json)[paging.next] : headers.get('next-page');
      expect([place, typeof next]).toEqual([place, place < last ? 'string' : nothing(next)]);
      if (typeof next !== 'string') return;
      if (paging.by === 'token') query = { [paging.token]: next };
      else {
        expect(headers.get('link')).toContain(`<${next}>; rel="next"`);
        address = next.slice(server.server.url.length);
      }
    }
  }

  return { whole: readAll, walk: expectPages };
}

/** What the last page has instead of the text that leads to the next one: null or nothing. */
const nothing = (next: unknown) => (next === undefined ? 'undefined' : 'object');

function rowOf(id: string): Row & { readonly paging: Paging } {
  const row = rows[id];
  if (!row?.paging) throw new Error(`${id} has no pages.`);
  return { ...row, paging: row.paging };
}
