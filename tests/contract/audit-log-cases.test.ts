import { playOnBoth } from './support/play-cases.ts';

playOnBoth('audit-log');
