// The network address of the sender of a request.
import type { IncomingMessage } from 'node:http';

/**
 * Returns the address of the sender of a request: that of the connection or, behind trusted proxies, the one that the outermost proxy
 * added to X-Forwarded-For. A client can forge the entries before it.
 */
export function senderAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const forwarded = proxies === 0 ? [] : [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [...forwarded.map((hop) => hop.trim()).filter((hop) => hop !== ''), socket.remoteAddress ?? ''];
  return hops.at(-1 - proxies) ?? hops[0] ?? '';
}
