// The data of data views that requests bring along.
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { requireNoConflict } from '../stored-data-views.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { dataPage } from '../pages.ts';
import { requireFewQueryWords } from '../query-words.ts';
import { readDataView } from '../../domain/data-views/definition.ts';

function addressOf({ baseUrl, access: { scope } }: RequestContext, mode: 'stored' | 'interpolated'): string {
  const [tenant, namespace] = [scope.tenant, scope.namespace].map(encodeURIComponent);
  return `${baseUrl}/api/v1/tenants/${tenant}/namespaces/${namespace}/preview/dataviews/data/${mode}`;
}

export const dataViewData: Handlers<operations, typeof table, 'DataViewData'> = {
  async queryInterpolatedData({ query, body }, context) {
    requireFewQueryWords(body, context.limits.words);
    const address = addressOf(context, 'interpolated');
    const view = readDataView(body);
    return dataPage(context, { view, mode: 'interpolated', query, given: context.given, address });
  },

  async queryStoredData({ query, body }, context) {
    requireFewQueryWords(body, context.limits.words);
    const view = readDataView(body);
    await requireNoConflict(context, view);
    return dataPage(context, {
      view,
      mode: 'stored',
      query,
      given: context.given,
      address: addressOf(context, 'stored'),
    });
  },
};
