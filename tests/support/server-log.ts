// Where servers under test log: the reporter shows it when a test of the file failed.
import { expect } from '@jest/globals';
import { appendLog } from './log-files.ts';

export const serverLog = {
  /** Keeps what a server wrote, for the test file that runs. */
  write(text: string): void {
    appendLog(expect.getState().testPath ?? '', text);
  },
};
