// `GET Data`: the mode that the parameters select.
import { Boundary, InvalidInput, Search, type EventType, type Index } from '../model.ts';
import { requireOrder, requireInteger } from './parameters.ts';
import type { EventPredicate } from './source.ts';

/** The parsed parameters; undefined when absent. */
export interface ListParameters {
  readonly index?: readonly Index[] | undefined;
  readonly searchMode?: Search | undefined;
  readonly startIndex?: Index | undefined;
  readonly endIndex?: Index | undefined;
  readonly count?: number | undefined;
  readonly skip?: number | undefined;
  readonly reversed?: boolean | undefined;
  readonly boundaryType?: Boundary | undefined;
  readonly startBoundaryType?: Boundary | undefined;
  readonly endBoundaryType?: Boundary | undefined;
  readonly filter?: EventPredicate | undefined;
  /** The last index of the previous page; null for a token without a value, which requests the first page. */
  readonly continuationToken?: Index | null | undefined;
}

interface Filterable {
  readonly filter: EventPredicate | null;
}

/** Requests the event that a search finds. */
export interface DistinctRequest extends Filterable {
  readonly mode: 'distinct';
  readonly index: Index;
  readonly search: Search;
}

/** Requests all events that match a filter. */
export interface FilteredRequest extends Filterable {
  readonly mode: 'filtered';
  readonly skip: number;
  /** Null for all events. */
  readonly count: number | null;
}

/** Requests events from an index on, forward or backward. */
export interface RangeRequest extends Filterable {
  readonly mode: 'range';
  readonly start: Index;
  readonly boundary: Boundary;
  readonly reversed: boolean;
  readonly skip: number;
  readonly count: number;
}

/** The events between two indexes. */
export interface Window extends Filterable {
  readonly start: Index;
  readonly end: Index;
  readonly startBoundary: Boundary;
  readonly endBoundary: Boundary;
}

/** Requests the events between two indexes, all of them or one page. */
export interface WindowRequest extends Window {
  readonly mode: 'window';
  readonly page: PageRequest | null;
}

export interface PageRequest {
  /** Null for the largest page. */
  readonly count: number | null;
  /** Events up to this index were on earlier pages; null for the first page. */
  readonly after: Index | null;
}

export type ListRequest = DistinctRequest | FilteredRequest | RangeRequest | WindowRequest;

const defaultCount = 100;

/**
 * Returns the request. Parameters that do not apply to its mode are ignored unless they contradict it. Throws InvalidInput that
 * names the parameter at fault (docs/behavior/stream-data.md#list-modes).
 */
export function listRequest(type: EventType, parameters: ListParameters): ListRequest {
  requireBoundaryPair(parameters);
  if (parameters.count !== undefined) requireInteger('count', parameters.count, 0);
  if (parameters.skip !== undefined) requireInteger('skip', parameters.skip, 0);
  const filter = parameters.filter ?? null;
  const { index = [], startIndex, endIndex } = parameters;
  const [first, second] = index;
  if (first !== undefined) {
    if (second !== undefined) refuse('index', 'index can be given only once');
    if (startIndex !== undefined) refuse('startIndex', 'startIndex cannot be combined with index');
    if (endIndex !== undefined) refuse('endIndex', 'endIndex cannot be combined with index');
    requireNoToken(parameters);
    return { mode: 'distinct', index: first, search: parameters.searchMode ?? Search.Exact, filter };
  }
  if (startIndex !== undefined && endIndex !== undefined) return windowRequest(type, parameters, startIndex, endIndex);
  if (endIndex !== undefined) refuse('startIndex', 'startIndex is required with endIndex');
  requireNoToken(parameters);
  if (startIndex !== undefined) return rangeRequest(parameters, startIndex);
  if (filter === null) refuse('index', 'index, startIndex or filter is required');
  return { mode: 'filtered', skip: parameters.skip ?? 0, count: parameters.count ?? null, filter };
}

/**
 * Returns the boundaries of a window; throws InvalidInput for parameters that contradict each other
 * (docs/behavior/stream-data.md#list-boundaries).
 */
export function windowBoundaries(
  parameters: Pick<ListParameters, 'boundaryType' | 'startBoundaryType' | 'endBoundaryType'>,
): Pick<Window, 'startBoundary' | 'endBoundary'> {
  requireBoundaryPair(parameters);
  const boundary = parameters.boundaryType ?? Boundary.Exact;
  return {
    startBoundary: parameters.startBoundaryType ?? boundary,
    endBoundary: parameters.endBoundaryType ?? boundary,
  };
}

function rangeRequest(parameters: ListParameters, start: Index): RangeRequest {
  if (parameters.startBoundaryType !== undefined) {
    refuse(
      'startBoundaryType',
      'startBoundaryType requires endIndex; without endIndex, boundaryType applies to startIndex',
    );
  }
  return {
    mode: 'range',
    start,
    boundary: parameters.boundaryType ?? Boundary.Exact,
    reversed: parameters.reversed ?? false,
    skip: parameters.skip ?? 0,
    count: parameters.count ?? defaultCount,
    filter: parameters.filter ?? null,
  };
}

function windowRequest(type: EventType, parameters: ListParameters, start: Index, end: Index): WindowRequest {
  requireOrder(type, start, end);
  if (parameters.reversed) refuse('reversed', 'reversed cannot be true when endIndex is given');
  if (parameters.skip) refuse('skip', 'skip cannot be above 0 when endIndex is given');
  const { count, continuationToken: after } = parameters;
  if (count !== undefined && after === undefined) {
    refuse(
      'continuationToken',
      'continuationToken is required, with or without a value, when count and endIndex are given',
    );
  }
  if (count === 0) refuse('count', 'count must be at least 1 for a page');
  const page = after === undefined ? null : { count: count ?? null, after };
  return { mode: 'window', start, end, ...windowBoundaries(parameters), page, filter: parameters.filter ?? null };
}

function requireBoundaryPair(
  parameters: Pick<ListParameters, 'boundaryType' | 'startBoundaryType' | 'endBoundaryType'>,
) {
  const { boundaryType, startBoundaryType, endBoundaryType } = parameters;
  if ((startBoundaryType === undefined) !== (endBoundaryType === undefined)) {
    const missing = startBoundaryType === undefined ? 'startBoundaryType' : 'endBoundaryType';
    refuse(missing, 'startBoundaryType and endBoundaryType must be given together');
  }
  if (boundaryType !== undefined && startBoundaryType !== undefined) {
    refuse('boundaryType', 'boundaryType cannot be combined with startBoundaryType and endBoundaryType');
  }
}

function requireNoToken({ continuationToken }: ListParameters) {
  if (continuationToken !== undefined) {
    refuse('continuationToken', 'continuationToken requires startIndex and endIndex');
  }
}

function refuse(parameter: string, reason: string): never {
  throw new InvalidInput(parameter, `${reason}.`);
}
