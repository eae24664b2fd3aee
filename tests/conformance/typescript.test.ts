import { playKit } from './play.ts';

playKit('typescript');
