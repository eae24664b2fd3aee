import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { StatusCategory } from '../../../server/domain/edge/status-category.ts';
import { componentStatus, statusOfText, statusTimeline, systemStatus } from '../../../server/domain/edge/status.ts';
import { formatDateTime, parseDateTime } from '../../../server/domain/values/time.ts';
import { component } from './samples.ts';

const { Bad, Warning, Discovered, Good, Stopped } = StatusCategory;
const start = parseDateTime('2026-03-02T08:00:00Z') ?? 0n;
const second = 10_000_000n;
const at = (seconds: number) => start + BigInt(seconds) * second;

describe('the status for a text of a device', () => {
  it.each([
    ['Good', Good, 'Good'],
    [' GOOD ', Good, 'Good'],
    ['3 | Good', Good, 'Good'],
    ['Starting', Warning, 'Starting'],
    ['AttemptingFailover', Warning, 'Attempting Failover'],
    ['attempting failover', Warning, 'Attempting Failover'],
    ['ConnectedNoData', Warning, 'Connected / No Data'],
    ['Connected/No Data', Warning, 'Connected / No Data'],
    ['NotConfigured', Warning, 'Not Configured'],
    ['DeviceInError', Bad, 'Device in error'],
    ['Server Error', Bad, 'Server Error'],
    ['Unknown', Bad, 'Unknown'],
    ['On fire', Bad, 'On fire'],
    ['12|On fire', Bad, 'On fire'],
    ['12|  On fire ', Bad, 'On fire'],
    ['x 3|Good', Bad, 'x 3|Good'],
    ['x3|Good', Bad, 'x3|Good'],
    ['', Bad, ''],
    ['Shutdown', Stopped, 'Shutdown'],
    ['Removed', Stopped, 'Removed'],
  ])('is known: "%s"', (text, Status, StatusDescription) => {
    expect(statusOfText(text)).toEqual({ Status, StatusDescription });
  });
});

describe('the status of a component over time', () => {
  const expected = formatDateTime(at(0));
  it.each([
    ['was Good', Good, 'Good', Bad, 'Unknown'],
    ['was failing', Bad, 'Device in error', Bad, 'Unknown'],
    ['had no status', Discovered, null, Bad, 'Unknown'],
    ['was Stopped (which stays)', Stopped, 'Shutdown', Stopped, 'Shutdown'],
  ] as const)(
    'changes when the next message is late, if it %s',
    (_what, Status, StatusDescription, later, description) => {
      const device = component('A', { Status, StatusDescription, NextHealthMessageExpected: expected });
      for (const seconds of [-60, 0, 60])
        expect(componentStatus(device, at(seconds))).toEqual({ Status, StatusDescription });
      for (const now of [at(60) + 1n, at(1_000)])
        expect(componentStatus(device, now)).toEqual({ Status: later, StatusDescription: description });
    },
  );

  it('does not change if no next message is announced', () => {
    const device = component('A', { Status: Good, StatusDescription: 'Good' });
    expect(componentStatus(device, at(1_000_000))).toEqual({ Status: Good, StatusDescription: 'Good' });
  });
});

describe('the status of a system', () => {
  const withStatus = (Id: string, Status: StatusCategory) => component(Id, { Status, StatusDescription: `${Id} says` });
  it.each([
    ['Discovered without components', [], Discovered, null],
    [
      'that of the component with the lowest number',
      [withStatus('A', Stopped), withStatus('B', Good), withStatus('C', Discovered)],
      Discovered,
      'C says',
    ],
    [
      'Bad if a component is Bad',
      [withStatus('A', Warning), withStatus('B', Bad), withStatus('C', Discovered)],
      Bad,
      'B says',
    ],
    [
      'that of the lowest identifier among equal statuses',
      [withStatus('B', Bad), withStatus('A', Bad), withStatus('C', Bad)],
      Bad,
      'A says',
    ],
    [
      'that of an upper-case identifier before a lower-case one',
      [withStatus('a', Good), withStatus('B', Good)],
      Good,
      'B says',
    ],
  ])('is %s', (_what, components, Status, StatusDescription) => {
    expect(systemStatus(components, start)).toEqual({ Status, StatusDescription });
  });

  it('is what the status timeline predicts, at any time', () => {
    const aComponent = fc
      .record({
        Id: fc.constantFrom('A', 'B', 'C', 'D'),
        Status: fc.constantFrom(Bad, Warning, Discovered, Good, Stopped),
        seconds: fc.option(fc.integer({ min: 0, max: 10 })),
      })
      .map(({ Id, Status, seconds }) =>
        component(Id, {
          Status,
          StatusDescription: Status === Discovered ? null : `${Id} says`,
          NextHealthMessageExpected: seconds === null ? null : formatDateTime(at(seconds)),
        }),
      );
    const someComponents = fc.uniqueArray(aComponent, { selector: ({ Id }) => Id, maxLength: 4 });
    fc.assert(
      fc.property(someComponents, fc.integer({ min: 55, max: 75 }), (components, seconds) => {
        const { reported, silentAfter } = statusTimeline(components);
        const isSilent = silentAfter !== null && silentAfter < at(seconds);
        const predicted = isSilent ? { Status: Bad, StatusDescription: 'Unknown' } : reported;
        expect(systemStatus(components, at(seconds))).toEqual(predicted);
      }),
      { numRuns: 2_000 },
    );
  });
});
