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

/** What depends on a new definition of a data view. */
export interface ChangeHooks {
  /** Throws if the caller may not store the definition. */
  readonly checkDefinition: (view: DataView) => Promise<void>;
  /** Runs in the transaction that stores the definition. */
  readonly onStored: (transaction: Transaction, viewId: string) => Promise<void>;
}

/** Returns whether two data views are equal with defaults filled in. */
function isSameView(one: DataView, other: DataView): boolean {
  return isSameDefinition(one, other, 'DataView');
}

/** The members that order lists of data views. */
export const dataViewFields = { Id: 'string' } as const;

/** Stores the data view of a body unless an equal one exists; throws InvalidInput for a faulty one, Conflict if a different one has its Id. */
export async function getOrCreateDataView(
  context: Context,
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

/** Stores the data view of a body. Returns it if it is new, else null; throws InvalidInput for a faulty one. */
export async function createOrUpdateDataView(
  context: Context,
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
  // Another request has created it: the right to change it was not checked, since it did not exist.
  const { store, access, now } = context;
  const other = await access.requireObject('DataViews', view.Id, 'Write');
  const modified = nextModifiedDate(other.modified, now);
  await store.transaction(async (transaction) => {
    await transaction.objects.put(access.scope, 'dataView', { ...other, body: { ...view, Id: other.id }, modified });
    await onChange.onStored(transaction, other.id);
  });
  return null;
}

/** Removes the data view that the path names; throws NotFound if it is gone. */
export async function deleteDataView({ store, access }: Context): Promise<void> {
  const { id } = access.pathObject('DataViews');
  if ((await store.objects.remove(access.scope, 'dataView', id)) === 'missing') throw notFound('data view', id);
}

/** Creates a view and returns it; null if its Id is taken. */
async function create(
  context: Context,
  view: DataView,
  onChange: ChangeHooks,
): Promise<StoredObject<'dataView'> | null> {
  const { store, access } = context;
  const object = (await newObjectFactory(context, 'DataViews'))(view.Id, view);
  if (await store.objects.get(access.scope, 'dataView', view.Id)) return null;
  // A new data view feeds the virtual tables of a removed one with its Id.
  await onChange.checkDefinition(view);
  return store.transaction(async (transaction) => {
    const { objects } = transaction;
    if ((await objects.create(access.scope, 'dataView', object)) === 'exists') return null;
    await onChange.onStored(transaction, view.Id);
    return objects.get(access.scope, 'dataView', view.Id);
  });
}

/** Throws Conflict if another view is stored under the Id of a view. */
export async function requireNoConflict({ store, access }: Context, view: DataView): Promise<void> {
  if (view.Id === '') return;
  const stored = await store.objects.get(access.scope, 'dataView', view.Id);
  if (stored && !isSameView(stored.body, view)) throw conflict(stored.id);
}

/** Returns the failure for the Id of another data view. */
export function conflict(id: string): Failure {
  return new Failure('Conflict', `The data view '${id}' is stored with another definition.`, {
    parameters: { Id: id },
  });
}

/** The names of codes, by member. */
const namesOf: Readonly<Record<string, (code: number) => string>> = {
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

/** Returns the JSON of a data view: names for codes, without members with default values unless `isVerbose`. */
export function dataViewJson(view: Partial<DataView>, verbose: boolean): StoredDataView {
  return withCodeNames(verbose ? view : omitDefaults(view, 'DataView')) as StoredDataView;
}

/** Replaces the codes in a value by names. */
export function withCodeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCodeNames);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([member, content]: [string, unknown]) => {
    const nameOf = typeof content === 'number' ? namesOf[member] : undefined;
    return [member, nameOf ? nameOf(content as number) : withCodeNames(content)];
  });
  return Object.fromEntries(entries);
}
