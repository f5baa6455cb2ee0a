import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { transferApproval } from '../../../src/contract/approval/actions';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
} from '../../../src/contract/approval/approval';
import {
  addApprovalDeputy,
  endApprovalDeputy,
  queryApprovalDeputies,
} from '../../../src/contract/approval/deputies';
import type { FlowStep } from '../../../src/domain/approval/flow';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';
import type { TestGateway } from '../../support/gateway/harness';
import { statusOf } from '../../support/gateway/areas/standard-steps';

describe('a deputy', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
  });
  afterAll(() => setup.close());
  beforeEach(async () => {
    await gateway.db.deleteFrom('approval_deputy').execute();
    await setFlow(gateway, [step(1, 'approver')]);
  });

  const no = (account: string) => setup.noOf(account);
  const as = (account: string) => setup.tokenOf(account);
  const today = () => shanghaiDate(gateway.clock.now);
  const step = (stepNo: number, ...accounts: string[]): FlowStep => ({
    stepNo,
    stepName: `第${stepNo}步`,
    approver: { kind: 'staff', staffNOs: accounts.map(no) },
    mode: 'all',
    conditions: [],
  });
  const name = (deputy: string, beginDate = today(), endDate = today(), approver = 'approver') =>
    gateway.ok(addApprovalDeputy, { staffNO: no(deputy), beginDate, endDate }, as(approver));
  const listOf = async (account: string, taskState: 'open' | 'ended', keyword = '') => {
    const body = { role: 'approver' as const, taskState, keyword, pageSize: 100 };
    return gateway.ok(queryApprovalList, body, as(account));
  };
  const idsOf = async (...asked: Parameters<typeof listOf>) =>
    (await listOf(...asked)).applicationList.map(({ applyId }) => applyId);
  const agree = (applyId: string) => ({ applyId, decision: 'agree' as const, opinion: '代为审批' });

  it('decides while who named them is away, in their name', async () => {
    const { orderNo, waitsForApplyId: applyId } = await setup.wait();
    await gateway.refused('approverOther', decideApproval, agree(applyId), as('admin'));
    const before = (await listOf('admin', 'open')).pendingCount;
    await name('admin');
    const { pendingCount, applicationList } = await listOf('admin', 'open');
    assert.ok(pendingCount > before);
    assert.equal(pendingCount, applicationList.filter(({ canDecide }) => canDecide).length);
    const seen = applicationList.find((one) => one.applyId === applyId);
    assert.deepEqual([seen?.canAgree, seen?.standsInFor], [true, seen?.approverName]);
    assert.ok((await idsOf('admin', 'open', applyId.slice(-6))).includes(applyId));
    await gateway.ok(decideApproval, agree(applyId), as('admin'));
    assert.equal(await statusOf(gateway, as('staff').as, orderNo), '待支付');
    const { path } = await gateway.ok(queryApprovalDetail, { applyId }, as('staff'));
    const [task] = path.flatMap(({ tasks }) => tasks);
    assert.deepEqual(
      [task?.staffNO, task?.actedBy?.staffNO, task?.taskState, task?.opinion],
      [no('approver'), no('admin'), 'agreed', '代为审批'],
    );
    for (const account of ['admin', 'approver']) {
      assert.ok((await idsOf(account, 'ended')).includes(applyId), account);
      assert.ok((await idsOf(account, 'ended', applyId.slice(-6))).includes(applyId), account);
      assert.ok(!(await idsOf(account, 'open')).includes(applyId), account);
    }
  });

  it('passes on tasks received as a deputy', async () => {
    const { waitsForApplyId: applyId } = await setup.wait();
    await name('admin');
    await gateway.ok(transferApproval, { applyId, staffNO: no('finance') }, as('admin'));
    const { path } = await gateway.ok(queryApprovalDetail, { applyId }, as('staff'));
    const open = path.flatMap(({ tasks }) => tasks).find(({ taskState }) => taskState === 'open');
    assert.deepEqual([open?.staffNO, open?.addedBy?.staffNO], [no('finance'), no('admin')]);
    await gateway.refused('applyDecided', decideApproval, agree(applyId), as('admin'));
  });

  it('is one on the days of the absence alone, and until it is ended', async () => {
    const { waitsForApplyId: applyId } = await setup.wait();
    await name('admin', addDays(today(), 1), addDays(today(), 2));
    assert.ok(!(await idsOf('admin', 'open')).includes(applyId));
    await gateway.refused('approverOther', decideApproval, agree(applyId), as('admin'));
    const { deputyId } = await name('admin');
    assert.ok((await idsOf('admin', 'open')).includes(applyId));
    await gateway.ok(endApprovalDeputy, { deputyId }, as('approver'));
    assert.ok(!(await idsOf('admin', 'open')).includes(applyId));
    await gateway.refused('deputyUnknown', endApprovalDeputy, { deputyId }, as('approver'));
  });

  it('does not decide their own application, nor a step that they stand in themselves', async () => {
    await setFlow(gateway, [step(1, 'approver', 'admin')]);
    const { waitsForApplyId: applyId } = await setup.wait();
    await name('admin');
    await gateway.ok(decideApproval, agree(applyId), as('admin'));
    const { path, applyState } = await gateway.ok(queryApprovalDetail, { applyId }, as('staff'));
    assert.equal(applyState, '审批中');
    const states = path.flatMap(({ tasks }) => tasks).map((task) => [task.staffNO, task.taskState]);
    assert.deepEqual(
      states.toSorted(),
      [
        [no('approver'), 'open'],
        [no('admin'), 'agreed'],
      ].toSorted(),
    );
    await gateway.refused('applyDecided', decideApproval, agree(applyId), as('admin'));
    assert.ok(!(await idsOf('admin', 'open')).includes(applyId));
  });

  it('is named by users with approval rights, for days ahead, once at a time', async () => {
    const one = { staffNO: no('admin'), beginDate: today(), endDate: addDays(today(), 3) };
    const refused = (fault: Parameters<TestGateway['refused']>[0], change: Partial<typeof one>) =>
      gateway.refused(fault, addApprovalDeputy, { ...one, ...change }, as('approver'));
    await gateway.refused('forbidden', addApprovalDeputy, one, as('staff'));
    await refused('deputyIsSelf', { staffNO: no('approver') });
    await refused('approverWithoutRight', { staffNO: no('staff') });
    await refused('approverUnknown', { staffNO: '100002S9999' });
    await refused('fieldsInvalid', { beginDate: addDays(today(), -1) });
    await refused('fieldsInvalid', { endDate: addDays(today(), -1) });
    await refused('fieldsInvalid', { endDate: addDays(today(), 366) });
    await refused('fieldsInvalid', { staffNO: '' });
    await refused('fieldsInvalid', { staffNO: 'x\0' });
    await refused('approverUnknown', { staffNO: '9'.repeat(10_000) });
    const both = await Promise.allSettled(['admin', 'finance'].map((deputy) => name(deputy)));
    assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1, 'of two at once one');
    await refused('deputyOverlaps', {});
    await name('finance', addDays(today(), 1), addDays(today(), 2));
    const { canName, named, standingIn } = await gateway.ok(queryApprovalDeputies, {}, as('approver'));
    assert.deepEqual([canName, named.map(({ isActive }) => isActive), standingIn], [true, [true, false], []]);
  });

  it('can be ended only by the person who has named them', async () => {
    const { deputyId } = await name('admin');
    for (const account of ['admin', 'staff']) {
      await gateway.refused('deputyUnknown', endApprovalDeputy, { deputyId }, as(account));
    }
    const { standingIn } = await gateway.ok(queryApprovalDeputies, {}, as('admin'));
    assert.deepEqual(
      standingIn.map(({ approver }) => approver.staffNO),
      [no('approver')],
    );
  });
});

describe('a copy of an application', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
  });
  afterAll(() => setup.close());

  it('is seen by its recipients, and decided by none of them', async () => {
    await setFlow(
      gateway,
      [
        {
          stepNo: 1,
          stepName: '直属上级审批',
          approver: { kind: 'supervisor', level: 1 },
          mode: 'any',
          conditions: [],
        },
      ],
      { copyTo: [{ kind: 'staff', staffNOs: ['multi', 'approver', 'staff'].map(setup.noOf) }] },
    );
    const { waitsForApplyId: applyId } = await setup.wait();
    const { applicationList } = await gateway.ok(
      queryApprovalList,
      { role: 'copied', keyword: applyId },
      setup.tokenOf('multi'),
    );
    assert.deepEqual(
      applicationList.map((one) => [one.applyId, one.canDecide]),
      [[applyId, false]],
    );
    const { copies, canTransfer } = await gateway.ok(
      queryApprovalDetail,
      { applyId },
      setup.tokenOf('multi'),
    );
    assert.deepEqual(
      copies.map(({ staffNO }) => staffNO),
      [setup.noOf('multi')],
      'who applies and who decides see it anyway',
    );
    assert.equal(canTransfer, false);
    const body = { applyId, decision: 'agree' as const };
    await gateway.refused('approverOther', decideApproval, body, setup.tokenOf('multi'));
    const own = await gateway.ok(queryApprovalList, { role: 'copied' }, setup.tokenOf('approver'));
    assert.deepEqual(own.applicationList, []);
    assert.equal(own.hasCopies, false);
    const narrowed = { role: 'applicant' as const, keyword: 'none of this name' };
    const { hasCopies, total } = await gateway.ok(queryApprovalList, narrowed, setup.tokenOf('multi'));
    assert.deepEqual([hasCopies, total], [true, 0], 'whatever the filter');
  });
});
