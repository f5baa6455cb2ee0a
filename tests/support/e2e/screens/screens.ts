import assert from 'node:assert/strict';
import { PAGES } from '../../../../components/pages';
import { queryCostObjects } from '../../../../src/contract/cost-center/cost-objects';
import { createOrder } from '../../../../src/contract/flight-booking/booking';
import { payorder } from '../../../../src/contract/payment/payment';
import type { PortalPage } from '../../../../src/domain/portal/portal-page';
import { findVoyage, orderOf, self } from '../../gateway/areas/booking';
import { PREPAID } from '../../gateway/areas/refunds';
import { bookOver, type ApprovalHarness } from '../approval-steps';
import { inDays } from '../steps';
import { dialogsOf } from './dialogs';
import { flightsOf } from './flights';
import { createOpener, type Screen } from './screen';
import { statesOf } from './states';

/** Viewport widths in px at which every screen is checked. */
export const WIDTHS = [1440, 1366, 1280, 1024, 390] as const;

/** Screens of the portal by kind, with content in each. */
export interface Screens {
  /** Pages of the portal: PAGES_LOOKED_AT. */
  pages: readonly Screen[];
  /** The same pages for other users, or with parameters in their address. */
  variants: readonly Screen[];
  /** Layers opened one after the other within the flight results. */
  flights: readonly Screen[];
  states: readonly Screen[];
  dialogs: readonly Screen[];
}

export async function screensOf({ harness, gateway, booker, approver }: ApprovalHarness): Promise<Screens> {
  const { portal } = harness.product;
  const { orderNo, waitsForApplyId: applyId } = await bookOver(gateway, booker, 12);
  const admin = await gateway.login('admin');
  // unpaid orders expire after half an hour, and the demo data may be older
  const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(13) };
  const voyage = await findVoyage(gateway, admin, { leg });
  const held = orderOf([voyage], [await self(gateway, admin)]);
  const { orderNo: unpaid } = await gateway.ok(createOrder, held, { as: admin });

  const given = await gateway.ok(createOrder, held, { as: admin });
  const paid = { orderNo: given.orderNo, ...PREPAID, payAmount: given.totalAmount };
  await gateway.ok(payorder, paid, { as: admin });

  const { costObjectList } = await gateway.ok(queryCostObjects, { costKind: 'costCenter' }, { as: admin });
  const costCenter = `/costCenter/dataManage?objectNo=${costObjectList[0]?.no}`;

  const { staffNO } = await self(gateway, admin);
  const parameters = { applyId, type: 'unknown', entName: '远航科技', appTitle: '远航商旅', id: staffNO };

  const at = createOpener(portal);
  const pageOf = ({ title, path, trail, tag, needsLogin, document }: PortalPage): Screen => {
    const hash = addressOf(path, parameters);
    const isAdministration = trail[0] === '企业管理' || OF_ADMINISTRATORS.includes(tag ?? '');
    const holder = isAdministration ? admin : approver;
    return at(title, needsLogin ? holder : undefined, tag, { hash, document });
  };
  const order = (name: string, as: string, query: string) =>
    at(name, as, 'order-list', { hash: `/orderManage/manageairOrderList${query}` });
  const flights = `/flightBooking/index?depCode=BJS&arrCode=SHA&depDate=${inDays(14)}&travelType=1&autoSearch=true`;
  const variants = [
    at('首页（管理员）', admin, 'home', { hash: '/Home/index' }),
    order('企业机票订单（管理员）', admin, ''),
    order('订单详情', admin, `?orderNo=${unpaid}`),
    order('订单支付', admin, `?orderNo=${unpaid}&paying=true`),
    at('成本中心', admin, 'cost-center', { hash: costCenter }),
    at('成本中心（树形）', admin, 'cost-center', { hash: '/costCenter/dataManage?view=tree' }),
    at('退票', admin, 'order-refund', { hash: `/orderManage/refundApply?orderNo=${given.orderNo}` }),
    at('改签', admin, 'order-change', { hash: `/orderManage/changeApply?orderNo=${given.orderNo}` }),
    at('待审批订单', booker, 'order-list', { hash: `/orderManage/airOrderList?orderNo=${orderNo}` }),
    at('我的申请', booker, 'approval-list', { hash: `/approval/index?applyId=${applyId}` }),
  ];
  return {
    pages: PAGES_LOOKED_AT.map(pageOf),
    variants,
    flights: flightsOf(at('航班', booker, 'flight-booking', { hash: flights })),
    states: statesOf(at, { admin, flights }),
    dialogs: dialogsOf(at, { admin, approver, applyId, unpaid }),
  };
}

/** Elements that only administrators have, besides the pages of 企业管理. */
const OF_ADMINISTRATORS: readonly string[] = [
  'bi-analysis',
  'record-import',
  'third-web',
  'wallet',
  'settlement',
  'invoice',
];

/** Reports to check, one of each form. The others have the same parts with other words. */
const REPORTS = [
  'pandect',
  'ticketReport',
  'bookingAnalysis',
  'monthAnalysis',
  'reportAnalysis',
  'saveLosses',
];

/** Pages of account safety to check, chosen likewise. */
const SAFETY = ['safeList', 'changePassword', 'eMailValitor', 'serviceCenter'];

const isLikeAnother = ({ tag, fixed }: PortalPage): boolean =>
  (tag === 'report-dashboard' && !REPORTS.includes(fixed['report'] ?? '')) ||
  (tag === 'account-safety' && !SAFETY.includes(fixed['page'] ?? ''));

/** Pages of the portal to check. */
export const PAGES_LOOKED_AT = PAGES.filter((page) => !isLikeAnother(page));

/** Path of a page, with values for its parameters. */
function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\??\}/g, (_, name: string) => {
    const value = values[name];
    assert.ok(value, `no value for the parameter ${name} of ${path}`);
    return value;
  });
}
