// The text that `make start` prints when the server listens: its address, and a first call to try.
import { demo } from './seed/demo.ts';

/** Who can try the demo: with the token of its client, without any token (AUTH=off), or nobody, as there is no demo. */
export type DemoAccess = 'token' | 'open' | 'none';

/** Returns the text for a server at `url`: its documentation and, with a demo, its client and a call to copy. */
export function announcement(url: string, access: DemoAccess): string {
  const listens = `Millrace listens on ${url}; documentation: ${url}/docs`;
  const last = `${url}/api/v1/Tenants/${demo.tenant}/Namespaces/${demo.namespace}/Streams/SeattleHourly/Data/Last`;
  if (access === 'none') return listens;
  if (access === 'open') return [listens, '', 'A first call:', '', `  curl -s ${last}`, ''].join('\n');
  return `${listens}

Demo client: ${demo.client}
Its secret:  ${demo.secret}
A first call:

  TOKEN=$(curl -s ${url}/identity/connect/token -d grant_type=client_credentials \\
    -d client_id=${demo.client} -d client_secret=${demo.secret} |
    sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -s -H "Authorization: Bearer $TOKEN" \\
    ${last}
`;
}
