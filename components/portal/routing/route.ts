import {
  innerHttpAddress,
  type RouteLocation,
  type RouteTarget,
} from '../../../src/domain/portal/navigation';
import { pagePath } from '../../../src/domain/portal/pages';
import { pathWithoutParameters, type PortalPage } from '../../../src/domain/portal/portal-page';
import { PAGES } from './pages';

/** A location in the portal with its page. */
export interface Route extends RouteLocation {
  /** Row of the table; undefined for pages of other sites. */
  page: PortalPage | undefined;
  /** Parameters of the path and the query; those of the path take precedence. */
  parameters: Readonly<Record<string, string>>;
  /** Address of a page on another site, from the page tree. */
  address?: string;
  /** Name of such a page in the page tree. */
  title?: string | undefined;
}

/** Pages from the permission tree: path → address in the tree. */
export type RuntimePages = ReadonlyMap<string, string>;

/** Parsed hash: `#/orderManage/airOrderList?orderNo=1`. */
export interface RequestedAddress extends RouteTarget {
  /** Path and query as written, with at least one leading slash. */
  written: string;
}

export function parseHash(hash: string): RequestedAddress {
  const text = hash.replace(/^#/, '');
  const [path = '', query = ''] = text.split(/\?(.*)/s, 2);
  return {
    path: pagePath(path),
    query: Object.fromEntries(new URLSearchParams(query)),
    written: text.startsWith('/') ? text : `/${text}`,
  };
}

export function hashOf({ path, query }: RouteTarget): string {
  const search = new URLSearchParams(query).toString();
  return `#${pagePath(path)}${search === '' ? '' : `?${search}`}`;
}

/** Full URL of an address in the portal: a bare hash would resolve against the `<base>` of a page that has one. */
export const addressAt = (target: RouteTarget): string =>
  location.href.replace(/#.*|$/, () => hashOf(target));

/** Return address for the sign-in: the address as written, except for the first page of a separate document. */
export function returnAddressOf({ path }: Route): string {
  const { written, path: asked } = parseHash(location.hash);
  return asked === '/' && path !== '/' ? written.replace(/^\/+/, path) : written;
}

/** Separate document of a page: `dist/html/apply.html`; undefined for the portal's. */
export function documentOf(pathname: string): string | undefined {
  return DOCUMENTS.find((document) => pathname.endsWith(`/${document}`));
}

/** Route of an address. An unknown address yields the error route, which remembers the request. */
export function matchRoute(
  requested: RequestedAddress,
  document: string | undefined,
  brought: RuntimePages,
): Route {
  const { path, query, written } = requested;
  // signing in and returning from it happen at the portal's first page, even in a separate document
  const isOwn = document !== undefined && !(path === '/' && 'returnUrl' in query);
  const own = isOwn ? find(path, document) : undefined;
  const found = own ?? find(path, undefined);
  if (found) {
    const { page, parameters } = found;
    return {
      name: page.name,
      path: pathOf(page, path),
      treePath: page.sharesRightOf ?? pathWithoutParameters(pathOf(page, page.path)),
      query,
      menuPlace: { list: page.detail?.list, number: page.number },
      page,
      parameters: { ...query, ...parameters },
    };
  }
  const address = brought.get(path);
  if (address !== undefined) {
    const name = innerHttpAddress(path) === undefined ? 'javaRouter' : 'outerwebRouter';
    return { name, path, treePath: path, query, page: undefined, parameters: query, address };
  }
  return {
    name: 'error',
    path,
    treePath: path,
    query: {},
    page: ERROR_PAGE,
    parameters: {},
    redirectedFrom: written,
  };
}

/**
 * Path of a page. A document with a single page always has the document's path, by which the permission tree knows it.
 */
const pathOf = ({ document, path: row }: PortalPage, path: string): string =>
  document !== undefined && row === '/' ? `/${document}` : path;

/** Pages of the permission tree that the table lacks. */
export function runtimePages(urls: readonly string[]): RuntimePages {
  const pages = new Map<string, string>();
  for (const url of urls) {
    const path = pagePath(url);
    if (!pageOf(path) && !TREE_PATHS.has(path) && !DOCUMENTS.includes(path.slice(1))) pages.set(path, url);
  }
  return pages;
}

/** Row of the table for a path of the portal; undefined if there is none. */
export const pageOf = (path: string): PortalPage | undefined => find(path, undefined)?.page;

/** True when a path has an element or a page of another site. No link leads to areas that do not exist yet. */
export const hasPage = (path: string, brought: RuntimePages): boolean =>
  brought.has(path) || pageOf(path)?.tag !== undefined;

interface RouteMatch {
  page: PortalPage;
  parameters: Record<string, string>;
}

function find(path: string, document: string | undefined): RouteMatch | undefined {
  // a document with a single page is also a page of the portal at its own address
  const exact = EXACT.get(keyOf(path, document)) ?? EXACT.get(keyOf('/', path.slice(1)));
  if (exact) return { page: exact, parameters: {} };
  const parts = path.slice(1).split('/');
  for (const page of PATTERNS) {
    const parameters = page.document === document ? parametersOf(page.path, parts) : undefined;
    if (parameters) return { page, parameters };
  }
  return undefined;
}

const PARAMETER = /^\{(\w+)(\??)\}$/;

function parametersOf(pattern: string, parts: readonly string[]): Record<string, string> | undefined {
  const expected = pattern.slice(1).split('/');
  if (parts.length > expected.length) return undefined;
  const found: Record<string, string> = {};
  const isMatch = expected.every((segment, i) => {
    const part = parts[i] ?? '';
    const [, name, optional] = PARAMETER.exec(segment) ?? [];
    if (name === undefined) return part === segment;
    if (part === '') return optional === '?';
    found[name] = decode(part);
    return true;
  });
  return isMatch ? found : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const keyOf = (path: string, document = '') => `${document}#${path}`;
const isPattern = ({ path }: PortalPage) => path.includes('{');
const PATTERNS = PAGES.filter(isPattern);
const EXACT = new Map(
  PAGES.filter((page) => !isPattern(page)).map((page) => [keyOf(page.path, page.document), page]),
);
const DOCUMENTS = [...new Set(PAGES.flatMap(({ document }) => document ?? []))];
/** The tree lists pages without their parameters. */
const TREE_PATHS = new Set(PAGES.map(({ path }) => pathWithoutParameters(path)));
const ERROR_PAGE = EXACT.get(keyOf('/error'));
