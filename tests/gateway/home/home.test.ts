import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder, type OrderPassenger } from '../../../src/contract/flight-booking/booking';
import { queryComingTrips, queryMonthSpend, queryRecentRoutes, queryTodo } from '../../../src/contract/home';
import { orderCancel, type OrderStatus } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { instantOf } from '../../../src/domain/shanghai-time';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { recentRoutes } from '../../../demo/gateway/home/recent-routes';
import { spendMonths } from '../../../demo/gateway/home/spend-months';
import { sumSpend } from '../../../demo/gateway/home/spend-queries';
import { moveMoney } from '../../../demo/gateway/payment/ledger';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { bookSelf, colleagues, findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { measureReads } from '../../support/gateway/table-reads';

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startTestGateway();
  for (const account of ['staff', 'approver', 'admin', 'multi', 'nopage']) {
    tokens[account] = await gateway.login(account);
  }
});
afterAll(() => gateway.close());

const tokenOf = (account: string): { as: string } => ({ as: tokens[account] ?? '' });
const todo = (account: string) => gateway.ok(queryTodo, {}, tokenOf(account));
const trips = (account: string, count = 20) => gateway.ok(queryComingTrips, { count }, tokenOf(account));
const spend = (account: string) => gateway.ok(queryMonthSpend, {}, tokenOf(account));
const staffNoOf = async (account: string) => (await self(gateway, tokens[account] ?? '')).staffNO;

async function pay(orderNo: string, payAmount: number, account: string): Promise<void> {
  const body = { orderNo, payType: 0, subPayType: 13, payAmount };
  assert.equal((await gateway.ok(payorder, body, tokenOf(account))).payState, 'paid');
  await gateway.idle();
}
async function bookFor(passenger: OrderPassenger, account: string) {
  const voyage = await findVoyage(gateway, tokens[account] ?? '');
  return gateway.ok(createOrder, orderOf([voyage], [passenger]), tokenOf(account));
}
const setStatus = (orderNo: string, order_status: OrderStatus) =>
  gateway.db.updateTable('flight_order').set({ order_status }).where('order_no', '=', orderNo).execute();

describe('to-do', () => {
  it('has the caller’s unpaid orders by their deadline, three of them, until they are paid or overdue', async () => {
    const before = await todo('staff');
    assert.equal(before.unpaid.total, 2, 'the demo data has two');
    gateway.clock.advance(1);
    const [first, second] = [
      await bookSelf(gateway, tokens['staff'] ?? ''),
      await bookSelf(gateway, tokens['staff'] ?? ''),
    ];
    const after = await todo('staff');
    assert.equal(after.unpaid.total, 4);
    assert.equal(after.unpaid.orderList.length, 3);
    const deadlines = after.unpaid.orderList.map(({ payDeadline }) => payDeadline);
    assert.deepEqual(deadlines, deadlines.toSorted());
    await pay(first.orderNo, first.totalAmount, 'staff');
    await gateway.ok(orderCancel, { orderNo: second.orderNo }, tokenOf('staff'));
    assert.equal((await todo('staff')).unpaid.total, 2);
    gateway.clock.advance(30);
    assert.deepEqual((await todo('staff')).unpaid, { total: 0, orderList: [] });
  });

  it('has orders others booked for the caller, and none of other people', async () => {
    const me = await self(gateway, tokens['staff'] ?? '');
    const forMe = await bookFor(me, 'admin');
    const forOther = await bookFor(await self(gateway, tokens['admin'] ?? ''), 'admin');
    const numbersOf = async (account: string) =>
      (await todo(account)).unpaid.orderList.map(({ orderNo }) => orderNo);
    assert.deepEqual(await numbersOf('staff'), [forMe.orderNo]);
    assert.deepEqual((await numbersOf('admin')).toSorted(), [forMe.orderNo, forOther.orderNo].toSorted());
    // An administrator may see every order, which does not make it a task of theirs.
    assert.deepEqual(await numbersOf('approver'), []);
    assert.deepEqual(await numbersOf('nopage'), []);
  });

  it('has changes and refunds under way, the newest first', async () => {
    assert.equal((await todo('staff')).underWay.total, 0);
    const numbers: string[] = [];
    for (const status of ['改签待核算', '改签中', '退票中', '改签失败'] as const) {
      gateway.clock.advance(1);
      const { orderNo, totalAmount } = await bookSelf(gateway, tokens['staff'] ?? '');
      await pay(orderNo, totalAmount, 'staff');
      await setStatus(orderNo, status);
      numbers.unshift(orderNo);
    }
    const { underWay } = await todo('staff');
    assert.equal(underWay.total, 3);
    assert.deepEqual(
      underWay.orderList.map(({ orderNo }) => orderNo),
      numbers.slice(1),
    );
    assert.deepEqual((await todo('admin')).underWay, { total: 0, orderList: [] });
  });
});

describe('another enterprise', () => {
  it('never shows: neither its approvals nor its orders count for an administrator', async () => {
    const before = { todo: await todo('admin'), trips: await trips('admin') };
    const foreign = await gateway.db
      .updateTable('flight_order')
      .set({ order_status: '待审批' })
      .where('enterprise_num', '=', '100002')
      .where('order_status', '=', '已出票')
      .returning('order_no')
      .execute();
    assert.ok(foreign.length > 0);
    assert.deepEqual({ todo: await todo('admin'), trips: await trips('admin') }, before);
    // An order that names them as booker or traveller by mistake is not theirs in this enterprise.
    const adminNo = await staffNoOf('admin');
    await gateway.db
      .updateTable('order_passenger')
      .set({ staff_no: adminNo })
      .where('passenger_no', '=', 1)
      .where(
        'order_no',
        'in',
        foreign.map(({ order_no }) => order_no),
      )
      .execute();
    assert.deepEqual({ todo: await todo('admin'), trips: await trips('admin') }, before);
    const spent = await spend('admin');
    await gateway.db
      .updateTable('order_passenger')
      .set({ staff_no: null })
      .where('staff_no', '=', adminNo)
      .where(
        'order_no',
        'in',
        foreign.map(({ order_no }) => order_no),
      )
      .execute();
    assert.deepEqual(await spend('admin'), spent);
  });
});

describe('coming trips', () => {
  it('are the flights the caller is going to take, the next first', async () => {
    const me = await self(gateway, tokens['nopage'] ?? '');
    assert.deepEqual(await trips('nopage'), []);
    const late = await gateway.ok(
      createOrder,
      orderOf(
        [
          await findVoyage(gateway, tokens['admin'] ?? '', {
            leg: { depCode: 'BJS', arrCode: 'SHA', depDate: '2026-12-09' },
          }),
        ],
        [me],
      ),
      tokenOf('admin'),
    );
    const early = await bookFor(me, 'admin');
    const others = await colleagues(gateway, tokens['admin'] ?? '', 5);
    const colleague = others.find(({ staffNO }) => staffNO !== me.staffNO);
    assert.ok(colleague);
    await bookFor(colleague, 'admin');
    const coming = await trips('nopage');
    assert.deepEqual(
      coming.map(({ orderNo }) => orderNo),
      [early.orderNo, late.orderNo],
    );
    const [next] = coming;
    assert.ok(next);
    assert.deepEqual(
      [
        next.depCityName,
        next.arrCityName,
        next.ticketStatus,
        next.orderStatus,
        next.takeOffTime.slice(0, 10),
      ],
      ['北京', '上海', '', '待支付', '2026-12-01'],
    );
    assert.match(next.flightNo, /^[A-Z0-9]{2}\d{3,4}$/);
    assert.deepEqual(await trips('nopage', 1), [next]);
    // The booker of an order for another person does not travel.
    const booker = (await trips('admin')).map(({ orderNo }) => orderNo);
    assert.ok(!booker.includes(early.orderNo));
  });

  it('show the ticket once it is issued, and end with a refund or the departure', async () => {
    const { orderNo, totalAmount } = await bookSelf(gateway, tokens['approver'] ?? '');
    await pay(orderNo, totalAmount, 'approver');
    const find = async () => (await trips('approver')).find((trip) => trip.orderNo === orderNo);
    assert.deepEqual([(await find())?.ticketStatus, (await find())?.orderStatus], ['OPEN FOR USE', '已出票']);
    const ticket = (ticket_status: 'REFUNDED' | 'OPEN FOR USE') =>
      gateway.db.updateTable('ticket').set({ ticket_status }).where('order_no', '=', orderNo).execute();
    await ticket('REFUNDED');
    assert.equal(await find(), undefined);
    await ticket('OPEN FOR USE');
    const trip = await find();
    assert.ok(trip);
    const { now } = gateway.clock;
    gateway.clock.now = new Date(instantOf(trip.takeOffTime).getTime() - 60_000);
    tokens['approver'] = await gateway.login('approver');
    assert.equal((await find())?.orderNo, orderNo);
    gateway.clock.advance(1);
    assert.equal(await find(), undefined);
    gateway.clock.now = now;
  });
});

describe('recent routes', () => {
  it('are the caller’s own, with codes a search takes, not those of cancelled orders', async () => {
    const routes = await gateway.ok(queryRecentRoutes, {}, tokenOf('staff'));
    assert.ok(routes.length >= 1 && routes.length <= 6);
    assert.deepEqual(routes[0], { depCode: 'BJS', depCityName: '北京', arrCode: 'SHA', arrCityName: '上海' });
    const fresh = await gateway.login('nopage');
    assert.equal((await gateway.ok(queryRecentRoutes, {}, { as: fresh })).length, 1);
    const mine = await staffNoOf('nopage');
    await gateway.db
      .updateTable('flight_order')
      .set({ order_status: '已取消' })
      .where('order_no', 'in', (eb) =>
        eb.selectFrom('order_passenger').select('order_no').where('staff_no', '=', mine),
      )
      .execute();
    assert.deepEqual(await gateway.ok(queryRecentRoutes, {}, { as: fresh }), []);
  });

  it('join the airports of a city, the most frequent first, then the latest', () => {
    const leg = (dep: string, arr: string, flights: number, lastDate: string) => ({
      depAirportCode: dep,
      arrAirportCode: arr,
      flights,
      lastDate,
    });
    const codes = recentRoutes([
      leg('CAN', 'HGH', 2, '2026-01-01'),
      leg('PEK', 'SHA', 1, '2026-01-01'),
      leg('PKX', 'PVG', 1, '2026-03-01'),
      leg('SZX', 'PEK', 1, '2026-05-01'),
      leg('XXX', 'PEK', 9, '2026-05-01'),
    ]).map(({ depCode, arrCode }) => `${depCode}-${arrCode}`);
    assert.deepEqual(codes, ['BJS-SHA', 'CAN-HGH', 'SZX-BJS']);
  });
});

describe('the month’s spend', () => {
  it('is the sum in the ledger of the orders in the caller’s scope', async () => {
    const range = async (account: string) => (await spend(account)).permissionRangeID;
    assert.deepEqual([await range('staff'), await range('approver'), await range('admin')], [1, 3, 2]);
    const before = {
      staff: await spend('staff'),
      approver: await spend('approver'),
      admin: await spend('admin'),
    };
    const multi = await spend('multi');
    const { orderNo, totalAmount } = await bookSelf(gateway, tokens['staff'] ?? '');
    await pay(orderNo, totalAmount, 'staff');
    for (const account of ['staff', 'approver', 'admin'] as const) {
      const now = await spend(account);
      assert.equal(now.amount - before[account].amount, totalAmount, account);
      assert.equal(now.orderCount - before[account].orderCount, 1, account);
    }
    assert.deepEqual(await spend('multi'), multi, 'a colleague’s spend is not theirs');
  });

  it('of an administrator is every ledger entry of their enterprise and of no other', async () => {
    const { amount, lastAmount, lastAmountToDate, month } = await spend('admin');
    assert.equal(month, '2026-11');
    const entries = await gateway.db
      .selectFrom('ledger_entry as e')
      .innerJoin('ledger_transfer as t', 't.transfer_no', 'e.transfer_no')
      .innerJoin('ledger_account as a', 'a.account_no', 'e.account_no')
      .select(['e.amount', 't.transferred_at', 'a.enterprise_num'])
      .where('a.kind', '=', 'sales')
      .execute();
    const between = (from: string, until: Date, enterprise: string) =>
      entries
        .filter((e) => e.enterprise_num === enterprise)
        .filter((e) => e.transferred_at >= instantOf(from) && e.transferred_at < until)
        .reduce((sum, e) => sum + e.amount, 0);
    const first = instantOf('2026-11-01T00:00');
    assert.equal(amount, between('2026-11-01T00:00', new Date(8.64e15), '100001'));
    assert.equal(lastAmount, between('2026-10-01T00:00', first, '100001'));
    const { lastMonthToDate } = spendMonths(gateway.clock.now);
    assert.equal(lastAmountToDate, between('2026-10-01T00:00', lastMonthToDate, '100001'));
    assert.ok(lastAmount > 0 && between('2026-10-01T00:00', first, '100002') > 0);
  });

  it('is read from an index of the bookings of these months, in any scope', async () => {
    const months = spendMonths(gateway.clock.now);
    for (const account of ['staff', 'approver', 'admin']) {
      const caller = await findCaller(gateway.db, await staffNoOf(account));
      assert.ok(caller !== undefined);
      for (const table of ['ledger_entry', 'flight_order', 'order_passenger']) {
        const { scans } = await measureReads(gateway.db, table, (tx) => sumSpend(tx, caller, months));
        assert.equal(scans, 0, `${table}, ${account}`);
      }
    }
  });

  it('goes down with a refund, on the day of the refund', async () => {
    const before = await spend('staff');
    const paid = await gateway.db
      .selectFrom('payment as p')
      .innerJoin('flight_order as o', 'o.order_no', 'p.order_no')
      .select(['p.payment_no', 'p.amount'])
      .where('p.pay_state', '=', 'paid')
      .where('o.booker_no', '=', await staffNoOf('staff'))
      .orderBy('p.created_at', 'desc')
      .executeTakeFirstOrThrow();
    await inTransaction(gateway.db, (tx) =>
      moveMoney(tx, {
        enterpriseNum: '100001',
        paymentNo: paid.payment_no,
        kind: 'refund',
        wallet: 'prepaid',
        amount: 100,
        memo: '退款',
        now: gateway.clock.now,
      }),
    );
    assert.equal((await spend('staff')).amount, before.amount - 100);
  });

  it('is nothing for callers without spend', async () => {
    const { amount, lastAmount, lastAmountToDate, orderCount } = await spend('nopage');
    assert.deepEqual([amount, lastAmount, lastAmountToDate, orderCount], [0, 0, 0, 0]);
  });

  for (const [now, month, lastMonth, toDate] of [
    ['2026-11-20T02:00:00Z', '2026-11', '2026-10-01T00:00', '2026-10-20T10:00'],
    ['2026-10-31T15:59:00Z', '2026-10', '2026-09-01T00:00', '2026-10-01T00:00'],
    ['2026-10-31T16:00:00Z', '2026-11', '2026-10-01T00:00', '2026-10-01T00:00'],
    ['2027-01-01T01:00:00Z', '2027-01', '2026-12-01T00:00', '2026-12-01T09:00'],
    ['2028-03-31T02:00:00Z', '2028-03', '2028-02-01T00:00', '2028-03-01T00:00'],
  ] as const) {
    it(`at ${now} compares with last month up to ${toDate}`, () => {
      const months = spendMonths(new Date(now));
      assert.equal(months.month, month);
      assert.deepEqual(months.thisMonth, instantOf(`${month}-01T00:00`));
      assert.deepEqual(months.lastMonth, instantOf(lastMonth));
      assert.deepEqual(months.lastMonthToDate, instantOf(toDate));
    });
  }
});
