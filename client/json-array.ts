// Reads the elements of a JSON array while its text arrives.
import { readJson } from './json.ts';

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/** Reads one array. It holds the text of one chunk and of one element at most. */
export interface ArrayReader {
  /** Returns the elements that the next chunk of text completes; throws a SyntaxError if the text is not a JSON array. */
  read(chunk: string): readonly unknown[];
  /** Ends the text; throws a SyntaxError when the array is incomplete. */
  end(): void;
}

/** Returns a reader of one array. */
export function createArrayReader(): ArrayReader {
  let text = '';
  let scanned = 0;
  let depth = 0;
  let inString = false;
  let hasElements = false;
  let state: 'before' | 'within' | 'after' = 'before';

  /** Returns the elements in the text up to the end of one of them. */
  function parseElements(end: number, isLast: boolean): readonly unknown[] {
    const part = text.slice(0, end);
    if (part.trim() === '') {
      if (isLast && !hasElements) return [];
      throw new SyntaxError('The JSON array has an empty element.');
    }
    hasElements = true;
    return readJson(`[${part}]`) as unknown[];
  }

  return {
    read(chunk) {
      text += chunk;
      if (state === 'before') {
        const start = text.search(/\S/);
        if (start === -1) return [];
        if (text[start] !== '[') throw new SyntaxError('The response is not a JSON array.');
        text = text.slice(start + 1);
        [state, depth] = ['within', 1];
      }
      let lastComma = -1;
      let i = scanned;
      for (; i < text.length && depth > 0; i++) {
        const code = text.charCodeAt(i);
        if (inString) {
          if (code === BACKSLASH) i++;
          else if (code === QUOTE) inString = false;
        } else if (code === QUOTE) inString = true;
        else if (code === COMMA && depth === 1) lastComma = i;
        else if (code === OPEN_LIST || code === OPEN_OBJECT) depth++;
        else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
      }
      if (state === 'after' || depth === 0) {
        const found = state === 'after' ? [] : parseElements(i - 1, true);
        const rest = state === 'after' ? text : text.slice(i);
        if (rest.trim() !== '') throw new SyntaxError('The response has text after the end of the array.');
        [state, text, scanned] = ['after', '', 0];
        return found;
      }
      const found = lastComma === -1 ? [] : parseElements(lastComma, false);
      // After a backslash at the end of the chunk, the next scan starts after the escaped character.
      text = text.slice(lastComma + 1);
      scanned = i - lastComma - 1;
      return found;
    },
    end() {
      if (state !== 'after') throw new SyntaxError('The response ended before the end of the array.');
    },
  };
}
