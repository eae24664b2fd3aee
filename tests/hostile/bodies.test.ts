// Bodies that are made to hurt: none of them slows others, takes memory or leaves anything behind.
import { repeated, type Attack } from './attack.ts';
import { describeAttacks } from './suite.ts';

const attacks: readonly Attack[] = [
  {
    name: 'a body longer than BODY_LIMIT',
    method: 'POST',
    path: '/Streams/X',
    body: () => repeated('{"TypeId":"HourlyWeather","Indexes":[', '{},', 20_000_000, ']}'),
    forms: ['plain'],
    status: 413,
    unchanged: ['/Streams/X'],
  },
];

describeAttacks('bodies', attacks);
