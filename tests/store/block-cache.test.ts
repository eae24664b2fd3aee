import { describe, expect, it } from '@jest/globals';
import { BlockCache } from '../../server/store/blocks/block-cache.ts';
import { OpenBlock, sealBlock } from '../../server/store/blocks/block.ts';

const block = (key: string) => sealBlock([{ key, body: `{"Id":"${key}"}` }]);
const blocks = ['a', 'b', 'c', 'd'].map(block);
const [a = block('a'), b = block('b'), c = block('c')] = blocks;
const { bytes } = new OpenBlock(a);

describe('the cache of blocks', () => {
  it('keeps a block that is read for the second time', () => {
    const cache = new BlockCache(2 * bytes);
    const first = cache.open(a);
    const second = cache.open(a);
    expect(second).not.toBe(first);
    expect(cache.open(a)).toBe(second);
    expect(cache.get(a.id)).toBe(second);
    expect(second.rows()).toEqual([{ key: 'a', body: '{"Id":"a"}' }]);
  });

  it('evicts nothing for blocks that are read once', () => {
    const cache = new BlockCache(2 * bytes);
    cache.open(a);
    const cached = cache.open(a);
    for (const data of blocks.slice(1)) cache.open(data);
    expect(cache.open(a)).toBe(cached);
  });

  it('keeps the most recently read blocks, up to a number of bytes', () => {
    const cache = new BlockCache(2 * bytes);
    const [cachedA, cachedB] = [a, b].map((data) => [cache.open(data), cache.open(data)][1]);
    expect(cache.open(a)).toBe(cachedA);
    cache.open(c);
    cache.open(c);
    expect(cache.open(a)).toBe(cachedA);
    expect(cache.open(b)).not.toBe(cachedB);
  });

  it('marks a block as recently read when it is found by its id', () => {
    const cache = new BlockCache(2 * bytes);
    const [cachedA] = [a, b].map((data) => [cache.open(data), cache.open(data)][1]);
    expect(cache.get(a.id)).toBe(cachedA);
    cache.open(c);
    cache.open(c);
    expect(cache.get(a.id)).toBe(cachedA);
    expect(cache.get(b.id)).toBeUndefined();
  });

  it('forgets that a block was read once, after too many other reads', () => {
    const cache = new BlockCache(2 * bytes);
    for (const data of [a, ...blocks.slice(1)]) cache.open(data);
    const again = cache.open(a);
    expect(cache.open(a)).not.toBe(again);
  });
});
