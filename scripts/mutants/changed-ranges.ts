/** Lines of a file, both included. */
export interface LineRange {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the ranges of lines that exist after a change, from the output of `git diff --unified=0`. */
export function changedRanges(diff: string): readonly LineRange[] {
  const ranges: LineRange[] = [];
  let file = '';
  let linesToSkip = 0;
  for (const line of diff.split('\n')) {
    if (linesToSkip > 0) {
      linesToSkip--;
      continue;
    }
    file = /^\+\+\+ b\/(.+?)\t?$/.exec(line)?.[1] ?? file;
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk === null) continue;
    const [removed, from, added] = [hunk[1] ?? '1', hunk[2] ?? '1', hunk[3] ?? '1'].map(Number);
    if (removed === undefined || from === undefined || added === undefined) continue;
    linesToSkip = removed + added;
    if (added > 0) ranges.push({ file, from, to: from + added - 1 });
  }
  return ranges;
}
