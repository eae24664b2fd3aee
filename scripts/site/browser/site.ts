// The script of every page. Pages are complete without it; it adds copy buttons, tabs, the menu, search and forms.
import { showServerAddress } from './server-address.ts';
import { addCopyButtons } from './copy-buttons.ts';
import { createTabs } from './tabs.ts';
import { enableMenu } from './menu.ts';
import { enableSearch } from './search-box.ts';
import { enableTry } from './try-it.ts';
import { reloadOnBuild } from './preview.ts';

const script = document.currentScript as HTMLScriptElement;
const { root = '', search = '', index = '', preview } = script.dataset;
const rootUrl = new URL(root, document.baseURI);

showServerAddress(rootUrl);
createTabs();
addCopyButtons();
enableMenu();
enableSearch({ root: rootUrl, scripts: [index, search] });
enableTry(rootUrl);
openTarget();
addEventListener('hashchange', openTarget);
if (preview !== undefined) reloadOnBuild();

/** Opens the closed parts of the page around the place that the address names. */
function openTarget(): void {
  const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let element = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  target?.scrollIntoView();
}
