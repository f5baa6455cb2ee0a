import { resolveReturnUrl } from '../../../../src/domain/portal/return-url';
import type { GatewayConfig } from '../config';

/**
 * Checks an external address before a browser is redirected to it: absolute, over http(s), of a configured origin,
 * without hidden parts (`resolveReturnUrl`). Returns it in the spelling of browsers, or undefined when it is refused.
 */
export function returnAddress(
  { publicUrl, returnOrigins }: Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>,
  address: string,
): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  const [origin = '', ...allowedOrigins] = [publicUrl, ...returnOrigins].map((url) => new URL(url).origin);
  return resolveReturnUrl(address, { origin, allowedOrigins });
}
