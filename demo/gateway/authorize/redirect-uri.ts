import type { GatewayConfig } from '../server/config';

/** Parameters of an authorization's answer: an address that brings its own is not told apart from one. */
const ANSWER = ['code', 'state', 'error', 'error_description', 'iss'];

/**
 * May codes be sent to this address? Only over http(s), to an origin that is configured, spelled as browsers
 * spell it, without credentials, fragment or the parameters of an answer (RFC 6749, 3.1.2).
 */
export function isRedirectUri(
  { publicUrl, returnOrigins }: Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>,
  address: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const origins = [publicUrl, ...returnOrigins].map((allowed) => new URL(allowed).origin);
  return (
    url.href === address &&
    /^https?:$/.test(url.protocol) &&
    origins.includes(url.origin) &&
    url.username + url.password === '' &&
    !address.includes('#') &&
    !ANSWER.some((name) => url.searchParams.has(name))
  );
}

/** The address with the answer of an authorization. */
export function withAnswer(redirectUri: string, answer: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}
