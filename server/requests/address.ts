// Where a request comes from.
import type { IncomingMessage } from 'node:http';

/**
 * Returns the address that a request came from: that of the connection, or, behind `proxies` proxies of ours, the one that the outermost
 * of them names in X-Forwarded-For. A client can forge the entries before it.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const named = proxies === 0 ? [] : [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [...named.map((hop) => hop.trim()).filter((hop) => hop !== ''), socket.remoteAddress ?? ''];
  return hops.at(-1 - proxies) ?? hops[0] ?? '';
}
