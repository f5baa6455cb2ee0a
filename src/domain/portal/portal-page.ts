/** A page of the portal and its path (specification 2.1–2.8). Areas declare theirs in `pages.ts`. */
export interface PortalPage {
  /** Path with its parameters: `/employeeManage/staffEdit/{id?}`. */
  path: string;
  /** `index`, `chooseEnt`, `error`; else the path without its parameters. */
  name: string;
  /**
   * Number of its permission object, two digits per level: `050101` is below the menus `05` and `0501` of its trail.
   * Granted rights refer to it, so it never changes and belongs to no other page; '' where no right of its own is needed.
   */
  number: string;
  /** Path of another page whose right opens this one too; undefined for a page with a right of its own, or without. */
  sharesRightOf: string | undefined;
  /** Title of the page in menu, breadcrumb, heading, and document. */
  title: string;
  /** Parents in the breadcrumb, for a page without a menu. */
  trail: readonly string[];
  /** Element, without prefix; undefined for pages of the shell itself, which have no menu and no links. */
  tag: string | undefined;
  /** Attribute of the element ← parameter of the path or the query. */
  attributes: Readonly<Record<string, string>>;
  /** Attributes with a constant value. */
  fixed: Readonly<Record<string, string>>;
  /** Query parameters that are valid in every enterprise: all others are removed when the user switches to another. */
  acrossEnterprises: readonly string[];
  /** Set when the address identifies the entry that the element shows in full. */
  detail: PageDetail | undefined;
  needsLogin: boolean;
  /** True when a menu leads to it, under the names of its trail; otherwise only other pages do. */
  inMenu: boolean;
  /** Set when the page belongs to a document of its own, beside the portal's. */
  document: string | undefined;
}

/** Address parameters of a page that handles `tp-detail`. */
export interface PageDetail {
  /** Kind of the entries; other kinds are shown in place and are not in the address. */
  kind: string;
  /** Parameter with the entry's id. */
  parameter: string;
  /** Modes that are in the address too, as parameters of the same name. */
  modes?: readonly string[];
  /** Path of the page with the list, where this page shows one entry. */
  list?: string;
  /** Path of the page that shows one entry, where it is another page. */
  entry?: string;
}

type PageOptions = Partial<Omit<PortalPage, 'path' | 'title' | 'trail'>>;

export const portalPage = (
  path: string,
  title: string,
  trail: readonly string[],
  given: PageOptions = {},
): PortalPage => ({
  path,
  title,
  trail,
  name: bareName(path),
  number: '',
  sharesRightOf: undefined,
  tag: undefined,
  attributes: {},
  fixed: {},
  acrossEnterprises: [],
  detail: undefined,
  needsLogin: true,
  inMenu: true,
  document: undefined,
  ...given,
});

/** View state of a list: attribute of its element ← parameter of the query. */
export const LIST_PARAMETERS = {
  keyword: 'keyword',
  filters: 'filters',
  sort: 'sort',
  'page-index': 'pageIndex',
} as const;

/**
 * A page of an area's administration element (`page`): its address contains the filters of its list, and the selected
 * row.
 */
export const administrationPage = (
  path: string,
  title: string,
  trail: readonly string[],
  tag: string,
  page: string,
  given: PageOptions = {},
): PortalPage =>
  portalPage(path, title, trail, {
    tag,
    fixed: { page },
    attributes: { ...LIST_PARAMETERS, row: 'row' },
    detail: { kind: 'row', parameter: 'row' },
    acrossEnterprises: ['sort'],
    ...given,
  });

/** Number and title by the last part of a path. */
export type NumberedTitles = Readonly<Record<string, readonly [number: string, title: string]>>;

/** Returns a path without its parameters, by which the permission tree identifies the page. */
export const pathWithoutParameters = (path: string): string => path.replace(/\/\{.*$/, '') || '/';

const bareName = (path: string): string => pathWithoutParameters(path).slice(1);
