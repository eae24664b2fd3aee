// The streams with the health of edge systems (docs/behavior/edge-systems.md#health-streams).
import { describe, expect, it } from '@jest/globals';
import {
  diagnosticsEvents,
  nextMessageEvent,
  statusEvent,
  systemEvent,
  systemFigures,
  type HealthType,
} from '../../../server/domain/edge/health-streams.ts';

const gateway = { DeviceName: 'GW1' };
const adapter = { Id: 'OpcUa1', ComponentType: 'OpcUa' };
const time = '2026-03-02T08:00:00Z';
const dateTime = 16;
const text = 18;
const nullableDouble = 114;

/** Returns the Id of a type, and its properties with their codes; the key has a star. */
const shapeOf = ({ Id, SdsTypeCode, Properties }: HealthType) => {
  expect(SdsTypeCode).toBe(1);
  const properties = Properties as readonly { Id: string; IsKey?: boolean; SdsType: { SdsTypeCode: number } }[];
  return [Id, properties.map(({ Id, IsKey, SdsType }) => `${IsKey ? '*' : ''}${Id} ${SdsType.SdsTypeCode}`).join(', ')];
};

describe('an event for a health stream', () => {
  it('has the status of a component, under the name of its device and its own', () => {
    const { streamId, type, event } = statusEvent(gateway, adapter, time, 'Good');
    expect(streamId).toBe('Adapters.GW1.OpcUa1.DeviceStatus');
    expect(event).toEqual({ Time: time, DeviceStatus: 'Good' });
    expect(shapeOf(type)).toEqual(['Health.DeviceStatus', `*Time ${dateTime}, DeviceStatus ${text}`]);
    expect(type.Name).toBe('Status of a component');
  });

  it('has the time by which the next message is expected', () => {
    const { streamId, type, event } = nextMessageEvent(gateway, adapter, time, '2026-03-02T08:01:00Z');
    expect(streamId).toBe('Adapters.GW1.OpcUa1.NextHealthMessageExpected');
    expect(event).toEqual({ Time: time, NextHealthMessageExpected: '2026-03-02T08:01:00Z' });
    expect(shapeOf(type)).toEqual([
      'Health.NextHealthMessageExpected',
      `*Time ${dateTime}, NextHealthMessageExpected ${dateTime}`,
    ]);
    expect(type.Name).toBe('By when the next health message arrives');
  });

  it('of a storage is named after its device only', () => {
    const storage = { Id: 'Storage1', ComponentType: 'Storage' };
    expect(statusEvent(gateway, storage, time, 'Good').streamId).toBe('Storage.GW1.DeviceStatus');
    expect(nextMessageEvent(gateway, storage, time, time).streamId).toBe('Storage.GW1.NextHealthMessageExpected');
  });

  it('has the figures about the machine', () => {
    const { streamId, type, event } = systemEvent(gateway, time, { ThreadCount: 4, HandleCount: null });
    expect(streamId).toBe('GW1.System.Diagnostics');
    expect(event).toEqual({ timestamp: time, ThreadCount: 4, HandleCount: null });
    const figures = systemFigures.map((figure) => `${figure} ${nullableDouble}`).join(', ');
    expect(shapeOf(type)).toEqual(['Diagnostics.System', `*timestamp ${dateTime}, ${figures}`]);
    expect(type.Name).toBe('Figures about a machine');
  });
});

describe('the events with the figures of a component', () => {
  const read = (figures: Parameters<typeof diagnosticsEvents>[3]) => diagnosticsEvents(gateway, adapter, time, figures);

  it('are one for each of the three streams', () => {
    const events = read({ IORate: 1.5, ErrorRate: 0, StreamCount: 3, TypeCount: 2 });
    expect(events.map(({ streamId, event }) => [streamId, event])).toEqual([
      ['GW1.OpcUa1.IORate', { timestamp: time, IORate: 1.5 }],
      ['GW1.OpcUa1.ErrorRate', { timestamp: time, ErrorRate: 0 }],
      ['GW1.OpcUa1.StreamCount', { timestamp: time, StreamCount: 3, TypeCount: 2 }],
    ]);
    expect(events.map(({ type }) => shapeOf(type))).toEqual([
      ['Diagnostics.Adapter.IORate', `*timestamp ${dateTime}, IORate ${nullableDouble}`],
      ['Diagnostics.Adapter.ErrorRate', `*timestamp ${dateTime}, ErrorRate ${nullableDouble}`],
      [
        'Diagnostics.StreamCountEvent',
        `*timestamp ${dateTime}, StreamCount ${nullableDouble}, TypeCount ${nullableDouble}`,
      ],
    ]);
    expect(events.map(({ type }) => type.Name)).toEqual([
      'Events a second',
      'Errors a second',
      'Numbers of streams and types',
    ]);
  });

  it('are left out for streams without a figure', () => {
    expect(read({})).toEqual([]);
    expect(read({ IORate: null, StreamCount: null })).toEqual([]);
    expect(read({ TypeCount: 0, StreamCount: null }).map(({ event }) => event)).toEqual([
      { timestamp: time, StreamCount: null, TypeCount: 0 },
    ]);
  });
});
