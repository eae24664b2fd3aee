// The events of streams: read, written, changed, removed, and calculated between those that are stored.
import { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Handlers, LongBodyHandlers } from '../../api/handler-types.ts';
import { endText, indexTokens, interpolatedText, listText, sampledText } from '../event-texts.ts';
import { openStream, type OpenStream } from '../open-stream.ts';
import { patchEvents, patchReader, readPatches } from '../patching.ts';
import { plainReading } from '../reading.ts';
import { removeEvents } from '../removing.ts';
import { eventReply, jsonReply } from '../replies.ts';
import { summariesText } from '../summaries-text.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { SentBody } from '../../requests/sent-body.ts';
import { KeyTwice } from '../../store/blocks/batch-builder.ts';
import type { SealedBatch } from '../../store/ports/sealed-batch.ts';
import type { EventRow } from '../../store/ports/event-store.ts';
import { entriesOf, requireEventCount, rowsOfEntries } from '../entries.ts';
import { eventTwice, insertEvents, putEvents } from '../writing.ts';

export const streamData: Handlers<operations, typeof table, 'StreamData'> = {
  async getFirstEvent(_input, context) {
    return eventReply(await endText(plainReading(await openStream(context)), 'first', context));
  },

  async getLastEvent(_input, context) {
    return eventReply(await endText(plainReading(await openStream(context)), 'last', context));
  },

  async listEvents(input, context) {
    const tokens = indexTokens(table.listEvents, input);
    return jsonReply(listText(plainReading(await openStream(context)), input.query, context, tokens));
  },

  async listInterpolatedEvents({ query }, context) {
    return jsonReply(interpolatedText(plainReading(await openStream(context)), query, context));
  },

  async listSummaries({ query }, context) {
    return jsonReply(summariesText(plainReading(await openStream(context)), query, context));
  },

  async listSampledEvents({ query }, context) {
    return jsonReply(sampledText(plainReading(await openStream(context)), query, context));
  },

  async insertEvents({ body }, context) {
    const stream = await openStream(context);
    await insertEvents(context.store, stream, rowsOfBody(stream, body, context), context.cancellation);
    return { status: 204 };
  },

  async updateEvents({ query, body }, context) {
    const stream = await openStream(context);
    const allowCreate = query.allowCreate ?? true;
    await putEvents(context.store, stream, rowsOfBody(stream, body, context), { ...context, allowCreate });
    return { status: 204 };
  },

  async patchEvents({ query, body }, context) {
    const stream = await openStream(context);
    requireEventCount(body.length, context.limits.writes.events);
    const toPatches = patchReader(stream, query.selectExpression ?? []);
    const patches = toPatches(entriesOf(stream.codec, body, context.bodyText), 0);
    await patchEvents(context.store, stream, patches, context.cancellation);
    return { status: 204 };
  },

  async removeEvents({ query }, context) {
    await removeEvents(context.store, await openStream(context), query);
    return { status: 204 };
  },
};

/** Writes of many events at once. */
export const longStreamData: LongBodyHandlers<operations> = {
  async insertEvents(_input, context, body) {
    const stream = await openStream(context);
    const batch = await readBatch(stream, body, 'refuse', context);
    await insertEvents(context.store, stream, batch, context.cancellation);
    return { status: 204 };
  },

  async updateEvents({ query }, context, body) {
    const stream = await openStream(context);
    const batch = await readBatch(stream, body, 'replace', context);
    await putEvents(context.store, stream, batch, { ...context, allowCreate: query.allowCreate ?? true });
    return { status: 204 };
  },

  async patchEvents({ query }, context, body) {
    const stream = await openStream(context);
    const { store, limits, cancellation } = context;
    const toPatches = patchReader(stream, query.selectExpression ?? []);
    await patchEvents(
      store,
      stream,
      await readPatches(stream, body, toPatches, { limits: limits.writes, cancellation }),
      cancellation,
    );
    return { status: 204 };
  },
};

function rowsOfBody(
  { codec }: OpenStream,
  body: readonly unknown[],
  { limits, bodyText }: RequestContext,
): readonly EventRow[] {
  requireEventCount(body.length, limits.writes.events);
  return rowsOfEntries(codec, entriesOf(codec, body, bodyText));
}

/** The events of a long body; throws EventExists for an index that is that occurs twice when duplicates are refused. */
async function readBatch(
  stream: OpenStream,
  body: SentBody,
  duplicates: 'refuse' | 'replace',
  { batches, limits, cancellation }: RequestContext,
): Promise<SealedBatch> {
  try {
    return await batches.read(stream.type, body, { limits: limits.writes, duplicates }, cancellation);
  } catch (error) {
    throw error instanceof KeyTwice ? eventTwice(stream, error.key) : error;
  }
}
