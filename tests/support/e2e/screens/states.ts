import type { Page, Route } from '@playwright/test';
import { queryApprovalList } from '../../../../src/contract/approval/approval';
import type { Call } from '../../../../src/contract/call';
import { queryFlightList } from '../../../../src/contract/flight-booking/booking';
import { queryTodo } from '../../../../src/contract/home';
import { queryAirTicketDetailNew, queryorderListOnPermission } from '../../../../src/contract/order/list';
import { NO_PAGE_PERMISSION } from '../../../../src/domain/portal/navigation';
import type { Opener, Screen } from './screen';

const JSON_TYPE = { 'content-type': 'application/json' };
/** Leaves a request without an answer. */
const neverAnswer = () => undefined;
const answerWith = (result: unknown) => (route: Route) =>
  route.fulfill({
    headers: JSON_TYPE,
    body: JSON.stringify({ success: true, code: '200', msg: '', result }),
  });
const failRequest = (route: Route) => route.fulfill({ status: 503, headers: JSON_TYPE, body: '{}' });

const waitForText = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
const isBusy = (page: Page) =>
  page
    .locator('[aria-busy="true"], .tp-skeleton-rows, .tp-skeleton-bar')
    .filter({ visible: true })
    .first()
    .waitFor();

const NO_APPLICATIONS = {
  total: 0,
  applicationList: [],
  canApprove: true,
  pendingCount: 0,
  hasCopies: false,
};
/** Texts of empty lists. */
const NOTHING = /还没有订单|没有需要您审批的申请|没有查到可预订的航班/;
const NO_ORDERS = { total: 0, totalAmount: 0, orderList: [] };

/** Pages while loading, without content, and after failed calls. */
export function statesOf(at: Opener, { admin, flights }: { admin: string; flights: string }): Screen[] {
  const PAGES: [string, string, string, Call, unknown][] = [
    ['订单', 'order-list', '/orderManage/manageairOrderList', queryorderListOnPermission, NO_ORDERS],
    ['审批', 'approval-list', '/approval/index', queryApprovalList, NO_APPLICATIONS],
    ['航班', 'flight-booking', flights, queryFlightList, { itineraryList: [] }],
  ];
  const missing = '/orderManage/manageairOrderList?orderNo=10000000000000';
  return [
    ...PAGES.flatMap(([name, tag, hash, call, nothing]) => [
      at(`${name}正在读取`, admin, tag, { hash, answers: [[call, neverAnswer]], ready: isBusy }),
      at(`没有${name}`, admin, tag, {
        hash,
        answers: [[call, answerWith(nothing)]],
        ready: waitForText(NOTHING),
      }),
      at(`${name}查询失败`, admin, tag, { hash, answers: [[call, failRequest]], ready: waitForText('重试') }),
    ]),
    at('没有符合条件的订单', admin, 'order-list', {
      hash: `/orderManage/airOrderList?statuses=${encodeURIComponent('["已退票"]')}`,
      answers: [[queryorderListOnPermission, answerWith(NO_ORDERS)]],
      ready: waitForText('清除筛选'),
    }),
    at('不存在的订单', admin, 'order-list', { hash: missing, ready: waitForText('不存在') }),
    at('订单详情正在读取', admin, 'order-list', {
      hash: missing,
      answers: [[queryAirTicketDetailNew, neverAnswer]],
      ready: isBusy,
    }),
    at('首页正在读取', admin, 'home', {
      hash: '/Home/index',
      answers: [[queryTodo, neverAnswer]],
      // a notice appears when an answer takes long
      ready: (page) => page.locator('.tp-toast').waitFor(),
    }),
    at('首页查询失败', admin, 'home', {
      hash: '/Home/index',
      answers: [[queryTodo, failRequest]],
      ready: waitForText('重试'),
    }),
    at('链接附带的错误', undefined, undefined, { hash: '/error?errorMsg=来自链接的说明' }),
    at('没有页面权限', admin, undefined, { hash: `/error?errorMsg=${NO_PAGE_PERMISSION}` }),
  ];
}
