import { playKit } from './play.ts';

playKit('go');
