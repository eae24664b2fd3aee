// Declares tests for a table of attacks, on both databases.
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../../support/both-databases.ts';
import { allForms, expectHarmless, type Attack } from './attack.ts';
import { startTarget, type Target } from './target.ts';

/** Milliseconds of a test: an attack that exceeds a bound is repeated. */
const timeout = 180_000;

/** Declares a test for each form of each attack, on a server with default settings; `prepare` creates objects for the attacks. */
export function describeAttacks(
  name: string,
  attacks: readonly Attack[],
  prepare: (target: Target) => Promise<void> = async () => undefined,
): void {
  const attack = (newDatabase: NewDatabase) => {
    let target: Target;
    beforeAll(async () => {
      target = await startTarget(await newDatabase());
      await prepare(target);
    }, timeout);
    afterAll(() => target.stop());
    for (const row of attacks) {
      const forms = row.body ? (row.forms ?? allForms) : [undefined];
      it.each(forms.map((form) => [form ?? 'without a body', form] as const))(
        `${row.name}, %s`,
        async (_, form) => {
          await expectHarmless(target, row, form);
        },
        timeout,
      );
    }
  };

  describe(name, () => {
    onBothDatabases(attack);
  });
}
