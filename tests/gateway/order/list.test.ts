import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BodyOf } from '../../../src/contract/call';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  orderCancel,
  queryAirTicketDetailNew,
  queryorderListOnPermission,
  queryRules,
  type OrderRow,
} from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { maskCardNo } from '../../../src/domain/passenger/mask';
import { bookSelf, colleagues, findVoyage, orderOf } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startTestGateway();
  for (const account of ['staff', 'approver', 'admin', 'multi', 'nopage']) {
    tokens[account] = await gateway.login(account);
  }
});
afterAll(() => gateway.close());

type Filter = BodyOf<typeof queryorderListOnPermission>;
const tokenOf = (account: string): { as: string } => ({ as: tokens[account] ?? '' });
const list = (filter: Filter = {}, account = 'admin') =>
  gateway.ok(queryorderListOnPermission, { pageSize: 100, scope: 'managed', ...filter }, tokenOf(account));

/** Orders on all pages of a filter. */
async function all(filter: Filter = {}, account = 'admin'): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { total, orderList } = await list({ ...filter, pageIndex }, account);
    rows.push(...orderList);
    if (rows.length >= total) return rows;
  }
}

describe('the order list', () => {
  it('shows an enterprise’s orders to its administrator and no other’s', async () => {
    const { total } = await list();
    const { count } = await gateway.db
      .selectFrom('flight_order')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('enterprise_num', '=', '100001')
      .executeTakeFirstOrThrow();
    assert.equal(total, count);
  });

  it('shows everyone the orders they booked or travel on, unless they ask for those they manage', async () => {
    const own = { scope: 'own' } as const;
    const rows = await all(own, 'staff');
    assert.ok(rows.length >= 5 && rows.length < (await list()).total);
    assert.ok(
      rows.every(
        ({ bookerName, passengerNames }) => bookerName === '陈思远' || passengerNames.includes('陈思远'),
      ),
    );
    const [me, colleague] = await colleagues(gateway, tokens['admin'] ?? '', 2);
    assert.ok(me && colleague);
    const voyage = await findVoyage(gateway, tokens['admin'] ?? '');
    const forMe = await gateway.ok(createOrder, orderOf([voyage], [me]), tokenOf('admin'));
    const forOther = await gateway.ok(createOrder, orderOf([voyage], [colleague]), tokenOf('admin'));
    const now = (await all(own, 'staff')).map(({ orderNo }) => orderNo);
    assert.deepEqual([now.includes(forMe.orderNo), now.includes(forOther.orderNo)], [true, false]);
    // Both orders count as the booker's own, in the list of the whole enterprise too.
    const booked = await all(own, 'admin');
    const numbers = booked.map(({ orderNo }) => orderNo);
    assert.deepEqual([numbers.includes(forMe.orderNo), numbers.includes(forOther.orderNo)], [true, true]);
    assert.ok(
      booked.every(
        ({ bookerName, passengerNames }) => bookerName === '刘敏' || passengerNames.includes('刘敏'),
      ),
    );
    assert.ok(booked.length < (await list()).total);
    const unsaid = await gateway.ok(queryorderListOnPermission, {}, tokenOf('admin'));
    assert.equal(unsaid.total, booked.length);
  });

  it('refuses managed, and own, orders to users who do not hold its page', async () => {
    for (const account of ['staff', 'multi', 'nopage']) {
      const body = { scope: 'managed' } as const;
      await gateway.refused('ordersNotManaged', queryorderListOnPermission, body, tokenOf(account));
    }
    for (const body of [{}, { scope: 'own' }] as const)
      await gateway.refused('ownOrdersForbidden', queryorderListOnPermission, body, tokenOf('nopage'));
  });

  it('shows an approver the department and all below it', async () => {
    const inDepartment = await gateway.db
      .selectFrom('flight_order as o')
      .innerJoin('department as d', 'd.dept_no', 'o.dept_no')
      .select('o.order_no')
      .where('d.dept_name', 'in', ['研发中心', '平台研发部', '应用研发部', '前端组', '后端组', '测试部'])
      .execute();
    const rows = (await all({}, 'approver')).map(({ orderNo }) => orderNo);
    for (const { order_no } of inDepartment) assert.ok(rows.includes(order_no), order_no);
    assert.ok(rows.length < (await list()).total);
  });

  for (const sortField of ['createTime', 'takeOffTime', 'totalAmount'] as const) {
    for (const sortOrder of ['asc', 'desc'] as const) {
      it(`pages through all by ${sortField} ${sortOrder}, each once`, async () => {
        const rows = await all({ sortField, sortOrder, pageSize: 7 });
        assert.equal(rows.length, (await list()).total);
        assert.equal(new Set(rows.map(({ orderNo }) => orderNo)).size, rows.length);
        const keyOf = (row: OrderRow) =>
          sortField === 'totalAmount'
            ? String(row.totalAmount).padStart(12, '0')
            : sortField === 'createTime'
              ? row.createTime
              : (row.flights[0]?.takeOffTime ?? '');
        const keys = rows.map((row) => `${keyOf(row)} ${row.orderNo}`);
        const sorted = [...keys].sort();
        assert.deepEqual(keys, sortOrder === 'asc' ? sorted : sorted.toReversed());
      });
    }
  }

  it('tells the total beyond the last page too', async () => {
    const { total, totalAmount } = await list();
    assert.deepEqual(await list({ pageIndex: 999 }), { total, totalAmount, orderList: [] });
  });

  it('filters by state, pay type and commission type', async () => {
    const everything = await all();
    for (const state of ['完成', '已取消'] as const) {
      const { total, orderList } = await list({ orderStatusList: [state] });
      assert.equal(total, everything.filter(({ orderStatus }) => orderStatus === state).length);
      assert.ok(orderList.every(({ orderStatus }) => orderStatus === state));
    }
    const paid = await list({ payTypeList: [0, 2] });
    const byEnterprise = ({ payType, companyPayType }: OrderRow) =>
      [payType, companyPayType].some((part) => part === 0 || part === 2);
    assert.equal(paid.total, everything.filter(byEnterprise).length);
    assert.equal((await list({ commissionTypeList: [1, 3] })).total, 0);
    assert.equal((await list({ commissionTypeList: [0] })).total, everything.length);
  });

  it('filters by each field of an order, and adds up the result', async () => {
    const { orderNo, totalAmount } = await bookSelf(gateway, tokens['staff'] ?? '');
    const pay = { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount };
    await gateway.ok(payorder, pay, tokenOf('staff'));
    await gateway.idle();
    const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, tokenOf('staff'));
    const ticketNo = detail.travellers[0]?.tickets[0]?.ticketNo ?? '';
    const { flight } = detail.segments[0] ?? assert.fail('no flight');
    const row = await gateway.db
      .selectFrom('flight_order as o')
      .innerJoin('order_cost as c', 'c.order_no', 'o.order_no')
      .innerJoin('department as d', 'd.dept_no', 'o.dept_no')
      .leftJoin('order_standard as s', 's.order_no', 'o.order_no')
      .select(['o.dept_no', 'd.parent_no', 'c.cost_center_no', 's.over_standard'])
      .where('o.order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const isOverStandard = [1, 3].includes(row.over_standard ?? 0);
    const today = shanghaiDate(gateway.clock.now);
    const narrow: Filter[] = [
      { orderNo: orderNo.slice(2) },
      { pnr: detail.pnr.toLowerCase(), orderNo },
      { ticketNo },
      { ticketNo: ` ${ticketNo.slice(0, 3)}-${ticketNo.slice(3)} ` },
      { passengerName: '陈思', flightNo: flight.flightNo, orderNo },
      { bookerName: '思远', orderNo },
      { depCityName: flight.depCityName, arrCityName: flight.arrCityName, orderNo },
      { deptNOList: [row.dept_no], orderNo },
      { deptNOList: [row.parent_no ?? row.dept_no], orderNo },
      { costCenterNOList: [row.cost_center_no], orderNo },
      { isOverStandard, orderNo },
      { dateBasis: 'issueTime', beginDate: today, endDate: today, orderNo },
    ];
    for (const filter of narrow) {
      const found = await list(filter);
      assert.deepEqual(
        [found.total, found.totalAmount, found.orderList.map((one) => one.orderNo)],
        [1, totalAmount, [orderNo]],
        JSON.stringify(filter),
      );
      // A caller without access finds the order by none of these filters.
      assert.equal((await list({ ...filter, scope: 'own' }, 'approver')).total, 0, JSON.stringify(filter));
    }
    const outside: Filter[] = [
      { depCityName: flight.arrCityName, arrCityName: flight.depCityName, orderNo },
      { isOverStandard: !isOverStandard, orderNo },
      { changeStateList: ['改签中', '已改签'], orderNo },
      { refundStateList: ['退票中'], orderNo },
      { dateBasis: 'issueTime', endDate: '2026-01-01', orderNo },
      { deptNOList: ['D999999'], orderNo },
      { pnr: '%%' },
    ];
    for (const filter of outside) assert.equal((await list(filter)).total, 0, JSON.stringify(filter));
    const refunded = await list({ refundStateList: ['已退票'] });
    assert.ok(refunded.total > 0 && refunded.orderList.every(({ orderStatus }) => orderStatus === '已退票'));
    const everything = await all();
    const sum = everything.reduce((before, one) => before + one.totalAmount, 0);
    assert.equal((await list({ pageSize: 1, pageIndex: 3 })).totalAmount, sum);
  });

  it('filters by days in Shanghai, both inclusive', async () => {
    const everything = await all();
    const days = everything.map(({ createTime }) => shanghaiDate(new Date(createTime))).sort();
    const [beginDate = '', endDate = ''] = [days[20], days[60]];
    const created = await list({ beginDate, endDate });
    assert.equal(created.total, days.filter((day) => day >= beginDate && day <= endDate).length);
    const flown = await list({ dateBasis: 'takeOffTime', beginDate, endDate });
    const takeOffs = everything.map(({ flights }) => (flights[0]?.takeOffTime ?? '').slice(0, 10));
    assert.equal(flown.total, takeOffs.filter((day) => day >= beginDate && day <= endDate).length);
    const wrongWay = { beginDate: '2026-02-02', endDate: '2026-02-01' };
    await gateway.refused('fieldsInvalid', queryorderListOnPermission, wrongWay, tokenOf('admin'));
  });

  it('finds by part of number, PNR, flight or name, wildcards meant literally', async () => {
    const [row] = await all({ orderStatusList: ['完成'] });
    assert.ok(row);
    const flightNo = row.flights[0]?.flightNo ?? '';
    for (const keyword of [
      row.orderNo.slice(4),
      row.pnr,
      row.pnr.toLowerCase(),
      flightNo,
      row.bookerName,
      ` ${row.passengerNames[0]} `,
    ]) {
      const found = await all({ keyword });
      assert.ok(
        found.some(({ orderNo }) => orderNo === row.orderNo),
        keyword,
      );
    }
    for (const keyword of ['%', '_', '没有这样的订单'])
      assert.equal((await list({ keyword })).total, 0, keyword);
  });

  it('names wrong fields', async () => {
    const body = {
      pageSize: 101,
      keyword: 'x'.repeat(51),
      orderStatusList: ['没有'],
      beginDate: '20260101',
      sortField: 'x',
      passengerName: 'x',
      ticketNo: '781-20000',
      refundStateList: ['没有'],
    };
    const answer = await gateway.send(queryorderListOnPermission, body, tokenOf('admin'));
    const { fields } = answer.result as unknown as { fields: Record<string, string> };
    assert.deepEqual(Object.keys(fields).sort(), [
      'beginDate',
      'keyword',
      'orderStatusList.0',
      'pageSize',
      'passengerName',
      'refundStateList.0',
      'sortField',
      'ticketNo',
    ]);
  });
});

describe('an order’s detail', () => {
  it('masks ID numbers and tells money and history, oldest first', async () => {
    const { orderNo, totalAmount } = await bookSelf(gateway, tokens['staff'] ?? '');
    await gateway.ok(
      payorder,
      { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount },
      tokenOf('staff'),
    );
    await gateway.idle();
    const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, tokenOf('staff'));
    assert.equal(detail.orderStatus, '已出票');
    const [traveller] = detail.travellers;
    assert.match(traveller?.cardNo ?? '', /^530\*{13}3X$/);
    assert.match(traveller?.tickets[0]?.ticketNo ?? '', /^\d{13}$/);
    assert.equal(traveller?.tickets[0]?.ticketStatus, 'OPEN FOR USE');
    assert.deepEqual(
      detail.payments.map(({ payType, subPayType, amount }) => [payType, subPayType, amount]),
      [[0, 13, totalAmount]],
    );
    assert.deepEqual(
      detail.logs.map(({ operatorName, content }) => `${operatorName} ${content.split('，')[0]}`),
      ['陈思远 提交订单', '陈思远 支付成功', '系统 出票成功'],
    );
    const [rule] = await gateway.ok(queryRules, { orderNo }, tokenOf('staff'));
    assert.equal(rule?.segmentNo, 1);
  });

  it('shows a refund as money going back', async () => {
    const [row] = await all({ orderStatusList: ['已退票'] });
    assert.ok(row);
    const { payments, travellers } = await gateway.ok(
      queryAirTicketDetailNew,
      { orderNo: row.orderNo },
      tokenOf('admin'),
    );
    assert.equal(payments.length, 2);
    const [paid = { amount: 0 }, back = { amount: 0 }] = payments;
    assert.ok(paid.amount === row.totalAmount && back.amount < 0 && -back.amount <= paid.amount);
    assert.ok(
      travellers.every(({ tickets }) => tickets.every(({ ticketStatus }) => ticketStatus === 'REFUNDED')),
    );
  });

  it('masks short numbers almost whole', () => {
    assert.deepEqual(['11010519491231002X', 'C4J8K2L91', 'AB12345', 'X1'].map(maskCardNo), [
      '110*************2X',
      'C4J****91',
      '*****45',
      'X1',
    ]);
  });
});

describe('an order of someone else', () => {
  it('is refused as one that is none', async () => {
    const foreign = await gateway.db
      .selectFrom('flight_order')
      .select('order_no')
      .where('enterprise_num', '=', '100002')
      .executeTakeFirstOrThrow();
    const others = await all();
    const own = new Set((await all({ scope: 'own' }, 'staff')).map(({ orderNo }) => orderNo));
    const outOfScope = others.find(({ orderNo }) => !own.has(orderNo))?.orderNo ?? '';
    for (const call of [queryAirTicketDetailNew, queryRules, orderCancel] as const) {
      await gateway.refused('orderUnknown', call, { orderNo: '26010100000000' }, tokenOf('staff'));
      await gateway.refused('orderUnknown', call, { orderNo: foreign.order_no }, tokenOf('admin'));
      await gateway.refused('orderUnknown', call, { orderNo: outOfScope }, tokenOf('staff'));
    }
  });
});

describe('cancelling', () => {
  it('frees the seats of an unpaid order, and may be repeated', async () => {
    const { orderNo } = await bookSelf(gateway, tokens['staff'] ?? '');
    for (let i = 0; i < 2; i += 1) {
      const answer = await gateway.ok(orderCancel, { orderNo, reason: '行程变更' }, tokenOf('staff'));
      assert.deepEqual(answer, { orderNo, orderStatus: '已取消' });
    }
    const { logs, cancellation } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, tokenOf('staff'));
    const by = { kind: 'cancelled', operatorName: '陈思远', reason: '行程变更' };
    assert.deepEqual(cancellation, by);
    assert.deepEqual(logs.map(({ content }) => content).slice(1), ['取消订单，原因：行程变更']);
    await checkConsistency(gateway.db);
  });

  it('is refused for a paid order', async () => {
    const [row] = await all({ orderStatusList: ['已出票'] });
    await gateway.refused(
      'orderNotCancellable',
      orderCancel,
      { orderNo: row?.orderNo ?? '' },
      tokenOf('admin'),
    );
  });
});
