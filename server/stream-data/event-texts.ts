// Reads of events: from the parameters of a request to the text of its response.
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
import { isPlain, type Reading } from './reading.ts';
import { inSecondaryOrder } from './secondary-order.ts';
import { inSlices, slicedSource } from './slices.ts';
import { rowType } from './stored-events.ts';
import { eventsForm, pageEnd, pageForm, rowsForm, formatItems, type FormName, type TextForm } from './text-forms.ts';

/** The parts of a request's context that reads take. */
export interface ReadContext extends SentParameters, Pick<Context, 'verbose' | 'cancellation'> {
  readonly limits: Pick<Limits, 'events' | 'intervals' | 'sortedEvents' | 'joinedStreams' | 'cells'>;
}

/** The size of the first piece of a calculated response in characters: an error before it is sent makes the whole response an error. */
export const calculatedPieceSize = 1_048_576;

/** How many calculated events are written in one slice. */
const eventsPerSlice = 500;

/** The events of a list and their form. */
interface EventList {
  readonly events: AsyncIterable<Chunk>;
  readonly form: TextForm<Event>;
  /** Returns the position of the next page when all events have been read; null after the last page. */
  readonly position: () => string | null;
}

/** Returns the tokens of a list of events: a token names the last index of its page, and an index may replace a token. */
export function indexTokens(operation: OperationWithToken, parts: RequestParts): TokenBinding {
  return tokenBinding(operation, parts, { acceptsPositions: true });
}

/**
 * Yields the text of GET Data. Iterating throws InvalidInput and ReadLimitExceeded, for faulty parameters before the first piece
 * (docs/behavior/stream-data.md#list-modes).
 */
export async function* listText(
  reading: Reading,
  { form: name = 'default', ...sent }: ListQuery & { readonly form?: FormName },
  options: ReadContext,
  tokens: TokenBinding,
): AsyncGenerator<BodyChunk, void> {
  const isPaged = sent.continuationToken !== undefined;
  if (isPaged && name.startsWith('csv'))
    throw new InvalidInput('form', `form cannot be ${name} where continuationToken is given.`);
  const query = withPosition(sent, tokens);
  const passesThrough = name === 'default' && isPlain(reading) && !needsValues(reading, query);
  const plan = passesThrough ? await passthroughPlan(reading, query, options) : null;
  if (plan) {
    const { texts, codec } = reading.stream;
    yield* passthroughText(texts, plan, options.limits.events, options.verbose ? undefined : codec.shortenBytes);
    return;
  }
  const list = passesThrough ? listRows(reading, query, options) : listValues(reading, query, name, options);
  if (!isPaged) {
    yield* formatItems(list.events, list.form);
    return;
  }
  const end = () => {
    const position = list.position();
    return pageEnd(position && tokens.tokenOf(position), options);
  };
  yield* formatItems(list.events, pageForm(list.form), { end });
}

/** Replaces the token of a query by the index that it names; an empty token asks for the first page. */
function withPosition(query: ListQuery, { positionOf }: TokenBinding): ListQuery {
  const { continuationToken: token } = query;
  return token === undefined || token === '' ? query : { ...query, continuationToken: positionOf(token) };
}

/** Returns whether a list needs the values of its events. */
function needsValues({ type }: Reading, query: ListQuery): boolean {
  const boundaries = [query.boundaryType, query.startBoundaryType, query.endBoundaryType];
  return query.filter !== undefined || (boundaries.includes(Boundary.ExactOrCalculated) && canCalculate(type));
}

/** Returns the request of a list that passes stored texts through: its indexes are keys. */
function rowsRequest(
  { stream }: Reading,
  query: ListQuery,
  sentParameters: ReadContext['sentParameters'],
): ListRequest {
  const readKey: ReadIndex = (text, parameter) => [stream.codec.keys.ofIndex(stream.readIndex(text, parameter))];
  return listRequest(rowType, listParameters(query, sentParameters, readKey, undefined));
}

/** Returns the plan of a list whose stored texts pass through in whole blocks; null if they have to be read one by one. */
async function passthroughPlan(
  reading: Reading,
  query: ListQuery,
  { sentParameters, verbose }: ReadContext,
): Promise<ReadPlan | null> {
  const request = rowsRequest(reading, query, sentParameters);
  const isPassed = verbose || reading.stream.codec.shortenBytes !== undefined;
  if (!isPassed || request.mode !== 'window' || request.page !== null) return null;
  return planWindow(reading.stream.rows, rowType, request, null);
}

/** Returns a list of stored texts, which pass through as they are. */
function listRows(reading: Reading, query: ListQuery, { sentParameters, verbose, limits }: ReadContext): EventList {
  const { stream } = reading;
  const { codec, rows } = stream;
  const request = rowsRequest(reading, query, sentParameters);
  const { events, continuation } = readList(rows, rowType, request, limits.events);
  const position = () => {
    const [key = null] = continuation() ?? [];
    return key === null ? null : stream.textOfKey(String(key), 'round-trip');
  };
  return { events, form: rowsForm(codec, { verbose }), position };
}

function listValues(reading: Reading, query: ListQuery, name: FormName, options: ReadContext): EventList {
  const { stream, type, resultType } = reading;
  const { sentParameters, verbose, limits, cancellation } = options;
  const source = slicedSource(reading.source, query.filter, cancellation);
  const filter = query.filter === undefined ? undefined : reading.filter(query.filter);
  const request = listRequest(type, listParameters(query, sentParameters, stream.readIndex, filter?.matches));
  const orderBy = request.mode === 'filtered' ? (filter?.orderBy ?? null) : null;
  const { events, continuation } =
    request.mode === 'filtered' && orderBy !== null
      ? inSecondaryOrder(source, type, request, orderBy, limits, cancellation)
      : readList(source, type, request, limits.events);
  const position = () => {
    const index = continuation();
    return index && indexText(stream.type, index, 'round-trip');
  };
  return { events: finished(reading, events), form: eventsForm(name, resultType, { verbose }), position };
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
  const events = finished(reading, readInterpolated(source, type, indexes));
  yield* formatItems(inSlices(cancellation, events, eventsPerSlice), eventsForm(form, resultType, { verbose }));
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
  const events = finished(reading, readSampled(source, type, request, limits.events));
  yield* formatItems(inSlices(cancellation, events, eventsPerSlice), eventsForm(form, resultType, { verbose }), {
    size: calculatedPieceSize,
  });
}

/** Returns the text of the first or last event; null if there is none. */
export async function endText(
  reading: Reading,
  end: 'first' | 'last',
  { verbose }: Pick<ReadContext, 'verbose'>,
): Promise<string | null> {
  const { source, resultType, stream } = reading;
  const plain = isPlain(reading);
  const event = await (plain ? stream.rows : source)[end]();
  if (event === null) return null;
  const { write } = plain ? rowsForm(stream.codec, { verbose }) : eventsForm('default', resultType, { verbose });
  return write([reading.finish?.(event) ?? event]);
}

/** Applies the last conversion to events. */
async function* finished({ finish }: Reading, events: AsyncIterable<Chunk>): AsyncGenerator<Chunk, void> {
  if (finish === null) yield* events;
  else for await (const chunk of events) yield chunk.map(finish);
}
