/** Returns the address of the server that serves the site; undefined for pages that no server serves. */
export function serverAddress(root: URL): string | undefined {
  if (!root.protocol.startsWith('http')) return undefined;
  return new URL('..', root).href.replace(/\/$/, '');
}

/** Replaces the address of the server in all samples with the actual one. */
export function showServerAddress(root: URL): void {
  const address = serverAddress(root);
  if (address === undefined) return;
  for (const place of document.querySelectorAll('.server')) {
    if (place.textContent !== address) place.textContent = address;
  }
}
