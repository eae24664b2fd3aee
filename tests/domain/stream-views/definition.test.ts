import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../server/domain/model.ts';
import { isSameDefinition } from '../../../server/domain/objects/same-definition.ts';
import { readView, requireSourceType, type StreamView } from '../../../server/domain/stream-views/definition.ts';
import { simple } from './event-types.ts';

const ids = { SourceTypeId: 'Simple', TargetTypeId: 'Simple1' };

describe('readView (docs/behavior/stream-views.md#creating-and-changing-views)', () => {
  it('fills in what is left out', () => {
    const empty = { Name: null, Description: null, Properties: null };
    expect(readView(ids, 'View')).toEqual({ Id: 'View', ...ids, ...empty });
    expect(readView({ ...ids, Id: 'VIEW', Properties: [] }, 'View')).toEqual({ Id: 'VIEW', ...ids, ...empty });
  });

  it('takes members in any case and ignores what it does not know, dates included', () => {
    const sent = {
      ...ids,
      name: 'View',
      CreatedDate: '2020-01-01T00:00:00Z',
      properties: [{ sourceId: 'Time', TARGETID: 'Time', sdsStreamView: { properties: [{ SourceId: 'A' }] } }],
    };
    const nothing = { Id: null, Name: null, Description: null, SourceTypeId: null, TargetTypeId: null };
    expect(readView(sent, 'View')).toEqual({
      Id: 'View',
      ...ids,
      Name: 'View',
      Description: null,
      Properties: [
        {
          SourceId: 'Time',
          TargetId: 'Time',
          SdsStreamView: { ...nothing, Properties: [{ SourceId: 'A', TargetId: null, SdsStreamView: null }] },
        },
      ],
    });
  });

  it.each<[string, unknown, string]>([
    ['no object', [ids], 'body'],
    ['null', null, 'body'],
    ['another identifier', { ...ids, Id: 'Other' }, 'Id'],
    ['no source type', { TargetTypeId: 'T' }, 'SourceTypeId'],
    ['blank target type', { SourceTypeId: 'S', TargetTypeId: ' ' }, 'TargetTypeId'],
    ['a number for a name', { ...ids, Name: 5 }, 'Name'],
    ['no list', { ...ids, Properties: {} }, 'Properties'],
    ['an empty entry', { ...ids, Properties: [null] }, 'Properties[0]'],
    ['a faulty nested view', { ...ids, Properties: [{ SdsStreamView: 'x' }] }, 'Properties[0].SdsStreamView'],
  ])('refuses: %s', (_name, input, subject) => {
    const read = (): unknown => readView(input, 'View');
    expect(read).toThrow(InvalidInput);
    expect(read).toThrow(expect.objectContaining({ subject }));
  });

  it('refuses an identifier of the path that breaks the rules', () => {
    expect(() => readView(ids, ' View')).toThrow(expect.objectContaining({ subject: 'Id' }));
  });
});

describe('views that are the same (docs/behavior/stream-views.md#creating-and-changing-views)', () => {
  const pairs = [
    { SourceId: 'Time', TargetId: 'Time' },
    { SourceId: 'State', TargetId: 'State' },
  ];
  const stored = readView({ ...ids, Name: 'One', Properties: pairs }, 'View');
  const same = (change: object): boolean =>
    isSameDefinition<StreamView>(
      stored,
      readView({ ...ids, Name: 'One', Properties: pairs, ...change }, 'View'),
      'SdsStreamView',
    );

  it.each<[string, object, boolean]>([
    ['nothing changed', {}, true],
    ['spelling of identifiers', { Id: 'VIEW', SourceTypeId: 'SIMPLE' }, true],
    ['name', { Name: 'one' }, false],
    ['description', { Description: '' }, false],
    ['type', { TargetTypeId: 'Simple2' }, false],
    ['order of the properties', { Properties: pairs.toReversed() }, false],
    ['fewer properties', { Properties: pairs.slice(1) }, false],
    ['no properties', { Properties: null }, false],
  ])('%s', (_name, change, expected) => {
    expect(same(change)).toBe(expected);
  });
});

describe('requireSourceType (docs/behavior/stream-views.md#reads-through-views)', () => {
  it('accepts the type of the view in any spelling and refuses others', () => {
    const view = readView({ SourceTypeId: 'SIMPLE', TargetTypeId: 'Simple1' }, 'View');
    expect(() => {
      requireSourceType(view, simple);
    }).not.toThrow();
    expect(() => {
      requireSourceType(view, { ...simple, id: 'Simple1' });
    }).toThrow(expect.objectContaining({ subject: 'streamViewId' }));
  });
});
