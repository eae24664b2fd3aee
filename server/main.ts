// The entry point of `make start`. It enables the compile cache before it loads any other module, so that all modules use it.
import { startCompileCache } from './runtime/compile-cache.ts';

startCompileCache();
const { serve } = await import('./serve.ts');
await serve();
