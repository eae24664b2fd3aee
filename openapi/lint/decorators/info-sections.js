import { readFileSync } from 'node:fs';

const file = new URL('../../shared/info.md', import.meta.url);

/** Adds the sections that all documents share, such as errors and paging, to the description of each document. */
export function infoSections() {
  return {
    Info: {
      leave(info) {
        info.description = `${info.description.trimEnd()}\n\n${readFileSync(file, 'utf8')}`;
      },
    },
  };
}
