// Code on pages: highlighted while the site is built, so that pages are complete without scripts.
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';
import { sampleServer } from '../code-samples.ts';
import { escapeText, markup, trusted, type Html } from './markup.ts';

const languages = { bash, go, java, http, javascript, json, python, typescript, yaml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);
const aliases: Readonly<Record<string, string>> = {
  request: 'http',
  reply: 'http',
  response: 'json',
  sh: 'bash',
  Shell: 'bash',
  ts: 'typescript',
  js: 'javascript',
};

/** Highlighted code by language and text: many operations share their errors. */
const highlighted = new Map<string, Html>();

/** Returns code as HTML. The address of the server is marked, so that a script can replace it with the actual one. */
export function highlight(code: string, language: string): Html {
  const key = `${language}\n${code}`;
  const known = highlighted.get(key);
  if (known) return known;
  const name = aliases[language] ?? language.toLowerCase();
  const text = hljs.getLanguage(name)
    ? hljs.highlight(code, { language: name, ignoreIllegals: true }).value
    : escapeText(code);
  const result = trusted(text.replaceAll(sampleServer, `<span class="server">${sampleServer}</span>`));
  highlighted.set(key, result);
  return result;
}

const labels: Readonly<Record<string, string>> = {
  sh: 'Shell',
  bash: 'Shell',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  javascript: 'JavaScript',
  json: 'JSON',
  http: 'HTTP',
  yaml: 'YAML',
  python: 'Python',
  go: 'Go',
  java: 'Java',
  output: 'Output',
};

/** Returns a block of code with a caption; blocks of output look different from what a reader enters. */
export function codeBlock(code: string, language: string, caption = labels[language] ?? ''): Html {
  const [, request = '', response] = (language === 'http' && /^([\s\S]*?)\n(?=\d{3} [A-Z])([\s\S]*)$/.exec(code)) || [];
  if (response !== undefined) {
    return markup`${codeBlock(request.trim(), 'request', 'Request')}${codeBlock(response.trim(), 'reply', 'Response')}`;
  }
  const kind = ['output', 'reply', 'response'].includes(language) ? 'code output' : 'code';
  return markup`<figure class="${kind}"><figcaption>${caption}</figcaption><pre tabindex="0"><code>${highlight(code, language)}</code></pre></figure>`;
}

/** Returns a value as a block of JSON that the server returns. */
export const jsonOutput = (value: unknown, caption: string): Html =>
  codeBlock(JSON.stringify(value, null, 2), 'response', caption);
