// make docs-watch: the site is built again when a file is saved, and open pages are notified.
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/documents.ts';
import { previewSite, type Preview } from '../../scripts/site/preview.ts';

describe('the preview of the site', () => {
  let preview: Preview;
  beforeAll(async () => {
    preview = await previewSite(0);
  });
  afterAll(() => preview.stop());

  it('serves pages that reload themselves', async () => {
    const page = await fetch(`${preview.url}guides/searching.html`);
    expect(await page.text()).toMatch(/<script [^>]*data-preview>/);
  });

  it('notifies open pages when a saved file has been built', async () => {
    const changes = await fetch(new URL('/changes', preview.url));
    const reader = changes.body?.getReader();
    const now = new Date();
    // Like a save, without a change of the file.
    utimesSync(join(root, 'docs', 'guides', 'searching.md'), now, now);
    const event = await reader?.read();
    expect(new TextDecoder().decode(event?.value)).toContain('event: built');
    await reader?.cancel();
  });
});
