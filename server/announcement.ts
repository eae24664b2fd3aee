// The text that `make start` prints when the server listens.
import { demo } from './seed/demo.ts';

/** How the demo can be called: with a token of its client, without a token (AUTH=off), or not at all. */
export type DemoAccess = 'token' | 'open' | 'none';

/** Returns the text for a server at `url`: the addresses of the server and its documentation, and a first call of the demo. */
export function announcement(url: string, access: DemoAccess): string {
  const addresses = `Millrace listens on ${url}; documentation: ${url}/docs`;
  const lastEventUrl = `${url}/api/v1/Tenants/${demo.tenant}/Namespaces/${demo.namespace}/Streams/SeattleHourly/Data/Last`;
  if (access === 'none') return addresses;
  if (access === 'open') return [addresses, '', 'A first call:', '', `  curl -s ${lastEventUrl}`, ''].join('\n');
  return `${addresses}

Demo client: ${demo.client}
Its secret:  ${demo.secret}
A first call:

  TOKEN=$(curl -s ${url}/identity/connect/token -d grant_type=client_credentials \\
    -d client_id=${demo.client} -d client_secret=${demo.secret} |
    sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -s -H "Authorization: Bearer $TOKEN" \\
    ${lastEventUrl}
`;
}
