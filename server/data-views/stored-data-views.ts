// Stored data views.
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import {
  FieldKind,
  nameOfCode,
  FieldSource,
  ItemKind,
  Shape,
  SourceKind,
  SummaryDirection,
  SummaryType,
} from '../domain/data-views/codes.ts';
import { readDataView, type DataView } from '../domain/data-views/definition.ts';
import { isSameDefinition } from '../domain/objects/same-definition.ts';
import { omitDefaults } from '../domain/objects/verbosity.ts';
import { typeCodeName } from '../domain/values/type-codes.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { nextModifiedDate, changeObject, newObjectFactory, type CreateResult } from '../catalog/changes.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    dataView: DataView;
  }
}

type StoredDataView = components['schemas']['StoredDataView'];

/** The hooks of a new definition of a data view. */
export interface ChangeHooks {
  /** Throws if the caller may not store the definition. */
  readonly checkDefinition: (view: DataView) => Promise<void>;
  /** Runs in the transaction that stores the definition. */
  readonly onStored: (transaction: Transaction, viewId: string) => Promise<void>;
}

/** Returns whether two data views are equal with defaults filled in. */
function isSameView(a: DataView, b: DataView): boolean {
  return isSameDefinition(a, b, 'DataView');
}

/** The members that lists of data views can be sorted by. */
export const dataViewFields = { Id: 'string' } as const;

/** Stores the data view of a body unless an equal one exists. Throws InvalidInput for an invalid view, Conflict if another view has its Id. */
export async function getOrCreateDataView(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  pathId: string,
  body: unknown,
  onChange: ChangeHooks,
): Promise<CreateResult<'dataView'>> {
  const view = readDataView(body, pathId);
  const created = await create(context, view, onChange);
  if (created) return { object: created, isNew: true };
  const existing = await context.access.requireObject('DataViews', view.Id, 'Read');
  if (!isSameView(existing.body, view)) throw conflict(existing.id);
  return { object: existing, isNew: false };
}

/** Stores the data view of a body. Returns it if it is new, otherwise null. Throws InvalidInput for an invalid view. */
export async function createOrUpdateDataView(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  pathId: string,
  body: unknown,
  onChange: ChangeHooks,
): Promise<StoredObject<'dataView'> | null> {
  const view = readDataView(body, pathId);
  if (context.access.pathObjectOrNull('DataViews')) {
    await onChange.checkDefinition(view);
    await changeObject(context, 'DataViews', async ({ id }, transaction) => {
      await onChange.onStored(transaction, id);
      return { body: { ...view, Id: id } };
    });
    return null;
  }
  const created = await create(context, view, onChange);
  if (created) return created;
  // Another request has just created the view, so the right to change it was not checked yet.
  const { store, access, now } = context;
  const other = await access.requireObject('DataViews', view.Id, 'Write');
  const modified = nextModifiedDate(other.modified, now);
  await store.transaction(async (transaction) => {
    await transaction.objects.put(access.scope, 'dataView', { ...other, body: { ...view, Id: other.id }, modified });
    await onChange.onStored(transaction, other.id);
  });
  return null;
}

/** Removes the data view that the path names. Throws NotFound if it was removed already. */
export async function deleteDataView({ store, access }: Pick<Context, 'access' | 'store'>): Promise<void> {
  const { id } = access.pathObject('DataViews');
  if ((await store.objects.remove(access.scope, 'dataView', id)) === 'missing') throw notFound('data view', id);
}

/** Creates a view. Returns it, or null if its Id is taken. */
async function create(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  view: DataView,
  onChange: ChangeHooks,
): Promise<StoredObject<'dataView'> | null> {
  const { store, access } = context;
  const object = (await newObjectFactory(context, 'DataViews'))(view.Id, view);
  if (await store.objects.get(access.scope, 'dataView', view.Id)) return null;
  // A new data view feeds the virtual tables of a removed view with the same Id.
  await onChange.checkDefinition(view);
  return store.transaction(async (transaction) => {
    const { objects } = transaction;
    if ((await objects.create(access.scope, 'dataView', object)) === 'exists') return null;
    await onChange.onStored(transaction, view.Id);
    return objects.get(access.scope, 'dataView', view.Id);
  });
}

/** Throws Conflict if a different view is stored with the Id of a view. */
export async function requireNoConflict(
  { store, access }: Pick<Context, 'access' | 'store'>,
  view: DataView,
): Promise<void> {
  if (view.Id === '') return;
  const stored = await store.objects.get(access.scope, 'dataView', view.Id);
  if (stored && !isSameView(stored.body, view)) throw conflict(stored.id);
}

/** Returns the failure for an Id that a different data view has. */
export function conflict(id: string): Failure {
  return new Failure('Conflict', `The data view '${id}' is stored with another definition.`, {
    parameters: { Id: id },
  });
}

/** For each member with a code, the function that returns the name of a code. */
const codeNames: Readonly<Record<string, (code: number) => string>> = {
  Kind: (code) => nameOfCode(ItemKind, code),
  SourceKind: (code) => nameOfCode(SourceKind, code),
  Source: (code) => nameOfCode(FieldSource, code),
  SummaryType: (code) => nameOfCode(SummaryType, code),
  SummaryDirection: (code) => nameOfCode(SummaryDirection, code),
  Shape: (code) => nameOfCode(Shape, code),
  ResourceType: (code) => nameOfCode(ItemKind, code),
  FieldKind: (code) => nameOfCode(FieldKind, code),
  IndexTypeCode: typeCodeName,
  TypeCode: typeCodeName,
};

/** Returns the JSON of a data view, with names for codes and, unless `verbose` is set, without members that have default values. */
export function dataViewJson(view: Partial<DataView>, verbose: boolean): StoredDataView {
  return withCodeNames(verbose ? view : omitDefaults(view, 'DataView')) as StoredDataView;
}

/** Returns a JSON value with names in place of codes. */
export function withCodeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCodeNames);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([member, content]: [string, unknown]) => {
    const nameOf = typeof content === 'number' ? codeNames[member] : undefined;
    return [member, nameOf ? nameOf(content as number) : withCodeNames(content)];
  });
  return Object.fromEntries(entries);
}
