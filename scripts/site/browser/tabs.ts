import { element } from './elements.ts';

const storageKey = (group: string): string => `millrace-${group}`;

function remembered(group: string): string | null {
  try {
    return group === '' ? null : localStorage.getItem(storageKey(group));
  } catch {
    return null;
  }
}

function remember(group: string, title: string): void {
  try {
    if (group !== '') localStorage.setItem(storageKey(group), title);
  } catch {
    // Pages of files and some private windows have no storage.
  }
}

/** Shows one panel of each group of panels at a time, with a tab for each. */
export function createTabs(): void {
  let next = 0;
  for (const group of document.querySelectorAll<HTMLElement>('.tabs')) {
    createTabList(group, `tabs${next++}`);
    group.classList.add('ready');
  }
}

function createTabList(group: HTMLElement, id: string): void {
  const { label = '', group: name = '' } = group.dataset;
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > .panel')];
  const tabs = panels.map((panel, index) => {
    panel.id = `${id}-${index}`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-label', panel.dataset['title'] ?? '');
    return element('button', { type: 'button', role: 'tab', 'aria-controls': panel.id }, panel.dataset['title'] ?? '');
  });
  const select = (selected: number, focus = false) => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === selected));
      tab.tabIndex = index === selected ? 0 : -1;
      panels[index]?.classList.toggle('selected', index === selected);
    });
    if (focus) tabs[selected]?.focus();
  };
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => {
      select(index);
      remember(name, tab.textContent);
    });
    tab.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (step !== 0) select((index + step + tabs.length) % tabs.length, true);
    });
  });
  group.prepend(element('div', { role: 'tablist', 'aria-label': label }, ...tabs));
  select(
    Math.max(
      0,
      tabs.findIndex((tab) => tab.textContent === remembered(name)),
    ),
  );
}
