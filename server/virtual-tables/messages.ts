// Error messages of a virtual table's runs.
import type { components } from '../../generated/types/data-services.ts';
import type { Context } from '../requests/context.ts';

type Message = components['schemas']['VirtualTableErrorMessage'];

/** Returns the reply with one page of messages of the table that the path names, newest first. */
export async function messagesReply(
  { store: { tables }, access }: Pick<Context, 'access' | 'store'>,
  { skip = 0, count = 100 }: { readonly skip?: number; readonly count?: number },
) {
  const ref = { ...access.scope, table: access.pathObject('VirtualTables').id };
  const body = (await tables.messages(ref, skip, count)) as Message[];
  return { status: 200, headers: { 'Total-Count': await tables.countMessages(ref) }, body } as const;
}
