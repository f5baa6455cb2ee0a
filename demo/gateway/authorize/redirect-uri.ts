import type { GatewayConfig } from '../server/config';
import { returnAddress } from '../server/http/return-address';

/** Parameters of an authorization response; an address that contains them could be mistaken for one. */
const ANSWER = ['code', 'state', 'error', 'error_description', 'iss'];

/**
 * Returns whether codes may be sent to this address: an allowed redirect target in the spelling of browsers, without
 * fragment and without the parameters of a response (RFC 6749, 3.1.2).
 */
export function isRedirectUri(
  config: Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>,
  address: string,
): boolean {
  if (returnAddress(config, address) !== address || address.includes('#')) return false;
  const { searchParams } = new URL(address);
  return !ANSWER.some((name) => searchParams.has(name));
}

/** The address with the response of an authorization. */
export function withAnswer(redirectUri: string, answer: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}
