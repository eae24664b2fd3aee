// Reads of events, from the parameters of a request to the text of its answer.
import type { Context, GivenParameters } from '../requests/context.ts';
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
import { requireAtMost, requireFewCells } from './budgets.ts';
import type { ReadIndex } from './open-stream.ts';
import {
  indexFrom,
  listParameters,
  windowParameters,
  type InterpolatedQuery,
  type ListQuery,
  type SampledQuery,
} from './parameters.ts';
import { passedText } from './json-passthrough.ts';
import { isPlain, type Reading } from './reading.ts';
import { inSecondaryOrder } from './secondary-order.ts';
import { inSlices, slicedSource } from './slices.ts';
import { rowType } from './stored-events.ts';
import { eventsForm, pageEnd, pageForm, rowsForm, textOf, type FormName, type TextForm } from './text-forms.ts';

/** What a read needs to know besides its query. */
export interface ReadOptions extends GivenParameters, Pick<Context, 'verbose' | 'cancellation'> {
  readonly limits: Pick<Limits, 'events' | 'intervals' | 'sorted' | 'joinedStreams' | 'cells'>;
}

/** Characters of a calculated answer that are held back: most are shorter, so that one that fails does so as a whole. */
export const calculatedSize = 1_048_576;

/** Calculated events that are made in one slice. */
const eventsAtOnce = 500;

/** What a list gives. */
interface Listed {
  readonly events: AsyncIterable<Chunk>;
  readonly form: TextForm<Event>;
  /** The token of the next page, once all events have been read. */
  readonly token: () => string | null;
}

/** The tokens of a list of events: each names the index that its page ends with, and an index may take the place of a token. */
export function indexTokens(operation: OperationWithToken, parts: RequestParts): TokenBinding {
  return tokenBinding(operation, parts, { acceptsPositions: true });
}

/**
 * The text of GET Data, lines excepted that of pages too. Iterating throws InvalidInput and ReadLimitExceeded, before the first
 * piece where the parameters are at fault (docs/behavior/stream-data.md#list-modes).
 */
export async function* listText(
  reading: Reading,
  { form: name = 'default', ...sent }: ListQuery & { readonly form?: FormName },
  options: ReadOptions,
  tokens: TokenBinding,
): AsyncGenerator<BodyChunk, void> {
  const isPaged = sent.continuationToken !== undefined;
  if (isPaged && name.startsWith('csv'))
    throw new InvalidInput('form', `form cannot be ${name} where continuationToken is given.`);
  const query = withPosition(sent, tokens);
  const passesThrough = name === 'default' && isPlain(reading) && !needsValues(reading, query);
  const plan = passesThrough ? await wholePlan(reading, query, options) : null;
  if (plan) {
    const { texts, codec } = reading.stream;
    yield* passedText(texts, plan, options.limits.events, options.verbose ? undefined : codec.shortenBytes);
    return;
  }
  const { events, form, token } = passesThrough
    ? listRows(reading, query, options)
    : listValues(reading, query, name, options);
  if (!isPaged) yield* textOf(events, form);
  else {
    const end = () => {
      const position = token();
      return pageEnd(position && tokens.tokenOf(position), options);
    };
    yield* textOf(events, pageForm(form), { end });
  }
}

/** The query with the index that its token names in place of the token; an empty token asks for the first page. */
function withPosition(query: ListQuery, { positionOf }: TokenBinding): ListQuery {
  const { continuationToken: token } = query;
  return token === undefined || token === '' ? query : { ...query, continuationToken: positionOf(token) };
}

/** Whether a list has to look at the values of its events. */
function needsValues({ type }: Reading, query: ListQuery): boolean {
  const boundaries = [query.boundaryType, query.startBoundaryType, query.endBoundaryType];
  return query.filter !== undefined || (boundaries.includes(Boundary.ExactOrCalculated) && canCalculate(type));
}

/** The request of a list that passes stored texts on: its indexes are keys. */
function rowsRequest({ stream }: Reading, query: ListQuery, given: ReadOptions['given']): ListRequest {
  const readKey: ReadIndex = (text, parameter) => [stream.codec.keys.ofIndex(stream.readIndex(text, parameter))];
  return listRequest(rowType, listParameters(query, given, readKey, undefined));
}

/** What a list is made of whose texts can be passed on as a whole; null where they have to be looked at one by one. */
async function wholePlan(
  reading: Reading,
  query: ListQuery,
  { given, verbose }: ReadOptions,
): Promise<ReadPlan | null> {
  const request = rowsRequest(reading, query, given);
  const isPassed = verbose || reading.stream.codec.shortenBytes !== undefined;
  if (!isPassed || request.mode !== 'window' || request.page !== null) return null;
  return planWindow(reading.stream.rows, rowType, request, null);
}

/** Stored texts are passed on as they are. */
function listRows(reading: Reading, query: ListQuery, { given, verbose, limits }: ReadOptions): Listed {
  const { stream } = reading;
  const { codec, rows } = stream;
  const request = rowsRequest(reading, query, given);
  const { events, continuation } = readList(rows, rowType, request, limits.events);
  const token = () => {
    const [key = null] = continuation() ?? [];
    return key === null ? null : stream.textOfKey(String(key), 'round-trip');
  };
  return { events, form: rowsForm(codec, { verbose }), token };
}

function listValues(reading: Reading, query: ListQuery, name: FormName, options: ReadOptions): Listed {
  const { stream, type, shown } = reading;
  const { given, verbose, limits, cancellation } = options;
  const source = slicedSource(reading.source, query.filter, cancellation);
  const filter = query.filter === undefined ? undefined : reading.filter(query.filter);
  const request = listRequest(type, listParameters(query, given, stream.readIndex, filter?.matches));
  const orderBy = request.mode === 'filtered' ? (filter?.orderBy ?? null) : null;
  const { events, continuation } =
    request.mode === 'filtered' && orderBy !== null
      ? inSecondaryOrder(source, type, request, orderBy, limits)
      : readList(source, type, request, limits.events);
  const token = () => {
    const index = continuation();
    return index && indexText(stream.type, index, 'round-trip');
  };
  return { events: finished(reading, events), form: eventsForm(name, shown, { verbose }), token };
}

/** The text of GET Data/Interpolated; iterating throws as listText does (docs/behavior/stream-data.md#interpolated-events). */
export async function* interpolatedText(
  reading: Reading,
  query: InterpolatedQuery & { readonly form?: FormName },
  { verbose, limits, cancellation }: ReadOptions,
): AsyncGenerator<string, void> {
  const { source, type, shown, stream } = reading;
  const { index, startIndex, endIndex, count, form = 'default' } = query;
  requireAtMost('count', count ?? 0, limits.intervals, 'INTERVAL_LIMIT');
  requireFewCells('count', count ?? 0, shown.properties.length, limits.cells);
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
  yield* textOf(inSlices(cancellation, events, eventsAtOnce), eventsForm(form, shown, { verbose }));
}

/** The text of GET Data/Sampled; iterating throws as listText does (docs/behavior/stream-data.md#samples). */
export async function* sampledText(
  reading: Reading,
  query: SampledQuery & { readonly form?: FormName },
  { verbose, limits, cancellation }: ReadOptions,
): AsyncGenerator<string, void> {
  const { type, shown, stream } = reading;
  const { intervals, sampleBy, form = 'default' } = query;
  requireAtMost('intervals', intervals, limits.intervals, 'INTERVAL_LIMIT');
  requireFewCells('intervals', intervals, shown.properties.length, limits.cells);
  const source = slicedSource(reading.source, query.filter, cancellation);
  const filter = query.filter === undefined ? undefined : reading.filter(query.filter).matches;
  const parameters = { ...windowParameters(query, stream.readIndex), intervals, sampleBy, filter };
  const request = sampledRequest(type, parameters, limits.events);
  const events = finished(reading, readSampled(source, type, request, limits.events));
  yield* textOf(inSlices(cancellation, events, eventsAtOnce), eventsForm(form, shown, { verbose }), {
    size: calculatedSize,
  });
}

/** The text of the first or last event; null when there is none. */
export async function endText(
  reading: Reading,
  end: 'first' | 'last',
  { verbose }: Pick<ReadOptions, 'verbose'>,
): Promise<string | null> {
  const { source, shown, stream } = reading;
  const plain = isPlain(reading);
  const event = await (plain ? stream.rows : source)[end]();
  if (event === null) return null;
  const { write } = plain ? rowsForm(stream.codec, { verbose }) : eventsForm('default', shown, { verbose });
  return write([reading.finish?.(event) ?? event]);
}

/** Events as they are answered. */
async function* finished({ finish }: Reading, events: AsyncIterable<Chunk>): AsyncGenerator<Chunk, void> {
  if (finish === null) yield* events;
  else for await (const chunk of events) yield chunk.map(finish);
}
