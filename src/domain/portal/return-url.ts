/**
 * Allowed targets of an address from data or the query: the page's own origin, and origins that the operator
 * configured.
 */
export interface AddressRules {
  /** Origin of the page, e.g. `https://portal.example`. */
  origin: string;
  /** Further trusted origins, matched exactly. */
  allowedOrigins?: readonly string[];
}

const MAX_LENGTH = 2000;
/**
 * Browsers drop tabs and line breaks inside addresses and trim other controls, so such characters indicate an attack.
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- the expression searches for control characters
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff]/;
/** Refused anywhere in an address: line breaks, in any encoding, end a header that contains the address. */
// oxlint-disable-next-line no-control-regex -- the expression searches for control characters
const CONTROL = /[\u0000-\u001f\u007f]/;
const NESTED_PARAMETERS = /^(returnurl|redirect|redirecturi|redirect_uri|next|target|url|continue)$/i;

/**
 * Returns the absolute form of an address that may be followed, or undefined. Accepted are paths of the page's origin
 * and addresses of configured origins, over http(s), without credentials. Refused are other schemes, `//host`,
 * backslashes, hidden characters, encoded forms of all these, and addresses with a refused address in a redirecting
 * parameter (specification 2.9.8 and 4).
 */
export function resolveReturnUrl(address: string, rules: AddressRules): string | undefined {
  return resolve(address, rules, 0);
}

function resolve(address: string, rules: AddressRules, depth: number): string | undefined {
  if (depth > 3 || address === '' || address.length > MAX_LENGTH) return undefined;
  if (!decodings(address).every(looksHonest)) return undefined;
  let url: URL;
  try {
    url = new URL(address, rules.origin);
  } catch {
    return undefined;
  }
  const origins = [rules.origin, ...(rules.allowedOrigins ?? [])];
  if (!/^https?:$/.test(url.protocol) || !origins.includes(url.origin)) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  // An absolute address must contain its origin literally: no look-alike dots, no missing slashes.
  if (/^https?:/i.test(address) && !address.toLowerCase().startsWith(url.origin)) return undefined;
  const nested = nestedAddresses(url);
  return nested.every((inner) => resolve(inner, rules, depth + 1) !== undefined) ? url.href : undefined;
}

/** Returns the address as written and decoded once or more often, because servers on the way may decode it again. */
function decodings(address: string): string[] {
  const forms = [address];
  for (let round = 0; round < 4; round += 1) {
    const last = forms[forms.length - 1] ?? '';
    const decoded = decodeOnce(last);
    if (decoded === last) break;
    forms.push(decoded);
  }
  return forms;
}

/** Keeps malformed sequences: a stray % must not hide the encoded characters beside it. */
function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
}

function looksHonest(form: string): boolean {
  const path = form.split(/[?#]/, 1)[0] ?? '';
  if (CONTROL.test(form) || HIDDEN.test(path) || form.includes('\\')) return false;
  if (path.startsWith('//') || path.includes('@')) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(path)?.[1];
  if (scheme !== undefined) return /^https?$/i.test(scheme) && /^https?:\/\/[^/]/i.test(path);
  return path === '' || /^[/.]/.test(path) || /^[\w-]+(\/|$)/.test(path);
}

function nestedAddresses(url: URL): string[] {
  const hashQuery = url.hash.includes('?') ? url.hash.slice(url.hash.indexOf('?') + 1) : '';
  return [url.searchParams, new URLSearchParams(hashQuery)].flatMap((parameters) =>
    [...parameters]
      .filter(([name, value]) => NESTED_PARAMETERS.test(name) && value !== '')
      .map(([, value]) => value),
  );
}
