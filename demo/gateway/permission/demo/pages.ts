import { PAGES } from '../../../../components/pages';
import { pathWithoutParameters, type PortalPage } from '../../../../src/domain/portal/portal-page';
import { SERVER_SITE } from '../server-site';

/** A page or a menu that groups pages. Its number goes behind that of the menu above it. */
export interface PageNode {
  no: string;
  name: string;
  url?: string;
  /** Reached from another page, not from the menu. */
  hidden?: boolean;
  pages?: readonly PageNode[];
}

/** A page under the menus of its trail. */
interface MenuRow {
  trail: readonly string[];
  title: string;
  url: string;
  inMenu: boolean;
  /** Where the specification gives the number (6). */
  no?: string;
}

/**
 * Menus in the demo's order, the first level with its numbers: 03 is the settlement (specification 6). Others follow as
 * their pages come.
 */
const FIRST_LEVEL = ['首页', '差旅预订', '审批中心', '结算中心', '差旅报表', '企业管理', '个人中心'];
const ORDER =
  '结算管理 个人信息 角色管理 机票 我的订单 订单管理 通讯录 权限管理 差旅标准 成本中心 机票管理 酒店管理 点评管理 企业设置 报表总览 差旅分析 机票报表 火车票报表 用车报表 酒店报表'.split(
    ' ',
  );

/** Behind all others of their menu, however they are gathered. */
const LAST = ['商业智能'];

const HOME = '/Home/index';

/** Of pages that the specification numbers itself (6): where approvals are decided. */
const NUMBERS: Readonly<Record<string, string>> = { '/approve.html': '010' };

/** What the demo's menus have besides the pages of the areas: pages of other sites. */
const OTHERS: readonly MenuRow[] = [
  { trail: ['结算中心', '合同'], title: '合同管理', url: '/contract/list', inMenu: true },
  { trail: ['个人中心'], title: '帮助中心', url: `inner-${SERVER_SITE}/help/index`, inMenu: true },
];

/** The shell's own pages are open to everyone, and those of the approve page to whoever may open that. */
function needsPermission({ path, needsLogin, trail, document }: PortalPage): boolean {
  const isOfDocument = document !== undefined && path !== '/';
  return needsLogin && !isOfDocument && (trail.length > 0 || path === HOME);
}

function rowOf({ path, trail, title, inMenu, document }: PortalPage): MenuRow {
  const url = document === undefined ? pathWithoutParameters(path) : `/${document}`;
  const no = NUMBERS[url];
  return { trail, title, url, inMenu, ...(no === undefined ? {} : { no }) };
}

/** Menus and pages of one level; a menu stands where its first page does, unless the order says otherwise. */
function childrenOf(rows: readonly MenuRow[], level: number): PageNode[] {
  const order = level === 0 ? FIRST_LEVEL : ORDER;
  const unordered = (name: string) => order.length + Number(LAST.includes(name));
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : unordered(name));
  const names = [...new Set(rows.map((row) => nameAt(row, level)))].sort((a, b) => rank(a) - rank(b));
  const nodes = names.flatMap((name) => {
    const named = rows.filter((row) => nameAt(row, level) === name);
    const below = named.filter(({ trail }) => trail.length > level);
    const pages = named.filter(({ trail }) => trail.length <= level).map(pageOf);
    return below.length === 0 ? pages : [...pages, { name, pages: childrenOf(below, level + 1) }];
  });
  // the home page has the number before the first menu's
  const first = level === 0 ? 0 : 1;
  return nodes.map((node, i) => ({ no: String(i + first).padStart(2, '0'), ...node }));
}

const nameAt = ({ trail, title }: MenuRow, level: number): string => trail[level] ?? title;

const pageOf = ({ title, url, inMenu, no }: MenuRow) => ({
  name: title,
  url,
  hidden: !inMenu,
  ...(no === undefined ? {} : { no }),
});

/** Every page that needs a permission (specification 2.2 to 2.8, and the suite's own), by menus of up to four levels. */
export const PAGE_TREE: readonly PageNode[] = childrenOf(
  [...PAGES.filter(needsPermission).map(rowOf), ...OTHERS],
  0,
);
