import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  APPLY_TYPE,
  decideApproval,
  queryApprovalDetail,
  withdrawApproval,
} from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  applyChangeAirTicketGateway,
  cancelChangeAirTicket,
  changeOrderPay,
  judgeChangeTicketStandard,
} from '../../../src/contract/order/change';
import {
  submitChangeApprovalApplyAuto,
  submitChangeOverStandardApprovalAuto,
} from '../../../src/contract/order/change-approval';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { addDays } from '../../../src/domain/shanghai-time';
import { setChangeApproval } from '../../support/gateway/areas/after-sale';
import { bookIssued, giveBack, PREPAID } from '../../support/gateway/areas/refunds';
import { colleagues, LEG, orderOf, self } from '../../support/gateway/areas/booking';
import { changeDetail, changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { PRICE_ONLY, reasonFor, setStandards } from '../../support/gateway/areas/standard-steps';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

const LATER = addDays(LEG.depDate, 1);
type Change = BodyOf<typeof applyChangeAirTicketGateway>;

describe('changes that are approved first', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  let approver: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
    approver = await gateway.login('approver');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  beforeEach(async () => {
    await setStandards(gateway, { ...PRICE_ONLY, max_price: null, over_policy: 3 });
    await setChangeApproval(gateway, false);
  });
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
  });
  afterAll(() => gateway.close());

  const decide = (applyId: string, decision: 'agree' | 'refuse' = 'agree') =>
    gateway.ok(decideApproval, { applyId, decision }, { as: approver });
  const detailOf = (applyId: string, token = as) =>
    gateway.ok(queryApprovalDetail, { applyId }, { as: token });

  /** Issues an order and returns the body that changes its first passenger to the next day. */
  async function wanted({ travellers = 1 } = {}): Promise<Change> {
    const passengers = await colleagues(gateway, as, travellers);
    const { orderNo } = await bookIssued(gateway, as, { passengers });
    const [ticket] = (await changeDetail(gateway, as, orderNo)).tickets;
    assert.ok(ticket);
    const flight = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: ({ salePrice }) => salePrice > ticket.salePrice,
    });
    return changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [flight] });
  }
  const isOver = (policy: 1 | 2 | 3 = 3) => setStandards(gateway, { max_price: 1, over_policy: policy });
  const submissionOf = async (change: Change) => ({
    ...change,
    overReasons: [await reasonFor(gateway, as)],
  });
  const submit = async (change: Change, requestId: string = crypto.randomUUID()) =>
    gateway.ok(submitChangeOverStandardApprovalAuto, await submissionOf(change), { as, requestId });

  async function payAndEnd({ changeOrderNo, totalAmount }: { changeOrderNo: string; totalAmount: number }) {
    if (totalAmount > 0) {
      const payment = { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount };
      await gateway.ok(changeOrderPay, payment, { as });
    }
    await gateway.idle();
  }

  it('are submitted once as approved, need no approval then, and exchange the tickets', async () => {
    const change = await wanted();
    await isOver();
    const requestId = crypto.randomUUID();
    const { orderNo, changeReason, passengerNos, newFlights } = change;
    const judged = await gateway.ok(
      judgeChangeTicketStandard,
      { orderNo, changeReason, passengerNos, newFlights },
      { as },
    );
    const { applyId, approverName } = await submit(change, requestId);
    assert.equal(judged.approverName, approverName);
    assert.equal((await submit(change, requestId)).applyId, applyId);
    const again = await gateway.send(submitChangeOverStandardApprovalAuto, await submissionOf(change), {
      as,
    });
    assert.ok(again.code === '45018' && again.msg.includes(applyId));
    await gateway.refused('applyNotApproved', applyChangeAirTicketGateway, { ...change, applyId }, { as });
    const { orderStatus } = await gateway.ok(queryAirTicketDetailNew, { orderNo: change.orderNo }, { as });
    assert.equal(orderStatus, '已出票');

    const shown = await detailOf(applyId, approver);
    assert.deepEqual([shown.applyType, shown.approverName, shown.canDecide], [18, approverName, true]);
    const [flight] = shown.change?.flights ?? [];
    const [asked] = change.newFlights;
    assert.ok(flight && asked && shown.change);
    assert.deepEqual(
      [shown.change.orderNo, flight.to.flightNo, flight.to.voyage.policyId, shown.reasons.length],
      [change.orderNo, asked.flightNo, asked.policyId, 1],
    );
    assert.equal(shown.change.changeFee + shown.change.fareDifference, change.totalAmount);
    await decide(applyId);
    assert.deepEqual(
      await detailOf(applyId).then(({ canApply, canBook, canWithdraw }) => [canApply, canBook, canWithdraw]),
      [true, false, true],
    );
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        gateway.send(applyChangeAirTicketGateway, { ...change, applyId }, { as }),
      ),
    );
    const [made, ...more] = answers.filter(({ success }) => success);
    assert.ok(made);
    assert.deepEqual(more, []);
    assert.notEqual(made.result.orderStatus, '待审批');
    assert.equal((await detailOf(applyId)).canApply, false);
    await gateway.refused('applyUsed', withdrawApproval, { applyId }, { as });
    await payAndEnd(made.result);
    const changed = await gateway.ok(queryAirTicketDetailNew, { orderNo: made.result.changeOrderNo }, { as });
    assert.equal(changed.orderStatus, '已出票');
    assert.equal((await detailOf(applyId)).applyState, '已同意');
  });

  it('that were withdrawn before they were paid can be asked for again', async () => {
    const change = await wanted();
    await isOver();
    const { applyId } = await submit(change);
    await decide(applyId);
    const made = await gateway.ok(applyChangeAirTicketGateway, { ...change, applyId }, { as });
    await gateway.ok(cancelChangeAirTicket, { orderNo: made.changeOrderNo }, { as });
    assert.equal((await detailOf(applyId)).canApply, true);
    await payAndEnd(await gateway.ok(applyChangeAirTicketGateway, { ...change, applyId }, { as }));
  });

  it('are covered as the approver saw them, and differences are named', async () => {
    const change = await wanted({ travellers: 2 });
    const elsewhere = await wanted();
    await isOver();
    const { applyId } = await submit(change);
    await decide(applyId);
    const { orderNo } = change;
    const [flight] = change.newFlights;
    const other = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: (unit, flightNo) => flightNo !== flight?.flightNo || unit.cabinCode !== flight.cabinCode,
    });
    for (const [body, said] of [
      [await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [other] }), /本次/],
      [
        await changeOf(gateway, as, { orderNo, passengerNos: [2], newFlights: change.newFlights }),
        /^申请改签的机票为/,
      ],
      [elsewhere, /^申请改签的订单为/],
    ] as const) {
      const { code, msg } = await gateway.send(applyChangeAirTicketGateway, { ...body, applyId }, { as });
      assert.equal(code, '45012');
      assert.match(msg, said);
    }
    supplier.rise = 1000;
    const dearer = {
      ...change,
      newFlights: change.newFlights.map((one) => ({ ...one, salePrice: one.salePrice + 1000 })),
    };
    const risen = await changeOf(gateway, as, dearer);
    const { code, msg } = await gateway.send(applyChangeAirTicketGateway, { ...risen, applyId }, { as });
    assert.equal(code, '45012');
    assert.match(msg, /高于申请时的/);
    supplier.reset();

    const admin = await gateway.login('admin');
    await gateway.refused(
      'applyOutOfScope',
      applyChangeAirTicketGateway,
      { ...change, applyId },
      { as: admin },
    );
    const [voyage] = change.newFlights;
    assert.ok(voyage);
    const booking = { ...orderOf([voyage], [await self(gateway, as)]), overlapConfirmed: true };
    await gateway.refused(
      'applyNotCovering',
      createOrder,
      { ...booking, overStandardApplyId: applyId },
      { as },
    );
    await isOver(2);
    await gateway.refused(
      'overStandardForbidden',
      applyChangeAirTicketGateway,
      { ...change, applyId },
      { as },
    );
  });

  it('are not taken within the standards, where they are forbidden, without a reason, for another price or by others', async () => {
    const change = await wanted();
    const body = await submissionOf(change);
    await gateway.refused('withinStandard', submitChangeOverStandardApprovalAuto, body, { as });
    await gateway.refused('changeApprovalNotRequired', submitChangeApprovalApplyAuto, body, { as });
    await isOver(2);
    await gateway.refused('overStandardForbidden', submitChangeOverStandardApprovalAuto, body, { as });
    await isOver(3);
    await gateway.refused(
      'overStandardReasonMissing',
      submitChangeOverStandardApprovalAuto,
      { ...body, overReasons: [] },
      { as },
    );
    await gateway.refused(
      'changeAmountChanged',
      submitChangeOverStandardApprovalAuto,
      { ...body, totalAmount: body.totalAmount + 100 },
      { as },
    );
    const [voyage] = change.newFlights;
    assert.ok(voyage);
    await setStandards(gateway, { max_price: null });
    const unpaid = orderOf([voyage], [await self(gateway, as)]);
    const { orderNo } = await gateway.ok(createOrder, { ...unpaid, overlapConfirmed: true }, { as });
    gateway.clock.advance(60);
    for (const call of [submitChangeOverStandardApprovalAuto, submitChangeApprovalApplyAuto])
      await gateway.refused('orderNotChangeable', call, { ...body, orderNo }, { as });
    const colleague = await gateway.login('colleague');
    for (const call of [submitChangeOverStandardApprovalAuto, submitChangeApprovalApplyAuto])
      await gateway.refused('orderUnknown', call, body, { as: colleague });
  });

  it('are wanted by the enterprise within the standards too, if it says so', async () => {
    await setChangeApproval(gateway, true);
    const change = await wanted();
    const { orderNo, changeReason, passengerNos, newFlights } = change;
    const judged = await gateway.ok(
      judgeChangeTicketStandard,
      { orderNo, changeReason, passengerNos, newFlights },
      { as },
    );
    assert.deepEqual([judged.policy, judged.needsApproval], [null, true]);
    await gateway.refused('changeApprovalRequired', applyChangeAirTicketGateway, change, { as });
    const { applyId } = await gateway.ok(submitChangeApprovalApplyAuto, change, { as });
    assert.equal((await detailOf(applyId)).applyType, APPLY_TYPE.change);
    await decide(applyId);
    await payAndEnd(await gateway.ok(applyChangeAirTicketGateway, { ...change, applyId }, { as }));

    const over = await wanted();
    await isOver();
    const held = await gateway.ok(
      applyChangeAirTicketGateway,
      { ...over, ...(await submissionOf(over)) },
      { as },
    );
    assert.equal(held.orderStatus, '待审批');
    await gateway.ok(cancelChangeAirTicket, { orderNo: held.changeOrderNo }, { as });
  });

  it('that wait with their seats held show their change, too', async () => {
    const change = await wanted();
    await isOver();
    const body = { ...change, ...(await submissionOf(change)) };
    const { changeOrderNo } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    const { apply_id } = await gateway.db
      .selectFrom('approval_request')
      .select('apply_id')
      .where('order_no', '=', changeOrderNo)
      .executeTakeFirstOrThrow();
    const shown = await detailOf(apply_id, approver);
    assert.deepEqual([shown.applyType, shown.change?.orderNo], [18, change.orderNo]);
    await decide(apply_id);
    assert.equal((await detailOf(apply_id)).canApply, false);
    await gateway.ok(cancelChangeAirTicket, { orderNo: changeOrderNo }, { as });
  });

  it('are void by name once the tickets have been refunded, or changed by another user', async () => {
    const change = await wanted();
    await isOver();
    const { applyId } = await submit(change);
    await decide(applyId);
    await giveBack(gateway, as, change.orderNo);
    assert.equal((await detailOf(applyId)).applyState, '已失效');
    const { code } = await gateway.send(applyChangeAirTicketGateway, { ...change, applyId }, { as });
    assert.equal(code, '47101');

    await setStandards(gateway, { max_price: null });
    const other = await wanted();
    await isOver();
    const waiting = await submit(other);
    await setStandards(gateway, { max_price: null });
    await payAndEnd(await gateway.ok(applyChangeAirTicketGateway, other, { as }));
    assert.equal((await detailOf(waiting.applyId)).applyState, '已失效');
    await gateway.refused(
      'applyVoid',
      decideApproval,
      { applyId: waiting.applyId, decision: 'agree' },
      { as: approver },
    );
  });

  it('expire with the flight they are for', async () => {
    const change = await wanted();
    await isOver();
    const { applyId } = await submit(change);
    await gateway.db
      .updateTable('approval_request')
      .set({ deadline: new Date(gateway.clock.now.getTime() - 1) })
      .where('apply_id', '=', applyId)
      .execute();
    assert.equal((await detailOf(applyId)).applyState, '已过期');
    await gateway.refused('applyExpired', decideApproval, { applyId, decision: 'agree' }, { as: approver });
  });
});
