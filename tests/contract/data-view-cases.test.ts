import { playOnBoth } from './support/play-cases.ts';

playOnBoth('data-view');
