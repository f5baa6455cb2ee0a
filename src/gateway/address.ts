import type { Call, Stream } from '../contract/call';
import { CallFailed } from './answer';
import type { GatewaySettings } from './settings';

/** URL of a call. Throws `CallFailed` before anything is sent when no gateway is configured. */
export function addressOf(
  { baseUrl, suffix }: GatewaySettings,
  { gateway, path }: Pick<Call | Stream, 'gateway' | 'path'>,
): string {
  if (baseUrl !== undefined) return `${originOf(baseUrl)}${baseUrl}${path}${suffix}`;
  // oxlint-disable-next-line no-console -- only the embedder's developer can say where the gateway is
  console.error(`no address of the ${gateway} gateway is configured: nothing was sent. Set \`gateway\``);
  throw new CallFailed({ type: 'no-gateway' });
}

/**
 * Prefixes a relative base URL with the page's origin. A `<base>` element would otherwise redirect the request, and the
 * token with it.
 */
function originOf(baseUrl: string): string {
  const { protocol, origin } = globalThis.location ?? { protocol: '', origin: '' };
  return protocol.startsWith('http') && !/^(https?:)?\/\//.test(baseUrl) ? origin : '';
}
