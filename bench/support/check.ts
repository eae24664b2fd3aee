// Checks responses while measuring: a wrong response ends the run.
import type { Answer } from './load.ts';

/** Throws unless a response has the status and, if given, the body. */
export function expectAnswer({ status, body }: Answer, wanted: number, text?: string): void {
  if (status !== wanted) throw new Error(`Expected ${wanted}, got ${status}: ${body.slice(0, 500)}`);
  if (text !== undefined && body !== text) throw new Error(`Expected ${text.slice(0, 200)}, got ${body.slice(0, 200)}`);
}
