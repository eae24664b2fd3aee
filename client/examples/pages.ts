// Walks through a list by pages, stops, and goes on later from what it kept.
import { createDataServices, pages, type Cursor } from '../index.ts';
import { options } from './options.ts';

const hub = createDataServices(options);
let kept: Cursor | undefined;
for await (const page of pages(hub.listUnits, { query: { count: 100 } })) {
  console.log(page.items.length, 'of', page.response.headers.get('Total-Count'));
  kept = page.next;
  if (kept?.['skip'] === 200) break;
}
for await (const page of pages(hub.listUnits, { query: { count: 100 } }, { from: kept })) {
  console.log(page.items.length, 'more');
}

// prints:
// 100 of 245
// 100 of 245
// 45 more
