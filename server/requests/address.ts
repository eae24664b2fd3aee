// The address that a request comes from.
import type { IncomingMessage } from 'node:http';

/**
 * Returns the address of the sender of a request: that of the connection or, behind trusted proxies, the one that the outermost of
 * them added to X-Forwarded-For. Entries before it may be forged.
 */
export function senderAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const named = proxies === 0 ? [] : [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [...named.map((hop) => hop.trim()).filter((hop) => hop !== ''), socket.remoteAddress ?? ''];
  return hops.at(-1 - proxies) ?? hops[0] ?? '';
}
