// Runs the kit through the client of a language, on a new server, with one test for each case. Writes the results for the client matrix.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents, operationsOf, readBundle, root } from '../../scripts/documents.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Adapter, CallResult } from './adapter.ts';
import { differences } from './compare.ts';
import { substitute, kit, valueAt, type Caller, type KitCall, type Step } from './kit.ts';
import { isReady, openAdapter, type AnyLanguage } from './languages.ts';

/** Returns the path of the results of a language: the number of passed cases and of all cases, for each file. */
export const resultsOf = (language: AnyLanguage) => join(root, 'dist', 'conformance', `${language}.json`);

/** The path parameters that a call can omit. */
type DefaultParameters = Readonly<Record<'tenantId' | 'namespaceId', string>>;
const pathOf = new Map(
  documents().flatMap((document) =>
    operationsOf(readBundle(document)).map(({ operation, path }) => [operation.operationId, path] as const),
  ),
);
const hasPathParameter = (operation: string, name: string) => pathOf.get(operation)?.includes(`{${name}}`) === true;

class KitRunner {
  readonly server: TestServer;
  readonly adapter: Adapter;
  readonly variables: Record<string, unknown>;

  constructor(server: TestServer, adapter: Adapter) {
    this.server = server;
    this.adapter = adapter;
    const { tenant, otherTenant, roles } = server;
    const roleNames = Object.entries(roles).map(([name, id]) => [`${name}Role`, id]);
    this.variables = { tenant, otherTenant, ...Object.fromEntries(roleNames) };
  }

  private token(caller: Caller): string | null {
    if (caller === 'nobody') return null;
    return this.server.tokenOf(caller === 'forger' ? { token: 'bm9ib2R5.aXNzdWVk.dGhpcw' } : caller);
  }

  /** Sends a call, with the default tenant and namespace unless it has others. */
  send(
    { operation, as = 'administrator', parameters = {}, ...rest }: KitCall,
    defaults: DefaultParameters,
  ): Promise<CallResult> {
    const applicable = Object.fromEntries(
      Object.entries(defaults).filter(([name]) => hasPathParameter(operation, name)),
    );
    const allParameters = substitute({ ...applicable, ...parameters }, this.variables) as Readonly<
      Record<string, unknown>
    >;
    const body = 'body' in rest ? { body: substitute(rest.body, this.variables) } : {};
    return this.adapter.send({ operation, parameters: allParameters, token: this.token(as), ...body });
  }

  /** Runs the steps of a setup; throws an error if one fails. */
  async prepare(steps: readonly Step[], defaults: DefaultParameters): Promise<void> {
    for (const { keep = {}, ...call } of steps) {
      const result = await this.send(call, defaults);
      if (result.status === undefined || result.status >= 400)
        throw new Error(`${call.operation} of the setup failed: ${JSON.stringify(result)}`);
      for (const [name, pointer] of Object.entries(keep)) this.variables[name] = valueAt(result.body, pointer);
    }
  }
}

/** Defines the tests of all cases of the kit through a client. */
export function runKit(language: AnyLanguage): void {
  if (!isReady(language)) {
    rmSync(resultsOf(language), { force: true });
    it.skip(`the ${language} client is not built from the current contract; run make clients`, () => undefined);
    return;
  }
  const passed = new Map([...kit.keys()].map((file) => [file, 0]));
  let runner: KitRunner;

  beforeAll(async () => {
    const server = await startTestServer();
    runner = new KitRunner(server, openAdapter(language, server.server.url));
  });
  afterAll(async () => {
    await runner.adapter.close();
    await runner.server.stop();
    const results = [...kit].map(([file, { about, cases }]) => {
      return [file, { about, passed: passed.get(file), cases: cases.length }] as const;
    });
    mkdirSync(join(root, 'dist', 'conformance'), { recursive: true });
    writeFileSync(resultsOf(language), JSON.stringify(Object.fromEntries(results)));
  });

  describe.each([...kit])('%s', (file, { namespace: namespaceId, setup, cases }) => {
    const defaults = { tenantId: '${tenant}', namespaceId };
    beforeAll(() => runner.prepare(setup, defaults));

    it.each(cases.map((kitCase) => [kitCase.name, kitCase] as const))(
      '%s',
      async (_name, { setup: caseSetup = [], call, expect: expectation }) => {
        await runner.prepare(caseSetup, defaults);
        const result = await runner.send(call, defaults);
        const { status, headers = {}, body } = substitute(expectation, runner.variables) as typeof expectation;
        const expectedHeaders = Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        );
        const failures = [
          ...(result.failure === undefined ? [] : [result.failure]),
          ...differences(status, result.status, 'status'),
          ...differences(expectedHeaders, result.headers ?? {}, 'headers'),
          ...('body' in expectation ? differences(body, result.body) : []),
        ];
        expect(failures).toEqual([]);
        passed.set(file, (passed.get(file) ?? 0) + 1);
      },
    );
  });
}
