// Floods of refused requests. The cost of a refusal (a signature or a hash, a line of the log, a record of the audit log) neither delays
// other requests nor exhausts memory.
import { randomBytes, randomUUID } from 'node:crypto';
import { demo } from '../../server/seed/demo.ts';
import type { Attack } from './support/attack.ts';
import { describeAttacks } from './support/suite.ts';

const flood = { times: 3_000, atOnce: 50 };

const forged: Attack = {
  ...flood,
  name: 'different forged tokens',
  method: 'GET',
  path: '/Streams/SeattleHourly/Data/Last',
  // Only the signature is invalid, so the server has to check it.
  headers: ({ authorization }) => ({
    authorization: authorization.replace(/[^.]*$/, randomBytes(256).toString('base64url')),
  }),
  status: 401,
};

const wrongSecrets = (name: string, client: () => string): Attack => ({
  ...flood,
  name,
  method: 'POST',
  path: '/identity/connect/token',
  body: () => Buffer.from('grant_type=client_credentials'),
  forms: ['plain'],
  headers: () => ({
    authorization: `Basic ${Buffer.from(`${client()}:${randomUUID()}`).toString('base64')}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  }),
  status: [400, 429],
});

describeAttacks('refusals', [
  forged,
  {
    ...forged,
    name: 'forged tokens of writes',
    method: 'PUT',
    path: '/Streams/SeattleHourly/Data',
    body: () => Buffer.from('[]'),
    forms: ['plain'],
  },
  wrongSecrets('wrong secrets of a client', () => demo.client),
  wrongSecrets('secrets of clients that do not exist', () => randomUUID()),
]);
