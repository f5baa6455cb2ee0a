import { menusAround, type MenuNode, type MenuPlace } from './menu';
import { pagePath } from './pages';
import { resolveReturnUrl, type AddressRules } from './return-url';

/** Current or requested location of the user. */
export interface RouteLocation {
  /** Name of the route: `index`, `chooseEnt`, `error`, `javaRouter`, `outerwebRouter` or a page's own. */
  name: string;
  /** As `pagePath` writes it. */
  path: string;
  /**
   * Path in the permission tree of the page whose right opens it: `/employeeManage/staffDetail` for every member of
   * staff.
   */
  treePath: string;
  query: Readonly<Record<string, string>>;
  /** Undefined for a location outside the table of pages. */
  menuPlace?: MenuPlace | undefined;
  /** Set for the error route: the unknown path that was requested, as written. */
  redirectedFrom?: string;
}

/** An address within the portal. */
export type RouteTarget = Pick<RouteLocation, 'path' | 'query'>;

/** All inputs of a decision besides the two locations. */
export interface NavigationContext {
  /** True when the stored flag `disableLogin` is 1. */
  disableLogin: boolean;
  /** True when login info is stored. */
  signedIn: boolean;
  /** True when the portal is not itself in a frame. */
  isTop: boolean;
  /** Paths of all pages of the portal, and of those the user holds (specification 6). */
  allPages: readonly string[];
  permittedPages: readonly string[];
  menus: readonly MenuNode[];
  /** Base address of the server-side site; undefined when its routes do not exist. */
  serverSite: string | undefined;
  /** Paths of the server-side site's pages, as in the page tree. */
  serverPages: readonly string[];
  /** Rules for addresses from data or the query. */
  addresses: AddressRules;
}

/** `redirect` replaces the history entry; `leave` is an absolute, checked address. */
export type Decision =
  | { kind: 'proceed' }
  | { kind: 'redirect'; to: RouteTarget }
  | { kind: 'leave'; address: string };

/** Actions that the shell has to perform. */
export interface Navigation {
  decision: Decision;
  effects: {
    /** True to delete token, login info, chosen enterprise and flags. */
    clearStorage: boolean;
    /** Location to save as the previous page; undefined: none is saved. */
    previous: RouteTarget | undefined;
    /** True to clear the selections of cost centre, account subject, department and person. */
    clearSelections: boolean;
    /** `ModuleID` of the active menus, level 1 first; undefined: unchanged. */
    activeMenus: readonly string[] | undefined;
  };
}

/** Texts of specification 2.9 step 1 and 6. */
export const NO_PC_LOGIN = '无法登录PC端，请联系管理员';
export const NO_PAGE_PERMISSION = '无页面权限，请联系管理员添加';

const ERROR = 'error';
/** Paths of index and chooseEnt, which step 8 leaves alone. */
const HANDS_ON: readonly string[] = ['/', '/chooseEnt'];
/** Prefix of an external page in the page tree: `inner-https://help.example/…`. */
const INNER_HTTP = /^\/?inner-(?=https?:)/i;

/** The navigation guard (specification 2.9): its eight steps, in order. */
export function resolveNavigation(
  to: RouteLocation,
  from: RouteLocation | undefined,
  context: NavigationContext,
): Navigation {
  const effects: Navigation['effects'] = {
    clearStorage: false,
    previous: undefined,
    clearSelections: false,
    activeMenus: undefined,
  };
  const decide = (decision: Decision): Navigation => ({ decision, effects });

  // 1. PC login is disabled, now or on the error page from which the user comes.
  const leavesDisabled = from?.name === ERROR && from.query['toIndex'] === '1';
  if ((context.disableLogin || leavesDisabled) && !isNoPcLoginError(to)) {
    effects.clearStorage = true;
    return decide(toError(NO_PC_LOGIN));
  }
  // 2.
  effects.previous = from && { path: from.path, query: from.query };
  // 3.
  effects.clearSelections = from !== undefined && clearsSelections(to, from);
  // 4.
  const isListed = context.allPages.includes(to.treePath);
  if (context.isTop && isListed && !context.permittedPages.includes(to.treePath)) {
    return decide(toError(NO_PAGE_PERMISSION));
  }
  if (to.name === ERROR && to.redirectedFrom !== undefined) {
    // 5.
    if (!context.signedIn) return decide({ kind: 'redirect', to: signInTarget(to.redirectedFrom) });
    // 6.
    const elsewhere = onServerSite(to.redirectedFrom, context);
    return decide(elsewhere ?? { kind: 'redirect', to: { path: '/error', query: {} } });
  }
  // 7.
  effects.activeMenus = menusAround(context.menus, to.path, to.menuPlace).map(({ ModuleID }) => ModuleID);
  // 8.
  const { returnUrl } = to.query;
  if (returnUrl === undefined || to.name === 'index' || to.name === 'chooseEnt') {
    return decide({ kind: 'proceed' });
  }
  return decide(returnDecision(returnUrl, context.addresses) ?? { kind: 'proceed' });
}

/** Returns the sign-in page, which leads back to an address afterwards. */
export const signInTarget = (returnUrl: string): RouteTarget => ({
  path: '/',
  query: returnUrl === '' || pagePath(returnUrl) === '/' ? {} : { returnUrl },
});

/**
 * Returns the error page with a message. The refusal of PC login applies to every request from there (`toIndex`, step
 * 1), even when the flag has been deleted with the rest of the storage.
 */
export const errorTarget = (errorMsg: string): RouteTarget => ({
  path: '/error',
  query: errorMsg === NO_PC_LOGIN ? { errorMsg, toIndex: '1' } : { errorMsg },
});

/**
 * Returns the target of a `returnUrl`; undefined for one that is refused. Paths are routes of the portal; a nested
 * `returnUrl` is dropped, so that no return leads to another, except for the two pages that only pass it on.
 */
export function returnDecision(returnUrl: string, addresses: AddressRules): Decision | undefined {
  const written = returnUrl.replace(/^\/?#(?=\/)/, '');
  const address = resolveReturnUrl(written, addresses);
  if (address === undefined) return undefined;
  if (/^\/(?!\/)/.test(written)) return { kind: 'redirect', to: withoutReturn(targetOf(written)) };
  const url = new URL(address);
  if (url.origin === addresses.origin && url.hash.startsWith('#/')) {
    return { kind: 'redirect', to: withoutReturn(targetOf(url.hash.slice(1))) };
  }
  return { kind: 'leave', address };
}

/** Returns the address of a page on another site; undefined if the path is not of that kind. */
export function innerHttpAddress(path: string): string | undefined {
  return INNER_HTTP.test(path) ? path.replace(INNER_HTTP, '') : undefined;
}

function targetOf(address: string): RouteTarget {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
  return { path: pagePath(path), query: Object.fromEntries(new URLSearchParams(query)) };
}

function withoutReturn(target: RouteTarget): RouteTarget {
  const { returnUrl: _nested, ...query } = target.query;
  return HANDS_ON.includes(target.path) ? target : { path: target.path, query };
}

const toError = (message: string): Decision => ({ kind: 'redirect', to: errorTarget(message) });
const isNoPcLoginError = ({ name, query }: RouteLocation) =>
  name === ERROR && query['errorMsg'] === NO_PC_LOGIN;

const TICKET_PAGES = '/travelReport/ticket/';
const REPORT_ANALYSIS = `${TICKET_PAGES}reportAnalysis`;

/** The exception for ticket pages excludes their report analysis, whose selections work differently. */
function clearsSelections(to: RouteLocation, from: RouteLocation): boolean {
  if (to.name === from.name) return false;
  const bothTickets = [to, from].every(({ path }) => path.startsWith(TICKET_PAGES));
  return !bothTickets || [to, from].some(({ path }) => path === REPORT_ANALYSIS);
}

/** Checks whether an unknown path belongs to the server-side site: to one of its pages, or to one beside it. */
function onServerSite(
  asked: string,
  { serverSite, serverPages, addresses }: NavigationContext,
): Decision | undefined {
  if (serverSite === undefined || innerHttpAddress(asked) !== undefined || pagePath(asked) === '/') {
    return undefined;
  }
  const [path = '', query] = asked.split(/\?(.*)/s, 2);
  if (path.includes('//')) {
    const once = path.replace(/\/{2,}/g, '/');
    return { kind: 'redirect', to: targetOf(query === undefined ? once : `${once}?${query}`) };
  }
  if (!serverPages.some((page) => isSiblingPath(pagePath(path), page))) return undefined;
  const address = resolveReturnUrl(
    `${serverSite.replace(/\/+$/, '')}/${asked.replace(/^\/+/, '')}`,
    addresses,
  );
  return address === undefined ? undefined : { kind: 'leave', address };
}

/** The page tree names entry pages only: `/contract/detail` is reached from `/contract/list`. */
function isSiblingPath(path: string, page: string): boolean {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  return path === page || (folder !== '/' && path.startsWith(folder));
}
