import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
  withdrawApproval,
} from '../../../src/contract/approval/approval';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { refundTicketApply, type RefundDetail } from '../../../src/contract/order/refund';
import {
  judgeRefundTicketStandard,
  submitRefundOverStandardApprovalAuto,
} from '../../../src/contract/order/refund-approval';
import { queryUnfinishedAfterSale } from '../../../src/contract/order/unfinished';
import { payorder } from '../../../src/contract/payment/payment';
import { OBJECT } from '../../../src/contract/permission/objects';
import { applyRebuy, queryRebuyQuote } from '../../../src/contract/order/rebuy';
import { bookDear, rebuyOf } from '../../support/gateway/areas/rebuys';
import { setChangeApproval, setRefundStandard } from '../../support/gateway/areas/after-sale';
import { colleagues, findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { applicationOf, bookIssued, giveBack, PREPAID, quote } from '../../support/gateway/areas/refunds';
import { overOrder, PRICE_ONLY, setStandards } from '../../support/gateway/areas/standard-steps';
import { balanceOf, leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

describe('refunds by the enterprise’s rule', () => {
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
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
  });
  afterAll(() => gateway.close());

  const decide = (applyId: string, decision: 'agree' | 'refuse' = 'agree') =>
    gateway.ok(decideApproval, { applyId, decision }, { as: approver });
  const detailOf = (applyId: string, token = as) =>
    gateway.ok(queryApprovalDetail, { applyId }, { as: token });

  /** Issues an order and returns the body of a refund of all its tickets. */
  async function issued(
    travellers = 1,
  ): Promise<{ detail: RefundDetail; body: ReturnType<typeof applicationOf> }> {
    const passengers = await colleagues(gateway, as, travellers);
    const { orderNo } = await bookIssued(gateway, as, { passengers });
    const detail = await quote(gateway, as, orderNo);
    return { detail, body: applicationOf(detail, detail.tickets) };
  }
  const submissionOf = (body: ReturnType<typeof applicationOf>) => ({
    ...body,
    overReason: '会议取消',
  });
  const submit = (body: ReturnType<typeof applicationOf>, requestId?: string) =>
    gateway.ok(submitRefundOverStandardApprovalAuto, submissionOf(body), {
      as,
      ...(requestId === undefined ? {} : { requestId }),
    });
  const judge = ({ orderNo, reasonType, tickets }: ReturnType<typeof applicationOf>) =>
    gateway.ok(judgeRefundTicketStandard, { orderNo, reasonType, tickets }, { as });

  it('is within a rule that is not set or not broken, and of the carrier’s cause or a private journey', async () => {
    const { detail, body } = await issued();
    assert.deepEqual(await judge(body).then(({ policy, violations }) => [policy, violations]), [null, []]);
    await setRefundStandard(gateway, { feePercent: 100 });
    assert.equal((await judge(body)).policy, null);
    await setRefundStandard(gateway, { feePercent: 0 });
    const [ticket] = detail.tickets;
    assert.ok(ticket && ticket.refundFee > 0);
    const judged = await judge(body);
    assert.equal(judged.policy, 3);
    assert.deepEqual(judged.violations, [
      { rule: 'fee', policy: 3, percent: 0, limit: 0, fee: ticket.refundFee },
    ]);
    assert.notEqual(judged.approverName, '');
    assert.equal((await judge({ ...body, reasonType: 11 })).policy, null);
    const { orderNo: order_no } = body;
    const setType = (travel_type: 1 | 2) =>
      gateway.db.updateTable('flight_order').set({ travel_type }).where('order_no', '=', order_no).execute();
    await setType(TRAVEL_TYPE.personal);
    assert.equal((await judge(body)).policy, null);
    await setType(TRAVEL_TYPE.business);
  });

  it('asks for a reason where the rule does, and keeps it', async () => {
    await setRefundStandard(gateway, { feePercent: 0, feePolicy: 1 });
    const { body } = await issued();
    await gateway.refused('refundReasonMissing', refundTicketApply, body, { as });
    await gateway.refused(
      'refundApprovalNotRequired',
      submitRefundOverStandardApprovalAuto,
      submissionOf(body),
      { as },
    );
    const { refundNo } = await gateway.ok(refundTicketApply, { ...body, overReason: '客户改期' }, { as });
    const { over_reason, apply_id } = await gateway.db
      .selectFrom('refund_order')
      .select(['over_reason', 'apply_id'])
      .where('refund_no', '=', refundNo)
      .executeTakeFirstOrThrow();
    assert.deepEqual([over_reason, apply_id], ['客户改期', null]);
    await gateway.idle();
  });

  it('names beforehand whom it would be put before, and not who has lost the right to agree', async () => {
    await setRefundStandard(gateway, { feePercent: 0, feePolicy: 3 });
    const { body } = await issued();
    const { approverName: supervisor } = await judge(body);
    const { staff_no } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('staff_name', '=', supervisor)
      .where('enterprise_num', '=', '100001')
      .executeTakeFirstOrThrow();
    const taken = await gateway.db
      .deleteFrom('staff_role')
      .where('staff_no', '=', staff_no)
      .returningAll()
      .execute();
    const { approverName } = await judge(body);
    assert.notEqual(approverName, supervisor);
    assert.equal((await submit(body)).approverName, approverName);
    await gateway.db.insertInto('staff_role').values(taken).execute();
  });

  it('is approved first where the rule wants that, then asked for once and the money comes back', async () => {
    await setRefundStandard(gateway, { feePercent: 0, feePolicy: 3 });
    const { body } = await issued();
    const { orderNo } = body;
    await gateway.refused(
      'refundApprovalRequired',
      refundTicketApply,
      { ...body, overReason: '会议取消' },
      { as },
    );
    await gateway.refused(
      'refundReasonMissing',
      submitRefundOverStandardApprovalAuto,
      { ...submissionOf(body), overReason: '' },
      { as },
    );
    const requestId = crypto.randomUUID();
    const { applyId, approverName } = await submit(body, requestId);
    assert.equal((await submit(body, requestId)).applyId, applyId);
    const again = await gateway.send(submitRefundOverStandardApprovalAuto, submissionOf(body), { as });
    assert.ok(again.code === '45018' && again.msg.includes(applyId));
    await gateway.refused('applyNotApproved', refundTicketApply, { ...body, applyId }, { as });

    const shown = await detailOf(applyId, approver);
    assert.deepEqual(
      [shown.applyType, shown.applyState, shown.approverName, shown.canDecide, shown.canApply],
      [19, '审批中', approverName, true, false],
    );
    assert.deepEqual(
      [shown.refund?.orderNo, shown.refund?.refundAmount, shown.refund?.overReason],
      [orderNo, body.refundAmount, '会议取消'],
    );
    const unfinished = async (token = as, order = orderNo) => {
      const found = await gateway.ok(queryUnfinishedAfterSale, { orderNo: order }, { as: token });
      return found.applicationList.map((one) => one.applyId);
    };
    assert.deepEqual(await unfinished(), [applyId]);
    await decide(applyId);
    assert.deepEqual(
      [await unfinished(), await unfinished(approver), await unfinished(as, '26010100000001')],
      [[applyId], [], []],
    );
    assert.ok((await unfinished(as, '')).includes(applyId));
    assert.deepEqual(
      await Promise.all([detailOf(applyId), detailOf(applyId, approver)]).then((all) =>
        all.map(({ canApply, canWithdraw, canBook }) => [canApply, canWithdraw, canBook]),
      ),
      [
        [true, true, false],
        [false, false, false],
      ],
    );
    const before = await balanceOf(gateway, 'prepaid');
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => gateway.send(refundTicketApply, { ...body, applyId }, { as })),
    );
    assert.equal(answers.filter(({ success }) => success).length, 1);
    await gateway.idle();
    assert.equal(await balanceOf(gateway, 'prepaid'), before + body.refundAmount);
    const { applyState, canApply } = await detailOf(applyId);
    assert.deepEqual([applyState, canApply], ['已同意', false]);
    assert.deepEqual(await unfinished(), []);
    const { orderLog } = await gateway
      .ok(queryAirTicketDetailNew, { orderNo }, { as })
      .then(({ logs }) => ({ orderLog: logs.map(({ content }) => content) }));
    for (const said of [`提交退票申请${applyId}`, `退票申请${applyId}审批通过`])
      assert.ok(orderLog.some((content) => content.startsWith(said)));
  });

  it('covers the tickets that were approved for no higher fee, and names differences', async () => {
    await setRefundStandard(gateway, { feePercent: 0, feePolicy: 3 });
    const { detail, body } = await issued(2);
    const [first] = detail.tickets;
    assert.ok(first);
    const { applyId } = await submit(applicationOf(detail, [first]));
    await decide(applyId);
    const { code, msg } = await gateway.send(refundTicketApply, { ...body, applyId }, { as });
    assert.equal(code, '45012');
    assert.match(msg, new RegExp(`^申请的机票为${first.passagerName} ${first.flightNo}，本次为`));
    const { body: other } = await issued();
    const elsewhere = await gateway.send(refundTicketApply, { ...other, applyId }, { as });
    assert.match(elsewhere.msg, /^申请退票的订单为/);

    const { refund } = await gateway.db
      .selectFrom('approval_request')
      .select('refund')
      .where('apply_id', '=', applyId)
      .executeTakeFirstOrThrow();
    assert.ok(refund);
    const setFee = (refundFee: number) =>
      gateway.db
        .updateTable('approval_request')
        .set({ refund: JSON.stringify({ ...refund, refundFee }) })
        .where('apply_id', '=', applyId)
        .execute();
    await setFee(refund.refundFee - 100);
    const dearer = await gateway.send(
      refundTicketApply,
      { ...applicationOf(detail, [first]), applyId },
      { as },
    );
    assert.match(dearer.msg, /^退票费¥.*高于申请时的¥/);
    await setFee(refund.refundFee);
    await gateway.ok(refundTicketApply, { ...applicationOf(detail, [first]), applyId }, { as });
    await gateway.idle();
  });

  it('serves no other user, no other purpose, and no one without the right; another’s enterprise does not know it', async () => {
    await setRefundStandard(gateway, { feePercent: 0, feePolicy: 3 });
    const { body } = await issued();
    const { applyId } = await submit(body);
    await decide(applyId);
    const admin = await gateway.login('admin');
    await gateway.refused('applyOutOfScope', refundTicketApply, { ...body, applyId }, { as: admin });
    const voyage = await findVoyage(gateway, as);
    const order = { ...orderOf([voyage], [await self(gateway, as)]), overStandardApplyId: applyId };
    await gateway.refused('applyNotCovering', createOrder, { ...order, overlapConfirmed: true }, { as });
    const colleague = await gateway.login('colleague');
    for (const call of [judgeRefundTicketStandard, submitRefundOverStandardApprovalAuto] as const)
      await gateway.refused('orderUnknown', call, submissionOf(body), { as: colleague });
    await gateway.refused('applyUnknown', queryApprovalDetail, { applyId }, { as: colleague });
    await gateway.db.deleteFrom('role_grant').where('object_no', '=', OBJECT.refundOrder).execute();
    const fresh = await gateway.login('staff');
    for (const call of [judgeRefundTicketStandard, submitRefundOverStandardApprovalAuto] as const)
      await gateway.refused('forbidden', call, submissionOf(body), { as: fresh });
    const roles = await gateway.db.selectFrom('role_grant').select('role_no').distinct().execute();
    await gateway.db
      .insertInto('role_grant')
      .values(roles.map(({ role_no }) => ({ role_no, object_no: OBJECT.refundOrder })))
      .execute();
    await gateway.ok(withdrawApproval, { applyId }, { as });
  });

  it('is withdrawn before and after it was agreed to, unless it was used', async () => {
    await setRefundStandard(gateway, { feePercent: 0, feePolicy: 3 });
    const { body } = await issued();
    const first = await submit(body);
    await gateway.refused('applyNotOwn', withdrawApproval, { applyId: first.applyId }, { as: approver });
    await gateway.ok(withdrawApproval, { applyId: first.applyId }, { as });
    const second = await submit(body);
    await decide(second.applyId);
    await gateway.ok(withdrawApproval, { applyId: second.applyId }, { as });
    const { applyState, canApply } = await detailOf(second.applyId);
    assert.deepEqual([applyState, canApply], ['已撤回', false]);
    await gateway.refused(
      'applyNotApproved',
      refundTicketApply,
      { ...body, applyId: second.applyId },
      { as },
    );
    const third = await submit(body);
    await decide(third.applyId, 'refuse');
    await gateway.refused('applyNotApproved', refundTicketApply, { ...body, applyId: third.applyId }, { as });
    const fourth = await submit(body);
    await decide(fourth.applyId);
    await gateway.ok(refundTicketApply, { ...body, applyId: fourth.applyId }, { as });
    await gateway.refused('applyUsed', withdrawApproval, { applyId: fourth.applyId }, { as });
    await gateway.idle();
  });

  it('is void by name once its tickets have been given back otherwise', async () => {
    await setRefundStandard(gateway, { feePercent: 0, feePolicy: 3 });
    const { detail, body } = await issued(2);
    const [first, second] = detail.tickets;
    assert.ok(first && second);
    const undecided = await submit(body);
    const agreed = await submit(applicationOf(detail, [first]));
    await decide(agreed.applyId);
    const other = await submit(applicationOf(detail, [second]));
    // The approver travels on this ticket, so the administrator who sets the flows decides instead.
    const admin = { as: await gateway.login('admin') };
    await gateway.ok(decideApproval, { applyId: other.applyId, decision: 'agree' }, admin);
    await setRefundStandard(gateway, {});
    await giveBack(gateway, as, body.orderNo, ({ passengerNo }) => passengerNo === first.passengerNo);
    for (const { applyId } of [undecided, agreed])
      assert.equal((await detailOf(applyId)).applyState, '已失效');
    await gateway.refused(
      'applyVoid',
      decideApproval,
      { applyId: undecided.applyId, decision: 'agree' },
      admin,
    );
    const { applicationList } = await gateway.ok(
      queryApprovalList,
      { role: 'applicant', applyStateList: ['已失效'] },
      { as },
    );
    assert.deepEqual(
      applicationList.map(({ applyId }) => applyId).toSorted(),
      [undecided.applyId, agreed.applyId].toSorted(),
    );
    const left = await quote(gateway, as, body.orderNo);
    await gateway.refused(
      'applyVoid',
      refundTicketApply,
      {
        ...applicationOf(
          left,
          left.tickets.filter(({ obstacle }) => obstacle === null),
        ),
        applyId: agreed.applyId,
      },
      { as },
    );
    assert.equal((await detailOf(other.applyId)).canApply, true);
  });

  it('can be used again where the airline refused the refund', async () => {
    await setRefundStandard(gateway, { feePercent: 0, feePolicy: 3 });
    const { body } = await issued();
    const { applyId } = await submit(body);
    await decide(applyId);
    supplier.refundAnswers = Array.from({ length: 5 }, () => 'refused');
    await gateway.ok(refundTicketApply, { ...body, applyId }, { as });
    for (let i = 0; i < 6; i++) {
      gateway.clock.advance(10);
      await gateway.sweep();
      await gateway.idle();
    }
    assert.equal((await detailOf(applyId)).canApply, true);
  });

  it('is no way around by buying anew: that is not offered where a refund is explained or a change approved', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    await setRefundStandard(gateway, {});
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const { passengerNos, newFlights, changeReason } = body;
    const isOffered = async () =>
      (await gateway.ok(queryRebuyQuote, { orderNo, passengerNos, newFlights, changeReason }, { as })) !==
      null;
    assert.equal(await isOffered(), true);
    for (const feePolicy of [1, 3] as const) {
      await setRefundStandard(gateway, { feePercent: 0, feePolicy });
      assert.equal(await isOffered(), false);
      await gateway.refused('rebuyNotOffered', applyRebuy, body, { as });
    }
    await setRefundStandard(gateway, {});
    await setChangeApproval(gateway, true);
    await gateway.refused('rebuyNotOffered', applyRebuy, body, { as });
    await setChangeApproval(gateway, false);
  });

  it('of a journey that was approved needs an approval where the rule says so', async () => {
    await setRefundStandard(gateway, { approvedTripPolicy: 3 });
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: 3 });
    const over = await overOrder(gateway, as);
    const { orderNo, totalAmount, waitsForApplyId } = await gateway.ok(
      createOrder,
      { ...over, overlapConfirmed: true },
      { as },
    );
    await decide(waitsForApplyId);
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    const detail = await quote(gateway, as, orderNo);
    const body = applicationOf(detail, detail.tickets);
    assert.deepEqual((await judge(body)).violations, [
      { rule: 'approvedTrip', policy: 3, applyId: waitsForApplyId },
    ]);
    await gateway.refused('refundApprovalRequired', refundTicketApply, body, { as });
  });
});
