import { APP, MODULE, OBJECT } from '../../../../src/contract/permission/objects';
import type { AreaRight } from '../area-rights';
import { PAGE_TREE, type PageNode } from './pages';
import { SERVER_SITE } from '../server-site';

/** A permission object of the product; its number is the code that calls and screens use. */
export interface ProductObject {
  object_no: string;
  app_no: string;
  module_no: string;
  /** Parent object, which precedes its children. */
  parent_no: string | null;
  object_name: string;
  object_type: 1 | 2;
  url: string;
  in_menu: boolean;
  sort_order: number;
  /** The operator sets its name and address, and an update leaves them unchanged. */
  isOperators: boolean;
}

type Draft = Pick<ProductObject, 'object_no' | 'object_name' | 'object_type' | 'parent_no'> &
  Partial<Pick<ProductObject, 'url' | 'in_menu' | 'isOperators'>>;

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
  redirect(OBJECT.bookingRedirect, '机票预订页面跳转', '/ticket/booking'),
  redirect(OBJECT.bookedRedirect, '机票成功页面跳转', '/ticket/booked'),
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

const ANY_HOST = `${MODULE.siteAddresses}-0`;

/** One base object per host; `*` serves every host without one of its own. */
const SITE_MODULE: readonly Draft[] = [
  { ...action(ANY_HOST, '*'), object_type: PAGE, isOperators: true },
  siteAddress('DLDZ', '登录地址', '/'),
  siteAddress('FWDZD', '服务端站点地址', SERVER_SITE),
  siteAddress('SPDZ', '审批站点地址', '/'),
  siteAddress('BIDZ', '商业智能站点地址', `${SERVER_SITE}/bi`),
];

/** All permission objects, with those of the areas' rights. */
export function permissionObjects(rights: readonly AreaRight[]): ProductObject[] {
  const modules = [
    { app_no: APP.portal, module_no: MODULE.pages, drafts: [...PAGE_MODULE, ...rights.map(rightOf)] },
    { app_no: APP.portal, module_no: MODULE.booking, drafts: BOOKING_MODULE },
    { app_no: APP.approval, module_no: MODULE.approvalActions, drafts: APPROVAL_MODULE },
    { app_no: APP.siteAddresses, module_no: MODULE.siteAddresses, drafts: SITE_MODULE },
  ];
  return modules
    .flatMap(({ drafts, ...module }) => drafts.map((draft) => ({ ...draft, ...module })))
    .map((object, i) => ({ url: '', in_menu: false, isOperators: false, ...object, sort_order: i + 1 }));
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

/** The object and all its ancestors, because a page is unreachable without its menus. */
export function withParents(objectNo: string, objects: readonly ProductObject[]): string[] {
  const found = objects.find(({ object_no }) => object_no === objectNo);
  if (found === undefined) throw new Error(`No permission object ${objectNo}`);
  return found.parent_no === null ? [objectNo] : [objectNo, ...withParents(found.parent_no, objects)];
}

/** Objects of a page and of its subpages. */
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

function redirect(object_no: string, object_name: string, url: string): Draft {
  return { ...action(object_no, object_name), object_type: PAGE, url, isOperators: true };
}

function siteAddress(no: string, name: string, url: string): Draft {
  const object_no = `${MODULE.siteAddresses}-${no}`;
  return { object_no, object_name: name, object_type: PAGE, parent_no: ANY_HOST, url, isOperators: true };
}
