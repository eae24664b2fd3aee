// What the documents tell tools and readers before the first operation: how to get a token, where the server is, what holds everywhere.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { anchorsOf } from '../../scripts/anchors.ts';
import { documents, readBundle, root } from '../../scripts/documents.ts';
import { API_SCOPE, claimsByScope } from '../../server/openid/claims.ts';
import { paths } from '../../server/openid/discovery.ts';

const bundles = documents().map((document) => [document.name, readBundle(document)] as const);
const local = 'http://127.0.0.1:8080';
const issuer = `${local}/identity`;

/** Returns the pages of behavior to which a text links, with their anchors. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(\.\.\/behavior\/([\w-]+)\.html(?:#([\w-]+))?\)/g)].map(([, page = '', anchor]) => ({
    page: join(root, 'docs', 'behavior', `${page}.md`),
    anchor,
  }));

it('needs no token for the control document alone', () => {
  const open = bundles.filter(([, { security }]) => security.length === 0);
  expect(open.map(([name]) => name)).toEqual(['control']);
});

describe.each(bundles.filter(([name]) => name !== 'control'))('the document %s of the API', (_name, bundle) => {
  const schemes = bundle.components['securitySchemes'];

  it('accepts a token in three ways: given, by OAuth 2.0 and by OpenID Connect', () => {
    expect(bundle.security).toEqual([{ bearer: [] }, { oauth2: [API_SCOPE] }, { openIdConnect: [API_SCOPE] }]);
    expect(Object.keys(schemes ?? {})).toEqual(['bearer', 'oauth2', 'openIdConnect']);
  });

  it('has the endpoints and the scopes of the OpenID provider', () => {
    const user = [API_SCOPE, ...Object.keys(claimsByScope), 'offline_access'];
    const tokenUrl = issuer + paths.token;
    expect(schemes).toMatchObject({
      oauth2: {
        flows: {
          clientCredentials: { tokenUrl },
          authorizationCode: { tokenUrl, refreshUrl: tokenUrl, authorizationUrl: issuer + paths.authorization },
        },
      },
      openIdConnect: { openIdConnectUrl: issuer + paths.discovery },
    });
    const { flows } = schemes?.['oauth2'] as { flows: Record<string, { scopes: object }> };
    const scopesOf = (flow: string) => Object.keys(flows[flow]?.scopes ?? {}).toSorted();
    expect(scopesOf('clientCredentials')).toEqual([API_SCOPE]);
    expect(scopesOf('authorizationCode')).toEqual(user.toSorted());
  });

  it('describes what holds for every operation, with links to the rules', () => {
    const { description } = bundle.info;
    const headings = [...description.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Authentication', 'Errors', 'Paging', 'Versions', 'Limits', 'Statuses on demand']);
    const links = linksIn(description);
    expect(links.length).toBeGreaterThan(5);
    for (const { page, anchor } of links) {
      expect([page, existsSync(page)]).toEqual([page, true]);
      if (anchor !== undefined) expect([...anchorsOf(readFileSync(page, 'utf8'))]).toContain(anchor);
    }
  });
});

describe.each(bundles)('the document %s', (_name, bundle) => {
  it('has one server, whose address is a variable', () => {
    const [server, ...others] = bundle.servers;
    expect(others).toEqual([]);
    expect(server?.url).toBe('{baseUrl}');
    expect(server?.variables['baseUrl']?.default).toBe(local);
  });

  it('names its maintainers and the documentation', () => {
    expect(bundle.info.contact).toEqual({ name: expect.any(String), url: `${local}/docs` });
    expect(bundle.externalDocs.url).toBe('../index.html');
  });
});
