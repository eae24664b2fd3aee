// Finds operations without contract cases.

interface Tagged {
  readonly operationId: string;
  readonly tags: readonly [string];
}

/** Returns a sentence for each operation without a case, which names the file to add it to. */
export function missingCases(
  operations: readonly Tagged[],
  cases: Readonly<Record<string, readonly unknown[]>>,
): readonly string[] {
  return operations
    .filter(({ operationId }) => (cases[operationId] ?? []).length === 0)
    .map(({ operationId, tags: [tag] }) => {
      const file = tag.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
      return `The operation ${operationId} (tag ${tag}) has no contract case: add one to tests/contract/cases/${file}.ts and list that file in tests/contract/cases/index.ts.`;
    });
}
