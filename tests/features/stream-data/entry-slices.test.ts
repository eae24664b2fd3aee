// Long bodies are cut into lists of entries: nothing is lost, and what is no list of entries is refused as a whole one would be.
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { entrySlices } from '../../../server/stream-data/entry-slices.ts';

const limits = {
  inflatedBytes: { max: 1_000_000, setting: 'INFLATED_LIMIT' },
  entryBytes: { max: 200_000, setting: 'EVENT_SIZE_LIMIT' },
};

async function slicesOf(text: string, pack: (bytes: Buffer) => Buffer = (bytes) => bytes): Promise<readonly string[]> {
  const bytes = pack(Buffer.from(text));
  const coding = pack === gzipSync ? 'gzip' : pack === deflateSync ? 'deflate' : 'identity';
  const slices: string[] = [];
  for await (const slice of entrySlices({ bytes, coding }, limits)) slices.push(slice);
  return slices;
}

const entries = (count: number) => Array.from({ length: count }, (_, i) => ({ Key: i, Text: `é, [${i}] "{\\` }));
const spaces = ' \n'.repeat(40_000);

describe('slices of a long body', () => {
  it.each([
    ['plain', undefined],
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('are all entries in their order: %s', async (_, pack) => {
    const slices = await slicesOf(`\ufeff ${JSON.stringify(entries(10_000), null, 1)} `, pack);
    expect(slices.length).toBeGreaterThan(3);
    expect(slices.flatMap((slice) => JSON.parse(slice) as unknown[])).toEqual(entries(10_000));
  });

  it('of spaces and no entry are an empty list', async () => {
    expect(await slicesOf(`${spaces}[${spaces.repeat(4)}]${spaces}`)).toEqual([expect.stringMatching(/^\[\s*\]$/)]);
  });

  it.each([
    ['no entry before a comma', `[${spaces},{}]`],
    ['no entry behind a comma', `[{}${spaces},${spaces}]`],
    ['an end that is missing', `[${spaces}{}`],
    ['more behind the end', `[{}]${spaces}[]`],
    ['an object', `{"a":${spaces}1}`],
    ['nothing', spaces],
    ['levels without end', '['.repeat(100_000)],
  ])('refuse %s', async (_, text) => {
    // Either cutting or parsing finds it.
    const read = async () => (await slicesOf(text)).map((slice) => JSON.parse(slice) as unknown);
    await expect(read()).rejects.toThrow(/JSON/);
  });

  it('have entries of so many bytes, and no more', async () => {
    const entry = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    expect(await slicesOf(`[${entry(190_000)},${entry(190_000)}]`)).toHaveLength(2);
    await expect(slicesOf(`[${entry(300_000)}]`)).rejects.toThrow('EVENT_SIZE_LIMIT');
  });

  it('stop at the limit of inflated bytes', async () => {
    await expect(slicesOf(`[${' '.repeat(1_000_000)}]`, gzipSync)).rejects.toThrow('INFLATED_LIMIT');
    await expect(slicesOf(`[${' '.repeat(1_000_000)}]`)).rejects.toThrow('INFLATED_LIMIT');
  });
});
