// make start. All else is loaded after the cache of compiled code is on, so that it comes from there.
import { keepCompiledCode } from './runtime/compile-cache.ts';

keepCompiledCode();
const { serve } = await import('./serve.ts');
await serve();
