// Random reads that must be refused.
import { invalidFilters } from './filters.ts';
import { randomRank } from './keys.ts';
import { index, refusedRead, type ReadContext, type Query, type Read } from './read-builders.ts';

/** Returns a request that must be refused. */
export function invalidRead(context: ReadContext): Read {
  const { random, stream } = context;
  const { spacing, maxMultiple, resolution } = stream.keys;
  const start = Math.min(randomRank(random, stream.keys), maxMultiple * spacing - resolution);
  const [from, to] = [index(context, 'startIndex', start), index(context, 'endIndex', start + resolution)];
  const backwards = [index(context, 'startIndex', start + resolution), index(context, 'endIndex', start)];
  const at = index(context, 'index', start);
  const page = [from, to, ['continuationToken', '']] as const;
  const sample = [
    ['intervals', '2'],
    ['sampleBy', 'Value'],
  ] as const;
  const filter = ['filter', random.pick(invalidFilters)] as const;
  const cases: readonly (readonly [kind: string, path: string, query: Query])[] = [
    ['start after end', '', backwards],
    ['start after end', '/Interpolated', backwards],
    ['start after end', '/Summaries', backwards],
    ['start after end', '/Sampled', [...backwards, ...sample]],
    ['count without token', '', [from, to, ['count', '5']]],
    ['half a pair', '', [from, to, ['startBoundaryType', '1']]],
    ['half a pair', '', [from, to, ['endBoundaryType', '1']]],
    ['two boundaries', '', [from, to, ['boundaryType', '0'], ['startBoundaryType', '1'], ['endBoundaryType', '1']]],
    ['boundary', '', [from, ['boundaryType', random.pick(['4', '-1', 'Beyond', '1.5'])]]],
    ['search mode', '', [at, ['searchMode', random.pick(['5', 'Near', '-1'])]]],
    ['negative count', '', [from, ['count', '-1']]],
    ['count', '', [from, ['count', random.pick(['x', '1.5'])]]],
    ['negative skip', '', [from, ['skip', '-1']]],
    ['negative count', '', [...page, ['count', '-1']]],
    ['reversed window', '', [from, to, ['reversed', 'true']]],
    ['skip in a window', '', [from, to, ['skip', '1']]],
    ['index and window', '', [at, from]],
    ['index and window', '', [at, to]],
    ['two indexes', '', [at, at]],
    ['end without start', '', [to]],
    ['no mode', '', []],
    ['boundary pair in a range', '', [from, ['startBoundaryType', '1'], ['endBoundaryType', '1']]],
    ['token in a range', '', [from, ['continuationToken', '']]],
    ['filter', '', [from, filter]],
    ['filter', '', [filter]],
    ['filter', '/Summaries', [from, to, filter]],
    ['filter', '/Sampled', [from, to, ...sample, filter]],
    ['both forms', '/Interpolated', [at, from, to]],
    ['no form', '/Interpolated', []],
    ['no end', '/Interpolated', [from]],
    ['count', '/Interpolated', [from, to, ['count', '0']]],
    ['no end', '/Summaries', [from]],
    ['count', '/Summaries', [from, to, ['count', random.pick(['0', '-1'])]]],
    ['no property', '/Sampled', [from, to, ['intervals', '2']]],
    ['no intervals', '/Sampled', [from, to, ['sampleBy', 'Value']]],
    ['intervals', '/Sampled', [from, to, ['intervals', '0'], ['sampleBy', 'Value']]],
    ['property', '/Sampled', [from, to, ['intervals', '2'], ['sampleBy', random.pick(['Nowhere', 'Label'])]]],
    ...stream.keys.invalidTexts.flatMap((text) => [
      ['index text', '', [['index', text]]] as const,
      ['index text', '', [['startIndex', text]]] as const,
      ['index text', '/Interpolated', [['index', text]]] as const,
    ]),
    ...stream.keys.invalidTexts
      .filter((text) => text !== '')
      .map((text) => ['token text', '', [from, to, ['continuationToken', text]]] as const),
  ];
  return refusedRead(...random.pick(cases));
}
