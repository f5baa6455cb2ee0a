/** Prefix of the element's states: the host page may run an authorization of its own. */
export const STATE_PREFIX = 'tp.';
/** Parameters of an authorization response (RFC 6749, 4.1.2; RFC 9207). */
const PARAMETERS = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss'];

/** Response of a third party: a code or an error name. */
export type Answer = { state: string; code: string } | { state: string; error: string };

/** Returns the response in an address if its state has the element's prefix. */
export function responseIn(address: string): Answer | undefined {
  const { searchParams } = new URL(address);
  const [state, code, error] = ['state', 'code', 'error'].map((name) => searchParams.get(name) ?? '');
  if (!state?.startsWith(STATE_PREFIX)) return undefined;
  if (error) return { state, error };
  return code ? { state, code } : undefined;
}

/** Removes the response from an address. `hash` is added when the address has none. */
export function withoutResponse(address: string, hash = ''): string {
  const url = new URL(address);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  if (url.hash === '') url.hash = hash;
  return url.href;
}

/** Redirect URI: `wanted` if it has the page's origin, or else the present address, without hash. */
export function redirectUriOf(wanted: string, address: string): string {
  const url = new URL(withoutResponse(new URL(wanted, address).href));
  url.hash = '';
  return url.href;
}
