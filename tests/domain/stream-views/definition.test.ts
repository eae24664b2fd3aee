import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../server/domain/model.ts';
import { isSameDefinition } from '../../../server/domain/objects/same-definition.ts';
import { readView, requireSourceType, type StreamView } from '../../../server/domain/stream-views/definition.ts';
import { simple } from './event-types.ts';

const ids = { SourceTypeId: 'Simple', TargetTypeId: 'Simple1' };

describe('readView (docs/behavior/stream-views.md#creating-and-changing-views)', () => {
  it('sets missing members to null', () => {
    const empty = { Name: null, Description: null, Properties: null };
    expect(readView(ids, 'View')).toEqual({ Id: 'View', ...ids, ...empty });
    expect(readView({ ...ids, Id: 'VIEW', Properties: [] }, 'View')).toEqual({ Id: 'VIEW', ...ids, ...empty });
  });

  it('accepts members in any case and ignores unknown ones, including dates', () => {
    const sent = {
      ...ids,
      name: 'View',
      CreatedDate: '2020-01-01T00:00:00Z',
      properties: [{ sourceId: 'Time', TARGETID: 'Time', sdsStreamView: { properties: [{ SourceId: 'A' }] } }],
    };
    const emptyNestedView = { Id: null, Name: null, Description: null, SourceTypeId: null, TargetTypeId: null };
    expect(readView(sent, 'View')).toEqual({
      Id: 'View',
      ...ids,
      Name: 'View',
      Description: null,
      Properties: [
        {
          SourceId: 'Time',
          TargetId: 'Time',
          SdsStreamView: { ...emptyNestedView, Properties: [{ SourceId: 'A', TargetId: null, SdsStreamView: null }] },
        },
      ],
    });
  });

  it.each<[string, unknown, string]>([
    ['a list instead of an object', [ids], 'body'],
    ['null', null, 'body'],
    ['another identifier', { ...ids, Id: 'Other' }, 'Id'],
    ['no source type', { TargetTypeId: 'T' }, 'SourceTypeId'],
    ['a target type of spaces', { SourceTypeId: 'S', TargetTypeId: ' ' }, 'TargetTypeId'],
    ['a number as the name', { ...ids, Name: 5 }, 'Name'],
    ['properties that are not a list', { ...ids, Properties: {} }, 'Properties'],
    ['a property that is null', { ...ids, Properties: [null] }, 'Properties[0]'],
    ['a number as a source', { ...ids, Properties: [{ SourceId: 5 }] }, 'Properties[0].SourceId'],
    ['a number as a target', { ...ids, Properties: [{ TargetId: 5 }] }, 'Properties[0].TargetId'],
    ['an invalid nested view', { ...ids, Properties: [{ SdsStreamView: 'x' }] }, 'Properties[0].SdsStreamView'],
  ])('refuses: %s', (_name, input, subject) => {
    const read = (): unknown => readView(input, 'View');
    expect(read).toThrow(InvalidInput);
    expect(read).toThrow(expect.objectContaining({ subject }));
  });

  it('says which type is missing', () => {
    expect(() => readView({ TargetTypeId: 'T' }, 'View')).toThrow('SourceTypeId must be given.');
  });

  it('refuses an invalid identifier in the path', () => {
    expect(() => readView(ids, ' View')).toThrow(expect.objectContaining({ subject: 'Id' }));
  });
});

describe('two views (docs/behavior/stream-views.md#creating-and-changing-views)', () => {
  const pairs = [
    { SourceId: 'Time', TargetId: 'Time' },
    { SourceId: 'State', TargetId: 'State' },
  ];
  const stored = readView({ ...ids, Name: 'One', Properties: pairs }, 'View');
  const isSameAfter = (change: object): boolean =>
    isSameDefinition<StreamView>(
      stored,
      readView({ ...ids, Name: 'One', Properties: pairs, ...change }, 'View'),
      'SdsStreamView',
    );

  it.each<[string, object]>([
    ['no change', {}],
    ['another case of identifiers', { Id: 'VIEW', SourceTypeId: 'SIMPLE' }],
  ])('are the same with %s', (_name, change) => {
    expect(isSameAfter(change)).toBe(true);
  });

  it.each<[string, object]>([
    ['another name', { Name: 'one' }],
    ['another description', { Description: '' }],
    ['another target type', { TargetTypeId: 'Simple2' }],
    ['another order of the properties', { Properties: pairs.toReversed() }],
    ['fewer properties', { Properties: pairs.slice(1) }],
    ['no properties', { Properties: null }],
  ])('differ with %s', (_name, change) => {
    expect(isSameAfter(change)).toBe(false);
  });
});

describe('requireSourceType (docs/behavior/stream-views.md#reads-through-views)', () => {
  it('accepts the source type of the view in any case and refuses others', () => {
    const view = readView({ SourceTypeId: 'SIMPLE', TargetTypeId: 'Simple1' }, 'View');
    expect(() => {
      requireSourceType(view, simple);
    }).not.toThrow();
    expect(() => {
      requireSourceType(view, { ...simple, id: 'Simple1' });
    }).toThrow(
      expect.objectContaining({
        subject: 'streamViewId',
        message:
          "Stream view 'View' cannot be used here: it converts events of type 'SIMPLE', but they are of type 'Simple1'.",
      }),
    );
  });
});
