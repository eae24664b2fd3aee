/** Reloads the page when the preview server has built the site again. */
export function reloadOnBuild(): void {
  const changes = new EventSource('/changes');
  changes.addEventListener('built', () => {
    location.reload();
  });
}
