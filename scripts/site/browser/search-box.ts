import type { SearchHit } from '../search.ts';
import { element } from './elements.ts';

interface SearchFiles {
  readonly root: URL;
  /** The index and the search engine, which are loaded on the first search. */
  readonly scripts: readonly string[];
}

const kinds: Readonly<Record<SearchHit['kind'], string>> = {
  operation: '',
  schema: 'Schema',
  guide: 'Guide',
  behavior: 'Rules',
  page: 'Page',
};

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = element('script', { src: address });
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      reject(new Error(`${address} cannot be loaded.`));
    });
    document.head.append(script);
  });
}

/** Opens the search with its button, with "/" and with Ctrl+K. */
export function enableSearch(files: SearchFiles): void {
  const button = document.querySelector<HTMLButtonElement>('[data-search-button]');
  if (!button) return;
  let dialog: HTMLDialogElement | undefined;
  const open = () => {
    dialog ??= createDialog(files);
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.select();
  };
  button.hidden = false;
  button.addEventListener('click', open);
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
    const isShortcut = (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping);
    if (!isShortcut) return;
    event.preventDefault();
    open();
  });
}

function createDialog({ root, scripts }: SearchFiles): HTMLDialogElement {
  const input = element('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': 'Search operations, schemas, guides and rules',
    'aria-controls': 'search-results',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    placeholder: 'Search operations, schemas, guides and rules',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const results = element('div', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' });
  const status = element('p', { role: 'status', class: 'search-status' });
  const close = element('button', { type: 'button', class: 'close' }, 'Close');
  const dialog = element(
    'dialog',
    { class: 'search', 'aria-label': 'Search' },
    element('div', { class: 'search-line' }, input, close),
    status,
    results,
  );
  let selected = 0;
  const select = (index: number) => {
    const options = [...results.children];
    selected = Math.max(0, Math.min(index, options.length - 1));
    options.forEach((option, place) => {
      option.setAttribute('aria-selected', String(place === selected));
    });
    options[selected]?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', options[selected]?.id ?? '');
  };
  const loaded = scripts.reduce((before, address) => before.then(() => loadScript(address)), Promise.resolve());
  const show = async () => {
    const query = input.value;
    await loaded;
    if (query !== input.value) return;
    const hits = globalThis.millraceSearch?.(query) ?? [];
    results.replaceChildren(...hits.map((hit, index) => resultItem(hit, root, index)));
    input.setAttribute('aria-expanded', String(hits.length > 0));
    status.textContent = query === '' || hits.length > 0 ? '' : 'Nothing found.';
    select(0);
  };
  input.addEventListener('input', () => {
    show().catch((error: unknown) => {
      status.textContent = String(error);
    });
  });
  input.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      select(selected + step);
    }
    if (event.key === 'Enter') (results.children[selected] as HTMLAnchorElement | undefined)?.click();
  });
  results.addEventListener('click', () => {
    dialog.close();
  });
  close.addEventListener('click', () => {
    dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}

function resultItem({ id, kind, title, place, method, path }: SearchHit, root: URL, index: number): HTMLElement {
  const badge =
    method === undefined
      ? element('span', { class: 'method' }, kinds[kind])
      : element('span', { class: `method ${method.toLowerCase()}` }, method);
  return element(
    'a',
    { role: 'option', id: `result-${index}`, 'aria-selected': 'false', href: new URL(id, root).href, tabindex: '-1' },
    badge,
    element('span', {}, element('b', {}, title), element('small', {}, path === undefined ? place : shortPath(path))),
  );
}

/** Returns a path without the beginning that most paths share. */
const shortPath = (path: string): string =>
  path.replace(/^\/api\/[\w-]+\/tenants\/\{tenantId\}(?:\/namespaces\/\{namespaceId\})?(?=\/)/i, '…');
