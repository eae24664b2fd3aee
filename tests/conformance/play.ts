// Plays the kit through the client of a language against a server of its own, a test for each case, and leaves the results for the matrix.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents, operationsOf, readBundle, root } from '../../scripts/documents.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Adapter, Answer } from './adapter.ts';
import { differences } from './judge.ts';
import { filled, kit, pointed, type Caller, type KitCall, type Step } from './kit.ts';
import { isReady, openAdapter, type AnyLanguage } from './languages.ts';

/** Where the results of a language are left: passed and all cases of each file. */
export const resultsOf = (language: AnyLanguage) => join(root, 'dist', 'conformance', `${language}.json`);

/** The path parameters that the kit fills in. */
type Places = Readonly<Record<'tenantId' | 'namespaceId', string>>;
const pathOf = new Map(
  documents().flatMap((document) =>
    operationsOf(readBundle(document)).map(({ operation, path }) => [operation.operationId, path] as const),
  ),
);
const takes = (operation: string, name: string) => pathOf.get(operation)?.includes(`{${name}}`) === true;

class Stage {
  readonly server: TestServer;
  readonly adapter: Adapter;
  readonly names: Record<string, unknown>;

  constructor(server: TestServer, adapter: Adapter) {
    this.server = server;
    this.adapter = adapter;
    const { tenant, otherTenant, roles } = server;
    const roleNames = Object.entries(roles).map(([name, id]) => [`${name}Role`, id]);
    this.names = { tenant, otherTenant, ...Object.fromEntries(roleNames) };
  }

  private token(caller: Caller): string | null {
    if (caller === 'nobody') return null;
    return this.server.tokenOf(caller === 'forger' ? { token: 'bm9ib2R5.aXNzdWVk.dGhpcw' } : caller);
  }

  /** Sends a call in the namespace of a file, unless it names another one. */
  carry({ operation, as = 'administrator', parameters = {}, ...rest }: KitCall, places: Places): Promise<Answer> {
    const own = Object.fromEntries(Object.entries(places).filter(([name]) => takes(operation, name)));
    const given = filled({ ...own, ...parameters }, this.names) as Readonly<Record<string, unknown>>;
    const body = 'body' in rest ? { body: filled(rest.body, this.names) } : {};
    return this.adapter.carry({ operation, parameters: given, token: this.token(as), ...body });
  }

  /** Does steps of a set-up, each of which has to succeed. */
  async prepare(steps: readonly Step[], places: Places): Promise<void> {
    for (const { keep = {}, ...call } of steps) {
      const answer = await this.carry(call, places);
      if (answer.status === undefined || answer.status >= 400)
        throw new Error(`${call.operation} of the set-up failed: ${JSON.stringify(answer)}`);
      for (const [name, pointer] of Object.entries(keep)) this.names[name] = pointed(answer.body, pointer);
    }
  }
}

/** Plays all cases of the kit through a client. */
export function playKit(language: AnyLanguage): void {
  if (!isReady(language)) {
    rmSync(resultsOf(language), { force: true });
    it.skip(`the ${language} client is not made from this contract: make clients`, () => undefined);
    return;
  }
  const passed = new Map([...kit.keys()].map((file) => [file, 0]));
  let stage: Stage;

  beforeAll(async () => {
    const server = await startTestServer();
    stage = new Stage(server, openAdapter(language, server.server.url));
  });
  afterAll(async () => {
    await stage.adapter.close();
    await stage.server.stop();
    const results = [...kit].map(([file, { about, cases }]) => {
      return [file, { about, passed: passed.get(file), cases: cases.length }] as const;
    });
    mkdirSync(join(root, 'dist', 'conformance'), { recursive: true });
    writeFileSync(resultsOf(language), JSON.stringify(Object.fromEntries(results)));
  });

  describe.each([...kit])('%s', (file, { namespace: namespaceId, setup, cases }) => {
    const places = { tenantId: '${tenant}', namespaceId };
    beforeAll(() => stage.prepare(setup, places));

    it.each(cases.map((one) => [one.name, one] as const))(
      '%s',
      async (_name, { setup: own = [], call, expect: wanted }) => {
        await stage.prepare(own, places);
        const answer = await stage.carry(call, places);
        const { status, headers = {}, body } = filled(wanted, stage.names) as typeof wanted;
        const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
        const found = [
          ...(answer.failure === undefined ? [] : [answer.failure]),
          ...differences(status, answer.status, 'status'),
          ...differences(named, answer.headers ?? {}, 'headers'),
          ...('body' in wanted ? differences(body, answer.body) : []),
        ];
        expect(found).toEqual([]);
        passed.set(file, (passed.get(file) ?? 0) + 1);
      },
    );
  });
}
