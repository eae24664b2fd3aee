// Reads a list page by page, stops, and continues later from a stored cursor.
import { createDataServices, pages, type Cursor } from '../index.ts';
import { options } from './options.ts';

const hub = createDataServices(options);
let cursor: Cursor | undefined;
for await (const page of pages(hub.listUnits, { query: { count: 100 } })) {
  console.log(page.items.length, 'of', page.response.headers.get('Total-Count'));
  cursor = page.next;
  if (cursor?.['skip'] === 200) break;
}
for await (const page of pages(hub.listUnits, { query: { count: 100 } }, { from: cursor })) {
  console.log(page.items.length, 'more');
}

// prints:
// 100 of 245
// 100 of 245
// 45 more
