import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { confirmOrderRefund, returnOrderRefund } from '../../../src/contract/agency/orders/refunds';
import {
  markIssued,
  queryAgencyOrder,
  queryAgencyOrders,
  refundUnissued,
  retryIssue,
  retryRefund,
  settleRefund,
} from '../../../src/contract/agency/orders/orders';
import { refundTicketApply } from '../../../src/contract/order/refund';
import { payorder } from '../../../src/contract/payment/payment';
import {
  loggedAbout,
  openAs,
  openFor,
  openOtherAgency,
  openSecond,
} from '../../support/gateway/areas/agency';
import { bookLegs, colleagues, LEG, self } from '../../support/gateway/areas/booking';
import { applicationOf, bookIssued, PREPAID, quote } from '../../support/gateway/areas/refunds';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';

const REASON = { reason: '已与航空公司核实' };

describe('the desk of orders', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let other: { as: string; operatorNo: string };
  let service: { as: string };
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    other = await openOtherAgency(gateway, ['service', 'operations']);
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    supplier.reset();
    service = { as: await openAs(gateway, 'service') };
    // the clock may have passed the end of the session
    other.as = await openFor(gateway, other.operatorNo);
  });
  const orderOf = (orderNo: string) => gateway.ok(queryAgencyOrder, { orderNo }, service);

  /** A paid order whose tickets the supplier has refused once. */
  async function bookUnissued(): Promise<{ orderNo: string; totalAmount: number }> {
    supplier.refusals = 1;
    const passengers = [await self(gateway, as)];
    const { orderNo, totalAmount } = await bookLegs(gateway, as, { legs: [LEG], passengers });
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    assert.equal((await orderOf(orderNo)).orderStatus, '出票中');
    return { orderNo, totalAmount };
  }
  /** A refund to which the supplier has not answered. */
  async function applyUnanswered() {
    const { orderNo } = await bookIssued(gateway, as);
    const detail = await quote(gateway, as, orderNo);
    supplier.refundAnswers = ['lost'];
    const body = applicationOf(detail, detail.tickets);
    const { refundNo } = await gateway.ok(refundTicketApply, body, { as });
    await gateway.idle();
    return { orderNo, refundNo };
  }

  it('finds orders of the agency alone, by number, ticket, state and need', async () => {
    const { orderNo } = await bookUnissued();
    const one = await gateway.ok(queryAgencyOrders, { keyword: orderNo, mending: 'needed' }, service);
    assert.deepEqual(
      [one.total, one.orderList[0]?.orderNo, one.orderList[0]?.needsMending],
      [1, orderNo, true],
    );
    const issued = await bookIssued(gateway, as);
    const { ticketList, paymentList, logList } = await orderOf(issued.orderNo);
    const ticketNo = ticketList[0]?.ticketNo ?? assert.fail();
    const byTicket = await gateway.ok(queryAgencyOrders, { ticketNo }, service);
    assert.deepEqual(
      byTicket.orderList.map((row) => row.orderNo),
      [issued.orderNo],
    );
    assert.deepEqual([paymentList[0]?.payState, paymentList[0]?.amount], ['paid', issued.totalAmount]);
    assert.ok(logList.some(({ content }) => content === '出票成功'));
    const none = { keyword: orderNo, orderStatus: '已出票' as const };
    assert.equal((await gateway.ok(queryAgencyOrders, none, service)).total, 0);

    assert.equal((await gateway.ok(queryAgencyOrders, {}, other)).total, 0);
    const ticket = { segmentNo: 1, passengerNo: 1, ticketNo: '9990000000001' };
    await gateway.refused('agencyOrderUnknown', queryAgencyOrder, { orderNo }, other);
    await gateway.refused('agencyOrderUnknown', retryIssue, { orderNo }, other);
    await gateway.refused('agencyOrderUnknown', refundUnissued, { orderNo, ...REASON }, other);
    await gateway.refused(
      'agencyOrderUnknown',
      markIssued,
      { orderNo, ticketList: [ticket], ...REASON },
      other,
    );
    const operations = { as: await openAs(gateway, 'operations') };
    await gateway.refused('forbidden', retryIssue, { orderNo }, operations);
  });

  it('asks the supplier again for tickets, and for none of an order that is issued', async () => {
    const { orderNo } = await bookUnissued();
    await gateway.ok(retryIssue, { orderNo }, service);
    await gateway.idle();
    assert.equal((await orderOf(orderNo)).orderStatus, '已出票');
    const asked = supplier.issueRequests;
    await gateway.refused('orderNotIssuing', retryIssue, { orderNo }, service);
    await gateway.refused('orderNotIssuing', refundUnissued, { orderNo, ...REASON }, service);
    assert.equal(supplier.issueRequests, asked);
  });

  it('enters tickets or refunds wholly, whichever of two operators is first', async () => {
    const { orderNo } = await bookUnissued();
    const { ticketList } = await orderOf(orderNo);
    const numbered = ticketList.map(({ segmentNo, passengerNo }, i) => ({
      segmentNo,
      passengerNo,
      ticketNo: String(9990000000001 + i),
    }));
    const entered = { orderNo, ticketList: numbered, ...REASON };
    await gateway.refused('fieldsInvalid', markIssued, { ...entered, ticketList: [] }, service);
    const foreign = await bookIssued(gateway, as);
    const [used] = (await orderOf(foreign.orderNo)).ticketList;
    const taken = numbered.map((one) => ({ ...one, ticketNo: used?.ticketNo ?? '' }));
    await gateway.refused('ticketNosTaken', markIssued, { ...entered, ticketList: taken }, service);
    const decided = await Promise.all([
      gateway.send(markIssued, entered, service),
      gateway.send(refundUnissued, { orderNo, ...REASON }, service),
    ]);
    assert.deepEqual(decided.map(({ code }) => code).sort(), ['0', '49946']);
    await gateway.idle();
    const isIssued = decided[0]?.code === '0';
    const { orderStatus, paymentList } = await orderOf(orderNo);
    assert.deepEqual(
      [orderStatus, paymentList[0]?.payState],
      isIssued ? ['已出票', 'paid'] : ['出票失败', 'refunded'],
    );
    const { orderNo: second } = await bookUnissued();
    await gateway.ok(refundUnissued, { orderNo: second, ...REASON }, service);
    await gateway.idle();
    assert.equal((await orderOf(second)).paymentList[0]?.payState, 'refunded');
  });

  it('refunds no order of which the supplier may have issued the tickets', async () => {
    const { orderNo } = await bookUnissued();
    supplier.lostIssues = 1;
    gateway.clock.advance(1);
    await gateway.sweep(['flight-booking']);
    assert.equal((await orderOf(orderNo)).issueAttempts, 1);
    await gateway.refused('issueUnknown', refundUnissued, { orderNo, ...REASON }, service);
    supplier.refusals = 1;
    await gateway.ok(retryIssue, { orderNo }, service);
    await gateway.idle();
    await gateway.ok(refundUnissued, { orderNo, ...REASON }, service);
  });

  /** Runs with another limit for two operators; resolves once the former one is set again. */
  async function withLimit(limit: number, run: () => Promise<void>): Promise<void> {
    const tmc = await gateway.db.selectFrom('tmc').select('dual_control_limit').executeTakeFirstOrThrow();
    const setLimit = (dual_control_limit: number) =>
      gateway.db.updateTable('tmc').set({ dual_control_limit }).execute();
    await setLimit(limit);
    try {
      await run();
    } finally {
      await setLimit(tmc.dual_control_limit);
    }
  }
  /** First confirmation of the order or of a refund, as an operator is shown it. */
  async function shownOf(orderNo: string, refundNo = '') {
    const order = await orderOf(orderNo);
    const first =
      refundNo === '' ? order.first : order.refundList.find((one) => one.refundNo === refundNo)?.first;
    assert.ok(first);
    return { orderNo, refundNo, firstOperatorNo: first.operatorNo, confirmTime: first.confirmTime };
  }

  it('refunds an order above the limit by two operators, once', async () => {
    const second = await openSecond(gateway, ['service']);
    const { orderNo, totalAmount } = await bookUnissued();
    await withLimit(totalAmount - 1, async () => {
      const asked = await gateway.ok(refundUnissued, { orderNo, ...REASON }, service);
      assert.deepEqual([asked.isDone, (await orderOf(orderNo)).orderStatus], [false, '出票中']);
      const whole = await shownOf(orderNo);
      await gateway.refused('confirmationChanged', refundUnissued, { orderNo, ...REASON }, second);
      await gateway.refused('confirmationOwn', confirmOrderRefund, whole, service);
      await gateway.refused('agencyOrderUnknown', confirmOrderRefund, whole, other);
      await gateway.refused('agencyOrderUnknown', returnOrderRefund, { ...whole, ...REASON }, other);
      const waiting = { keyword: orderNo, mending: 'confirmedOnce' as const };
      assert.equal((await gateway.ok(queryAgencyOrders, waiting, second)).total, 1);
      // the supplier may issue the tickets after all
      await gateway.ok(retryIssue, { orderNo }, second);
      supplier.refusals = 1;
      await gateway.idle();
      await gateway.refused('confirmationChanged', confirmOrderRefund, whole, second);
    });
    assert.equal((await orderOf(orderNo)).orderStatus, '出票中');
    // a refund that has waited for a second operator needs two, also below the limit
    assert.equal((await gateway.ok(refundUnissued, { orderNo, ...REASON }, service)).isDone, false);
    const whole = await shownOf(orderNo);
    const confirmed = await Promise.all([
      gateway.send(confirmOrderRefund, whole, second),
      gateway.send(confirmOrderRefund, whole, second),
    ]);
    assert.deepEqual(confirmed.map(({ code }) => code).sort(), ['0', '49946']);
    await gateway.idle();
    await gateway.refused('orderNotIssuing', returnOrderRefund, { ...whole, ...REASON }, second);
    const { orderStatus, paymentList } = await orderOf(orderNo);
    assert.deepEqual([orderStatus, paymentList[0]?.payState], ['出票失败', 'refunded']);
    await checkConsistency(gateway.db);
  });

  it('settles a refund above the limit with the amount of the first operator', async () => {
    const second = await openSecond(gateway, ['service'], { loginName: 'second-settles' });
    const { orderNo, refundNo } = await applyUnanswered();
    await withLimit(9_999, async () => {
      const settled = { refundNo, ticketAmount: 10_000, ...REASON };
      assert.equal((await gateway.ok(settleRefund, settled, service)).isDone, false);
      const [waiting] = (await orderOf(orderNo)).refundList;
      assert.deepEqual(
        [waiting?.refundState, waiting?.first?.ticketAmount, waiting?.first?.isCaller],
        ['退票中', 10_000, true],
      );
      const small = await shownOf(orderNo, refundNo);
      await gateway.ok(returnOrderRefund, { ...small, ...REASON }, second);
      await gateway.refused('confirmationChanged', confirmOrderRefund, small, second);
      gateway.clock.advance(0.1);
      const most = waiting?.ticketAmount ?? 0;
      await gateway.refused('fieldsInvalid', settleRefund, { ...settled, ticketAmount: most + 1 }, service);
      await gateway.ok(settleRefund, { ...settled, ticketAmount: most - 500 }, service);
      // a page that still shows the former amount
      await gateway.refused('confirmationChanged', confirmOrderRefund, small, second);
      const refund = await shownOf(orderNo, refundNo);
      await gateway.refused('agencyOrderUnknown', confirmOrderRefund, refund, other);
      await gateway.ok(confirmOrderRefund, refund, second);
      await gateway.refused('refundNotOpen', returnOrderRefund, { ...refund, ...REASON }, service);
    });
    await gateway.idle();
    const { orderStatus, refundList } = await orderOf(orderNo);
    assert.deepEqual(
      [orderStatus, refundList[0]?.refundFee, refundList[0]?.first === null],
      ['已退票', 500, false],
    );
    assert.deepEqual(
      (await loggedAbout(gateway, refundNo)).map((line) => line.split(':')[0]),
      ['settleRefund', 'returnOrderRefund', 'settleRefund', 'confirmOrderRefund'],
    );
    await gateway.sweep();
    assert.deepEqual(supplier.refunded, [refundNo], 'the supplier is not asked again');
    await checkConsistency(gateway.db);
  });

  it('counts all refunds of an order for the limit', async () => {
    const passengers = await colleagues(gateway, as, 2);
    const { orderNo } = await bookIssued(gateway, as, { passengers });
    const applied: string[] = [];
    for (let at = 0; at < 2; at += 1) {
      const detail = await quote(gateway, as, orderNo);
      supplier.refundAnswers = ['lost'];
      const body = applicationOf(detail, detail.tickets.slice(at, at + 1));
      applied.push((await gateway.ok(refundTicketApply, body, { as })).refundNo);
      await gateway.idle();
      const settled = { refundNo: applied[at] ?? '', ticketAmount: 10_000, ...REASON };
      await withLimit(15_000, async () => {
        assert.equal((await gateway.ok(settleRefund, settled, service)).isDone, at === 0);
      });
    }
  });

  /** A refund that the supplier has refused for good. */
  async function applyRefused() {
    const { orderNo, totalAmount } = await bookIssued(gateway, as);
    const detail = await quote(gateway, as, orderNo);
    // more than five, because refunds of other tests may be asked again meanwhile
    supplier.refundAnswers = Array.from({ length: 20 }, () => 'refused' as const);
    const body = applicationOf(detail, detail.tickets);
    const { refundNo } = await gateway.ok(refundTicketApply, body, { as });
    await gateway.idle();
    for (let i = 0; i < 4; i += 1) {
      gateway.clock.advance(5);
      await gateway.sweep(['order/refund']);
    }
    supplier.refundAnswers = [];
    return { orderNo, refundNo, totalAmount };
  }

  it('marks a refund that was refused for good, and not one that was just reopened', async () => {
    const { orderNo, refundNo } = await applyRefused();
    const isMarked = async () =>
      (await gateway.ok(queryAgencyOrders, { keyword: orderNo, mending: 'needed' }, service)).total === 1;
    assert.equal(await isMarked(), true);
    supplier.refundAnswers = ['lost'];
    await gateway.ok(retryRefund, { refundNo }, service);
    await gateway.idle();
    assert.equal((await orderOf(orderNo)).orderStatus, '退票中');
    assert.equal(await isMarked(), false);
    gateway.clock.advance(10);
    assert.equal(await isMarked(), true);
  });

  it('asks again for a refund without an answer, which gives the money back once', async () => {
    const { orderNo, refundNo } = await applyUnanswered();
    await gateway.refused('agencyOrderUnknown', retryRefund, { refundNo }, other);
    await gateway.ok(retryRefund, { refundNo }, service);
    await gateway.idle();
    const { orderStatus } = await orderOf(orderNo);
    assert.equal(orderStatus, '已退票');
    await gateway.refused('refundNotOpen', retryRefund, { refundNo }, service);
    const settled = { refundNo, ticketAmount: 0, ...REASON };
    await gateway.refused('refundNotOpen', settleRefund, settled, service);
  });

  it('asks again for a refund that the airline has refused, while its tickets can be used', async () => {
    const { orderNo, refundNo, totalAmount } = await applyRefused();
    assert.equal((await orderOf(orderNo)).orderStatus, '退票失败');
    const asked = await Promise.all([
      gateway.send(retryRefund, { refundNo }, service),
      gateway.send(retryRefund, { refundNo }, service),
    ]);
    assert.ok(asked.some(({ code }) => code === '0'));
    await gateway.idle();
    const { orderStatus, refundList } = await orderOf(orderNo);
    assert.deepEqual([orderStatus, refundList[0]?.refundState], ['已退票', '已退票']);
    assert.ok((refundList[0]?.refundAmount ?? 0) <= totalAmount);
    assert.deepEqual(supplier.refunded, [refundNo]);
    await gateway.refused('refundNotOpen', retryRefund, { refundNo }, service);
    await checkConsistency(gateway.db);
  });

  it('settles a refund with the amount of the airline, once', async () => {
    const { orderNo, refundNo } = await applyUnanswered();
    const [refund] = (await orderOf(orderNo)).refundList;
    const most = refund?.ticketAmount ?? 0;
    const over = { refundNo, ticketAmount: most + 1, ...REASON };
    await gateway.refused('fieldsInvalid', settleRefund, over, service);
    const settled = { refundNo, ticketAmount: most - 12_345, ...REASON };
    await gateway.refused('agencyOrderUnknown', settleRefund, settled, other);
    const answers = await Promise.all([
      gateway.send(settleRefund, settled, service),
      gateway.send(settleRefund, settled, service),
    ]);
    assert.deepEqual(answers.map(({ code }) => code).sort(), ['0', '49948']);
    const { refundList, orderStatus } = await orderOf(orderNo);
    assert.deepEqual(
      [orderStatus, refundList[0]?.refundState, refundList[0]?.refundFee],
      ['已退票', '已退票', 12_345],
    );
    await gateway.sweep();
    assert.deepEqual(supplier.refunded, [refundNo], 'the supplier is not asked again');
    await checkConsistency(gateway.db);
  });

  it('asks for a refused refund again only with the amounts of its application', async () => {
    const { orderNo, refundNo } = await applyRefused();
    const amounts = gateway.db.updateTable('refund_ticket').where('refund_no', '=', refundNo);
    const raise = (fen: number) =>
      amounts.set((eb) => ({ refund_amount: eb('refund_amount', '+', fen) })).execute();
    await raise(100);
    await gateway.refused('refundNotOpen', retryRefund, { refundNo }, service);
    await raise(-100);
    const tickets = gateway.db.updateTable('ticket').where('order_no', '=', orderNo);
    await tickets.set({ is_no_show: true }).execute();
    await gateway.refused('refundNotOpen', retryRefund, { refundNo }, service);
    await tickets.set({ is_no_show: false }).execute();
    gateway.clock.advance(30 * 24 * 60);
    service = { as: await openAs(gateway, 'service') };
    const { code, msg } = await gateway.send(retryRefund, { refundNo }, service);
    assert.deepEqual([code, /请由员工重新申请退票/.test(msg)], ['49948', true]);
    assert.equal((await orderOf(orderNo)).orderStatus, '退票失败');
  });

  it('settles a refund after the departure only when the supplier saw no one on board', async () => {
    as = await gateway.login('admin');
    const leg = { ...LEG, depDate: '2027-01-05' };
    const { orderNo } = await bookIssued(gateway, as, { legs: [leg] });
    const detail = await quote(gateway, as, orderNo);
    supplier.refundAnswers = ['lost'];
    const { refundNo } = await gateway.ok(refundTicketApply, applicationOf(detail, detail.tickets), { as });
    await gateway.idle();
    gateway.clock.advance(30 * 24 * 60);
    service = { as: await openAs(gateway, 'service') };
    const settled = { refundNo, ticketAmount: 100, ...REASON };
    await gateway.refused('ticketsBoarded', settleRefund, settled, service);
    const [ticketNo = ''] = (await orderOf(orderNo)).ticketList.map((ticket) => ticket.ticketNo);
    supplier.boardingUnknown.add(ticketNo);
    await gateway.refused('ticketsBoarded', settleRefund, settled, service);
    supplier.boardingUnknown.clear();
    supplier.noShows.add(ticketNo);
    await gateway.ok(settleRefund, settled, service);
  });
});
