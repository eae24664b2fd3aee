import { runKit } from './run-kit.ts';

runKit('typescript');
