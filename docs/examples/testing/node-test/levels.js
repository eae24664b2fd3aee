// The tested application: reads the level of a tank.
import { orThrow } from 'millrace';

/** Returns 'high' or 'normal', by the newest level of a tank; throws an Error if the tank is unknown. */
export async function alarmOf(hub, tank) {
  const { Level } = await orThrow(hub.getLastEvent({ path: { streamId: tank } }));
  return Level > 8 ? 'high' : 'normal';
}
