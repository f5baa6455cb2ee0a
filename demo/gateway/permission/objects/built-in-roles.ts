import type { RoleKind } from '../../server/role-kind';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { DATA_RANGE, type DataRange } from '../../server/http/caller';
import type { AreaRight } from '../area-rights';
import { pagesAt, pagesUnder, withParents, type ProductObject } from './permission-objects';

/** A role that comes with the portal. */
interface BuiltInRole {
  kind: RoleKind;
  name: string;
  range: DataRange;
  /** Objects granted, beside the areas' rights; a page implies the menus above it. */
  objects: readonly string[];
}

/** Pages of all staff: home, booking and own orders, applications, personal pages. Menus are given by number. */
const OWN = [
  OBJECT.bookFlight,
  OBJECT.payOrder,
  OBJECT.cancelOrder,
  OBJECT.changeOrder,
  OBJECT.refundOrder,
  OBJECT.bookForColleagues,
  OBJECT.bookForOutsiders,
  ...pagesUnder('00', '01', '02', '06'),
];
const APPROVAL = [
  OBJECT.revealNumbers,
  OBJECT.approve,
  OBJECT.refuse,
  OBJECT.transferApproval,
  OBJECT.addApprovers,
  OBJECT.returnApproval,
];

const without = (pages: readonly string[], some: readonly string[]): string[] =>
  pages.filter((page) => !some.includes(page));

/** Pages of figures, limited to each caller's scope; the business intelligence needs the right to analyse budgets. */
const REPORTS = without(
  pagesUnder('04'),
  pagesAt('/travelReport/importRecords', '/travelReport/hotel/hengshiBI'),
);

export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  { kind: 'staff', name: '员工', range: DATA_RANGE.personal, objects: [...OWN, ...REPORTS] },
  {
    kind: 'approver',
    name: '部门审批人',
    range: DATA_RANGE.department,
    objects: [...OWN, ...APPROVAL, OBJECT.managedOrders, ...REPORTS],
  },
  {
    kind: 'finance',
    name: '财务负责人',
    range: DATA_RANGE.enterprise,
    objects: [
      ...OWN,
      ...APPROVAL,
      OBJECT.managedOrders,
      ...pagesUnder('03'),
      ...REPORTS,
      ...pagesAt('/companyManageSet/walletAccount', '/managementCenter/offlineRecharge'),
      OBJECT.seeBalance,
    ],
  },
  {
    kind: 'admin',
    name: '企业管理员',
    range: DATA_RANGE.enterprise,
    objects: [
      ...OWN,
      ...APPROVAL,
      ...pagesUnder('03', '04', '05'),
      OBJECT.editApprovalFlow,
      OBJECT.seeBalance,
      OBJECT.bookingRedirect,
      OBJECT.bookedRedirect,
    ],
  },
  {
    kind: 'noPc',
    name: '员工（不可登录PC端）',
    range: DATA_RANGE.personal,
    objects: [...OWN, OBJECT.pcLoginDisabled],
  },
];

/** All grants of a kind of role in a new enterprise, with the menus above. */
export function grantsOf(
  { kind, objects: granted }: Pick<BuiltInRole, 'kind' | 'objects'>,
  rights: readonly AreaRight[],
  objects: readonly ProductObject[],
): Set<string> {
  const own = rights.filter(({ grantedTo }) => grantedTo.includes(kind)).map(({ objectNo }) => objectNo);
  return new Set([...granted, ...own].flatMap((objectNo) => withParents(objectNo, objects)));
}

/** Number of an enterprise's role that comes with the portal. */
export const roleNo = (enterpriseNum: string, kind: RoleKind): string => `${enterpriseNum}-${kind}`;
