// The export of a large display, imported by another server.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';

const MEGABYTE = 1_000_000;
const headers = { 'X-Requested-With': 'millrace' };

let from: TestServer;
let to: TestServer;
beforeAll(async () => {
  [from, to] = await Promise.all([startTestServer(), startTestServer()]);
});
afterAll(async () => {
  await from.stop();
  await to.stop();
});

/** Groups, texts, rectangles, images and values, with members that only a viewer interprets. */
const symbols = Array.from({ length: 400 }, (_, i) => ({
  Name: `Symbol${i}`,
  SymbolType: ['group', 'statictext', 'rectangle', 'image', 'value'][i % 5],
  Configuration: {
    Top: i * 7.25,
    Left: i / 3,
    Rotation: -0,
    StaticText: i % 2 ? `Pump ${i} \u00b0C \ud83d\ude00` : null,
    Fill: '#ffffff',
    AttachmentId: i % 5 === 3 ? i % 2 : undefined,
    Symbols: i % 5 === 0 ? [{ Name: 'inner', SymbolType: 'ellipse', Extra: { Deep: [[1, 2], []] } }] : undefined,
  },
  DataSources: [`af:\\\\server\\plant\\pump ${i}?guid|Pressure`],
  MSSymbolsIds: null,
}));

interface Transfer {
  readonly DatabaseID: string;
  readonly Display: Readonly<Record<string, unknown>>;
  readonly Attachments: unknown;
}

async function send(server: TestServer, method: string, path: string, body?: unknown): Promise<string> {
  const options = body === undefined ? { headers } : { headers, body };
  const response = await server.send(method, `/api/v1${path}`, options);
  const text = await response.text();
  expect(`${response.status} ${response.ok ? '' : text}`).toBe('200 ');
  return text;
}

const idOf = (text: string) => (JSON.parse(text) as { Id: number }).Id;

it('the export and import of a display preserve every byte of its symbols and of five megabytes of images', async () => {
  const image = (bytes: number) => `data:image/png;base64,${randomBytes(bytes).toString('base64')}`;
  const display = {
    Labels: ['plant 1'],
    Display: {
      Name: 'Overview',
      Symbols: symbols,
      DisplayProperties: { BackgroundColor: '#303030', Calculations: [] },
    },
    Attachments: [
      { ID: 0, Name: 'a0', Data: image(5 * MEGABYTE) },
      { ID: 1, Name: 'a1', Data: image(1_000) },
    ],
  };
  const text = JSON.stringify(display);
  const saved = await send(from, 'PUT', '/displays', text);
  const first = await send(from, 'GET', `/displays/${idOf(saved)}/export`);
  const second = await send(to, 'GET', `/displays/${idOf(await send(to, 'PUT', '/displays', first))}/export`);

  for (const exported of [first, second]) {
    expect(exported).toContain(JSON.stringify(symbols));
    expect(exported).toContain(JSON.stringify(display.Attachments));
  }
  const [one, other] = [JSON.parse(first) as Transfer, JSON.parse(second) as Transfer];
  expect(other.DatabaseID).not.toBe(one.DatabaseID);
  expect({ ...other.Display, Id: null }).toEqual({ ...one.Display, Id: null });
  expect(Object.keys(other)).toEqual(Object.keys(one));
});
