// Lint refuses codes in the titles of tests; the codes are put together here, so that lint passes this file.
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { root } from '../../scripts/documents.ts';

const eslint = new ESLint({ cwd: root });

/** Returns how many faults lint finds in a test with this title. */
async function faultsIn(title: string): Promise<number> {
  const [result] = await eslint.lintText(`it(${JSON.stringify(title)}, () => undefined);\n`, {
    filePath: 'tests/domain/made-up.test.ts',
  });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length;
}

describe('lint', () => {
  it.each([
    ['the code of an example alone', ['Ex', '4a'].join('-')],
    ['the code of an example at the end', `stores nothing (${['Ex', '7a'].join('-')})`],
    ['the code of a rule', `U${8}: a hundred by default`],
    ['several codes', `E${1}, ${['D2', 'R17'].join('-')}: with a role`],
    ['codes alone', `T${1}, R${1}`],
    ['the number of a section', `${10.6}: no source type`],
    ['the number of a section at the end', `orders by the secondary index (${2.3})`],
    ['the number of a rule', `rule ${4}: a folder that does not exist`],
  ])('refuses a title with %s', async (_name, title) => {
    expect(await faultsIn(title)).toBe(1);
  });

  it.each(['T and F are letters', 'count is 10.5', 'HTTP/1.0 needs no Host', 'refuses what is no UTF-8: a body'])(
    'accepts the title "%s"',
    async (title) => {
      expect(await faultsIn(title)).toBe(0);
    },
  );
});
