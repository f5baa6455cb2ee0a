import type { GatewayConfig } from '../server/config';
import { returnAddress } from '../server/http/return-address';

/** Parameters of an authorization's answer: an address that brings its own is not told apart from one. */
const ANSWER = ['code', 'state', 'error', 'error_description', 'iss'];

/**
 * May codes be sent to this address? Only to one that browsers may be sent to at all, spelled as they spell it, without
 * fragment or the parameters of an answer (RFC 6749, 3.1.2).
 */
export function isRedirectUri(
  config: Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>,
  address: string,
): boolean {
  if (returnAddress(config, address) !== address || address.includes('#')) return false;
  const { searchParams } = new URL(address);
  return !ANSWER.some((name) => searchParams.has(name));
}

/** The address with the answer of an authorization. */
export function withAnswer(redirectUri: string, answer: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}
