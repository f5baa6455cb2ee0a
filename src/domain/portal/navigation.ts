import { menusAround, type MenuNode, type MenuPlace } from './menu';
import { pagePath } from './pages';
import { resolveReturnUrl, type AddressRules } from './return-url';

/** Where the user is or wants to be. */
export interface RouteLocation {
  /** Name of the route: `index`, `chooseEnt`, `error`, `javaRouter`, `outerwebRouter` or a page's own. */
  name: string;
  /** As `pagePath` writes it. */
  path: string;
  /** Path by which the permission tree knows the page: `/employeeManage/staffDetail` for every member of staff. */
  treePath: string;
  query: Readonly<Record<string, string>>;
  /** Undefined for what is no page of the table. */
  menuPlace?: MenuPlace | undefined;
  /** Of the error route: the unknown path that was asked for, as it was written. */
  redirectedFrom?: string;
}

/** An address within the portal. */
export type RouteTarget = Pick<RouteLocation, 'path' | 'query'>;

/** All a decision depends on besides the two places. */
export interface NavigationContext {
  /** The stored flag `disableLogin` is 1. */
  disableLogin: boolean;
  /** Login info is stored. */
  signedIn: boolean;
  /** The portal is not itself in a frame. */
  isTop: boolean;
  /** Paths of all pages of the portal, and of those the user holds (specification 6). */
  allPages: readonly string[];
  permittedPages: readonly string[];
  menus: readonly MenuNode[];
  /** Base address of the server-side site; undefined when its routes do not exist. */
  serverSite: string | undefined;
  /** Paths of its pages, as the page tree names them. */
  serverPages: readonly string[];
  /** What an address from data or the query may lead to. */
  addresses: AddressRules;
}

/** `redirect` takes the place of the entry in the history; `leave` is an absolute, checked address. */
export type Decision =
  | { kind: 'proceed' }
  | { kind: 'redirect'; to: RouteTarget }
  | { kind: 'leave'; address: string };

/** What the shell has to carry out. */
export interface Navigation {
  decision: Decision;
  effects: {
    /** Token, login info, chosen enterprise and flags are forgotten. */
    clearStorage: boolean;
    /** To be saved as the page one came from; undefined: nothing is to be saved. */
    previous: RouteTarget | undefined;
    /** Cost centre, account subject, department and person selections are cleared. */
    clearSelections: boolean;
    /** `ModuleID` of the active menus, level 1 first; undefined: they stay. */
    activeMenus: readonly string[] | undefined;
  };
}

/** Texts of specification 2.9 step 1 and 6. */
export const NO_PC_LOGIN = '无法登录PC端，请联系管理员';
export const NO_PAGE_PERMISSION = '无页面权限，请联系管理员添加';

const ERROR = 'error';
/** Paths of index and chooseEnt, which step 8 leaves alone. */
const HANDS_ON: readonly string[] = ['/', '/chooseEnt'];
/** Of an external page in the page tree: `inner-https://help.example/…`. */
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

  // 1. login from a PC is disabled, now or on the error page one comes from
  const leavesDisabled = from?.name === ERROR && from.query['toIndex'] === '1';
  if ((context.disableLogin || leavesDisabled) && !saysNoPcLogin(to)) {
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
    if (elsewhere) return decide(elsewhere);
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

/** The sign-in page, which leads back to an address afterwards. */
export const signInTarget = (returnUrl: string): RouteTarget => ({
  path: '/',
  query: returnUrl === '' || pagePath(returnUrl) === '/' ? {} : { returnUrl },
});

/**
 * The error page with a message. That a user may not sign in here holds for whatever is asked for from there
 * (`toIndex`, step 1), also when the flag has gone with the rest of the storage.
 */
export const errorTarget = (errorMsg: string): RouteTarget => ({
  path: '/error',
  query: errorMsg === NO_PC_LOGIN ? { errorMsg, toIndex: '1' } : { errorMsg },
});

/**
 * Where a `returnUrl` leads; undefined for one that is refused. Paths are routes of the portal; what they carry
 * as a `returnUrl` of their own is dropped, so that one return follows no other, but for the two pages that only
 * hand it on.
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

/** Address of a page that stands on another site; undefined if the path is not of that kind. */
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
const saysNoPcLogin = ({ name, query }: RouteLocation) => name === ERROR && query['errorMsg'] === NO_PC_LOGIN;

const TICKET_PAGES = '/travelReport/ticket/';
const REPORT_ANALYSIS = `${TICKET_PAGES}reportAnalysis`;

/** The exception among ticket pages does not hold for their report analysis, which selects by other means. */
function clearsSelections(to: RouteLocation, from: RouteLocation): boolean {
  if (to.name === from.name) return false;
  const bothTickets = [to, from].every(({ path }) => path.startsWith(TICKET_PAGES));
  return !bothTickets || [to, from].some(({ path }) => path === REPORT_ANALYSIS);
}

/** A path nobody knows may be one of the server-side site: of one of its pages, or of one that stands beside it. */
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
  if (!serverPages.some((page) => isBeside(pagePath(path), page))) return undefined;
  const address = resolveReturnUrl(
    `${serverSite.replace(/\/+$/, '')}/${asked.replace(/^\/+/, '')}`,
    addresses,
  );
  return address === undefined ? undefined : { kind: 'leave', address };
}

/** The page tree names the entrances alone: `/contract/detail` is reached from `/contract/list`. */
function isBeside(path: string, page: string): boolean {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  return path === page || (folder !== '/' && path.startsWith(folder));
}
