import { playOnBoth } from './support/play-cases.ts';

playOnBoth('identity-provider');
