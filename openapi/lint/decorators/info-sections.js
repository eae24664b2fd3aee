import { readFileSync } from 'node:fs';
import { isSecured } from '../access.js';

const file = new URL('../../shared/info.md', import.meta.url);

/** Adds the sections that the documents of the API share, such as errors and paging, to their descriptions: all but those without tokens. */
export function infoSections() {
  let needsToken = true;
  return {
    Root: {
      enter(root) {
        needsToken = isSecured(root);
      },
    },
    Info: {
      leave(info) {
        if (!needsToken) return;
        info.description = `${info.description.trimEnd()}\n\n${readFileSync(file, 'utf8')}`;
      },
    },
  };
}
