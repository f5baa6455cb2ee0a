import { PAGES } from '../../../../components/pages';
import { pathWithoutParameters, type PortalPage } from '../../../../src/domain/portal/portal-page';
import { SERVER_SITE } from '../server-site';

/** A page, or a menu that groups pages. */
export interface PageNode {
  /** Number of its permission object; it begins with the number of the parent menu. */
  number: string;
  name: string;
  url?: string;
  /** Reached from another page, not from the menu. */
  hidden?: boolean;
  pages?: readonly PageNode[];
}

type MenuRow = Pick<PortalPage, 'number' | 'trail' | 'title' | 'inMenu'> & { url: string };

/** Digits of a number for each menu level. */
const DIGITS = 2;

const HOME = '/Home/index';

/** Menu rows for pages of other sites, besides the pages of the areas. */
const OTHERS: readonly MenuRow[] = [
  {
    number: '030301',
    trail: ['结算中心', '合同'],
    title: '合同管理',
    url: '/contract/list',
    inMenu: true,
  },
  {
    number: '0605',
    trail: ['个人中心'],
    title: '帮助中心',
    url: `inner-${SERVER_SITE}/help/index`,
    inMenu: true,
  },
];

/**
 * Returns whether a page has a permission of its own. The shell's own pages are open to everyone, pages of the approve
 * document to those who may open that, and some pages to those who may open another one.
 */
function isPermissionNeeded({ path, needsLogin, trail, document, sharesRightOf }: PortalPage): boolean {
  const isOfOther = sharesRightOf !== undefined || (document !== undefined && path !== '/');
  return needsLogin && !isOfOther && (trail.length > 0 || path === HOME);
}

function rowOf({ path, trail, title, inMenu, document, number }: PortalPage): MenuRow {
  const url = document === undefined ? pathWithoutParameters(path) : `/${document}`;
  return { trail, title, url, inMenu, number };
}

/**
 * Builds the tree of menus and pages by the numbers that the pages declare. A menu's number is the common prefix of its
 * pages' numbers, so adding or removing a page changes no other number.
 */
export function menuTree(rows: readonly MenuRow[]): PageNode[] {
  const nodes = new Map<string, PageNode & { pages: PageNode[] }>();
  const roots: PageNode[] = [];
  for (const { number, trail, title, url, inMenu } of rows.toSorted(byNumber)) {
    if (!/^\d+$/.test(number) || number.length <= trail.length * DIGITS)
      throw new Error(
        `The page ${url} needs a number with ${DIGITS} digits for each menu of its trail and more`,
      );
    let below = roots;
    trail.forEach((name, level) => {
      const menu = number.slice(0, (level + 1) * DIGITS);
      const known = nodes.get(menu) ?? { number: menu, name, pages: [] };
      if (known.name !== name) throw new Error(`${menu} is the menu ${known.name}, not ${name} of ${url}`);
      if (!nodes.has(menu)) below.push(known);
      nodes.set(menu, known);
      below = known.pages;
    });
    if (nodes.has(number)) throw new Error(`The number ${number} of ${url} is taken`);
    const page = { number, name: title, url, hidden: !inMenu, pages: [] };
    nodes.set(number, page);
    below.push(page);
  }
  return roots;
}

const byNumber = (one: MenuRow, other: MenuRow) =>
  one.number < other.number ? -1 : Number(one.number > other.number);

/** Every page that needs a permission (specification 2.2 to 2.8, and the suite's own). */
export const PAGE_ROWS: readonly MenuRow[] = [...PAGES.filter(isPermissionNeeded).map(rowOf), ...OTHERS];

/** The pages as a tree of up to four menu levels. */
export const PAGE_TREE: readonly PageNode[] = menuTree(PAGE_ROWS);
