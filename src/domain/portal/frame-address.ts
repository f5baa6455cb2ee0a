import { resolveReturnUrl } from './return-url';

/**
 * `server-site`: the server-side legacy site (javaRouter); `external`: a link outside (outerwebRouter);
 * `pre-authorised`: a site that admits the user by a code of its own, and never receives the user's token.
 */
export type FrameKind = 'server-site' | 'external' | 'pre-authorised';

export interface FrameRules {
  kind: FrameKind;
  /** Origin of the embedding page. It is not trusted by itself: to be framed it must be configured like any other. */
  origin: string;
  /** Origins that may be framed and, as server-side site, may receive the user's token. */
  trustedOrigins: readonly string[];
  /** Further origins from which external links may be framed; they never receive a token. */
  framedOrigins: readonly string[];
  /** True to ask the framed page to leave out its floating parts (specification 2.10). */
  hideFloatElement: boolean;
}

/**
 * Verdict on an address: show it in a frame, offer it in a tab of its own, or neither. `origin` is the only one for
 * messages with the frame; `getsToken` tells whether it may receive the user's token.
 */
export type FrameTarget =
  | { verdict: 'framed'; address: string; origin: string; getsToken: boolean }
  | { verdict: 'elsewhere'; address: string; host: string }
  | { verdict: 'refused' };

const HIDE_FLOAT = 'hideFloatElement';

/** Decides on the address of a page to be framed (specification 2.1 and 2.10); `inner-` before http(s) is removed. */
export function frameTarget(source: string, rules: FrameRules): FrameTarget {
  const written = source.replace(/^inner-(?=https?:)/i, '');
  const isExternal = rules.kind === 'external';
  const framable = [...rules.trustedOrigins, ...(isExternal ? rules.framedOrigins : [])];
  const address = resolveReturnUrl(written, {
    origin: rules.origin,
    // The address's own origin comes last: all other checks must pass before a tab is offered.
    allowedOrigins: [...framable, ...originAsList(written)],
  });
  if (address === undefined) return { verdict: 'refused' };
  const { origin, host } = new URL(address);
  if (!framable.includes(origin)) return { verdict: 'elsewhere', address, host };
  return {
    verdict: 'framed',
    address: rules.hideFloatElement ? withHiddenFloat(address) : address,
    origin,
    getsToken: rules.kind === 'server-site' && rules.trustedOrigins.includes(origin),
  };
}

function originAsList(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Keeps the rest of the query as written. */
function withHiddenFloat(address: string): string {
  const url = new URL(address);
  if (url.searchParams.get(HIDE_FLOAT) === 'true') return address;
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== HIDE_FLOAT);
  url.search = [...others, `${HIDE_FLOAT}=true`].join('&');
  return url.href;
}

/** Parameters between portal and frame, which are removed from every reported route. */
const UNTOLD = /([?&])(?:hideFloatElement|authSign)=[^&#]*/gi;

/**
 * Returns the route reported by a framed page, as path of its origin with query and hash; undefined for any other
 * address. Tokens and the portal's own parameters are removed.
 */
export function framedRoute(path: string, origin: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const address = resolveReturnUrl(path, { origin });
  if (address === undefined) return undefined;
  return address
    .slice(origin.length)
    .replace(UNTOLD, '$1')
    .replace(/([?&])&+/g, '$1')
    .replace(/[?&](?=#|$)/g, '');
}

/**
 * Returns path and query of a portal page that a framed page requests: `/orderManage/airOrderList?orderNo=1`, also
 * written as hash route. undefined for an address elsewhere.
 */
export function portalPathOf(path: string, origin: string): string | undefined {
  const route = path.replace(/^\/?#(?=\/)/, '');
  if (!route.startsWith('/')) return undefined;
  const address = resolveReturnUrl(route, { origin });
  if (address === undefined) return undefined;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
