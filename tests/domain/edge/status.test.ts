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

describe('texts of devices', () => {
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
    ['', Bad, ''],
    ['Shutdown', Stopped, 'Shutdown'],
    ['Removed', Stopped, 'Removed'],
  ])('"%s"', (text, Status, StatusDescription) => {
    expect(statusOfText(text)).toEqual({ Status, StatusDescription });
  });
});

describe('a component as time goes by', () => {
  const expected = formatDateTime(at(0));
  it.each([
    ['was Good', Good, 'Good', Bad, 'Unknown'],
    ['was failing', Bad, 'Device in error', Bad, 'Unknown'],
    ['has told no status', Discovered, null, Bad, 'Unknown'],
    ['was stopped', Stopped, 'Shutdown', Stopped, 'Shutdown'],
  ] as const)('%s', (_what, Status, StatusDescription, later, description) => {
    const one = component('A', { Status, StatusDescription, NextHealthMessageExpected: expected });
    for (const seconds of [-60, 0, 60])
      expect(componentStatus(one, at(seconds))).toEqual({ Status, StatusDescription });
    for (const now of [at(60) + 1n, at(1_000)])
      expect(componentStatus(one, now)).toEqual({ Status: later, StatusDescription: description });
  });

  it('is not watched when it did not say when it reports again', () => {
    const one = component('A', { Status: Good, StatusDescription: 'Good' });
    expect(componentStatus(one, at(1_000_000))).toEqual({ Status: Good, StatusDescription: 'Good' });
  });
});

describe('a system', () => {
  const of = (Id: string, Status: StatusCategory) => component(Id, { Status, StatusDescription: `${Id} says` });
  it.each([
    ['nothing', [], Discovered, null],
    ['the lowest number first', [of('A', Stopped), of('B', Good), of('C', Discovered)], Discovered, 'C says'],
    ['Bad before all', [of('A', Warning), of('B', Bad), of('C', Discovered)], Bad, 'B says'],
    ['the lowest identifier of equals', [of('B', Bad), of('A', Bad), of('C', Bad)], Bad, 'A says'],
    ['upper case before lower case', [of('a', Good), of('B', Good)], Good, 'B says'],
  ])('%s', (_what, components, Status, StatusDescription) => {
    expect(systemStatus(components, start)).toEqual({ Status, StatusDescription });
  });

  it('has the status that its course foretells, at every moment', () => {
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
        const { reported, silentAfter: until } = statusTimeline(components);
        const isSilent = until !== null && until < at(seconds);
        const foretold = isSilent ? { Status: Bad, StatusDescription: 'Unknown' } : reported;
        expect(systemStatus(components, at(seconds))).toEqual(foretold);
      }),
      { numRuns: 2_000 },
    );
  });
});
