// Long bodies are split into lists of entries: no entry is lost, and bodies that are not lists of entries are refused.
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { entrySlices } from '../../../server/stream-data/entry-slices.ts';

const limits = {
  inflatedBytes: { max: 1_000_000, setting: 'INFLATED_LIMIT' },
  entryBytes: { max: 200_000, setting: 'EVENT_SIZE_LIMIT' },
};

async function slicesOf(
  text: string,
  compress: (bytes: Buffer) => Buffer = (bytes) => bytes,
): Promise<readonly string[]> {
  const bytes = compress(Buffer.from(text));
  const coding = compress === gzipSync ? 'gzip' : compress === deflateSync ? 'deflate' : 'identity';
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
  ])('contain all entries in order (%s)', async (_, pack) => {
    const slices = await slicesOf(`\ufeff ${JSON.stringify(entries(10_000), null, 1)} `, pack);
    expect(slices.length).toBeGreaterThan(3);
    expect(slices.flatMap((slice) => JSON.parse(slice) as unknown[])).toEqual(entries(10_000));
  });

  it('are an empty list for a body with spaces and no entry', async () => {
    expect(await slicesOf(`${spaces}[${spaces.repeat(4)}]${spaces}`)).toEqual([expect.stringMatching(/^\[\s*\]$/)]);
  });

  it.each([
    ['a missing entry before a comma', `[${spaces},{}]`],
    ['a missing entry after a comma', `[{}${spaces},${spaces}]`],
    ['an array without an end', `[${spaces}{}`],
    ['text after the end of the array', `[{}]${spaces}[]`],
    ['an object', `{"a":${spaces}1}`],
    ['an empty body', spaces],
    ['an array that is nested too deeply', '['.repeat(100_000)],
  ])('refuse %s', async (_, text) => {
    // Either splitting or parsing throws the error.
    const read = async () => (await slicesOf(text)).map((slice) => JSON.parse(slice) as unknown);
    await expect(read()).rejects.toThrow(/JSON/);
  });

  it('have entries up to the size limit, and are refused for larger entries', async () => {
    const entry = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    expect(await slicesOf(`[${entry(190_000)},${entry(190_000)}]`)).toHaveLength(2);
    await expect(slicesOf(`[${entry(300_000)}]`)).rejects.toThrow('EVENT_SIZE_LIMIT');
  });

  it('are refused for a body over the limit of inflated bytes', async () => {
    await expect(slicesOf(`[${' '.repeat(1_000_000)}]`, gzipSync)).rejects.toThrow('INFLATED_LIMIT');
    await expect(slicesOf(`[${' '.repeat(1_000_000)}]`)).rejects.toThrow('INFLATED_LIMIT');
  });
});
