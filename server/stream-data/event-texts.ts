// Reads events: turns the parameters of a request into the text of its response.
import type { Context, SentParameters } from '../requests/context.ts';
import type { Limits } from '../requests/limits.ts';
import {
  tokenBinding,
  type OperationWithToken,
  type RequestParts,
  type TokenBinding,
} from '../requests/continuation-token.ts';
import type { BodyChunk } from '../requests/reply-body.ts';
import { Boundary, InvalidInput, type Event } from '../domain/model.ts';
import { canCalculate } from '../domain/reading/calculate.ts';
import type { Chunk } from '../domain/reading/chunks.ts';
import { interpolatedIndexes, readInterpolated } from '../domain/reading/interpolated.ts';
import { planWindow, readList, type ReadPlan } from '../domain/reading/list-events.ts';
import { listRequest, type ListRequest } from '../domain/reading/list.ts';
import { readSampled, sampledRequest } from '../domain/reading/sampled.ts';
import { indexText } from '../domain/values/index-text.ts';
import { requireAtMost, requireCellCount } from './budgets.ts';
import type { ReadIndex } from './open-stream.ts';
import {
  indexFrom,
  listParameters,
  windowParameters,
  type InterpolatedQuery,
  type ListQuery,
  type SampledQuery,
} from './parameters.ts';
import { passthroughText } from './json-passthrough.ts';
import { returnsStoredEvents, type Reading } from './reading.ts';
import { listInSecondaryOrder } from './secondary-order.ts';
import { splitIntoSlices, slicedSource } from './slices.ts';
import { rowType } from './stored-events.ts';
import { eventsForm, pageEnd, pageForm, rowsForm, formatItems, type FormName, type TextForm } from './text-forms.ts';

/** The parts of a request's context that reads need. */
export interface ReadContext extends SentParameters, Pick<Context, 'verbose' | 'cancellation'> {
  readonly limits: Pick<Limits, 'events' | 'intervals' | 'sortedEvents' | 'joinedStreams' | 'cells'>;
}

/** The minimum number of characters in a chunk of a calculated response: until the first chunk is sent, an error can replace the response. */
export const minCalculatedChunkLength = 1_048_576;

/** The number of calculated events that are written in one slice. */
const eventsPerSlice = 500;

/** The events of a list with their form. */
interface EventList {
  readonly events: AsyncIterable<Chunk>;
  readonly form: TextForm<Event>;
  /** Returns the position of the next page, after all events were read; null if this page is the last. */
  readonly nextPosition: () => string | null;
}

/** Returns the tokens of a list of events. A token contains the last index of its page; callers can send an index instead. */
export function indexTokenBinding(operation: OperationWithToken, parts: RequestParts): TokenBinding {
  return tokenBinding(operation, parts, { acceptsPositions: true });
}

/**
 * Yields the text of GET Data. Iterating throws InvalidInput and ReadLimitExceeded; errors in parameters are thrown before the first
 * chunk (docs/behavior/stream-data.md#list-modes).
 */
export async function* listText(
  reading: Reading,
  { form: formName = 'default', ...parameters }: ListQuery & { readonly form?: FormName },
  options: ReadContext,
  tokens: TokenBinding,
): AsyncGenerator<BodyChunk, void> {
  const isPaged = parameters.continuationToken !== undefined;
  if (isPaged && formName.startsWith('csv'))
    throw new InvalidInput('form', `form cannot be ${formName} with continuationToken.`);
  const query = replaceToken(parameters, tokens);
  const isPassthrough = formName === 'default' && returnsStoredEvents(reading) && !needsValues(reading, query);
  const plan = isPassthrough ? await passthroughPlan(reading, query, options) : null;
  if (plan) {
    const { texts, codec } = reading.stream;
    yield* passthroughText(texts, plan, options.limits.events, options.verbose ? undefined : codec.shortenBytes);
    return;
  }
  const list = isPassthrough ? listRows(reading, query, options) : listValues(reading, query, formName, options);
  if (!isPaged) {
    yield* formatItems(list.events, list.form);
    return;
  }
  const end = () => {
    const position = list.nextPosition();
    return pageEnd(position && tokens.tokenOf(position), options);
  };
  yield* formatItems(list.events, pageForm(list.form), { end });
}

/** Returns the query with its token replaced by the index in it; an empty token, which asks for the first page, stays. */
function replaceToken(query: ListQuery, { positionOf }: TokenBinding): ListQuery {
  const { continuationToken: token } = query;
  return token === undefined || token === '' ? query : { ...query, continuationToken: positionOf(token) };
}

/** Returns whether a list needs the values of its events. */
function needsValues({ type }: Reading, query: ListQuery): boolean {
  const boundaries = [query.boundaryType, query.startBoundaryType, query.endBoundaryType];
  return query.filter !== undefined || (boundaries.includes(Boundary.ExactOrCalculated) && canCalculate(type));
}

/** Returns the request of a list of stored texts; its indexes are keys. */
function rowsRequest(
  { stream }: Reading,
  query: ListQuery,
  sentParameters: ReadContext['sentParameters'],
): ListRequest {
  const readKey: ReadIndex = (text, parameter) => [stream.codec.keys.ofIndex(stream.readIndex(text, parameter))];
  return listRequest(rowType, listParameters(query, sentParameters, readKey, undefined));
}

/** Returns the plan of a list whose stored texts are sent in whole blocks; null if they must be read one by one. */
async function passthroughPlan(
  reading: Reading,
  query: ListQuery,
  { sentParameters, verbose }: ReadContext,
): Promise<ReadPlan | null> {
  const request = rowsRequest(reading, query, sentParameters);
  const canPassThrough = verbose || reading.stream.codec.shortenBytes !== undefined;
  if (!canPassThrough || request.mode !== 'window' || request.page !== null) return null;
  return planWindow(reading.stream.rows, rowType, request, null);
}

/** Returns a list of stored texts. */
function listRows(reading: Reading, query: ListQuery, { sentParameters, verbose, limits }: ReadContext): EventList {
  const { stream } = reading;
  const { codec, rows } = stream;
  const request = rowsRequest(reading, query, sentParameters);
  const { events, continuation } = readList(rows, rowType, request, limits.events);
  const nextPosition = () => {
    const [key = null] = continuation() ?? [];
    return key === null ? null : stream.textOfKey(String(key), 'round-trip');
  };
  return { events, form: rowsForm(codec, { verbose }), nextPosition };
}

/** Returns a list of events as values. */
function listValues(reading: Reading, query: ListQuery, formName: FormName, options: ReadContext): EventList {
  const { stream, type, resultType } = reading;
  const { sentParameters, verbose, limits, cancellation } = options;
  const source = slicedSource(reading.source, query.filter, cancellation);
  const filter = query.filter === undefined ? undefined : reading.filter(query.filter);
  const request = listRequest(type, listParameters(query, sentParameters, stream.readIndex, filter?.matches));
  const orderPosition = request.mode === 'filtered' ? (filter?.orderPosition ?? null) : null;
  const { events, continuation } =
    request.mode === 'filtered' && orderPosition !== null
      ? listInSecondaryOrder(source, type, request, orderPosition, limits, cancellation)
      : readList(source, type, request, limits.events);
  const nextPosition = () => {
    const index = continuation();
    return index && indexText(stream.type, index, 'round-trip');
  };
  return { events: finishEvents(reading, events), form: eventsForm(formName, resultType, { verbose }), nextPosition };
}

/** Yields the text of GET Data/Interpolated; iterating throws as listText does (docs/behavior/stream-data.md#interpolated-events). */
export async function* interpolatedText(
  reading: Reading,
  query: InterpolatedQuery & { readonly form?: FormName },
  { verbose, limits, cancellation }: ReadContext,
): AsyncGenerator<string, void> {
  const { source, type, resultType, stream } = reading;
  const { index, startIndex, endIndex, count, form = 'default' } = query;
  requireAtMost('count', count ?? 0, limits.intervals, 'INTERVAL_LIMIT');
  requireCellCount('count', count ?? 0, resultType.properties.length, limits.cells);
  const indexes = interpolatedIndexes(
    type,
    {
      index: index?.map((text) => stream.readIndex(text, 'index')),
      startIndex: indexFrom(startIndex, 'startIndex', stream.readIndex),
      endIndex: indexFrom(endIndex, 'endIndex', stream.readIndex),
      count,
    },
    limits.events,
  );
  const events = finishEvents(reading, readInterpolated(source, type, indexes));
  yield* formatItems(splitIntoSlices(cancellation, events, eventsPerSlice), eventsForm(form, resultType, { verbose }));
}

/** Yields the text of GET Data/Sampled; iterating throws as listText does (docs/behavior/stream-data.md#samples). */
export async function* sampledText(
  reading: Reading,
  query: SampledQuery & { readonly form?: FormName },
  { verbose, limits, cancellation }: ReadContext,
): AsyncGenerator<string, void> {
  const { type, resultType, stream } = reading;
  const { intervals, sampleBy, form = 'default' } = query;
  requireAtMost('intervals', intervals, limits.intervals, 'INTERVAL_LIMIT');
  requireCellCount('intervals', intervals, resultType.properties.length, limits.cells);
  const source = slicedSource(reading.source, query.filter, cancellation);
  const filter = query.filter === undefined ? undefined : reading.filter(query.filter).matches;
  const parameters = { ...windowParameters(query, stream.readIndex), intervals, sampleBy, filter };
  const request = sampledRequest(type, parameters, limits.events);
  const events = finishEvents(reading, readSampled(source, type, request, limits.events));
  yield* formatItems(splitIntoSlices(cancellation, events, eventsPerSlice), eventsForm(form, resultType, { verbose }), {
    minLength: minCalculatedChunkLength,
  });
}

/** Returns the text of the first or last event; null if there is none. */
export async function firstOrLastText(
  reading: Reading,
  end: 'first' | 'last',
  { verbose }: Pick<ReadContext, 'verbose'>,
): Promise<string | null> {
  const { source, resultType, stream } = reading;
  const returnsStored = returnsStoredEvents(reading);
  const event = await (returnsStored ? stream.rows : source)[end]();
  if (event === null) return null;
  const { write } = returnsStored
    ? rowsForm(stream.codec, { verbose })
    : eventsForm('default', resultType, { verbose });
  return write([reading.finish?.(event) ?? event]);
}

/** Yields the events after their last conversion. */
async function* finishEvents({ finish }: Reading, events: AsyncIterable<Chunk>): AsyncGenerator<Chunk, void> {
  if (finish === null) yield* events;
  else for await (const chunk of events) yield chunk.map(finish);
}
