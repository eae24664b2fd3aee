import { runKit } from './run-kit.ts';

runKit('java');
