// Converts the parameters of reads from the form of the contract to the form of the domain.
import type { Boundary, Search } from '../domain/model.ts';
import type { ListParameters } from '../domain/reading/list.ts';
import type { EventPredicate } from '../domain/reading/source.ts';
import type { ReadIndex } from './open-stream.ts';

export interface WindowQuery {
  readonly startIndex?: string;
  readonly endIndex?: string;
  readonly boundaryType?: Boundary;
  readonly startBoundaryType?: Boundary;
  readonly endBoundaryType?: Boundary;
}

export interface ListQuery extends WindowQuery {
  readonly index?: string;
  readonly searchMode?: Search;
  readonly filter?: string;
  readonly count?: number;
  readonly skip?: number;
  readonly reversed?: boolean;
  readonly continuationToken?: string;
}

export interface InterpolatedQuery {
  readonly index?: readonly string[];
  readonly startIndex?: string;
  readonly endIndex?: string;
  readonly count?: number;
}

export interface SummariesQuery {
  readonly startIndex: string;
  readonly endIndex: string;
  readonly count?: number;
  readonly filter?: string;
}

export interface SampledQuery extends WindowQuery {
  readonly startIndex: string;
  readonly endIndex: string;
  readonly intervals: number;
  readonly sampleBy: readonly string[];
  readonly filter?: string;
}

/** Returns the index in a parameter; undefined if the parameter was not sent. */
export function indexFrom(text: string | undefined, parameter: string, readIndex: ReadIndex) {
  return text === undefined ? undefined : readIndex(text, parameter);
}

/** Returns the parameters of a window; without endIndex they are those of a range. */
export function windowParameters(query: WindowQuery, readIndex: ReadIndex) {
  const { boundaryType, startBoundaryType, endBoundaryType } = query;
  return {
    startIndex: indexFrom(query.startIndex, 'startIndex', readIndex),
    endIndex: indexFrom(query.endIndex, 'endIndex', readIndex),
    boundaryType,
    startBoundaryType,
    endBoundaryType,
  };
}

/** Returns the parameters of GET Data; `sentParameters` names those that were sent, since the default of count holds for ranges only. */
export function listParameters(
  query: ListQuery,
  sentParameters: ReadonlySet<string>,
  readIndex: ReadIndex,
  filter: EventPredicate | undefined,
): ListParameters {
  const { index, searchMode, skip, reversed, continuationToken: token } = query;
  return {
    ...windowParameters(query, readIndex),
    index: index === undefined ? undefined : [readIndex(index, 'index')],
    searchMode,
    skip,
    reversed,
    filter,
    count: sentParameters.has('count') ? query.count : undefined,
    // An empty token asks for the first page.
    continuationToken: token === '' ? null : indexFrom(token, 'continuationToken', readIndex),
  };
}
