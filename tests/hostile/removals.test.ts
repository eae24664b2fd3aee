// Attacks by removals of a million events: of a stream, and of a window.
import type { Attack } from './support/attack.ts';
import { describeAttacks } from './support/suite.ts';
import type { Target } from './support/target.ts';

const million = 1_000_000;
const batch = 50_000;
const ids = ['Window', 'Stream'];

async function sendChecked(target: Target, method: string, path: string, body: unknown): Promise<void> {
  const response = await target.send(method, path, body);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  await response.text();
}

/** Creates two streams of a million events. */
async function prepare(target: Target): Promise<void> {
  for (const id of ids) {
    await sendChecked(target, 'POST', `/Streams/${id}`, { TypeId: 'HourlyWeather' });
    for (let from = 0; from < million; from += batch) {
      const events = Array.from({ length: batch }, (_, i) => ({
        Time: new Date((from + i) * 1_000),
        Temperature: Math.sin(from + i),
        Wind: (i * 7_919) % 1_000,
      }));
      await sendChecked(target, 'POST', `/Streams/${id}/Data`, events);
    }
  }
}

const attacks: readonly Attack[] = [
  {
    name: 'a window of a million events',
    method: 'DELETE',
    path: '/Streams/Window/Data?startIndex=1970-01-01T00:01:00Z&endIndex=9999-01-01',
    status: 204,
  },
  {
    name: 'a stream of a million events',
    method: 'DELETE',
    path: '/Streams/Stream',
    // If an attempt exceeds a bound, the next attempt finds no stream.
    status: [204, 404],
  },
];

describeAttacks('removals', attacks, prepare);
