// The request pipeline, in the order in which a request meets it.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import express, { type Express } from 'express';

const project = join(import.meta.dirname, '..');

/** The server as an Express application: documentation, contract documents and health; `site` is where the built site stands. */
export function createApp({ site = join(project, 'site') }: { readonly site?: string } = {}): Express {
  const app = express();
  app.disable('x-powered-by');

  // 1. Every response carries an Operation-Id.
  app.use((_request, response, next) => {
    response.setHeader('Operation-Id', randomUUID());
    next();
  });

  // 2. Health, for whoever starts the server.
  app.get(['/live', '/ready'], (_request, response) => {
    response.json({ status: 'ok' });
  });

  // 3. The documentation site and the contract itself.
  app.get('/', (_request, response) => {
    response.redirect('/docs/');
  });
  app.use('/docs', express.static(site));
  app.use('/openapi', express.static(join(project, 'generated', 'openapi')));

  // 4. What is left is unknown.
  app.use((request, response) => {
    response.status(404).json({
      OperationId: response.getHeader('Operation-Id'),
      Error: 'The requested object was not found.',
      Reason: `This server has nothing at ${request.method} ${request.path}; it serves the documentation and the contract so far.`,
      Resolution: 'Run make mock to have every operation answered from its examples.',
    });
  });
  return app;
}
