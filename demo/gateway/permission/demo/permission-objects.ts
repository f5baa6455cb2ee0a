import { APP, MODULE, OBJECT } from '../../../../src/contract/permission/objects';
import type { Schema } from '../../db/schema';
import type { Insertable } from 'kysely';
import type { AreaRight } from '../area-rights';
import { PAGE_TREE, type PageNode } from './pages';
import { SERVER_SITE } from '../server-site';

type NewObject = Insertable<Schema['permission_object']>;
type Draft = Omit<NewObject, 'app_no' | 'module_no' | 'key_id' | 'sort_order'>;

const PAGE = 1;
const ACTION = 2;

const action = (object_no: string, object_name: string): Draft => ({
  object_no,
  object_name,
  object_type: ACTION,
  parent_no: null,
});

const rightOf = ({ objectNo, name }: AreaRight): Draft => action(objectNo, name);

const PAGE_MODULE: readonly Draft[] = [
  { object_no: OBJECT.pageRoot, object_name: '页面权限', object_type: PAGE, parent_no: null },
  ...PAGE_TREE.flatMap((node) => pageObjects(node, OBJECT.pageRoot)),
  action(OBJECT.pcLoginDisabled, 'PC登录限制'),
  { ...action(OBJECT.bookingRedirect, '机票预订页面跳转'), object_type: PAGE, url: '/ticket/booking' },
  { ...action(OBJECT.bookedRedirect, '机票成功页面跳转'), object_type: PAGE, url: '/ticket/booked' },
];

const BOOKING_MODULE = [
  action(OBJECT.bookFlight, '预订国内机票'),
  action(OBJECT.payOrder, '支付订单'),
  action(OBJECT.cancelOrder, '取消订单'),
  action(OBJECT.changeOrder, '改签'),
  action(OBJECT.refundOrder, '退票'),
  action(OBJECT.bookForColleagues, '代同事预订'),
  action(OBJECT.bookForOutsiders, '为外部人员预订'),
  action(OBJECT.revealNumbers, '查看完整证件信息'),
  action(OBJECT.seeBalance, '查看企业余额'),
];

const APPROVAL_MODULE = [
  action(OBJECT.approve, '同意'),
  action(OBJECT.refuse, '不同意'),
  action(OBJECT.transferApproval, '转交'),
  action(OBJECT.addApprovers, '加签'),
  action(OBJECT.returnApproval, '退回'),
  action(OBJECT.editApprovalFlow, '审批流程设置'),
];

/** One base object a host; `*` serves every host that has none of its own. */
const SITE_MODULE: readonly Draft[] = [
  { ...action('WZTZDZ-YHWZTZDZ-0', '*'), object_type: PAGE },
  siteAddress('DLDZ', '登录地址', '/'),
  siteAddress('FWDZD', '服务端站点地址', SERVER_SITE),
  siteAddress('SPDZ', '审批站点地址', '/'),
  siteAddress('BIDZ', '商业智能站点地址', `${SERVER_SITE}/bi`),
];

/** All objects there are, held by someone or not, with the rights of the areas' own. */
export function permissionObjects(rights: readonly AreaRight[]): NewObject[] {
  const modules = [
    { app_no: APP.portal, module_no: MODULE.pages, drafts: [...PAGE_MODULE, ...rights.map(rightOf)] },
    { app_no: APP.portal, module_no: MODULE.booking, drafts: BOOKING_MODULE },
    { app_no: APP.approval, module_no: MODULE.approvalActions, drafts: APPROVAL_MODULE },
    { app_no: APP.siteAddresses, module_no: MODULE.siteAddresses, drafts: SITE_MODULE },
  ];
  return modules
    .flatMap(({ app_no, module_no, drafts }) => drafts.map((draft) => ({ ...draft, app_no, module_no })))
    .map((object, i) => ({ ...object, key_id: `K${String(i + 1).padStart(4, '0')}`, sort_order: i + 1 }));
}

/** Numbers of the menus and pages under first-level menus. */
export function pagesUnder(...menus: string[]): string[] {
  const prefixes = menus.map((menu) => `${MODULE.pages}-${menu}`);
  return PAGE_MODULE.map(({ object_no }) => object_no).filter((no) =>
    prefixes.some((prefix) => no.startsWith(prefix)),
  );
}

/** Numbers of the pages at these addresses. */
export function pagesAt(...urls: string[]): string[] {
  return PAGE_MODULE.filter(({ url = '' }) => url !== '' && urls.includes(url)).map(
    ({ object_no }) => object_no,
  );
}

/** The object and all above it: a page is of no use without the menus that lead to it. */
export function withParents(objectNo: string, objects: readonly NewObject[]): string[] {
  const found = objects.find(({ object_no }) => object_no === objectNo);
  if (found === undefined) throw new Error(`No permission object ${objectNo}`);
  const parent = found.parent_no ?? undefined;
  return parent === undefined ? [objectNo] : [objectNo, ...withParents(parent, objects)];
}

/** Objects of a page and those below it. */
function pageObjects(
  { number, name, url = '', hidden = false, pages = [] }: PageNode,
  parent: string,
): Draft[] {
  const object_no = `${MODULE.pages}-${number}`;
  const own = {
    object_no,
    object_name: name,
    object_type: PAGE,
    parent_no: parent,
    url,
    in_menu: !hidden,
  } as const;
  return [own, ...pages.flatMap((below) => pageObjects(below, object_no))];
}

function siteAddress(no: string, name: string, url: string): Draft {
  return { ...action(`WZTZDZ-YHWZTZDZ-${no}`, name), object_type: PAGE, parent_no: 'WZTZDZ-YHWZTZDZ-0', url };
}
