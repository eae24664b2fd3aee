// The routes for health checks, server information, the documentation and the contract.
import express, { Router, type RequestHandler } from 'express';
import type { Issuer } from './issuer.ts';

/** The Content-Security-Policy of the documentation: its own scripts and images, calls to this server, no framing. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
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
  routes.use(
    '/docs',
    express.static(site, {
      setHeaders: (response) => response.setHeader('Content-Security-Policy', contentSecurityPolicy),
    }),
  );
  routes.use('/openapi', express.static(bundles));
  return routes;
}
