import { runKit } from './run-kit.ts';

runKit('go');
