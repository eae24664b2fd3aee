// The refusals that operations on a sandbox have in common.
import type { Case } from './cases.ts';
import { expectReason } from './checks.ts';

type PathValues = Readonly<Record<string, string>>;

/** Returns the cases of an unknown sandbox and of a web page of another site, with the other values of the path. */
export function sandboxRefusals(otherValues: PathValues = {}, body?: unknown): readonly Case[] {
  const path = { sandboxId: 'nowhere', ...otherValues };
  return [
    { name: 'an unknown sandbox', status: 404, path, body, check: expectReason('nowhere') },
    {
      name: 'a web page of another site',
      status: 403,
      path,
      body,
      headers: { Origin: 'http://elsewhere.example' },
      check: expectReason('elsewhere.example'),
    },
  ];
}

/** Returns the case of a request that accepts no media type of the response. */
export function notAcceptable(otherValues: PathValues = {}, body?: unknown): Case {
  const path = { sandboxId: 'nowhere', ...otherValues };
  return { name: 'no acceptable media type', status: 406, path, body, headers: { Accept: 'image/png' } };
}
