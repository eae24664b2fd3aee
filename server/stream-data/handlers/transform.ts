// Reads of events through a stream view, in other units, or joined from several streams.
import { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { firstOrLastText, indexTokenBinding, interpolatedText, listText, sampledText } from '../event-texts.ts';
import { joinText, openJoinedStreams } from '../joins.ts';
import { eventReply, formReply, jsonReply } from '../replies.ts';
import { summariesText } from '../summaries-text.ts';
import { readingInUnits, readingThrough, summariesInUnits } from '../transformed-readings.ts';

export const transform: Handlers<operations, typeof table, 'Transform'> = {
  async listTransformedEvents(input, context) {
    const { query } = input;
    const reading = await readingThrough(context, query.streamViewId);
    return formReply(
      listText(reading, query, context, indexTokenBinding(table.listTransformedEvents, input)),
      query.form,
    );
  },

  async convertEvents(input, context) {
    const { query, body } = input;
    const reading = await readingInUnits(context, body);
    return formReply(listText(reading, query, context, indexTokenBinding(table.convertEvents, input)), query.form);
  },

  async getTransformedFirstEvent({ query }, context) {
    return eventReply(await firstOrLastText(await readingThrough(context, query.streamViewId), 'first', context));
  },

  async convertFirstEvent({ body }, context) {
    return eventReply(await firstOrLastText(await readingInUnits(context, body), 'first', context));
  },

  async getTransformedLastEvent({ query }, context) {
    return eventReply(await firstOrLastText(await readingThrough(context, query.streamViewId), 'last', context));
  },

  async convertLastEvent({ body }, context) {
    return eventReply(await firstOrLastText(await readingInUnits(context, body), 'last', context));
  },

  async listTransformedInterpolatedEvents({ query }, context) {
    const reading = await readingThrough(context, query.streamViewId);
    return formReply(interpolatedText(reading, query, context), query.form);
  },

  async convertInterpolatedEvents({ query, body }, context) {
    const reading = await readingInUnits(context, body);
    return formReply(interpolatedText(reading, query, context), query.form);
  },

  async listTransformedSummaries({ query }, context) {
    return jsonReply(summariesText(await readingThrough(context, query.streamViewId), query, context));
  },

  async convertSummaries({ query, body }, context) {
    return jsonReply(summariesText(await summariesInUnits(context, body), query, context));
  },

  async listTransformedSampledEvents({ query }, context) {
    const reading = await readingThrough(context, query.streamViewId);
    return formReply(sampledText(reading, query, context), query.form);
  },

  async convertSampledEvents({ query, body }, context) {
    const reading = await readingInUnits(context, body);
    return formReply(sampledText(reading, query, context), query.form);
  },

  async listJoinedEvents({ query }, context) {
    return jsonReply(joinText(await openJoinedStreams(context, query.streams), query, context));
  },
};
