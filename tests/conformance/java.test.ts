import { playKit } from './play.ts';

playKit('java');
