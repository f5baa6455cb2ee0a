import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  decideApproval,
  queryApplication,
  queryApprovalDetail,
  submitApprovalApplyAuto,
  withdrawApproval,
} from '../../../src/contract/approval/approval';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { orderCancel } from '../../../src/contract/order/list';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { tripLeg, type TripBody, type TripLegBody } from '../../support/gateway/areas/trips';

let gateway: TestGateway;
let as: string;
let approver: string;
let staffNO: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  as = await gateway.login('staff');
  approver = await gateway.login('approver');
  ({ staffNO } = await self(gateway, as));
});
afterAll(async () => {
  await checkConsistency(gateway.db);
  await gateway.close();
});

/**
 * A trip with a budget that only the supervisor approves. Changes of up to 10 % of the budget or one day are within the
 * tolerance.
 */
const body = (leg: Partial<TripLegBody> = {}, changes: Partial<TripBody> = {}): TripBody => ({
  applyType: 1,
  purposeCode: 'P1',
  reason: '拜访客户',
  legs: [tripLeg({ budget: 500_000, ...leg })],
  travellerNOList: [staffNO],
  ...changes,
});
const agree = (applyId: string) =>
  gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: approver });
async function agreed(leg: Partial<TripLegBody> = {}): Promise<string> {
  const { applyId } = await gateway.ok(submitApprovalApplyAuto, body(leg), { as });
  await agree(applyId);
  return applyId;
}
const change = (changeOf: string, leg: Partial<TripLegBody>, changes: Partial<TripBody> = {}) =>
  gateway.ok(submitApprovalApplyAuto, body(leg, { ...changes, changeOf }), { as });
const detail = (applyId: string, token = as) => gateway.ok(queryApprovalDetail, { applyId }, { as: token });
const order = async (applyId: string, depDate = '2026-12-01') => ({
  ...orderOf(
    [await findVoyage(gateway, as, { leg: { depCode: 'BJS', arrCode: 'SHA', depDate } })],
    [await self(gateway, as)],
  ),
  applyId,
});

describe('a change of a trip that was agreed to', () => {
  it('within the tolerance stands at once, and is noted', async () => {
    const applyId = await agreed();
    const done = await change(applyId, { budget: 550_000, endDate: '2026-12-04' });
    assert.deepEqual(done, { applyId, applyState: '已同意', approverName: '王建华' });
    const { trip, applyState, changes } = await detail(applyId, approver);
    assert.deepEqual([applyState, trip?.budget, trip?.endDate], ['已同意', 550_000, '2026-12-04']);
    assert.deepEqual(
      changes.map((one) => [one.applyId, one.before.trip.budget, one.after.trip.budget, one.operatorName]),
      [['', 500_000, 550_000, (await self(gateway, as)).passagerName]],
    );
    const offered = await gateway.ok(queryApplication, { depDate: '2026-12-04' }, { as });
    assert.equal(offered.find((one) => one.applyId === applyId)?.budgetLeft, 550_000);
  });

  it('goes no further than the tolerance by several small ones', async () => {
    const applyId = await agreed();
    await change(applyId, { budget: 540_000 });
    const second = await change(applyId, { budget: 580_000 });
    assert.notEqual(second.applyId, applyId);
    assert.equal(second.applyState, '审批中');
    await agree(second.applyId);
    const third = await change(applyId, { budget: 600_000 });
    assert.equal(third.applyState, '已同意', 'the tolerance is of what was agreed to last');
  });

  it('beyond the tolerance needs another approval; until then the approved one stands and can be booked under', async () => {
    const applyId = await agreed();
    const asked = await change(
      applyId,
      { arrCityCode: 'CAN', endDate: '2026-12-08' },
      { reason: '改去广州' },
    );
    assert.deepEqual([asked.applyState, asked.approverName], ['审批中', '王建华']);
    const pending = await detail(asked.applyId, approver);
    assert.deepEqual(
      [pending.changeOf, pending.former?.reason, pending.former?.trip.endDate, pending.canDecide],
      [applyId, '拜访客户', '2026-12-03', true],
    );
    assert.equal((await detail(applyId)).agreed, null, 'one change after the other');
    await gateway.refused(
      'applyPending',
      submitApprovalApplyAuto,
      body({ budget: 1 }, { changeOf: applyId }),
      {
        as,
      },
    );
    const { orderNo } = await gateway.ok(createOrder, await order(applyId), { as });
    await gateway.ok(orderCancel, { orderNo }, { as });

    await agree(asked.applyId);
    const after_ = await detail(applyId);
    assert.deepEqual(
      [after_.reason, after_.trip?.cities.map(({ cityName }) => cityName), after_.changes[0]?.applyId],
      ['改去广州', ['北京', '广州'], asked.applyId],
    );
    assert.equal((await detail(asked.applyId)).former?.reason, '拜访客户', 'what it has changed');
    await gateway.refused('applyNotCovering', createOrder, await order(applyId), { as });
    const usable = await gateway.ok(queryApplication, {}, { as });
    assert.ok(usable.every((one) => one.applyId !== asked.applyId));
    const { msg } = await gateway.send(createOrder, await order(asked.applyId), { as });
    assert.equal(msg, `该申请单用于变更，请使用原申请单${applyId}预订`);
  });

  it('refused or taken back changes nothing', async () => {
    const applyId = await agreed();
    const first = await change(applyId, { budget: 900_000 });
    await gateway.ok(decideApproval, { applyId: first.applyId, decision: 'refuse' }, { as: approver });
    const second = await change(applyId, { budget: 900_000 });
    await gateway.ok(withdrawApproval, { applyId: second.applyId }, { as });
    const { trip, changes } = await detail(applyId);
    assert.deepEqual([trip?.budget, changes], [500_000, []]);
  });

  it('covers the orders that are booked under it', async () => {
    const applyId = await agreed();
    const { orderNo, totalAmount } = await gateway.ok(createOrder, await order(applyId), { as });
    const cases: [Partial<TripLegBody>, RegExp][] = [
      [{ budget: totalAmount - 1 }, /变更后的预算不能低于此金额/],
      [{ beginDate: '2026-12-02' }, /航班日期2026-12-01不在变更后的日期之内/],
      [{ arrCityCode: 'CAN' }, /的行程不在变更后的城市之内/],
    ];
    for (const [leg, words] of cases) {
      const refused = await gateway.send(submitApprovalApplyAuto, body(leg, { changeOf: applyId }), { as });
      assert.equal(refused.code, '45053');
      assert.match(refused.msg, words);
      assert.ok(refused.msg.includes(leg.budget === undefined ? orderNo : '¥'));
    }
    await change(applyId, { budget: totalAmount });
  });

  it('agreed to has no effect where an order was made since that it does not cover', async () => {
    const applyId = await agreed();
    const asked = await change(applyId, { arrCityCode: 'CAN' });
    await gateway.ok(createOrder, await order(applyId), { as });
    await agree(asked.applyId);
    assert.equal((await detail(asked.applyId)).applyState, '已失效');
    assert.deepEqual((await detail(applyId)).changes, []);
  });

  it('is made by its applicant, of an approved trip that is not over', async () => {
    const applyId = await agreed();
    const admin = await gateway.login('admin');
    const asAdmin = { ...body({ budget: 1 }, { changeOf: applyId }), travellerNOList: [staffNO] };
    await gateway.refused('applyNotChangeable', submitApprovalApplyAuto, asAdmin, { as: admin });
    const { applyId: undecided } = await gateway.ok(submitApprovalApplyAuto, body(), { as });
    const refuse = (changeOf: string, changes: Partial<TripBody> = {}) =>
      gateway.refused(
        'applyNotChangeable',
        submitApprovalApplyAuto,
        body({ budget: 1 }, { ...changes, changeOf }),
        { as },
      );
    await refuse(undecided);
    await refuse(applyId, { applyType: 9 });
    const asked = await change(applyId, { budget: 900_000 });
    await agree(asked.applyId);
    await refuse(asked.applyId);
    await gateway.refused('applyUnknown', submitApprovalApplyAuto, body({}, { changeOf: 'SP00' }), { as });
    await gateway.refused(
      'changeLess',
      submitApprovalApplyAuto,
      body({ budget: 900_000 }, { changeOf: applyId }),
      { as },
    );
  });

  it('is made once where it is asked for twice at the same moment', async () => {
    const applyId = await agreed();
    const twice = await Promise.all(
      [900_000, 900_000].map((budget) =>
        gateway.send(submitApprovalApplyAuto, body({ budget }, { changeOf: applyId }), { as }),
      ),
    );
    assert.deepEqual(twice.map(({ code }) => code === '45018').toSorted(), [false, true]);
  });
});
