import { resolveReturnUrl } from './return-url';

/**
 * `server-site`: the server-side legacy site (javaRouter); `external`: a link outside (outerwebRouter);
 * `pre-authorised`: a site that is let in by a code of its own, and never has the user's token.
 */
export type FrameKind = 'server-site' | 'external' | 'pre-authorised';

export interface FrameRules {
  kind: FrameKind;
  /** Origin of the page that frames. It is not trusted by itself: a frame of it must be configured like any other. */
  origin: string;
  /** Origins that may be framed and, as server-side site, may have the user's token. */
  trustedOrigins: readonly string[];
  /** Further origins that external links may be framed from; they never get a token. */
  framedOrigins: readonly string[];
  /** Ask the framed page to leave out its floating parts (specification 2.10). */
  hideFloatElement: boolean;
}

/**
 * What to do with an address: show it in a frame, offer it in a tab of its own, or neither. `origin` is the
 * only one the frame is spoken with; `getsToken` says whether it may have the user's token.
 */
export type FrameTarget =
  | { verdict: 'framed'; address: string; origin: string; getsToken: boolean }
  | { verdict: 'elsewhere'; address: string; host: string }
  | { verdict: 'refused' };

const HIDE_FLOAT = 'hideFloatElement';

/** Judges the address of a page to be framed (specification 2.1 and 2.10); `inner-` before http(s) is left out. */
export function frameTarget(source: string, rules: FrameRules): FrameTarget {
  const written = source.replace(/^inner-(?=https?:)/i, '');
  const isExternal = rules.kind === 'external';
  const framable = [...rules.trustedOrigins, ...(isExternal ? rules.framedOrigins : [])];
  const address = resolveReturnUrl(written, {
    origin: rules.origin,
    // its own origin last: everything else about the address must be in order before a tab is offered
    allowedOrigins: [...framable, ...originOf(written)],
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

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The rest of the query stays as it was written. */
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

/** Parameters that are between portal and frame, or nobody's business: never part of a route that is told. */
const UNTOLD = /([?&])(?:hideFloatElement|authSign)=[^&#]*/gi;

/**
 * The route a framed page tells, as path of its origin with query and hash; undefined for anything else.
 * Tokens and the portal's own parameters are taken out.
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
 * A page of the portal that a framed page asks for: `/orderManage/airOrderList?orderNo=1`, also written as hash
 * route. Returns path and query for the router; undefined for anything that leads elsewhere.
 */
export function portalPage(path: string, origin: string): string | undefined {
  const route = path.replace(/^\/?#(?=\/)/, '');
  if (!route.startsWith('/')) return undefined;
  const address = resolveReturnUrl(route, { origin });
  if (address === undefined) return undefined;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
