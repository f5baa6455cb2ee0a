import { resolveReturnUrl } from '../../../../src/domain/portal/return-url';
import type { GatewayConfig } from '../config';

/**
 * The one rule for every address that came from outside and that a browser will be sent to: absolute, over http(s), of a
 * configured origin, and nothing hidden in it (`resolveReturnUrl`). Gives it as browsers spell it; undefined for one
 * that is refused.
 */
export function returnAddress(
  { publicUrl, returnOrigins }: Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>,
  address: string,
): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  const [origin = '', ...allowedOrigins] = [publicUrl, ...returnOrigins].map((url) => new URL(url).origin);
  return resolveReturnUrl(address, { origin, allowedOrigins });
}
