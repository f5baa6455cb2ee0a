import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryApprovalDetail, withdrawApproval } from '../../../src/contract/approval/approval';
import type { BodyOf, Call, ResultOf } from '../../../src/contract/call';
import type { TokenScope } from '../../../src/contract/login/token-scope';
import {
  applyChangeAirTicketGateway,
  cancelChangeAirTicket,
  judgeChangeTicketStandard,
  queryChangeFlightSec,
  queryChangeOrderDetailGateway,
} from '../../../src/contract/order/change';
import {
  submitChangeApprovalApplyAuto,
  submitChangeOverStandardApprovalAuto,
} from '../../../src/contract/order/change-approval';
import {
  orderCancel,
  queryAirTicketDetailNew,
  queryOrderFilterChoices,
  queryorderListOnPermission,
  queryRules,
} from '../../../src/contract/order/list';
import { streamOrderChanges } from '../../../src/contract/order/live';
import { applyRebuy, queryRebuyQuote, queryRebuys } from '../../../src/contract/order/rebuy';
import { h5RefundTicketDetailQueryGateWay, refundTicketApply } from '../../../src/contract/order/refund';
import {
  judgeRefundTicketStandard,
  submitRefundOverStandardApprovalAuto,
} from '../../../src/contract/order/refund-approval';
import { queryUnfinishedAfterSale } from '../../../src/contract/order/unfinished';
import { addExport } from '../../../src/contract/download/download';
import { queryCostChoices } from '../../../src/contract/cost-center/choices';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { FAULTS } from '../../../demo/gateway/server/http/faults';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openNarrowSession } from '../../support/gateway/partner-session';

const ELEMENTS = ['order-list', 'order-change', 'change-flights', 'order-refund', 'order-unfinished'];
const FLIGHT = {
  oldSegmentNo: 1,
  segmentNo: 1,
  flightNo: 'MU5101',
  depAirportCode: 'SHA',
  arrAirportCode: 'PEK',
  depDate: '2026-12-20',
  cabinCode: 'Y',
  policyId: 'p',
  salePrice: 1,
};
const CHANGE = { changeReason: 1, passengerNos: [1], newFlights: [FLIGHT], totalAmount: 0 };
const REFUND = { reasonType: 1, tickets: [{ passengerNo: 1, segmentNo: 1 }], refundAmount: 0 };
/** Calls for one order, with the rest of a valid body. */
const OF_ORDER: readonly [Call, object][] = [
  [queryAirTicketDetailNew, {}],
  [queryRules, {}],
  [queryRebuys, {}],
  [queryPayMethod, {}],
  [payorder, { payType: 2, subPayType: 14, payAmount: 100 }],
  [orderCancel, {}],
  [queryChangeOrderDetailGateway, { changeReason: 1 }],
  [queryChangeFlightSec, { ...CHANGE, oldSegmentNo: 1, depDate: '2026-12-20' }],
  [judgeChangeTicketStandard, CHANGE],
  [applyChangeAirTicketGateway, CHANGE],
  [submitChangeApprovalApplyAuto, CHANGE],
  [submitChangeOverStandardApprovalAuto, CHANGE],
  [cancelChangeAirTicket, {}],
  [queryRebuyQuote, CHANGE],
  [applyRebuy, { ...CHANGE, payTotal: 0, backTotal: 0 }],
  [h5RefundTicketDetailQueryGateWay, { reasonType: 1 }],
  [judgeRefundTicketStandard, REFUND],
  [refundTicketApply, REFUND],
  [submitRefundOverStandardApprovalAuto, REFUND],
];
const LISTS: readonly BodyOf<typeof queryorderListOnPermission>[] = [
  { scope: 'managed' },
  { scope: 'managed', keyword: '京' },
  { scope: 'own' },
];

describe('a token with locked filters sees orders', () => {
  let gateway: TestGateway;
  let orders: { order_no: string; dept_no: string; centers: (string | null)[] }[];
  let parents: ReadonlyMap<string, string | null>;
  let locks: TokenScope[];
  beforeAll(async () => {
    gateway = await startTestGateway();
    const { db } = gateway;
    await shareOrder();
    const costs = await db.selectFrom('order_cost').select(['order_no', 'cost_center_no']).execute();
    const travellers = await db.selectFrom('order_passenger').select('order_no').execute();
    const found = await db
      .selectFrom('flight_order')
      .select(['order_no', 'dept_no'])
      .where('enterprise_num', '=', '100001')
      .execute();
    orders = found.map((order) => {
      const centers = costs.filter((cost) => cost.order_no === order.order_no);
      const people = travellers.filter((one) => one.order_no === order.order_no);
      return { ...order, centers: people.map((_one, i) => centers[i]?.cost_center_no ?? null) };
    });
    const depts = await db.selectFrom('department').select(['dept_no', 'parent_no']).execute();
    parents = new Map(depts.map(({ dept_no, parent_no }) => [dept_no, parent_no]));
    const used = [...new Set(orders.map(({ dept_no }) => dept_no))].slice(0, 3);
    const centers = [...new Set(orders.flatMap((one) => one.centers))]
      .filter((no) => no !== null)
      .slice(0, 2);
    const above = used.map((no) => parents.get(no)).find((no) => typeof no === 'string');
    locks = [
      ...[...used, ...(above === undefined || above === null ? [] : [above])].map((no) => ({
        deptNOs: [no],
      })),
      ...centers.map((no) => ({ costCenterNOs: [no] })),
      { costCenterNOs: centers },
      { deptNOs: used, costCenterNOs: centers },
    ];
  });
  afterAll(() => gateway.close());

  /** Charges the last traveller of an order with several to another cost centre, so that it is in no one of them alone. */
  async function shareOrder(): Promise<void> {
    const { rows } = await sql`update order_cost shared set cost_center_no = (
        select other.cost_center_no from cost_center other
        where other.enterprise_num = '100001' and other.cost_center_no <> shared.cost_center_no limit 1)
      where (order_no, passenger_no) = (
        select c.order_no, max(passenger_no)::smallint from order_cost c join flight_order o using (order_no)
        where o.enterprise_num = '100001' group by c.order_no having count(*) > 1 order by c.order_no limit 1)
      returning order_no`.execute(gateway.db);
    assert.equal(rows.length, 1);
  }

  const isBelow = (no: string | null, above: string): boolean =>
    no !== null && (no === above || isBelow(parents.get(no) ?? null, above));
  const insideOf = ({ deptNOs, costCenterNOs }: TokenScope): ReadonlySet<string> =>
    new Set(
      orders
        .filter(
          ({ dept_no, centers }) =>
            (deptNOs === undefined || deptNOs.some((no) => isBelow(dept_no, no))) &&
            (costCenterNOs === undefined || centers.every((no) => no !== null && costCenterNOs.includes(no))),
        )
        .map(({ order_no }) => order_no),
    );

  const userNoOf = async (account: string) => {
    const user = gateway.db.selectFrom('app_user').select('user_no').where('login_name', '=', account);
    return (await user.executeTakeFirstOrThrow()).user_no;
  };
  const open = async (lock: TokenScope, account = 'admin') =>
    openNarrowSession(gateway, await userNoOf(account), { elements: ELEMENTS, ...lock });

  type Listed = ResultOf<typeof queryorderListOnPermission>;
  async function listAll(as: string, body: BodyOf<typeof queryorderListOnPermission>): Promise<Listed> {
    const pages: Listed[] = [];
    for (let pageIndex = 1; (pages.at(-1)?.orderList.length ?? 100) === 100; pageIndex += 1)
      pages.push(await gateway.ok(queryorderListOnPermission, { ...body, pageIndex, pageSize: 100 }, { as }));
    const [first] = pages;
    assert.ok(first !== undefined);
    return { ...first, orderList: pages.flatMap(({ orderList }) => orderList) };
  }

  for (const account of ['admin', 'approver'])
    it(`in the lists of ${account}: the rows of a free token within the lock, with their sums`, async () => {
      const free = await gateway.login(account);
      const tokens = await Promise.all(locks.map(async (lock) => ({ lock, as: await open(lock, account) })));
      let seen = 0;
      for (const body of LISTS) {
        const all = await listAll(free, body);
        for (const { lock, as } of tokens) {
          const inside = insideOf(lock);
          const rows = all.orderList.filter(({ orderNo }) => inside.has(orderNo));
          const locked = await listAll(as, body);
          assert.deepEqual(locked.orderList, rows, JSON.stringify({ body, lock }));
          assert.equal(locked.total, rows.length);
          const sum = rows.reduce((before, { totalAmount }) => before + totalAmount, 0);
          assert.equal(locked.totalAmount, sum);
          seen += rows.length;
        }
      }
      assert.ok(seen > 20, `${seen} orders`);
    });

  it('one by one: those within as a free token, all others as unknown, by every call', async () => {
    const free = await gateway.login('admin');
    for (const lock of [...locks.slice(0, 1), ...locks.slice(-2)]) {
      const as = await open(lock);
      const inside = insideOf(lock);
      for (const orderNo of [...inside].slice(0, 2))
        assert.deepEqual(
          await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as }),
          await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: free }),
        );
      const outside = orders.find(({ order_no }) => !inside.has(order_no));
      assert.ok(outside !== undefined);
      for (const [call, body] of OF_ORDER)
        await gateway.refused('orderUnknown', call, { ...body, orderNo: outside.order_no }, { as });
    }
  });

  it('and makes no call with rows that have no such condition', async () => {
    const as = await open(locks[0] ?? {});
    for (const call of [addExport, createOrder, queryCostChoices, queryStaffInfoVagueForCloud]) {
      const { code } = await gateway.send(call, {}, { as });
      assert.equal(code, FAULTS.outsideTokenScope.code, call.path);
    }
  });

  it('in the choices of their filters, and in polls', async () => {
    for (const lock of locks) {
      const as = await open(lock);
      const inside = insideOf(lock);
      const { departmentList } = await gateway.ok(queryOrderFilterChoices, {}, { as });
      assert.deepEqual(
        departmentList.map(({ no }) => no).toSorted(),
        [
          ...new Set(orders.filter(({ order_no }) => inside.has(order_no)).map((one) => one.dept_no)),
        ].toSorted(),
      );
      const outside = orders.find(({ order_no }) => !inside.has(order_no))?.order_no ?? '';
      const told = [...[...inside].slice(0, 1), outside];
      await gateway.db.deleteFrom('order_change').execute();
      const application = { enterprise_num: '100001', apply_id: null, export_no: null, staff_no: null };
      await gateway.db
        .insertInto('order_change')
        .values(told.map((order_no) => ({ ...application, order_no })))
        .execute();
      const response = await gateway.app.inject({
        method: 'POST',
        url: streamOrderChanges.path,
        headers: { accept: 'application/json', 'auth-sign': as },
        payload: {},
      });
      const { result } = response.json<{ result: { events: { orderNos: string[] }[] } }>();
      assert.deepEqual(result.events[0]?.orderNos, told.slice(0, -1));
    }
  });

  it('with the applications for their changes and refunds alone', async () => {
    const lock = locks[0] ?? {};
    const inside = insideOf(lock);
    const as = await open(lock);
    const free = await gateway.login('admin');
    const own = await applicationsOf(await staffOf('admin'), [
      [...inside][0] ?? '',
      orders.find(({ order_no }) => !inside.has(order_no))?.order_no ?? '',
    ]);
    const listed = async (token: string) =>
      (await gateway.ok(queryUnfinishedAfterSale, {}, { as: token })).applicationList.map(
        ({ applyId }) => applyId,
      );
    assert.deepEqual((await listed(free)).toSorted(), own);
    assert.deepEqual(await listed(as), own.slice(0, 1));
    const [seen = '', unknown = ''] = own;
    for (const call of [queryApprovalDetail, withdrawApproval])
      await gateway.refused('applyUnknown', call, { applyId: unknown }, { as });
    assert.equal((await gateway.ok(queryApprovalDetail, { applyId: seen }, { as })).applyId, seen);
    await gateway.ok(withdrawApproval, { applyId: seen }, { as });
    assert.deepEqual(await listed(as), []);
  });

  const staffOf = async (account: string) =>
    gateway.db
      .selectFrom('staff')
      .selectAll()
      .where('user_no', '=', await userNoOf(account))
      .where('enterprise_num', '=', '100001')
      .executeTakeFirstOrThrow();

  /** Writes an application of a person for the refund of each order, and returns their numbers in this order. */
  async function applicationsOf(
    { staff_no, staff_name }: { staff_no: string; staff_name: string },
    orderNos: readonly string[],
  ): Promise<string[]> {
    const { now } = gateway.clock;
    const approver = await staffOf('approver');
    const row = (orderNo: string, i: number) => ({
      apply_id: `SP26010199${String(i).padStart(6, '0')}`,
      enterprise_num: '100001',
      apply_type: 19 as const,
      apply_state: '审批中' as const,
      applicant_no: staff_no,
      applicant_name: staff_name,
      dept_name: '行政部',
      approver_no: approver.staff_no,
      approver_name: approver.staff_name,
      reason: '行程取消',
      created_at: now,
      deadline: new Date(now.getTime() + 3_600_000),
      decided_at: null,
      order_no: null,
      steps: '[]',
      trip: null,
      choice: null,
      change: null,
      change_of: null,
      refund: JSON.stringify({
        orderNo,
        reasonType: 1,
        reasonName: '行程取消',
        isVoluntary: true,
        remark: '',
        tickets: [],
        refundFee: 0,
        refundAmount: 0,
        violations: [],
        overReason: '',
      }),
    });
    const rows = orderNos.map(row);
    await gateway.db.insertInto('approval_request').values(rows).execute();
    return rows.map(({ apply_id }) => apply_id);
  }
});
