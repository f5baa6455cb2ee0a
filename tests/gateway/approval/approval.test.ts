import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
  submitApprovalApplyAuto,
} from '../../../src/contract/approval/approval';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { orderCancel, queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { ownBudgets } from '../../support/gateway/areas/money/cost-budgets';
import { tripLeg } from '../../support/gateway/areas/trips';
import type { TestGateway } from '../../support/gateway/harness';
import {
  overOrder,
  countHeldSeats,
  setStandards,
  statusOf,
} from '../../support/gateway/areas/standard-steps';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';

describe('orders that need approval', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
  });
  afterAll(() => setup.close());

  const staff = () => setup.tokenOf('staff').as;
  const stateOf = async (applyId: string) =>
    (await gateway.ok(queryApprovalDetail, { applyId }, setup.tokenOf('staff'))).applyState;

  describe('an order that needs approval', () => {
    it('waits for the booker’s supervisor with its seats held and its price kept, and cannot be paid', async () => {
      const { orderNo, waitsForApplyId, payDeadline, priceGuaranteedUntil, totalAmount } = await setup.wait();
      assert.equal(payDeadline, '2026-11-20T04:00:00.000Z', 'two hours to decide');
      assert.equal(priceGuaranteedUntil, '2026-11-20T02:20:00.000Z');
      assert.equal(await countHeldSeats(gateway, orderNo), 1);
      const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, setup.tokenOf('staff'));
      assert.deepEqual([detail.orderStatus, detail.canPay, detail.canCancel], ['待审批', false, true]);
      const pay = { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount };
      await gateway.refused('orderNotPayable', payorder, pay, setup.tokenOf('staff'));
      await gateway.refused('orderNotPayable', queryPayMethod, { orderNo }, setup.tokenOf('staff'));

      const application = await gateway.ok(
        queryApprovalDetail,
        { applyId: waitsForApplyId },
        setup.tokenOf('approver'),
      );
      assert.deepEqual(
        [application.applyState, application.approverName, application.applicantName, application.canDecide],
        ['审批中', '王建华', '陈思远', true],
      );
      assert.equal(application.deadline, payDeadline);
      assert.equal(application.orderNo, orderNo);
      const [violation] = application.overStandard?.evaluation.segments[0]?.violations ?? [];
      assert.deepEqual([violation?.rule, violation?.policy], ['price', 3]);
      assert.equal(application.overStandard?.overReasons[0]?.rule, 'price');
      assert.ok(!JSON.stringify(application).includes('cardNo'), 'no ID numbers for the approver');
    });

    it('needs its reasons too', async () => {
      const body = await overOrder(gateway, staff());
      await gateway.refused(
        'overStandardReasonMissing',
        createOrder,
        { ...body, overReasons: [] },
        setup.tokenOf('staff'),
      );
    });

    it('is held against the budgets of its travel request and of cost centres before who decides', async () => {
      const ofOwn = await ownBudgets(gateway, staff());
      await ofOwn.set(100);
      const budget = 1_000_000;
      const trip = {
        applyType: 9 as const,
        purposeCode: 'P1',
        reason: '拜访客户',
        legs: [tripLeg({ budget })],
        travellerNOList: [setup.noOf('staff')],
      };
      const { applyId } = await gateway.ok(submitApprovalApplyAuto, trip, setup.tokenOf('staff'));
      await setup.decide(applyId, 'agree');
      const order = { ...(await overOrder(gateway, staff())), applyId };
      const first = await gateway.ok(createOrder, order, setup.tokenOf('staff'));
      const second = await gateway.ok(createOrder, order, setup.tokenOf('staff'));
      const { totalAmount, waitsForApplyId } = second;
      const budgetsFor = async (account: string) => {
        const detail = await gateway.ok(
          queryApprovalDetail,
          { applyId: waitsForApplyId },
          setup.tokenOf(account),
        );
        return detail.budgets;
      };
      const [ofRequest, ofMonth, ofYear, ...more] = await budgetsFor('approver');
      const used = first.totalAmount + totalAmount;
      assert.deepEqual(ofRequest, {
        kind: 'request',
        name: applyId,
        amount: budget,
        used,
        needed: totalAmount,
      });
      assert.deepEqual(
        [ofMonth?.kind, ofMonth?.amount, ofYear?.kind, ofYear?.amount],
        ['month', 100, 'year', 1200],
      );
      assert.equal(ofMonth?.needed, totalAmount);
      assert.ok((ofMonth?.used ?? 0) >= used, 'both are held');
      assert.deepEqual(more, []);
      assert.deepEqual(await budgetsFor('staff'), [], 'they are not for who books');
      await gateway.ok(orderCancel, { orderNo: first.orderNo }, setup.tokenOf('staff'));
      assert.equal((await budgetsFor('approver'))[0]?.used, totalAmount);
      await setup.decide(waitsForApplyId, 'agree');
      assert.deepEqual(await budgetsFor('approver'), [], 'it waits no more');
      await ofOwn.set(null);
    });

    it('is refused to applicants without a supervisor', async () => {
      const as = setup.tokenOf('approver').as;
      await gateway.refused('approverMissing', createOrder, await overOrder(gateway, as), { as });
    });

    it('is refused where the enterprise has no form to apply by, and holds nothing', async () => {
      const form = gateway.db
        .updateTable('approval_template')
        .where('enterprise_num', '=', '100001')
        .where('application_business_type', '=', 2);
      const body = await overOrder(gateway, staff());
      const orders = async () =>
        (await gateway.db.selectFrom('flight_order').select('order_no').execute()).length;
      const before = await orders();
      await form.set('form_url', '').execute();
      try {
        const { code, msg } = await gateway.send(createOrder, body, setup.tokenOf('staff'));
        assert.deepEqual([code, msg], ['45017', '企业未配置超标申请审批跳转地址，请联系管理员配置！']);
        assert.equal(await orders(), before);
      } finally {
        await form.set('form_url', 'dist/html/apply.html').execute();
      }
    });

    it('becomes payable when they agree, with the whole time to pay, and is paid', async () => {
      const { orderNo, waitsForApplyId, totalAmount } = await setup.wait();
      gateway.clock.advance(15);
      assert.deepEqual(await setup.decide(waitsForApplyId, 'agree', '同意出行'), {
        applyId: waitsForApplyId,
        applyState: '已同意',
      });
      const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, setup.tokenOf('staff'));
      const minutes = (Date.parse(detail.payDeadline) - gateway.clock.now.getTime()) / 60_000;
      assert.deepEqual([detail.orderStatus, detail.canPay, minutes], ['待支付', true, 30]);
      assert.match(detail.logs.at(-1)?.content ?? '', /审批通过.*同意出行/);
      assert.equal(detail.logs.at(-1)?.operatorName, '王建华');
      const pay = { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount };
      assert.equal((await gateway.ok(payorder, pay, setup.tokenOf('staff'))).payState, 'paid');
      await gateway.idle();
      assert.equal(await statusOf(gateway, staff(), orderNo), '已出票');
    });

    it('agreed to after its price guarantee is priced anew for paying', async () => {
      const { orderNo, waitsForApplyId } = await setup.wait();
      gateway.clock.advance(50);
      await setup.decide(waitsForApplyId, 'agree');
      const { priceGuaranteedUntil, payAmount, payDeadline } = await gateway.ok(
        queryPayMethod,
        { orderNo },
        setup.tokenOf('staff'),
      );
      assert.ok(Date.parse(priceGuaranteedUntil) > gateway.clock.now.getTime());
      assert.ok(priceGuaranteedUntil <= payDeadline);
      const pay = { orderNo, payType: 0, subPayType: 13, payAmount };
      await gateway.ok(payorder, pay, setup.tokenOf('staff'));
      await gateway.idle();
    });

    it('ends with its seats freed when they refuse', async () => {
      const { orderNo, waitsForApplyId, totalAmount } = await setup.wait();
      await setup.decide(waitsForApplyId, 'refuse', '改乘低价航班');
      assert.equal(await statusOf(gateway, staff(), orderNo), '审批不通过');
      assert.equal(await countHeldSeats(gateway, orderNo), 0);
      const pay = { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount };
      await gateway.refused('orderNotPayable', payorder, pay, setup.tokenOf('staff'));
      await gateway.refused('orderNotCancellable', orderCancel, { orderNo }, setup.tokenOf('staff'));
    });

    it('is withdrawn by cancelling it', async () => {
      const { orderNo, waitsForApplyId } = await setup.wait();
      await gateway.ok(orderCancel, { orderNo }, setup.tokenOf('staff'));
      assert.equal(await stateOf(waitsForApplyId), '已撤回');
      assert.equal(await countHeldSeats(gateway, orderNo), 0);
      const late = { applyId: waitsForApplyId, decision: 'agree' as const };
      await gateway.refused('applyDecided', decideApproval, late, setup.tokenOf('approver'));
      assert.equal(await statusOf(gateway, staff(), orderNo), '已取消');
    });
  });

  describe('a decision', () => {
    it('is for the named approver alone, with the right to it, in their enterprise', async () => {
      const { waitsForApplyId: applyId } = await setup.wait();
      const agree = { applyId, decision: 'agree' as const };
      for (const account of ['staff', 'admin']) {
        await gateway.refused('approverOther', decideApproval, agree, setup.tokenOf(account));
      }
      await gateway.refused('applyUnknown', decideApproval, agree, setup.tokenOf('multi'));
      await gateway.ok(changeEnt, { companyNO: '100002' }, setup.tokenOf('multi'));
      await gateway.refused('applyUnknown', decideApproval, agree, setup.tokenOf('multi'));
      await gateway.refused('applyUnknown', queryApprovalDetail, { applyId }, setup.tokenOf('multi'));
      await gateway.ok(changeEnt, { companyNO: '100001' }, setup.tokenOf('multi'));
      await gateway.refused('applyUnknown', queryApprovalDetail, { applyId }, setup.tokenOf('multi'));
      await gateway.ok(queryApprovalDetail, { applyId }, setup.tokenOf('admin'));
      const unknown = { ...agree, applyId: 'SP99999999999999' };
      await gateway.refused('applyUnknown', decideApproval, unknown, setup.tokenOf('approver'));

      const grant = { role_no: '100001-approver', object_no: 'SP-CZQX-TY' };
      await gateway.db
        .deleteFrom('role_grant')
        .where('role_no', '=', grant.role_no)
        .where('object_no', '=', grant.object_no)
        .execute();
      await gateway.refused('forbidden', decideApproval, agree, setup.tokenOf('approver'));
      await gateway.db.insertInto('role_grant').values(grant).execute();
      assert.equal(await stateOf(applyId), '审批中');
      await setup.decide(applyId, 'agree');
    });

    it('is made once: the same request again has the same answer, another one is refused', async () => {
      const { orderNo, waitsForApplyId: applyId } = await setup.wait();
      const requestId = randomUUID();
      const body = { applyId, decision: 'agree' as const, opinion: '' };
      const first = await gateway.ok(decideApproval, body, { ...setup.tokenOf('approver'), requestId });
      assert.deepEqual(
        await gateway.ok(decideApproval, body, { ...setup.tokenOf('approver'), requestId }),
        first,
      );
      for (const decision of ['agree', 'refuse'] as const) {
        await gateway.refused(
          'applyDecided',
          decideApproval,
          { applyId, decision },
          setup.tokenOf('approver'),
        );
      }
      assert.equal(await statusOf(gateway, staff(), orderNo), '待支付');
      await gateway.ok(orderCancel, { orderNo }, setup.tokenOf('staff'));
      assert.equal(await stateOf(applyId), '已同意', 'what was decided stays decided');
    });

    it('keeps 140 characters of an opinion, whole ones', async () => {
      const { waitsForApplyId: applyId } = await setup.wait();
      await setup.decide(applyId, 'refuse', ` ${'𠮷'.repeat(138)}👨‍👩‍👧好多余`);
      const { opinion } = await gateway.ok(queryApprovalDetail, { applyId }, setup.tokenOf('staff'));
      assert.equal(opinion, `${'𠮷'.repeat(138)}👨‍👩‍👧好`);
    });
  });

  describe('lists', () => {
    it('show an approver their tasks and an applicant their applications, by state, the newest first', async () => {
      const { waitsForApplyId } = await setup.wait();
      const list = (
        account: string,
        role: 'approver' | 'applicant',
        applyStateList: ('审批中' | '已同意')[] = [],
      ) => gateway.ok(queryApprovalList, { role, applyStateList, pageSize: 100 }, setup.tokenOf(account));
      const [mine, theirs] = [await list('staff', 'applicant'), await list('approver', 'approver')];
      assert.equal(mine.applicationList[0]?.applyId, waitsForApplyId);
      assert.equal(theirs.applicationList[0]?.applyId, waitsForApplyId);
      assert.ok(theirs.applicationList.every(({ approverName }) => approverName === '王建华'));
      assert.deepEqual((await list('staff', 'approver')).applicationList, []);
      assert.deepEqual((await list('admin', 'approver')).applicationList, []);
      const undecided = await list('approver', 'approver', ['审批中']);
      assert.ok(undecided.total >= 1 && undecided.total < theirs.total);
      assert.ok(undecided.applicationList.every(({ applyState }) => applyState === '审批中'));
      await setup.decide(waitsForApplyId, 'refuse');
    });
  });

  describe('time', () => {
    it('that is over frees the seats, with any first reader', async () => {
      for (const notice of ['sweeper', 'approver', 'booker'] as const) {
        const { orderNo, waitsForApplyId: applyId } = await setup.wait();
        gateway.clock.advance(119);
        await gateway.sweep(['approval']);
        assert.equal(await stateOf(applyId), '审批中');
        gateway.clock.advance(1);
        await setup.login();
        if (notice === 'sweeper') await gateway.sweep(['approval']);
        if (notice === 'booker') await statusOf(gateway, staff(), orderNo);
        const agree = { applyId, decision: 'agree' as const };
        await gateway.refused('applyExpired', decideApproval, agree, setup.tokenOf('approver'));
        await gateway.idle();
        assert.deepEqual(
          [await stateOf(applyId), await countHeldSeats(gateway, orderNo)],
          ['已过期', 0],
          notice,
        );
        const { logs, orderStatus, cancellation } = await gateway.ok(
          queryAirTicketDetailNew,
          { orderNo },
          setup.tokenOf('staff'),
        );
        assert.equal(orderStatus, '已取消');
        assert.match(logs.at(-1)?.content ?? '', /超过审批时限/);
        assert.equal(cancellation?.kind, 'undecided');
      }
    });

    it('to decide ends with the sale of the flight', async () => {
      const voyage = await findVoyage(gateway, staff());
      const flight = await gateway.supplier.flight(voyage, '2026-11-20');
      assert.ok(flight);
      const { now } = gateway.clock;
      const sale = Date.parse(`${flight.flight.takeOffTime}:00+08:00`) - 40 * 60_000;
      gateway.clock.now = new Date(sale - 60 * 60_000);
      await setup.login();
      const body = { ...(await overOrder(gateway, staff(), voyage)) };
      const { payDeadline, waitsForApplyId } = await gateway.ok(createOrder, body, setup.tokenOf('staff'));
      assert.equal(Date.parse(payDeadline), sale);
      await setup.decide(waitsForApplyId, 'refuse');
      gateway.clock.now = now;
      await setup.login();
    });
  });

  describe('at the same moment', () => {
    // Each race is repeated, with both decisions and both before and after the deadline.
    const ROUNDS = 6;

    it('agreeing and refusing: one of them is done', async () => {
      for (let i = 0; i < ROUNDS; i += 1) {
        const { orderNo, waitsForApplyId: applyId } = await setup.wait();
        const answers = await Promise.all(
          (['agree', 'refuse', 'agree'] as const).map((decision) =>
            gateway.send(decideApproval, { applyId, decision }, setup.tokenOf('approver')),
          ),
        );
        assert.equal(answers.filter(({ success }) => success).length, 1);
        assert.ok(answers.every(({ success, code }) => success || code === '45009'));
        const isAgreed = (await stateOf(applyId)) === '已同意';
        assert.equal(await statusOf(gateway, staff(), orderNo), isAgreed ? '待支付' : '审批不通过');
        assert.equal(await countHeldSeats(gateway, orderNo), isAgreed ? 1 : 0);
      }
      await checkConsistency(gateway.db);
    });

    it('deciding, cancelling and expiring: the order and its application agree', async () => {
      for (let i = 0; i < ROUNDS; i += 1) {
        const { orderNo, waitsForApplyId: applyId } = await setup.wait();
        const decision = i % 2 === 0 ? 'agree' : 'refuse';
        const isLate = i % 3 === 0;
        if (isLate) gateway.clock.advance(120);
        await Promise.all([
          gateway.send(decideApproval, { applyId, decision }, setup.tokenOf('approver')),
          gateway.send(orderCancel, { orderNo }, setup.tokenOf('staff')),
          gateway.sweep(['approval', 'order']),
        ]);
        await gateway.idle();
        const status = await statusOf(gateway, staff(), orderNo);
        assert.ok(isLate ? status === '已取消' : ['已取消', '审批不通过'].includes(status), status);
        assert.equal(await countHeldSeats(gateway, orderNo), 0);
        if (isLate) await setup.login();
      }
      await checkConsistency(gateway.db);
    });
  });

  describe('within the standards', () => {
    it('nothing waits', async () => {
      await setStandards(gateway, { max_price: null });
      const body = orderOf([await findVoyage(gateway, staff())], [await self(gateway, staff())]);
      const { orderStatus, waitsForApplyId } = await gateway.ok(createOrder, body, setup.tokenOf('staff'));
      assert.deepEqual([orderStatus, waitsForApplyId], ['待支付', '']);
    });
  });
});
