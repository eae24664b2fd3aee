// The cases of displays and their folders.
import { displays } from './cases/displays.ts';
import { folders } from './cases/folders.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...displays, ...folders });
