// Stream views as they are stored, and how they are read from requests.
import { InvalidInput, type EventType } from '../model.ts';
import { isSameIdentifier, requireMatchingIdentifier } from '../objects/identifiers.ts';
import { membersOf, pathOf, readList, readText } from '../types/members.ts';

/** Maps a property of the source type to one of the target type; a nested view maps the properties of nested types. */
export interface ViewProperty {
  readonly SourceId: string | null;
  readonly TargetId: string | null;
  readonly SdsStreamView: NestedView | null;
}

/** A view, or a nested one inside a property, which needs no identifiers. */
export interface NestedView {
  readonly Id: string | null;
  readonly Name: string | null;
  readonly Description: string | null;
  readonly SourceTypeId: string | null;
  readonly TargetTypeId: string | null;
  /** The mapped properties; null for automatic mapping. */
  readonly Properties: readonly ViewProperty[] | null;
}

/** A stored stream view, without its dates. */
export interface StreamView extends NestedView {
  readonly Id: string;
  readonly SourceTypeId: string;
  readonly TargetTypeId: string;
}

/**
 * Returns the stream view of a request's JSON. Members can be in any case, an empty list of properties becomes null, and a missing
 * identifier comes from the path. Throws InvalidInput for an identifier that is invalid or differs from the path, and for a missing
 * type. createViewMap checks the properties (docs/behavior/stream-views.md#creating-and-changing-views).
 */
export function readView(input: unknown, pathId: string): StreamView {
  const view = readNestedView(input, '');
  return {
    ...view,
    Id: requireMatchingIdentifier('Id', pathId, view.Id),
    SourceTypeId: requireId('SourceTypeId', view.SourceTypeId),
    TargetTypeId: requireId('TargetTypeId', view.TargetTypeId),
  };
}

/**
 * Throws InvalidInput unless the source type of the view is the type of the events to read
 * (docs/behavior/stream-views.md#reads-through-views).
 */
export function requireSourceType(view: StreamView, type: EventType): void {
  if (isSameIdentifier(view.SourceTypeId, type.id)) return;
  const reason = `it converts events of type '${view.SourceTypeId}', but they are of type '${type.id}'`;
  throw new InvalidInput('streamViewId', `Stream view '${view.Id}' cannot be used here: ${reason}.`);
}

function readNestedView(input: unknown, path: string): NestedView {
  const member = membersOf(input, path);
  const text = (name: string): string | null => readText(member(name), pathOf(path, name));
  return {
    Id: text('Id'),
    Name: text('Name'),
    Description: text('Description'),
    SourceTypeId: text('SourceTypeId'),
    TargetTypeId: text('TargetTypeId'),
    Properties: readList(member('Properties'), pathOf(path, 'Properties'), readProperty),
  };
}

function readProperty(input: unknown, path: string): ViewProperty {
  const member = membersOf(input, path);
  const nested = member('SdsStreamView') ?? null;
  return {
    SourceId: readText(member('SourceId'), pathOf(path, 'SourceId')),
    TargetId: readText(member('TargetId'), pathOf(path, 'TargetId')),
    SdsStreamView: nested === null ? null : readNestedView(nested, pathOf(path, 'SdsStreamView')),
  };
}

function requireId(name: string, id: string | null): string {
  if (id === null || id.trim() === '') throw new InvalidInput(name, `${name} must be given.`);
  return id;
}
