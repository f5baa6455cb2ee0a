/** States of ours begin like this: an embedding page may have an authorization of its own. */
export const STATE_PREFIX = 'tp.';
/** Parameters of an answer (RFC 6749, 4.1.2; RFC 9207). */
const PARAMETERS = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss'];

/** What a third party answers with: a code, or the name of an error. */
export type Answer = { state: string; code: string } | { state: string; error: string };

/** The answer in an address, if it is one to us. */
export function answerIn(address: string): Answer | undefined {
  const { searchParams } = new URL(address);
  const [state, code, error] = ['state', 'code', 'error'].map((name) => searchParams.get(name) ?? '');
  if (!state?.startsWith(STATE_PREFIX)) return undefined;
  if (error) return { state, error };
  return code ? { state, code } : undefined;
}

/** An address without an answer; with `hash` where it has none of its own. */
export function withoutAnswer(address: string, hash = ''): string {
  const url = new URL(address);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  if (url.hash === '') url.hash = hash;
  return url.href;
}

/** Where the browser comes back to: the given address of the page's origin, or the present one; never a hash. */
export function redirectUriOf(wanted: string, address: string): string {
  const url = new URL(withoutAnswer(new URL(wanted, address).href));
  url.hash = '';
  return url.href;
}
