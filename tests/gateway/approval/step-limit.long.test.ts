import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { urgeApproval } from '../../../src/contract/approval/actions';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
  withdrawApproval,
} from '../../../src/contract/approval/approval';
import type { StepLimit } from '../../../src/contract/approval/flow';
import type { FlowStep } from '../../../src/domain/approval/flow';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';
import type { TestGateway } from '../../support/gateway/harness';
import { countHeldSeats, statusOf } from '../../support/gateway/areas/standard-steps';

describe('a step that may last so long', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
  });
  afterAll(() => setup.close());

  const SUPERVISOR = { kind: 'supervisor', level: 1 } as const;
  const as = (account: string) => setup.tokenOf(account);
  const step = (stepNo: number, limit?: Partial<StepLimit>): FlowStep => ({
    stepNo,
    stepName: `第${stepNo}步`,
    approver: stepNo === 1 ? SUPERVISOR : { kind: 'staff', staffNOs: [setup.noOf('admin')] },
    mode: 'any',
    conditions: [],
    ...(limit && { limit: { hours: 1, workingDaysOnly: false, otherwise: 'agree', ...limit } }),
  });
  const detailOf = (applyId: string) => gateway.ok(queryApprovalDetail, { applyId }, as('staff'));
  const statesOf = async (applyId: string) =>
    (await detailOf(applyId)).path.flatMap(({ tasks }) => tasks).map(({ taskState }) => taskState);

  it('goes on to the next by itself, whether the sweeper or a viewer comes first', async () => {
    for (const isSwept of [true, false]) {
      await setFlow(gateway, [step(1, {}), step(2)]);
      const { orderNo, waitsForApplyId: applyId } = await setup.wait();
      const { stepDue } = await detailOf(applyId);
      assert.equal(stepDue?.otherwise, 'agree');
      gateway.clock.advance(61);
      await setup.login();
      if (isSwept) await gateway.sweep();
      assert.deepEqual(await statesOf(applyId), ['timedOut', 'open']);
      const next = await detailOf(applyId);
      assert.equal(next.stepDue, null);
      assert.equal(await statusOf(gateway, as('staff').as, orderNo), '待审批');
      await gateway.ok(decideApproval, { applyId, decision: 'agree' }, as('admin'));
      assert.equal(await statusOf(gateway, as('staff').as, orderNo), '待支付');
    }
  });

  it('agrees to the last of several that are over, and lets the order be paid', async () => {
    await setFlow(gateway, [step(1, { hours: 0.5 }), step(2, { hours: 0.5 })]);
    const { orderNo, waitsForApplyId: applyId } = await setup.wait();
    gateway.clock.advance(30);
    await gateway.sweep();
    assert.deepEqual(await statesOf(applyId), ['timedOut', 'open'], 'the second began when the first ended');
    gateway.clock.advance(30);
    await setup.login();
    await gateway.sweep();
    assert.deepEqual(await statesOf(applyId), ['timedOut', 'timedOut']);
    const { applyState, opinion } = await detailOf(applyId);
    assert.deepEqual([applyState, opinion], ['已同意', '逾期未审批，自动同意']);
    assert.equal(await statusOf(gateway, as('staff').as, orderNo), '待支付');
  });

  it('refuses where the flow says so, and frees the seats', async () => {
    await setFlow(gateway, [step(1, { otherwise: 'refuse' }), step(2)]);
    const { orderNo, waitsForApplyId: applyId } = await setup.wait();
    gateway.clock.advance(61);
    await setup.login();
    await gateway.sweep();
    assert.deepEqual(await statesOf(applyId), ['timedOut', 'closed']);
    assert.equal((await detailOf(applyId)).applyState, '已拒绝');
    assert.equal(await statusOf(gateway, as('staff').as, orderNo), '审批不通过');
    assert.equal(await countHeldSeats(gateway, orderNo), 0);
  });

  it('cannot be decided, urged or withdrawn any more once its time is over, even before a sweep', async () => {
    await setFlow(gateway, [step(1, { otherwise: 'refuse' })]);
    const decided = await setup.wait();
    const urged = await setup.wait();
    const withdrawn = await setup.wait();
    gateway.clock.advance(61);
    await setup.login();
    const body = { role: 'approver' as const, taskState: 'open' as const, pageSize: 100 };
    const { applicationList, pendingCount } = await gateway.ok(queryApprovalList, body, as('approver'));
    assert.equal(
      applicationList.filter(({ canDecide }) => canDecide).length,
      pendingCount,
      'what is counted can be decided',
    );
    const { waitsForApplyId: applyId } = decided;
    await gateway.refused('stepOver', decideApproval, { applyId, decision: 'agree' }, as('approver'));
    await gateway.refused('stepOver', urgeApproval, { applyId: urged.waitsForApplyId }, as('staff'));
    await gateway.refused('stepOver', withdrawApproval, { applyId: withdrawn.waitsForApplyId }, as('staff'));
    await gateway.idle();
    for (const { orderNo } of [decided, urged, withdrawn]) {
      assert.equal(await statusOf(gateway, as('staff').as, orderNo), '审批不通过');
    }
  });

  it('keeps to the deadline of the application where that is sooner', async () => {
    await setFlow(gateway, [step(1, { hours: 720 })]);
    const { waitsForApplyId: applyId } = await setup.wait();
    assert.equal((await detailOf(applyId)).stepDue, null);
  });
});
