// The events of streams: read, written, changed, removed, and calculated between those that are stored.
import type { operations as table } from '../../generated/operations/data-services.ts';
import type { operations } from '../../generated/types/data-services.ts';
import type { Handlers, LongBodyHandlers } from '../contract/types.ts';
import { endText, interpolatedText, listText, sampledText } from '../streams/event-texts.ts';
import { openStream } from '../streams/open-stream.ts';
import { patchEvents } from '../streams/patching.ts';
import { plainReading } from '../streams/reading.ts';
import { removeEvents } from '../streams/removing.ts';
import { eventReply, jsonReply } from '../streams/replies.ts';
import { summariesText } from '../streams/summaries-text.ts';
import { entriesOf } from '../streams/entries.ts';
import { insertEvents, putEvents } from '../streams/writing.ts';

export const streamData: Handlers<operations, typeof table, 'StreamData'> = {
  async getFirstEvent(_input, context) {
    return eventReply(await endText(plainReading(await openStream(context)), 'first', context));
  },

  async getLastEvent(_input, context) {
    return eventReply(await endText(plainReading(await openStream(context)), 'last', context));
  },

  async listEvents({ query }, context) {
    return jsonReply(listText(plainReading(await openStream(context)), query, context));
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
    await insertEvents(context.store, stream, entriesOf(stream.codec, body, context.bodyText));
    return { status: 204 };
  },

  async updateEvents({ query, body }, context) {
    const stream = await openStream(context);
    const entries = entriesOf(stream.codec, body, context.bodyText);
    await putEvents(context.store, stream, entries, query.allowCreate ?? true);
    return { status: 204 };
  },

  async patchEvents({ query, body }, context) {
    const stream = await openStream(context);
    const entries = entriesOf(stream.codec, body, context.bodyText);
    await patchEvents(context.store, stream, entries, query.selectExpression ?? []);
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
    const batch = await context.batches.read(stream.type, body);
    if (batch === null) return undefined;
    await insertEvents(context.store, stream, batch);
    return { status: 204 };
  },

  async updateEvents({ query }, context, body) {
    const stream = await openStream(context);
    const batch = await context.batches.read(stream.type, body);
    if (batch === null) return undefined;
    await putEvents(context.store, stream, batch, query.allowCreate ?? true);
    return { status: 204 };
  },
};
