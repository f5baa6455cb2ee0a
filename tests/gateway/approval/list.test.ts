import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
  submitApprovalApplyAuto,
  submitOverStandardApprovalAuto,
  withdrawApproval,
} from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { queryTodo } from '../../../src/contract/home';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { findVoyage, self } from '../../support/gateway/areas/booking';
import type { TestGateway } from '../../support/gateway/harness';
import { reasonFor, countHeldSeats, statusOf } from '../../support/gateway/areas/standard-steps';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';
import { tripLeg } from '../../support/gateway/areas/trips';

describe('applications and those who decide them', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
  });
  afterAll(() => setup.close());

  const staff = () => setup.tokenOf('staff').as;
  const detailOf = (applyId: string, account = 'staff') =>
    gateway.ok(queryApprovalDetail, { applyId }, setup.tokenOf(account));

  type Query = BodyOf<typeof queryApprovalList>;
  const list = (account: string, query: Query) =>
    gateway.ok(queryApprovalList, { pageSize: 100, ...query }, setup.tokenOf(account));
  const idsOf = async (account: string, query: Query) =>
    (await list(account, query)).applicationList.map(({ applyId }) => applyId);

  const submitTrip = async () =>
    (
      await gateway.ok(
        submitApprovalApplyAuto,
        {
          applyType: 1,
          purposeCode: 'P1',
          reason: '客户拜访',
          legs: [tripLeg()],
          travellerNOList: [(await self(gateway, staff())).staffNO],
        },
        setup.tokenOf('staff'),
      )
    ).applyId;

  describe('a list of applications', () => {
    it('says whether the caller decides any at all, and how many wait for them', async () => {
      const before = await list('approver', { role: 'approver' });
      assert.equal(before.canApprove, true);
      const { waitsForApplyId } = await setup.wait();
      const query = { role: 'applicant', applyStateList: ['已拒绝'] } as const;
      const { pendingCount } = await list('approver', {
        ...query,
        applyStateList: [...query.applyStateList],
      });
      assert.equal(pendingCount, before.pendingCount + 1, 'whatever the filter');
      const { canApprove, pendingCount: none } = await list('staff', { role: 'approver' });
      assert.deepEqual([canApprove, none], [false, 0]);
      await setup.decide(waitsForApplyId, 'refuse');
    });

    it('is filtered by type, number, name, order and day', async () => {
      const { waitsForApplyId: over, orderNo } = await setup.wait();
      const trip = await submitTrip();
      const pending = { role: 'approver', applyStateList: ['审批中'] } satisfies Query;
      assert.ok((await idsOf('approver', { ...pending, applyTypeList: [2] })).includes(over));
      assert.ok(!(await idsOf('approver', { ...pending, applyTypeList: [2] })).includes(trip));
      assert.deepEqual(await idsOf('approver', { ...pending, keyword: trip }), [trip]);
      assert.deepEqual(await idsOf('approver', { ...pending, keyword: orderNo }), [over]);
      assert.ok((await idsOf('approver', { ...pending, keyword: '思远' })).includes(over));
      assert.deepEqual(await idsOf('approver', { ...pending, keyword: '100%' }), []);
      const day = { beginDate: '2026-11-20', endDate: '2026-11-20' };
      assert.deepEqual((await idsOf('approver', { ...pending, ...day })).sort(), [over, trip].sort());
      assert.deepEqual(await idsOf('approver', { ...pending, beginDate: '2026-11-21' }), []);
      await gateway.refused(
        'fieldsInvalid',
        queryApprovalList,
        { ...pending, beginDate: '2026-11-21', endDate: '2026-11-20' },
        setup.tokenOf('approver'),
      );
      const [first] = await idsOf('approver', { ...pending, sortField: 'deadline', sortOrder: 'asc' });
      assert.equal(first, over, 'due first');
      await setup.decide(over, 'refuse');
      await setup.decide(trip, 'refuse');
    });

    it('counts one whose time is over as expired before anyone has noted it', async () => {
      const { waitsForApplyId: applyId } = await setup.wait();
      gateway.clock.advance(121);
      await setup.login();
      const ids = (state: '审批中' | '已过期') =>
        idsOf('approver', { role: 'approver', applyStateList: [state] });
      assert.ok(!(await ids('审批中')).includes(applyId));
      assert.ok((await ids('已过期')).includes(applyId));
      const [row] = (await list('approver', { role: 'approver', keyword: applyId })).applicationList;
      assert.deepEqual([row?.applyState, row?.canDecide, row?.canWithdraw], ['已过期', false, false]);
    });
  });

  describe('the detail of an application', () => {
    it('has the flights, the rules broken with the reasons by name, and the order', async () => {
      const { waitsForApplyId, orderNo, totalAmount } = await setup.wait();
      const detail = await detailOf(waitsForApplyId, 'approver');
      const [flight] = detail.flights;
      const [segment] = detail.itinerary;
      assert.equal(segment?.flight.flightNo, flight?.flightNo);
      assert.deepEqual([flight?.depCityName, flight?.arrCityName], ['北京', '上海']);
      assert.equal(flight?.takeOffTime, segment?.flight.takeOffTime);
      assert.equal(detail.reasons[0]?.rule, 'price');
      assert.match(detail.reasons[0]?.reasonName ?? '', /\p{Script=Han}/u);
      assert.deepEqual(
        [detail.order?.orderNo, detail.order?.orderStatus, detail.order?.totalAmount, detail.order?.canOpen],
        [orderNo, '待审批', totalAmount, true],
      );
      assert.deepEqual([detail.canAgree, detail.canRefuse, detail.canWithdraw], [true, true, false]);
      const own = await detailOf(waitsForApplyId);
      assert.deepEqual(
        [own.canDecide, own.canAgree, own.canRefuse, own.canWithdraw],
        [false, false, false, true],
      );
      await setup.decide(waitsForApplyId, 'refuse');
    });

    it('has the flights of a choice that is not booked yet as the supplier has them', async () => {
      const body = {
        voyages: [await findVoyage(gateway, staff())],
        passengers: [await self(gateway, staff())],
        overReasons: [await reasonFor(gateway, staff())],
      };
      const { applyId } = await gateway.ok(submitOverStandardApprovalAuto, body, setup.tokenOf('staff'));
      const { itinerary, order, orderNo } = await detailOf(applyId, 'approver');
      assert.equal(itinerary[0]?.flight.flightNo, body.voyages[0]?.flightNo);
      assert.match(itinerary[0]?.cabinName ?? '', /舱/);
      assert.deepEqual([order, orderNo], [null, '']);
      await setup.decide(applyId, 'agree');
    });

    it('of an order whose time is over says so of both', async () => {
      const { waitsForApplyId, orderNo } = await setup.wait();
      gateway.clock.advance(121);
      await setup.login();
      const { applyState, order } = await detailOf(waitsForApplyId, 'approver');
      assert.deepEqual([applyState, order?.orderStatus], ['已过期', '已取消']);
      assert.equal(await countHeldSeats(gateway, orderNo), 0);
    });

    it('offers each decision to users who hold its right', async () => {
      const { waitsForApplyId } = await setup.wait();
      const grant = { role_no: '100001-approver', object_no: 'SP-CZQX-BTY' };
      await gateway.db
        .deleteFrom('role_grant')
        .where('role_no', '=', grant.role_no)
        .where('object_no', '=', grant.object_no)
        .execute();
      const detail = await detailOf(waitsForApplyId, 'approver');
      assert.deepEqual([detail.canDecide, detail.canAgree, detail.canRefuse], [true, true, false]);
      const refuse = { applyId: waitsForApplyId, decision: 'refuse' as const };
      await gateway.refused('forbidden', decideApproval, refuse, setup.tokenOf('approver'));
      await gateway.db.insertInto('role_grant').values(grant).execute();
      await setup.decide(waitsForApplyId, 'refuse');
    });
  });

  describe('an order', () => {
    it('names its approvers and their opinions', async () => {
      const { orderNo, waitsForApplyId: applyId, payDeadline } = await setup.wait();
      const approvalOf = async () =>
        (await gateway.ok(queryAirTicketDetailNew, { orderNo }, setup.tokenOf('staff'))).approval;
      assert.deepEqual(await approvalOf(), {
        applyId,
        applyState: '审批中',
        approverName: '王建华',
        deadline: payDeadline,
        decideTime: '',
        opinion: '',
        isAwaited: true,
      });
      await setup.decide(applyId, 'refuse', '改乘低价航班');
      const decided = await approvalOf();
      assert.deepEqual([decided?.applyState, decided?.opinion], ['已拒绝', '改乘低价航班']);
      assert.notEqual(decided?.decideTime, '');
    });
  });

  describe('the to-do list', () => {
    it('counts pending tasks of the approver, and waiting orders of the booker', async () => {
      const todo = (account: string) => gateway.ok(queryTodo, {}, setup.tokenOf(account));
      const [staffBefore, approverBefore, adminBefore] = [
        await todo('staff'),
        await todo('approver'),
        await todo('admin'),
      ];
      const { orderNo, waitsForApplyId } = await setup.wait();
      const mine = await todo('staff');
      assert.equal(mine.pendingApproval.total, staffBefore.pendingApproval.total + 1);
      assert.ok(mine.pendingApproval.orderList.some((order) => order.orderNo === orderNo));
      assert.equal(mine.unpaid.total, staffBefore.unpaid.total);
      assert.deepEqual([mine.canApprove, mine.approvalCount], [false, 0]);
      assert.equal((await todo('approver')).approvalCount, approverBefore.approvalCount + 1);
      assert.equal((await todo('admin')).approvalCount, adminBefore.approvalCount, 'not theirs to decide');
      await setup.decide(waitsForApplyId, 'agree');
      const decided = await todo('staff');
      assert.equal(decided.pendingApproval.total, staffBefore.pendingApproval.total);
      assert.equal(decided.unpaid.total, staffBefore.unpaid.total + 1);
      assert.equal((await todo('approver')).approvalCount, approverBefore.approvalCount);
    });
  });

  describe('taking an application back', () => {
    const takeBack = (applyId: string, account = 'staff', requestId: string = randomUUID()) =>
      gateway.ok(withdrawApproval, { applyId }, { ...setup.tokenOf(account), requestId });

    it('cancels the order that waits and frees its seats, once', async () => {
      const { orderNo, waitsForApplyId: applyId } = await setup.wait();
      const requestId = randomUUID();
      const first = await takeBack(applyId, 'staff', requestId);
      assert.deepEqual(first, { applyId, applyState: '已撤回' });
      assert.deepEqual(await takeBack(applyId, 'staff', requestId), first);
      assert.equal(await statusOf(gateway, staff(), orderNo), '已取消');
      assert.equal(await countHeldSeats(gateway, orderNo), 0);
      assert.equal((await detailOf(applyId)).applyState, '已撤回');
      await gateway.refused('applyDecided', withdrawApproval, { applyId }, setup.tokenOf('staff'));
      const agree = { applyId, decision: 'agree' as const };
      await gateway.refused('applyDecided', decideApproval, agree, setup.tokenOf('approver'));
    });

    it('is for the applicant alone, while it is undecided', async () => {
      const applyId = await submitTrip();
      for (const account of ['approver', 'admin']) {
        await gateway.refused('applyNotOwn', withdrawApproval, { applyId }, setup.tokenOf(account));
      }
      await gateway.refused('applyUnknown', withdrawApproval, { applyId }, setup.tokenOf('multi'));
      await gateway.ok(changeEnt, { companyNO: '100002' }, setup.tokenOf('multi'));
      await gateway.refused('applyUnknown', withdrawApproval, { applyId }, setup.tokenOf('multi'));
      await gateway.ok(changeEnt, { companyNO: '100001' }, setup.tokenOf('multi'));
      await setup.decide(applyId, 'agree');
      await gateway.refused('applyDecided', withdrawApproval, { applyId }, setup.tokenOf('staff'));
      const other = await submitTrip();
      assert.equal((await takeBack(other)).applyState, '已撤回');
      const { waitsForApplyId, orderNo } = await setup.wait();
      gateway.clock.advance(121);
      await setup.login();
      await gateway.refused(
        'applyExpired',
        withdrawApproval,
        { applyId: waitsForApplyId },
        setup.tokenOf('staff'),
      );
      await gateway.idle();
      assert.equal(await countHeldSeats(gateway, orderNo), 0);
    });

    it('and deciding at the same moment: one of them is done', async () => {
      for (let i = 0; i < 6; i += 1) {
        const { orderNo, waitsForApplyId: applyId } = await setup.wait();
        const [taken, agreed] = await Promise.all([
          gateway.send(withdrawApproval, { applyId }, setup.tokenOf('staff')),
          gateway.send(decideApproval, { applyId, decision: 'agree' }, setup.tokenOf('approver')),
        ]);
        assert.notEqual(taken.success, agreed.success);
        assert.equal(await statusOf(gateway, staff(), orderNo), taken.success ? '已取消' : '待支付');
        assert.equal(await countHeldSeats(gateway, orderNo), taken.success ? 0 : 1);
      }
    });
  });
});
