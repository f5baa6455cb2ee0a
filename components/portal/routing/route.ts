import {
  innerHttpAddress,
  type RouteLocation,
  type RouteTarget,
} from '../../../src/domain/portal/navigation';
import { pagePath } from '../../../src/domain/portal/pages';
import { pathWithoutParameters, type PortalPage } from '../../../src/domain/portal/portal-page';
import { PAGES } from './pages';

/** A place in the portal with what stands there. */
export interface Route extends RouteLocation {
  /** Row of the table; undefined for pages of other sites. */
  page: PortalPage | undefined;
  /** Of the path and the query; the path's win. */
  parameters: Readonly<Record<string, string>>;
  /** Of a page on another site: its address, as the page tree gives it. */
  address?: string;
  /** Of such a page: its name in the page tree. */
  title?: string | undefined;
}

/** Pages the permission tree brings, by path: the address as the tree gives it. */
export type RuntimePages = ReadonlyMap<string, string>;

/** What a hash asks for: `#/orderManage/airOrderList?orderNo=1`. */
export interface RequestedAddress extends RouteTarget {
  /** Path and query as they were written, with one leading slash at least. */
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

/** An address of the portal in full: its hash alone would lead to the `<base>` of a page that has one. */
export const addressAt = (target: RouteTarget): string =>
  location.href.replace(/#.*|$/, () => hashOf(target));

/** What to come back to after signing in: as it was written, but for the first page of a document of its own. */
export function returnAddressOf({ path }: Route): string {
  const { written, path: asked } = parseHash(location.hash);
  return asked === '/' && path !== '/' ? written.replace(/^\/+/, path) : written;
}

/** Document of its own a page may stand in: `dist/html/apply.html`; undefined for the portal's. */
export function documentOf(pathname: string): string | undefined {
  return DOCUMENTS.find((document) => pathname.endsWith(`/${document}`));
}

/** The route of an address; one nobody knows is the error route, which remembers what was asked for. */
export function matchRoute(
  requested: RequestedAddress,
  document: string | undefined,
  brought: RuntimePages,
): Route {
  const { path, query, written } = requested;
  // whoever is to sign in or returns from there is at the portal's first page, in a document of its own, too
  const isOwn = document !== undefined && !(path === '/' && 'returnUrl' in query);
  const own = isOwn ? find(path, document) : undefined;
  const found = own ?? find(path, undefined);
  if (found) {
    const { page, parameters } = found;
    return {
      name: page.name,
      path: pathOf(page, path),
      treePath: pathWithoutParameters(pathOf(page, page.path)),
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

/** A document of one page has the path of the document, wherever it is shown: the permission tree knows it by that. */
const pathOf = ({ document, path: row }: PortalPage, path: string): string =>
  document !== undefined && row === '/' ? `/${document}` : path;

/** Pages of the permission tree that the table does not have. */
export function runtimePages(urls: readonly string[]): RuntimePages {
  const pages = new Map<string, string>();
  for (const url of urls) {
    const path = pagePath(url);
    if (!pageOf(path) && !TREE_PATHS.has(path) && !DOCUMENTS.includes(path.slice(1))) pages.set(path, url);
  }
  return pages;
}

/** The page at a path of the portal, if the table has one. */
export const pageOf = (path: string): PortalPage | undefined => find(path, undefined)?.page;

/** Something stands at a path: an element, or a page of another site. Nothing leads to areas that are not there yet. */
export const hasPage = (path: string, brought: RuntimePages): boolean =>
  brought.has(path) || pageOf(path)?.tag !== undefined;

interface Found {
  page: PortalPage;
  parameters: Record<string, string>;
}

function find(path: string, document: string | undefined): Found | undefined {
  // a document of one page is a page of the portal, too, at its own address
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
/** The tree names pages without their parameters. */
const TREE_PATHS = new Set(PAGES.map(({ path }) => pathWithoutParameters(path)));
const ERROR_PAGE = EXACT.get(keyOf('/error'));
