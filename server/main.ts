// make start. The cache of compiled code is turned on before anything else is loaded, so that it comes from there.
import { keepCompiledCode } from './runtime/compile-cache.ts';

keepCompiledCode();
const { serve } = await import('./serve.ts');
await serve();
