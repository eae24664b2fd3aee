// Helpers for cases of displays and folders. Both belong to the tenant, so each case has a folder of its own.
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Case, World } from './cases.ts';

export type Json = Readonly<Record<string, unknown>>;

/** The header that every operation on displays and folders requires. */
export const requestedWith = { 'X-Requested-With': 'XMLHttpRequest' };

/** Sends a request for displays or folders and returns its JSON body. Throws if the request fails. */
export async function requestJson(world: World, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await world.server.send(method, `/api/v1${path}`, {
    headers: requestedWith,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as unknown;
}

export interface FolderInfo {
  readonly Id: number;
  readonly Name: string;
  readonly ParentId: number | null;
  readonly HasChildren: boolean;
}

/** Creates a folder, by default at the root. */
export const createFolder = (world: World, ParentId: number | null = null, Name = `F ${randomUUID()}`) =>
  requestJson(world, 'PUT', '/folders', { Name, ParentId }) as Promise<FolderInfo>;

/** An image of one pixel. */
export const pixelImage =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

const symbol = (n: number, SymbolType: string, Configuration: Json = {}) => ({
  Name: `Symbol${n}`,
  SymbolType,
  Configuration: { Top: 10 * n, Left: 12.5, Width: 100, Height: 40, ...Configuration },
});

/** Returns a display to save, with an image and members that the server does not define. */
export const displayBody = (displayBody: Json = {}, transfer: Json = {}) => ({
  DatabaseID: '',
  Identities: [
    { Identifier: '5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11', Name: 'Operators', Permission: 1, IsUserIdentity: false },
  ],
  Labels: ['pumps'],
  Display: {
    Symbols: [symbol(0, 'rectangle', { Fill: 'none' }), symbol(1, 'image', { AttachmentId: 0 }), symbol(2, 'sparkle')],
    AttachmentIds: [],
    StartTime: '*-8h',
    EndTime: '*',
    LegacyDisplay: null,
    EventFramePath: null,
    Id: -1,
    Name: 'Pump station',
    Path: null,
    Owner: 'NORTHWIND\\amarsh',
    ReadOnly: false,
    DisplayProperties: { BackgroundColor: '#303030', FitAll: true, Calculations: [], Zoom: { Levels: [1, 2.5] } },
    ...displayBody,
  },
  Symbols: null,
  COG: null,
  StorageTypeId: 0,
  ParentId: null as number | null,
  Created: '2026-01-20T09:12:05Z',
  Unorganized: false,
  Attachments: [{ ID: 0, Name: 'a0', Data: pixelImage }],
  Viewer: { Theme: 'dark' },
  ...transfer,
});

/** Saves a display and returns its id. */
export const saveDisplay = async (world: World, body: unknown): Promise<number> =>
  ((await requestJson(world, 'PUT', '/displays', body)) as { Id: number }).Id;

export type DisplayTransfer = ReturnType<typeof displayBody> & { readonly Display: Json };

export const exportDisplay = (world: World, id: number) =>
  requestJson(world, 'GET', `/displays/${id}/export`) as Promise<DisplayTransfer>;

/** Returns the ids of the displays in a list. */
export const listDisplayIds = async (world: World, query: string): Promise<readonly number[]> => {
  const { Items } = (await requestJson(world, 'GET', `/displays?Count=10000&${query}`)) as { Items: { Id: number }[] };
  return Items.map(({ Id }) => Id);
};

/** Expects an error that names a parameter or member, with a message that matches. */
export const expectModelState =
  (name: string, message = /./): NonNullable<Case['check']> =>
  ({ body }) => {
    expect(body).toMatchObject({
      Message: expect.stringMatching(/./),
      ModelState: { [name]: [expect.stringMatching(message)] },
    });
  };

const expectEmptyBody: NonNullable<Case['check']> = ({ text }) => {
  expect(text).toBe('');
};

/** Returns the cases of callers and headers that every operation shares. */
export const callerAndHeaderCases = (rest: Omit<Case, 'name' | 'status'> = {}): readonly Case[] => [
  { name: 'a member', status: 403, ...rest, headers: requestedWith, as: 'member', check: expectEmptyBody },
  { name: 'without X-Requested-With', status: 400, ...rest, check: expectModelState('X-Requested-With') },
  { name: 'an empty X-Requested-With', status: 200, ...rest, headers: { 'X-Requested-With': '' } },
];
