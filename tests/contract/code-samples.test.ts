// The code samples of the reference, run against the server: curl, the TypeScript client and fetch.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runInThisContext } from 'node:vm';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as client from '../../client/index.ts';
import { codeSamples, sampleServer } from '../../scripts/code-samples.ts';
import { documents, operationsOf, readBundle } from '../../scripts/documents.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { allowedCaller, createExamples } from './support/every-operation.ts';

const operations = documents()
  .flatMap((document) => {
    const bundle = readBundle(document);
    return operationsOf(bundle).map((located) => ({
      id: located.operation.operationId,
      located,
      bundle,
      samples: new Map(codeSamples(document.name, bundle, located).map(({ label, source }) => [label, source])),
    }));
  })
  // What a sample deletes, the samples before it can still read.
  .toSorted((a, b) => Number(a.located.method === 'delete') - Number(b.located.method === 'delete'));
type Operation = (typeof operations)[number];

/** Runs a sample and returns the status of the response. */
type Run = (source: string, token: string) => Promise<number>;

const run = (source: string, names: readonly string[], values: readonly unknown[]) => {
  const call = runInThisContext(`(async (${names.join(', ')}) => {\n${source}\nreturn response.status;\n})`) as (
    ...values: readonly unknown[]
  ) => Promise<number>;
  return call(...values);
};

const runs: Readonly<Record<string, Run>> = {
  async curl(source, token) {
    const { stdout } = await promisify(execFile)('sh', ['-c', `${source} -s -o /dev/null -w '%{http_code}'`], {
      env: { ...process.env, TOKEN: token },
    });
    return Number(stdout);
  },
  'TypeScript client'(source, token) {
    const [, imported = '', code = ''] = /^import \{ (\w+) \} from 'millrace-client';\n([^]*)$/.exec(source) ?? [];
    return run(code, [imported, 'token'], [client[imported as 'createEdge'], token]);
  },
  fetch: (source, token) => run(source, ['fetch', 'token'], [fetch, token]),
};

/** Runs the samples of all operations in one language, in order, and returns the statuses by operationId. */
async function statusesOf(label: string, runSample: Run): Promise<ReadonlyMap<string, number>> {
  const server = await startTestServer({ CONTROL: 'on' });
  try {
    await createExamples(server);
    // A request in the log of the sandbox, with which the sample of a stream ends.
    await fetch(`${server.server.url}/api/v1/Tenants/66666666-6666-4666-8666-666666666666/Namespaces`, {
      headers: { Authorization: `Bearer ${server.tokenOf('administrator')}` },
    });
    const statuses = new Map<string, number>();
    for (const operation of operations) {
      statuses.set(
        operation.id,
        await runSample(sourceFor(operation, label, server), await tokenFor(operation, server)),
      );
    }
    return statuses;
  } finally {
    await server.stop();
  }
}

const sourceFor = ({ samples }: Operation, label: string, { server, tenant }: TestServer): string =>
  (samples.get(label) ?? '')
    .replaceAll(sampleServer, server.url)
    .replaceAll('11111111-1111-4111-8111-111111111111', tenant);

async function tokenFor(entry: Operation, server: TestServer): Promise<string> {
  const caller = await allowedCaller(entry, server);
  return typeof caller === 'string' ? server.tokenOf(caller) : caller.token;
}

describe('the code samples', () => {
  const statuses = new Map<string, ReadonlyMap<string, number>>();
  beforeAll(async () => {
    await Promise.all(
      Object.entries(runs).map(async ([label, runSample]) => {
        statuses.set(label, await statusesOf(label, runSample));
      }),
    );
  }, 600_000);

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s get a documented status, the same in every language',
    (id, { located, samples }) => {
      expect([...samples.keys()]).toEqual(Object.keys(runs));
      const [first = 0, ...others] = Object.keys(runs).map((label) => statuses.get(label)?.get(id));
      expect(Object.keys(located.operation.responses)).toContain(String(first));
      expect(others).toEqual([first, first]);
    },
  );

  it('mostly succeed', () => {
    const successes = [...(statuses.get('fetch')?.values() ?? [])].filter((status) => status < 400);
    expect(successes.length).toBeGreaterThan(150);
  });
});
