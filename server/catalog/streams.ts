// Definitions of streams: reads them from requests, compares them and writes them as JSON.
import type { components } from '../../generated/types/provisioning.ts';
import type { Searchable } from '../domain/languages/search.ts';
import { searchHint, type Hint } from '../domain/languages/search-hint.ts';
import { InvalidInput } from '../domain/model.ts';
import { requireMatchingIdentifier } from '../domain/objects/identifiers.ts';
import { isSameDefinition } from '../domain/objects/same-definition.ts';
import { eventType, secondaryIndexes } from '../domain/types/event-type.ts';
import { membersOf, readText } from '../domain/types/members.ts';
import { readStreamSettings, type StreamSettings } from '../domain/types/stream-settings.ts';
import type { StreamRef } from '../store/ports/event-store.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import type { LoadedType } from './types.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    stream: StreamBody;
  }
}

/** The definition of a stream in a request. */
export interface StreamDefinition extends StreamSettings {
  readonly Id: string;
  readonly Name: string | null;
  readonly Description: string | null;
  readonly TypeId: string;
}

/** The body of a stored stream; its JSON has neither tags nor metadata. */
export interface StreamBody extends StreamDefinition {
  readonly Tags: readonly string[];
  readonly Metadata: Readonly<Record<string, string>>;
}

/** The members that `filter` and `orderby` of a list of streams can name. */
export const streamFields = {
  Id: 'string',
  Name: 'string',
  Description: 'string',
  TypeId: 'string',
  CreatedDate: 'date',
  ModifiedDate: 'date',
} as const;

/** The searched members of streams (docs/behavior/searching-and-filtering.md#searched-fields). */
export const streamSearch: Searchable<StoredObject<'stream'>> = {
  fields: {
    Id: ({ id }) => [id],
    TypeId: (object) => [object.body.TypeId],
    Name: (object) => [object.body.Name],
    Description: (object) => [object.body.Description],
    Tags: (object) => object.body.Tags,
  },
  metadata: (object) => object.body.Metadata,
};

/** Returns the hint with which the store skips streams that a search cannot find; null if there is none. */
export function streamSearchHint(query: string): Hint | null {
  return searchHint(query, 'Id');
}

/** Returns the key of a stream in the event store. */
export function streamRef({ tenant, namespace }: Scope, { id }: { readonly id: string }): StreamRef {
  return { tenant, namespace, stream: id };
}

/**
 * Returns the definition in the JSON of a request; throws InvalidInput
 * (docs/behavior/types-and-streams.md#reading-definitions).
 */
export function readStream(input: unknown, pathId: string, isUom: (uom: string) => boolean): StreamDefinition {
  const member = membersOf(input, '');
  const TypeId = readText(member('TypeId'), 'TypeId') ?? '';
  if (TypeId.trim() === '') throw new InvalidInput('TypeId', 'TypeId must be given.');
  return {
    Id: requireMatchingIdentifier('Id', pathId, readText(member('Id'), 'Id')),
    Name: readText(member('Name'), 'Name'),
    Description: readText(member('Description'), 'Description'),
    TypeId,
    ...readStreamSettings(input, isUom),
  };
}

/**
 * Throws InvalidInput unless the type has a key and the properties that the stream names
 * (docs/behavior/types-and-streams.md#secondary-indexes, docs/behavior/types-and-streams.md#keys).
 */
export function checkStream(stream: StreamDefinition, { definition, find }: LoadedType): void {
  secondaryIndexes(eventType(definition, find, stream), stream.Indexes ?? []);
}

/**
 * Returns whether a stored stream has this definition, whatever its tags, metadata and dates are
 * (docs/behavior/types-and-streams.md#creating-and-updating).
 */
export function isSameStream(stored: StoredObject<'stream'>, definition: StreamDefinition): boolean {
  return isSameDefinition(definitionJson(stored.body), definitionJson(definition), 'SdsStream');
}

/** Returns the complete JSON of a stored stream. */
export function streamJson(object: StoredObject<'stream'>): components['schemas']['SdsStream'] {
  const json = definitionJson(object.body);
  return { ...json, Id: object.id, CreatedDate: object.created, ModifiedDate: object.modified };
}

function definitionJson(stream: StreamDefinition): components['schemas']['SdsStream'] {
  return {
    Id: stream.Id,
    Name: stream.Name,
    Description: stream.Description,
    TypeId: stream.TypeId,
    Indexes: stream.Indexes && [...stream.Indexes],
    InterpolationMode: stream.InterpolationMode,
    ExtrapolationMode: stream.ExtrapolationMode,
    PropertyOverrides: stream.PropertyOverrides && [...stream.PropertyOverrides],
  };
}
