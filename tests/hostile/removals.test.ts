// Removals of far more than a request shows: of a stream, and of a window, with a million events.
import type { Attack } from './support/attack.ts';
import { describeAttacks } from './support/suite.ts';
import type { Target } from './support/target.ts';

const million = 1_000_000;
const batch = 50_000;
const ids = ['Window', 'Whole'];

async function sendChecked(target: Target, method: string, path: string, body: unknown): Promise<void> {
  const response = await target.send(method, path, body);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  await response.text();
}

/** Two streams of a million events. */
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
    path: '/Streams/Whole',
    // Where the machine was slow the first time, it is gone the second time.
    status: [204, 404],
  },
];

describeAttacks('removals', attacks, prepare);
