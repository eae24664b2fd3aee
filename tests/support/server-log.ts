// The log of servers under test, which the reporter prints if a test of the file fails.
import { expect } from '@jest/globals';
import { appendLog } from './log-files.ts';

export const serverLog = {
  /** Appends text to the log of the current test file. */
  write(text: string): void {
    appendLog(expect.getState().testPath ?? '', text);
  },
};
