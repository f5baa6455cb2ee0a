/** A page of the portal: what stands at a path (specification 2.1–2.8). Areas declare theirs in `pages.ts`. */
export interface PortalPage {
  /** Path with its parameters: `/employeeManage/staffEdit/{id?}`. */
  path: string;
  /** `index`, `chooseEnt`, `error`; else the path without its parameters. */
  name: string;
  /**
   * Of its permission object, two digits a level: `050101` stands under the menus `05` and `0501` of its trail. A right
   * that was granted is known by it, so it never changes and belongs to no other page; '' where no right is needed.
   */
  number: string;
  /** What the page is called everywhere: menu, breadcrumb, heading, document. */
  title: string;
  /** What stands before the title in the breadcrumb where no menu leads to the page. */
  trail: readonly string[];
  /** Element, without prefix; undefined for pages of the shell's own: no menu and no link leads to them. */
  tag: string | undefined;
  /** Attribute of the element ← parameter of the path or the query. */
  attributes: Readonly<Record<string, string>>;
  /** Attributes that are the same at every visit. */
  fixed: Readonly<Record<string, string>>;
  /** Parameters of the query that mean the same in every enterprise: all others go when the user changes over to another. */
  acrossEnterprises: readonly string[];
  /** Where the address names the entry that the element shows whole. */
  detail: PageDetail | undefined;
  needsLogin: boolean;
  /** A menu leads to it, under the names of its trail; else it is reached from other pages alone. */
  inMenu: boolean;
  /** The page is of a document of its own, beside the portal's. */
  document: string | undefined;
}

/** How an address names what `tp-detail` tells of. */
export interface PageDetail {
  /** Of the entries; others are shown in place and not in the address. */
  kind: string;
  /** Parameter that holds the entry's id. */
  parameter: string;
  /** Modes that the address names too, as parameters of the same name. */
  modes?: readonly string[];
  /** Path of the other page: that with the list, where this page is that of one entry, or that of the entries. */
  list?: string;
  /** Path of the page that shows one entry, where that is another. */
  entry?: string;
}

type Given = Partial<Omit<PortalPage, 'path' | 'title' | 'trail'>>;

export const portalPage = (
  path: string,
  title: string,
  trail: readonly string[],
  given: Given = {},
): PortalPage => ({
  path,
  title,
  trail,
  name: bareName(path),
  number: '',
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

/** What a list is looked at by: attribute of its element ← parameter of the query. */
export const LIST_PARAMETERS = {
  keyword: 'keyword',
  filters: 'filters',
  sort: 'sort',
  'page-index': 'pageIndex',
} as const;

/** A page of an area's element of administration (`page`): its address says what its list is looked at by, and which row. */
export const administrationPage = (
  path: string,
  title: string,
  trail: readonly string[],
  tag: string,
  page: string,
  given: Given = {},
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

/** Path without its parameters: the permission tree knows a page by it. */
export const pathWithoutParameters = (path: string): string => path.replace(/\/\{.*$/, '') || '/';

const bareName = (path: string): string => pathWithoutParameters(path).slice(1);
