// make start. What Node makes of the sources (types taken out, code compiled) is kept in the temporary folder of the system, or where
// NODE_COMPILE_CACHE says, for the next start: a third of the time. All else is loaded after that has been asked for.
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { serve } = await import('./serve.ts');
await serve();
