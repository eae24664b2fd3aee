/** Shows and hides the navigation on narrow screens. */
export function enableMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-menu-button]');
  const navigation = document.getElementById('navigation');
  if (!button || !navigation) return;
  const show = (shown: boolean) => {
    navigation.classList.toggle('shown', shown);
    button.setAttribute('aria-expanded', String(shown));
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    show(!navigation.classList.contains('shown'));
    if (navigation.classList.contains('shown')) navigation.focus();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !navigation.classList.contains('shown')) return;
    show(false);
    button.focus();
  });
  // Only the navigation scrolls, not the page around it.
  const current = navigation.querySelector<HTMLElement>('[aria-current="page"]');
  if (current) navigation.scrollTop = current.offsetTop - navigation.clientHeight / 3;
}
