// Reads of stored and calculated events of a stream, and writes.
import { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { batchOfBody, patchesOfBody } from '../event-bodies.ts';
import { firstOrLastText, indexTokenBinding, interpolatedText, listText, sampledText } from '../event-texts.ts';
import { openStream } from '../open-stream.ts';
import { patchEvents } from '../patching.ts';
import { plainReading } from '../reading.ts';
import { removeEvents } from '../removing.ts';
import { eventReply, jsonReply } from '../replies.ts';
import { summariesText } from '../summaries-text.ts';
import { insertEvents, putEvents } from '../writing.ts';

export const streamData: Handlers<operations, typeof table, 'StreamData'> = {
  async getFirstEvent(_input, context) {
    return eventReply(await firstOrLastText(plainReading(await openStream(context)), 'first', context));
  },

  async getLastEvent(_input, context) {
    return eventReply(await firstOrLastText(plainReading(await openStream(context)), 'last', context));
  },

  async listEvents(input, context) {
    const tokens = indexTokenBinding(table.listEvents, input);
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
    const batch = await batchOfBody(context, stream, body, 'refuse');
    await insertEvents(context.store, stream, batch, context.cancellation);
    return { status: 204 };
  },

  async updateEvents({ query, body }, context) {
    const stream = await openStream(context);
    const batch = await batchOfBody(context, stream, body, 'replace');
    await putEvents(context.store, stream, batch, { ...context, allowCreate: query.allowCreate ?? true });
    return { status: 204 };
  },

  async patchEvents({ query, body }, context) {
    const stream = await openStream(context);
    const patches = await patchesOfBody(context, stream, body, query.selectExpression ?? []);
    await patchEvents(context.store, stream, patches, context.cancellation);
    return { status: 204 };
  },

  async removeEvents({ query }, context) {
    await removeEvents(context.store, await openStream(context), query);
    return { status: 204 };
  },
};
