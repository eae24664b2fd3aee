// Limits the number of words in a data view's queries (docs/behavior/searching-and-filtering.md#limits-of-queries-and-filters).
import { countWords } from '../domain/languages/words.ts';
import { InvalidInput } from '../domain/model.ts';
import { isJsonObject } from '../domain/values/json.ts';

/** Throws InvalidInput if the queries of a data view, validated or not, have more than `limit` words in total. */
export function requireMaxQueryWords(view: unknown, limit: number): void {
  const queries: unknown = isJsonObject(view) ? view['Queries'] : undefined;
  let words = 0;
  for (const query of Array.isArray(queries) ? (queries as readonly unknown[]) : []) {
    const value = isJsonObject(query) ? query['Value'] : undefined;
    if (typeof value === 'string') words += countWords(value);
  }
  if (words > limit)
    throw new InvalidInput(
      'Queries',
      `Queries must not have more than ${limit} words in total (WORD_LIMIT), but have ${words}.`,
    );
}
