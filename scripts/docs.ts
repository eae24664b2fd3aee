// make docs: builds the documentation site in site/. make docs-watch: serves it and builds it again on every save.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './documents.ts';
import { buildSite } from './site/build.ts';
import { previewSite } from './site/preview.ts';

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

if (values.watch) {
  await previewSite(Number(process.env['PORT'] ?? 8081));
} else {
  const start = performance.now();
  const pages = await buildSite({
    folder: process.env['SITE_DIR'] ?? join(root, 'site'),
    isPreview: process.env['SITE_PREVIEW'] === 'on',
  });
  console.log(`Built ${pages} pages in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  console.log('The site is in site/: open site/index.html, or run make start and visit http://127.0.0.1:8080/docs.');
}
