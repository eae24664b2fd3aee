// Runs the files with contract cases first: they are short, so that Jest, which goes by size without times of an earlier run, would begin
// them last, and one worker would wait for the other.
import Sequencer from '@jest/test-sequencer';

const isLong = ({ path }) => path.endsWith('-cases.test.ts');

export default class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
