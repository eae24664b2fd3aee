// Data views as they are stored.
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../contract/context.ts';
import {
  nameOfCode,
  FieldSource,
  ItemKind,
  Shape,
  SourceKind,
  SummaryDirection,
  SummaryType,
} from '../domain/data-views/codes.ts';
import type { DataView } from '../domain/data-views/definition.ts';
import { isSameDefinition } from '../domain/objects/same-definition.ts';
import { leaveOutDefaults } from '../domain/objects/verbosity.ts';
import { typeCodeName } from '../domain/values/type-codes.ts';
import { Failure } from '../http/errors/catalog.ts';
import type { StoredObject } from '../store/ports/object-store.ts';

type StoredDataView = components['schemas']['StoredDataView'];

/** The body of a stored data view. Only requests that were read as one are stored, so the cast is safe. */
export function dataViewBody({ body }: StoredObject): DataView {
  return body as DataView;
}

/** Whether two data views are the same once defaults are filled in. */
export function isSameView(one: DataView, other: DataView): boolean {
  return isSameDefinition(one, other, 'DataView');
}

/** Throws Conflict when a view has the Id of a stored one that differs from it. */
export async function requireNoConflict({ store, access }: Context, view: DataView): Promise<void> {
  if (view.Id === '') return;
  const stored = await store.objects.get(access.scope, 'dataView', view.Id);
  if (stored && !isSameView(dataViewBody(stored), view)) throw conflict(stored.id);
}

/** The failure of an Id that stands for another data view. */
export function conflict(id: string): Failure {
  return new Failure('Conflict', `The data view '${id}' is stored with another definition.`, {
    parameters: { Id: id },
  });
}

/** How the codes of members are called. */
const namesOf: Readonly<Record<string, (code: number) => string>> = {
  Kind: (code) => nameOfCode(ItemKind, code),
  SourceKind: (code) => nameOfCode(SourceKind, code),
  Source: (code) => nameOfCode(FieldSource, code),
  SummaryType: (code) => nameOfCode(SummaryType, code),
  SummaryDirection: (code) => nameOfCode(SummaryDirection, code),
  Shape: (code) => nameOfCode(Shape, code),
  IndexTypeCode: typeCodeName,
};

/** The JSON of a data view: codes by their names, members with default values left out unless it shall be verbose. */
export function dataViewJson(view: Partial<DataView>, verbose: boolean): StoredDataView {
  return named(verbose ? view : leaveOutDefaults(view, 'DataView')) as StoredDataView;
}

/** The same value with names in place of the codes of its members. */
export function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([member, content]: [string, unknown]) => {
    const nameOf = typeof content === 'number' ? namesOf[member] : undefined;
    return [member, nameOf ? nameOf(content as number) : named(content)];
  });
  return Object.fromEntries(entries);
}
