// The data of data views that are sent in the request.
import { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { requireNoConflict } from '../stored-data-views.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { dataPage } from '../pages.ts';
import { requireMaxQueryWords } from '../query-words.ts';
import { readDataView } from '../../domain/data-views/definition.ts';

function addressOf({ baseUrl, access: { scope } }: RequestContext, mode: 'stored' | 'interpolated'): string {
  const [tenant, namespace] = [scope.tenant, scope.namespace].map(encodeURIComponent);
  return `${baseUrl}/api/v1/tenants/${tenant}/namespaces/${namespace}/preview/dataviews/data/${mode}`;
}

export const dataViewData: Handlers<operations, typeof table, 'DataViewData'> = {
  async queryInterpolatedData({ path, query, body }, context) {
    requireMaxQueryWords(body, context.limits.words);
    const view = readDataView(body);
    const { sentParameters } = context;
    const [operation, address] = [table.queryInterpolatedData, addressOf(context, 'interpolated')];
    return dataPage(context, { view, mode: 'interpolated', path, query, sentParameters, operation, address });
  },

  async queryStoredData({ path, query, body }, context) {
    requireMaxQueryWords(body, context.limits.words);
    const view = readDataView(body);
    await requireNoConflict(context, view);
    const { sentParameters } = context;
    const [operation, address] = [table.queryStoredData, addressOf(context, 'stored')];
    return dataPage(context, { view, mode: 'stored', path, query, sentParameters, operation, address });
  },
};
