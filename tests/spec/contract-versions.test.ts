// A change that breaks clients needs a new version of its document and a line in docs/api-changelog.md.
import { describe, expect, it } from '@jest/globals';
import type { Change, Impact } from '../../scripts/contract-changes.ts';
import { changelogLines, currentProblems, nextVersion, versionProblems } from '../../scripts/contract-versions.ts';
import { documents } from '../../scripts/documents.ts';

const change = (impact: Impact): Change => ({ impact, sentence: 'It changed.', pointer: '#/info', operations: [] });
const changelog =
  '# Changes\n\n## edge\n\n### 2.0.0\n\n- A change.\n\n### 1.0.0\n\n- First.\n\n## other\n\n### 3.0.0\n\n- B.\n';
const problemsOf = (version: string, impact: Impact, from?: Impact) =>
  versionProblems({ name: 'edge', released: '1.0.0', version, changes: [change(impact)], changelog }, from);

it.each(documents().map((document) => [document.name, document] as const))(
  '%s has the version and the lines in the changelog that its changes need',
  (_name, document) => {
    expect(currentProblems(document)).toEqual([]);
  },
);

describe('the version of a document', () => {
  it('must be the next major one after a change that breaks clients', () => {
    expect(problemsOf('1.0.0', 'major')[0]).toBe(
      'edge: info.version must be at least 2.0.0, not 1.0.0, after these changes:\n  It changed.',
    );
    expect(problemsOf('1.9.9', 'major')[0]).toContain('at least 2.0.0, not 1.9.9');
    expect(problemsOf('2.0.0', 'major')).toEqual([]);
    expect(problemsOf('10.0.0', 'major')).toEqual([expect.stringContaining('### 10.0.0')]);
  });

  it('can remain after other changes until the release', () => {
    expect(problemsOf('1.0.0', 'minor')).toEqual([]);
    expect(problemsOf('1.0.0', 'minor', 'patch')[0]).toContain('at least 1.1.0');
    expect(problemsOf('1.0.0', 'patch', 'patch')[0]).toContain('at least 1.0.1');
  });

  it('never decreases and is a semantic version', () => {
    expect(problemsOf('0.9.0', 'patch')[0]).toContain('at least 1.0.0, not 0.9.0');
    expect(problemsOf('2', 'major')).toEqual(['edge: info.version is not a semantic version: 2.']);
  });

  it('needs a line in the changelog of its document', () => {
    expect(problemsOf('3.0.0', 'major')).toEqual([
      'edge: docs/api-changelog.md needs a line under "### 3.0.0" of "## edge".',
    ]);
    expect(changelogLines(changelog, 'edge', '2.0.0')).toEqual(['- A change.']);
    expect(changelogLines(changelog, 'other', '3.0.0')).toEqual(['- B.']);
    expect(changelogLines(changelog, 'edge', '3.0.0')).toEqual([]);
  });

  it.each([
    ['patch', '1.2.4'],
    ['minor', '1.3.0'],
    ['major', '2.0.0'],
  ] as const)('after a %s change of 1.2.3 is %s', (impact, version) => {
    expect(nextVersion('1.2.3', impact)).toBe(version);
  });
});
