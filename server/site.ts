// The routes for health checks, server information, the documentation and the contract.
import { basename, dirname } from 'node:path';
import compression from 'compression';
import express, { Router, type RequestHandler, type Response } from 'express';
import type { Issuer } from './issuer.ts';

/** The Content-Security-Policy of the documentation: its own scripts and images, calls to this server, no framing. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface SiteOptions {
  /** Names of the documents of the contract. */
  readonly documents: readonly string[];
  /** The folder of the bundled documents. */
  readonly bundles: string;
  /** The folder of the built documentation site. */
  readonly site: string;
  readonly issuer: Issuer;
  /** Returns whether the server accepts requests and reaches its store. */
  readonly isReady: () => Promise<boolean>;
}

/** Returns the routes as one handler. */
export function siteRoutes({ documents, bundles, site, issuer, isReady }: SiteOptions): RequestHandler {
  const routes = Router();
  routes.get('/live', (_request, response) => {
    response.json({ status: 'ok' });
  });
  routes.get('/ready', async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'not ready' });
  });
  routes.get('/info', (request, response) => {
    const base = issuer.baseUrl(request);
    response.json({
      name: 'Millrace',
      issuer: issuer.urlFor(request),
      documents: documents.map((name) => `${base}/openapi/${name}.json`),
      docs: `${base}/docs/`,
    });
  });
  routes.get('/', (_request, response) => {
    response.redirect('/docs/');
  });
  const compress = compression();
  routes.use('/docs', compress, express.static(site, { setHeaders: setSiteHeaders }));
  routes.use('/openapi', compress, express.static(bundles));
  return routes;
}

/** Sets the headers of a file of the site. Names of assets have a hash of their contents, so that browsers may keep them. */
function setSiteHeaders(response: Response, path: string): void {
  response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  const isAsset = basename(dirname(path)) === 'assets';
  response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
}
