import { playKit } from './play.ts';

playKit('python');
