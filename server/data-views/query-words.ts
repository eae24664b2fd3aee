// How much the queries of a data view ask for (docs/behavior/searching-and-filtering.md#limits-of-queries-and-filters).
import { countWords } from '../domain/languages/words.ts';
import { InvalidInput } from '../domain/model.ts';
import { isJsonObject } from '../domain/values/json.ts';

/** Throws InvalidInput when the queries of a data view, read or not, have more words in all than are allowed. */
export function requireFewQueryWords(view: unknown, limit: number): void {
  const queries: unknown = isJsonObject(view) ? view['Queries'] : undefined;
  let words = 0;
  for (const query of Array.isArray(queries) ? (queries as readonly unknown[]) : []) {
    const value = isJsonObject(query) ? query['Value'] : undefined;
    if (typeof value === 'string') words += countWords(value);
  }
  if (words > limit)
    throw new InvalidInput(
      'Queries',
      `Queries must not have more than ${limit} words in all (WORD_LIMIT), but have ${words}.`,
    );
}
