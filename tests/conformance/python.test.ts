import { runKit } from './run-kit.ts';

runKit('python');
