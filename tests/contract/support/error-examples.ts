// Error bodies of the server as examples of the reference: recorded by `make record`, compared in every other run.
import { appendFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { documents } from '../../../scripts/documents.ts';
import { readErrorExamples, type RecordedError } from '../../../scripts/error-examples.ts';
import type { TestServer } from '../../support/server.ts';
import type { ReadResponse, World } from './cases.ts';
import { redact } from './redact.ts';

/** The file for the lines of all test files; undefined in runs that compare. */
const file = process.env['MILLRACE_RECORD_FILE'];

/** The examples by operationId and status. */
const recorded = new Map(documents().flatMap((document) => Object.entries(readErrorExamples(document) ?? {})));

type Places = Readonly<Record<string, string>>;

/** Returns the values of a server that differ from run to run, with those that take their place in examples. */
const placesOf = ({ server, tenant, otherTenant, roles }: TestServer): Places => ({
  [tenant]: '11111111-1111-4111-8111-111111111111',
  [otherTenant]: '77777777-7777-4777-8777-777777777777',
  [roles.administrator]: '22222222-2222-4222-8222-222222222222',
  [server.url]: 'http://127.0.0.1:8080',
});

function record(operationId: string, status: number, rank: number, example: { title: string; body: unknown }): void {
  const line: RecordedError = { operationId, status, rank, ...example };
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/**
 * Fails if the response to a case differs from the example that was recorded of it. `rank` is the place of the case among those of the
 * same status: the first one is recorded.
 */
export function expectRecordedError(
  operationId: string,
  { title, rank }: { readonly title: string; readonly rank: number },
  { status, body }: ReadResponse,
  { server, namespace }: World,
): void {
  const isError = status >= 400 && body !== undefined;
  if (!isError || rank > 0) return;
  const example = { title, body: redact(body, { [namespace]: 'demo', ...placesOf(server) }) };
  if (file) record(operationId, status, rank, example);
  // An operation without any example is new: make record adds it.
  else if (recorded.has(operationId)) expect(example).toEqual(recorded.get(operationId)?.[status]);
}

/** Ranks after every case. */
const transportRank = 1000;

/**
 * Fails if an error that any operation can return differs from the example that was recorded of it. It is recorded for operations
 * without a case of this status.
 */
export function expectRecordedTransportError(
  operationId: string,
  title: string,
  { status, body }: ReadResponse,
  server: TestServer,
): void {
  if (body === undefined) return;
  const example = { title, body: redact(body, placesOf(server)) };
  const known = recorded.get(operationId)?.[status];
  if (file) record(operationId, status, transportRank, example);
  else if (known?.title === title) expect(example).toEqual(known);
}
