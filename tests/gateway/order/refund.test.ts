import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { queryWalletMovements } from '../../../src/contract/wallet/account';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { OBJECT } from '../../../src/contract/permission/objects';
import {
  getTicketRefundReason,
  h5RefundTicketDetailQueryGateWay,
  refundTicketApply,
} from '../../../src/contract/order/refund';
import { formatPrice } from '../../../src/domain/money/money';
import { instantOf } from '../../../src/domain/shanghai-time';
import { bookSelf, CHILD, colleagues, INFANT, LEG, self } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { applicationOf, bookIssued, giveBack, quote } from '../../support/gateway/areas/refunds';
import { balanceOf, leaveSpendable, notifyPaid } from '../../support/gateway/areas/money/wallet-balances';

const BACK = { depCode: LEG.arrCode, arrCode: LEG.depCode, depDate: '2026-12-04' };

describe('giving tickets back', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
  });
  afterEach(() => supplier.reset());
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const detailOf = (orderNo: string) => gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  const statusOf = async (orderNo: string) => (await detailOf(orderNo)).orderStatus;

  it('is quoted a ticket: the present fee of the ladder, all taxes back, and the time of the next rise', async () => {
    const { orderNo } = await bookIssued(gateway, as, { legs: [LEG, BACK] });
    const { tickets, quoteTime } = await quote(gateway, as, orderNo);
    assert.equal(quoteTime, gateway.clock.now.toISOString());
    assert.deepEqual(
      tickets.map(({ segmentNo, obstacle }) => [segmentNo, obstacle]),
      [
        [1, null],
        [2, null],
      ],
    );
    for (const ticket of tickets) {
      assert.equal(ticket.refundAmount, ticket.salePrice - ticket.refundFee + ticket.taxes);
      assert.ok(ticket.onlyTaxes || ticket.refundFee < ticket.salePrice);
      if (ticket.rises === null) continue;
      assert.ok(
        ticket.rises.at > quoteTime && ticket.rises.at <= instantOf(ticket.takeOffTime).toISOString(),
      );
      assert.ok(ticket.rises.refundFee > ticket.refundFee);
    }
  });

  it('brings the money back to where it came from, frees the seats and ends the order', async () => {
    const prepaid = await balanceOf(gateway, 'prepaid');
    const { orderNo, totalAmount } = await bookIssued(gateway, as);
    assert.equal(await balanceOf(gateway, 'prepaid'), prepaid - totalAmount);
    const before = await quote(gateway, as, orderNo);
    const [ticket] = before.tickets;
    assert.ok(ticket);
    const { refundNo, refundState } = await gateway.ok(refundTicketApply, applicationOf(before, [ticket]), {
      as,
    });
    assert.deepEqual([refundNo, refundState], [`${orderNo}-1`, '退票中']);
    await gateway.idle();
    assert.equal(await balanceOf(gateway, 'prepaid'), prepaid - totalAmount + ticket.refundAmount);

    const query = { account: 'prepaid', keyword: refundNo } as const;
    const { movementList } = await gateway.ok(queryWalletMovements, query, {
      as: await gateway.login('admin'),
    });
    assert.deepEqual(
      movementList.map((one) => [one.refundNo, one.orderNo, one.amount]),
      [[refundNo, orderNo, ticket.refundAmount]],
    );

    const { orderStatus, payments, logs, travellers } = await detailOf(orderNo);
    assert.equal(orderStatus, '已退票');
    assert.deepEqual(
      payments.map(({ payType, amount }) => [payType, amount]),
      [
        [2, totalAmount],
        [2, -ticket.refundAmount],
      ],
    );
    assert.deepEqual(
      travellers.map(({ tickets }) => tickets.map(({ ticketStatus }) => ticketStatus)),
      [['REFUNDED']],
    );
    const done = `退票成功，退票费¥${formatPrice(ticket.refundFee)}，款项已退回企业预存 ¥${formatPrice(ticket.refundAmount)}`;
    assert.ok(logs.some(({ content }) => content === done));
    const now = await quote(gateway, as, orderNo);
    assert.deepEqual(
      now.tickets.map(({ obstacle, refundAmount }) => [obstacle, refundAmount]),
      [['refunded', 0]],
    );
    assert.deepEqual(
      now.refunds.map((refund) => [
        refund.refundNo,
        refund.refundState,
        refund.reasonName,
        refund.refundAmount,
      ]),
      [[refundNo, '已退票', '行程变更', ticket.refundAmount]],
    );
  });

  it('takes one passenger of several, and one leg of a round trip', async () => {
    const passengers = await colleagues(gateway, as, 2);
    const { orderNo } = await bookIssued(gateway, as, { passengers, legs: [LEG, BACK] });
    const first = await giveBack(gateway, as, orderNo, (t) => t.passengerNo === 2 && t.segmentNo === 2);
    assert.equal(await statusOf(orderNo), '部分退票');
    assert.deepEqual(
      first.tickets.map(({ obstacle }) => obstacle),
      [null, null, null, 'refunded'],
    );
    await giveBack(gateway, as, orderNo, (t) => t.passengerNo === 1);
    assert.equal(await statusOf(orderNo), '部分退票');
    await giveBack(gateway, as, orderNo, (t) => t.obstacle === null);
    assert.equal(await statusOf(orderNo), '已退票');
  });

  it('costs an infant nothing and a child the percent of their own price', async () => {
    const passengers = [await self(gateway, as), CHILD, INFANT];
    const { orderNo } = await bookIssued(gateway, as, { passengers });
    const { tickets } = await quote(gateway, as, orderNo);
    const [, child, infant] = tickets;
    assert.ok(child && infant);
    assert.deepEqual([infant.refundFee, infant.refundAmount], [0, infant.salePrice + infant.taxes]);
    const percent = child.onlyTaxes ? 100 : (child.refundPercent ?? 0);
    assert.equal(
      child.refundFee,
      Math.min(child.salePrice, Math.round((child.salePrice * percent) / 10_000) * 100),
    );
    const adult = { ...applicationOf(await quote(gateway, as, orderNo), tickets.slice(0, 1)) };
    await gateway.refused('childLeftAlone', refundTicketApply, adult, { as });
    await giveBack(gateway, as, orderNo, ({ passengerNo }) => passengerNo === 3);
    await giveBack(gateway, as, orderNo, ({ obstacle }) => obstacle === null);
  });

  it('costs nothing where the carrier is the cause', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const reasons = await gateway.ok(getTicketRefundReason, {}, { as });
    const cancelled = reasons.find(({ isVoluntary }) => !isVoluntary);
    assert.ok(cancelled);
    const detail = await quote(gateway, as, orderNo, cancelled.reasonType);
    assert.ok(detail.tickets.every(({ refundFee, rises }) => refundFee === 0 && rises === null));
    const body = applicationOf(detail, detail.tickets, cancelled);
    await gateway.ok(refundTicketApply, body, { as });
    await gateway.idle();
    assert.equal(await statusOf(orderNo), '已退票');
  });

  it('gives each part of a mixed payment its share, to the fen and whole in the end', async () => {
    const credit = await balanceOf(gateway, 'credit');
    await leaveSpendable(gateway, 'prepaid', 33_333);
    await leaveSpendable(gateway, 'credit', 0);
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    const { methods } = await gateway.ok(queryPayMethod, { orderNo }, { as });
    const mixed = methods.find(({ companyPart }) => companyPart !== null);
    assert.ok(mixed);
    const { payType, subPayType, companyPart } = mixed;
    const body = { orderNo, payType, subPayType, companyPart, payAmount: totalAmount };
    const { paymentNo } = await gateway.ok(payorder, body, { as });
    await notifyPaid(gateway, paymentNo, totalAmount - 33_333);
    const former = [await balanceOf(gateway, 'prepaid'), await balanceOf(gateway, 'cashier')];
    const detail = await giveBack(gateway, as, orderNo);
    const back = detail.refunds[0]?.refundAmount ?? 0;
    const share = Math.floor((back * 33_333) / totalAmount);
    assert.deepEqual(
      [await balanceOf(gateway, 'prepaid'), await balanceOf(gateway, 'cashier')],
      [(former[0] ?? 0) + share, (former[1] ?? 0) + back - share],
    );
    assert.equal(await balanceOf(gateway, 'credit'), credit);
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });

  it('is on its way for days by the cashier, and noted once when it has arrived', async () => {
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    const pay = { orderNo, payType: 4, subPayType: 1, payAmount: totalAmount };
    const { paymentNo } = await gateway.ok(payorder, pay, { as });
    await notifyPaid(gateway, paymentNo, totalAmount);
    const { refunds } = await giveBack(gateway, as, orderNo);
    const expected = new Date(gateway.clock.now.getTime() + 3 * 24 * 60 * 60_000).toISOString();
    const arrivals = (of: typeof refunds) => of.map(({ arriveTime, hasArrived }) => [arriveTime, hasArrived]);
    assert.deepEqual(arrivals(refunds), [[expected, false]]);
    await gateway.sweep(['order/refund']);
    assert.deepEqual(arrivals((await quote(gateway, as, orderNo)).refunds), [[expected, false]]);
    const before = gateway.clock.now;
    gateway.clock.now = new Date(expected);
    const token = await gateway.login('staff');
    await gateway.sweep(['order/refund']);
    const unconfirmed = await quote(gateway, token, orderNo);
    assert.deepEqual(
      arrivals(unconfirmed.refunds),
      [[expected, false]],
      'before the cashier has confirmed it',
    );
    await gateway.sweep(['payment']);
    await gateway.sweep(['order/refund']);
    await gateway.sweep(['order/refund']);
    assert.deepEqual(arrivals((await quote(gateway, token, orderNo)).refunds), [[expected, true]]);
    const { logs } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: token });
    assert.equal(logs.filter(({ content }) => content.startsWith('退款已到账')).length, 1);
    gateway.clock.now = before;
    // The session has expired in the meantime.
    as = await gateway.login('staff');
  });

  it('is refused with the quote of now once the fee is another', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const detail = await quote(gateway, as, orderNo);
    const body = applicationOf(detail, detail.tickets);
    const refused = await gateway.refused(
      'refundAmountChanged',
      refundTicketApply,
      { ...body, refundAmount: body.refundAmount + 1 },
      { as },
    );
    assert.deepEqual(refused, detail);
    assert.equal(await statusOf(orderNo), '已出票');
    await gateway.ok(refundTicketApply, body, { as });
    await gateway.idle();
  });

  it('is refused for non-refundable tickets, all of it', async () => {
    const { orderNo } = await bookIssued(gateway, as, { legs: [LEG, BACK] });
    const detail = await giveBack(gateway, as, orderNo, ({ segmentNo }) => segmentNo === 1);
    const all = { orderNo, reasonType: 1, refundAmount: 1 };
    for (const tickets of [
      detail.tickets,
      [{ passengerNo: 9, segmentNo: 1 }],
      [
        { passengerNo: 1, segmentNo: 2 },
        { passengerNo: 1, segmentNo: 2 },
      ],
    ]) {
      await gateway.refused('ticketNotRefundable', refundTicketApply, { ...all, tickets }, { as });
    }
    await gateway.refused('fieldsInvalid', refundTicketApply, { ...all, tickets: [] }, { as });
    await gateway.refused(
      'fieldsInvalid',
      h5RefundTicketDetailQueryGateWay,
      { orderNo, reasonType: 5 },
      { as },
    );
    const { orderNo: unpaid } = await bookSelf(gateway, as);
    const tickets = [{ passengerNo: 1, segmentNo: 1 }];
    await gateway.refused(
      'orderNotRefundable',
      refundTicketApply,
      { ...all, orderNo: unpaid, tickets },
      { as },
    );
    assert.deepEqual(
      (await quote(gateway, as, unpaid)).tickets.map(({ obstacle }) => obstacle),
      ['notIssued'],
    );
  });

  it('is done once for one request, and one refund of an order at a time', async () => {
    const { orderNo } = await bookIssued(gateway, as, { legs: [LEG, BACK] });
    const detail = await quote(gateway, as, orderNo);
    const requestId = randomUUID();
    const [there, back] = detail.tickets.map((ticket) => applicationOf(detail, [ticket]));
    assert.ok(there && back);
    const answers = await Promise.all([
      gateway.send(refundTicketApply, there, { as, requestId }),
      gateway.send(refundTicketApply, there, { as, requestId }),
      gateway.send(refundTicketApply, there, { as }),
      gateway.send(refundTicketApply, back, { as }),
    ]);
    await gateway.idle();
    const numbers = answers.flatMap(({ success, result }) => (success ? [result.refundNo] : []));
    assert.ok(new Set(numbers).size >= 1);
    const { refunds } = await quote(gateway, as, orderNo);
    assert.deepEqual(
      refunds.map(({ refundNo }) => refundNo),
      [...new Set(numbers)].sort(),
    );
    const given = refunds.flatMap(({ tickets }) => tickets.map(({ segmentNo }) => segmentNo));
    assert.equal(new Set(given).size, given.length, 'no ticket was given back twice');
  });

  it('waits for a carrier that has not answered, and is not done twice by asking again', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    supplier.refundAnswers = ['lost', 'lost', 'lost', 'lost', 'lost', 'lost'];
    await giveBack(gateway, as, orderNo);
    assert.equal(await statusOf(orderNo), '退票中');
    const detail = await quote(gateway, as, orderNo);
    assert.deepEqual(
      detail.tickets.map(({ obstacle }) => obstacle),
      ['refunding'],
    );
    const again = { orderNo, reasonType: 1, tickets: [{ passengerNo: 1, segmentNo: 1 }], refundAmount: 1 };
    await gateway.refused('refundUnderWay', refundTicketApply, again, { as });
    for (let round = 0; round < 6; round += 1) {
      gateway.clock.advance(1);
      await gateway.sweep(['order/refund']);
    }
    assert.equal(await statusOf(orderNo), '已退票');
    const { refunds } = await quote(gateway, as, orderNo);
    assert.equal(refunds.length, 1);
    assert.deepEqual(new Set(supplier.refunded), new Set([`${orderNo}-1`]));
  });

  it('fails after five refusals of the carrier; the ticket is as it was and can be given back again', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    supplier.refundAnswers = ['refused', 'refused', 'refused', 'refused', 'refused'];
    await giveBack(gateway, as, orderNo);
    for (let round = 0; round < 4; round += 1) {
      assert.equal(await statusOf(orderNo), '退票中');
      gateway.clock.advance(10);
      await gateway.sweep(['order/refund']);
    }
    const { orderStatus, travellers, logs } = await detailOf(orderNo);
    assert.equal(orderStatus, '退票失败');
    assert.equal(travellers[0]?.tickets[0]?.ticketStatus, 'OPEN FOR USE');
    assert.ok(logs.some(({ content }) => content === '退票失败：航空公司未受理，机票仍可使用'));
    const detail = await giveBack(gateway, as, orderNo);
    assert.equal(await statusOf(orderNo), '已退票');
    assert.deepEqual(
      detail.refunds.map(({ refundState }) => refundState),
      ['退票失败', '已退票'],
    );
  });

  it('is for those who may see the order and hold the right', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const detail = await quote(gateway, as, orderNo);
    const body = applicationOf(detail, detail.tickets);
    for (const account of ['colleague', 'multi']) {
      const stranger = await gateway.login(account);
      await gateway.refused('orderUnknown', refundTicketApply, body, { as: stranger });
      await gateway.refused('orderUnknown', h5RefundTicketDetailQueryGateWay, { orderNo }, { as: stranger });
    }
    const grant = { role_no: '100001-staff', object_no: OBJECT.refundOrder };
    await gateway.db
      .deleteFrom('role_grant')
      .where('role_no', '=', grant.role_no)
      .where('object_no', '=', grant.object_no)
      .execute();
    await gateway.refused('forbidden', refundTicketApply, body, { as });
    await gateway.db.insertInto('role_grant').values(grant).execute();
    await giveBack(gateway, as, orderNo);
  });

  it('leaves flown tickets: the rest of a partly refunded order ends as flown', async () => {
    const { orderNo } = await bookIssued(gateway, as, { legs: [LEG, BACK] });
    await giveBack(gateway, as, orderNo, ({ segmentNo }) => segmentNo === 1);
    gateway.clock.now = instantOf('2026-12-06T12:00');
    await gateway.sweep(['order']);
    const token = await gateway.login('staff');
    const { tickets } = await quote(gateway, token, orderNo);
    assert.deepEqual(
      tickets.map(({ obstacle }) => obstacle),
      ['refunded', 'flown'],
    );
    const { orderStatus } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: token });
    assert.equal(orderStatus, '部分退票');
  });
});
