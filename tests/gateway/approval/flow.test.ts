import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { alterDepartment, queryDepartments } from '../../../src/contract/address-book/departments';
import {
  addApprovers,
  returnApproval,
  transferApproval,
  urgeApproval,
} from '../../../src/contract/approval/actions';
import {
  decideApproval,
  getListApprovalPathInfo,
  queryApprovalDetail,
  queryApprovalList,
  withdrawApproval,
} from '../../../src/contract/approval/approval';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { StepMode } from '../../../src/contract/approval/path';
import type { ApproverRule, FlowCondition } from '../../../src/domain/approval/flow';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { judgeBookingStandard } from '../../../src/contract/travel-standard/standards';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';
import type { TestGateway } from '../../support/gateway/harness';
import { overOrder, countHeldSeats, statusOf } from '../../support/gateway/areas/standard-steps';

const ENTERPRISE = '100001';
type Account = 'staff' | 'approver' | 'admin' | 'multi' | 'nopc';
type GivenStep = [mode: StepMode, approver: ApproverRule | Account[], conditions?: FlowCondition[]];

describe('the flow of an application', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  let version = 0;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
    // Makes a third account an approver.
    await gateway.db
      .insertInto('staff_role')
      .values({
        enterprise_num: ENTERPRISE,
        staff_no: no('multi'),
        role_no: `${ENTERPRISE}-approver`,
      })
      .execute();
  });
  afterAll(() => setup.close());
  beforeEach(() => setFlow([['any', { kind: 'supervisor', level: 1 }]]));

  const no = (account: Account) => setup.noOf(account);

  async function setFlow(steps: GivenStep[]): Promise<void> {
    version += 1;
    const flow = {
      steps: steps.map(([mode, approver, conditions = []], i) => ({
        stepNo: i + 1,
        stepName: `第${i + 1}步`,
        approver: Array.isArray(approver) ? { kind: 'staff', staffNOs: approver.map(no) } : approver,
        mode,
        conditions,
      })),
    };
    for (const apply_type of [1, 2] as const) {
      await gateway.db
        .insertInto('approval_flow')
        .values({
          enterprise_num: ENTERPRISE,
          apply_type,
          version: version + 1,
          flow: JSON.stringify(flow),
          changed_at: gateway.clock.now,
          changed_by: '测试',
        })
        .execute();
    }
  }

  const by = (account: Account) => setup.tokenOf(account);
  const says = (account: Account, applyId: string, decision: 'agree' | 'refuse' = 'agree') =>
    gateway.ok(decideApproval, { applyId, decision, opinion: `${account}的意见` }, by(account));
  const detailOf = (applyId: string, account: Account = 'staff') =>
    gateway.ok(queryApprovalDetail, { applyId }, by(account));
  const openOf = async (applyId: string, account: Account = 'staff') =>
    (await detailOf(applyId, account)).path
      .flatMap(({ tasks }) => tasks)
      .filter(({ taskState }) => taskState === 'open')
      .map(({ staffNO }) => staffNO);
  const listOf = async (account: Account, taskState: 'open' | 'ended') => {
    const body = { role: 'approver' as const, taskState, pageSize: 100 };
    const { applicationList } = await gateway.ok(queryApprovalList, body, by(account));
    return applicationList.map(({ applyId }) => applyId);
  };

  /** Runs `run` while the approvers' role lacks one right. */
  async function without(object_no: string, run: () => Promise<unknown>): Promise<void> {
    const grant = { role_no: `${ENTERPRISE}-approver`, object_no };
    await gateway.db
      .deleteFrom('role_grant')
      .where('role_no', '=', grant.role_no)
      .where('object_no', '=', object_no)
      .execute();
    await run();
    await gateway.db.insertInto('role_grant').values(grant).execute();
  }

  it('names in the preview of a booking whom the flow puts it before, the supervisor or not', async () => {
    const body = await overOrder(gateway, by('approver').as);
    const foreseen = async () => {
      const { voyages, passengers } = body;
      return (await gateway.ok(judgeBookingStandard, { voyages, passengers }, by('approver'))).approverName;
    };
    assert.equal(await foreseen(), '', 'they have no supervisor');
    await gateway.refused('approverMissing', createOrder, body, by('approver'));
    await setFlow([['any', ['multi']]]);
    const named = await foreseen();
    const { waitsForApplyId: applyId } = await gateway.ok(createOrder, body, by('approver'));
    assert.equal(named, (await detailOf(applyId, 'approver')).approverName);
    assert.deepEqual(await openOf(applyId, 'approver'), [no('multi')]);
    await gateway.ok(withdrawApproval, { applyId }, by('approver'));
  });

  it('goes to the head of the department, whom the address book names', async () => {
    await setFlow([['any', { kind: 'departmentHead' }]]);
    const { dept_no } = await gateway.db
      .selectFrom('staff')
      .select('dept_no')
      .where('staff_no', '=', no('staff'))
      .executeTakeFirstOrThrow();
    const name = async (head: string | undefined) => {
      const { departmentList } = await gateway.ok(queryDepartments, {}, by('admin'));
      const found = departmentList.find(({ deptNO }) => deptNO === dept_no);
      assert.ok(found);
      const { deptNO, version, deptName, parentNO } = found;
      await gateway.ok(
        alterDepartment,
        {
          deptNO,
          version,
          deptName,
          parentNO,
          head: head === undefined ? null : { no: head, name: '' },
        },
        by('admin'),
      );
      return found.head?.no;
    };
    const former = await name(no('multi'));
    const { waitsForApplyId: applyId } = await setup.wait();
    assert.deepEqual(await openOf(applyId), [no('multi')]);
    await gateway.ok(withdrawApproval, { applyId }, by('staff'));
    await name(former);
  });

  it('goes from step to step: the order stays held until the last has agreed', async () => {
    await setFlow([
      ['any', { kind: 'supervisor', level: 1 }],
      ['all', ['admin', 'multi']],
    ]);
    const { orderNo, waitsForApplyId: applyId } = await setup.wait();
    assert.deepEqual(await openOf(applyId), [no('approver')]);
    for (const account of ['admin', 'multi'] as const) {
      await gateway.refused('approverNotYet', decideApproval, { applyId, decision: 'agree' }, by(account));
      assert.ok(!(await listOf(account, 'open')).includes(applyId));
    }
    assert.deepEqual(await says('approver', applyId), { applyId, applyState: '审批中' });
    assert.deepEqual(await openOf(applyId), [no('admin'), no('multi')]);
    await gateway.refused('applyDecided', decideApproval, { applyId, decision: 'refuse' }, by('approver'));
    assert.ok((await listOf('approver', 'ended')).includes(applyId));
    assert.ok((await listOf('multi', 'open')).includes(applyId));
    await says('multi', applyId);
    assert.equal(await statusOf(gateway, by('staff').as, orderNo), '待审批');
    assert.equal(await countHeldSeats(gateway, orderNo), 1);
    assert.deepEqual(await says('admin', applyId), { applyId, applyState: '已同意' });
    assert.equal(await statusOf(gateway, by('staff').as, orderNo), '待支付');
    const { path, approverName } = await detailOf(applyId);
    assert.deepEqual(
      path.map(({ isCurrent, tasks }) => [
        isCurrent,
        tasks.map(({ taskState, opinion }) => [taskState, opinion]),
      ]),
      [
        [false, [['agreed', 'approver的意见']]],
        [
          false,
          [
            ['agreed', 'admin的意见'],
            ['agreed', 'multi的意见'],
          ],
        ],
      ],
    );
    assert.equal(approverName, '刘敏');
  });

  it('ends by one refusal: the seats are free, and no task stays open', async () => {
    await setFlow([
      ['all', ['approver', 'admin']],
      ['any', ['multi']],
    ]);
    const { orderNo, waitsForApplyId: applyId } = await setup.wait();
    assert.deepEqual(await says('admin', applyId, 'refuse'), { applyId, applyState: '已拒绝' });
    assert.equal(await statusOf(gateway, by('staff').as, orderNo), '审批不通过');
    assert.equal(await countHeldSeats(gateway, orderNo), 0);
    assert.deepEqual(await openOf(applyId), []);
    await gateway.refused('applyDecided', decideApproval, { applyId, decision: 'agree' }, by('approver'));
  });

  it('is decided by two at the same moment once: a 或签 has one outcome', async () => {
    for (const [one, other] of [
      ['agree', 'refuse'],
      ['refuse', 'agree'],
    ] as const) {
      await setFlow([['any', ['approver', 'admin']]]);
      const { orderNo, waitsForApplyId: applyId } = await setup.wait();
      const answers = await Promise.all([
        gateway.send(decideApproval, { applyId, decision: one, opinion: '' }, by('approver')),
        gateway.send(decideApproval, { applyId, decision: other, opinion: '' }, by('admin')),
      ]);
      assert.equal(answers.filter(({ success }) => success).length, 1);
      assert.ok(['待支付', '审批不通过'].includes(await statusOf(gateway, by('staff').as, orderNo)));
    }
  });

  it('counts each who agrees at the same moment, and ends once', async () => {
    await setFlow([['all', ['approver', 'admin', 'multi']]]);
    const { orderNo, waitsForApplyId: applyId } = await setup.wait();
    const agree = { applyId, decision: 'agree' as const, opinion: '' };
    const answers = await Promise.all(
      (['approver', 'admin', 'multi'] as const).map((account) =>
        gateway.ok(decideApproval, agree, by(account)),
      ),
    );
    assert.deepEqual(answers.map(({ applyState }) => applyState).sort(), ['审批中', '审批中', '已同意']);
    assert.equal(await statusOf(gateway, by('staff').as, orderNo), '待支付');
  });

  it('is agreed to, passed on or taken back at the same moment: one of them counts', async () => {
    for (let i = 0; i < 3; i += 1) {
      const { orderNo, waitsForApplyId: applyId } = await setup.wait();
      const passed = { applyId, staffNO: no('admin'), opinion: '' };
      const [agreed, handed, withdrawn] = await Promise.all([
        gateway.send(decideApproval, { applyId, decision: 'agree', opinion: '' }, by('approver')),
        gateway.send(transferApproval, passed, by('approver')),
        gateway.send(withdrawApproval, { applyId }, by('staff')),
      ]);
      const isPassed = handed.success && withdrawn.success; // Withdrawn after it was passed on.
      assert.equal([agreed, handed, withdrawn].filter(({ success }) => success).length, isPassed ? 2 : 1);
      const status = await statusOf(gateway, by('staff').as, orderNo);
      assert.equal(status, agreed.success ? '待支付' : withdrawn.success ? '已取消' : '待审批');
    }
  });

  it('asks who answers for the cost centre that bears it, not the applicant’s own', async () => {
    await setFlow([['any', { kind: 'costCenterOwner' }]]);
    const centers = await gateway.db
      .selectFrom('cost_center')
      .select(['cost_center_no', 'owner_no'])
      .where('enterprise_num', '=', ENTERPRISE)
      .where('owner_no', 'is not', null)
      .where('owner_no', '!=', no('staff'))
      .execute();
    assert.ok(new Set(centers.map(({ owner_no }) => owner_no)).size > 1);
    for (const { cost_center_no: costCenterNo, owner_no } of centers) {
      const asked = { applyType: 1 as const, amount: null, days: null, costCenterNo };
      const steps = await gateway.ok(getListApprovalPathInfo, asked, by('staff'));
      assert.deepEqual(
        steps.flatMap(({ approvers }) => approvers.map(({ staffNO }) => staffNO)),
        [owner_no],
      );
    }
    const foreign = { applyType: 1 as const, amount: null, days: null, costCenterNo: '100002C001' };
    assert.deepEqual(await gateway.ok(getListApprovalPathInfo, foreign, by('staff')), []);
  });

  it('is passed on, and decided by whom it was passed to', async () => {
    const { orderNo, waitsForApplyId: applyId } = await setup.wait();
    const passed = { applyId, staffNO: no('admin'), opinion: '出差在外' };
    await gateway.refused('approverOther', transferApproval, passed, by('admin'));
    await gateway.refused('approverOther', transferApproval, passed, by('staff'));
    await without(OBJECT.transferApproval, () =>
      gateway.refused('forbidden', transferApproval, passed, by('approver')),
    );
    for (const [staffNO, fault] of [
      [no('staff'), 'approverIsApplicant'],
      [no('approver'), 'approverAlready'],
      ['1000020001', 'approverUnknown'],
      ['没有', 'approverUnknown'],
      [no('nopc'), 'approverWithoutRight'],
    ] as const) {
      await gateway.refused(fault, transferApproval, { ...passed, staffNO }, by('approver'));
    }
    await gateway.ok(transferApproval, passed, by('approver'));
    await gateway.refused('applyDecided', decideApproval, { applyId, decision: 'agree' }, by('approver'));
    const [step] = (await detailOf(applyId)).path;
    assert.deepEqual(
      step?.tasks.map(({ taskState, opinion, addedBy }) => [taskState, opinion, addedBy?.staffName]),
      [
        ['transferred', '出差在外', undefined],
        ['open', '', '王建华'],
      ],
    );
    const { logs } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, by('staff'));
    assert.match(logs.at(-1)?.content ?? '', /转交刘敏审批，审批意见：出差在外$/);
    await says('admin', applyId);
    assert.equal(await statusOf(gateway, by('staff').as, orderNo), '待支付');
  });

  it('waits for those who were brought in', async () => {
    const { waitsForApplyId: applyId } = await setup.wait();
    await gateway.ok(addApprovers, { applyId, staffNOList: [no('admin'), no('multi')] }, by('approver'));
    await gateway.refused(
      'approverAlready',
      addApprovers,
      { applyId, staffNOList: [no('multi')] },
      by('approver'),
    );
    assert.equal((await says('approver', applyId)).applyState, '审批中');
    assert.equal((await says('admin', applyId)).applyState, '审批中');
    assert.equal((await says('multi', applyId)).applyState, '已同意');
  });

  it('is sent back to a step that was passed, which decides anew', async () => {
    await setFlow([
      ['any', ['approver']],
      ['any', ['admin']],
    ]);
    const { waitsForApplyId: applyId } = await setup.wait();
    await gateway.refused(
      'stepNotPassed',
      returnApproval,
      { applyId, stepNo: 1, opinion: '' },
      by('approver'),
    );
    await says('approver', applyId);
    assert.deepEqual((await detailOf(applyId, 'admin')).returnSteps, [{ stepNo: 1, stepName: '第1步' }]);
    await gateway.refused('stepNotPassed', returnApproval, { applyId, stepNo: 2, opinion: '' }, by('admin'));
    await gateway.ok(returnApproval, { applyId, stepNo: 1, opinion: '请核对价格' }, by('admin'));
    assert.deepEqual(await openOf(applyId), [no('approver')]);
    await gateway.refused('approverNotYet', decideApproval, { applyId, decision: 'agree' }, by('admin'));
    await says('approver', applyId);
    await says('admin', applyId);
    assert.equal((await detailOf(applyId)).applyState, '已同意');
  });

  it('lets those alone pass it on, add or send back who are asked and may', async () => {
    await setFlow([
      ['any', ['approver']],
      ['any', ['admin']],
    ]);
    const { waitsForApplyId: applyId } = await setup.wait();
    const may = async (account: Account) => {
      const { canTransfer, canAddApprovers, returnSteps } = await detailOf(applyId, account);
      return [canTransfer, canAddApprovers, returnSteps.length];
    };
    assert.deepEqual(await may('approver'), [true, true, 0]);
    assert.deepEqual(await may('admin'), [false, false, 0]);
    assert.deepEqual(await may('staff'), [false, false, 0]);
    await says('approver', applyId);
    assert.deepEqual(await may('approver'), [false, false, 0]);
    assert.deepEqual(await may('admin'), [true, true, 1]);
  });

  it('ends for all who are asked when it is withdrawn or its time is over', async () => {
    await setFlow([['all', ['approver', 'admin']]]);
    const withdrawn = await setup.wait();
    await gateway.ok(withdrawApproval, { applyId: withdrawn.waitsForApplyId }, by('staff'));
    assert.deepEqual(await openOf(withdrawn.waitsForApplyId), []);
    const expired = await setup.wait();
    gateway.clock.advance(121);
    const { waitsForApplyId: applyId } = expired;
    await gateway.refused('applyExpired', decideApproval, { applyId, decision: 'agree' }, by('admin'));
    assert.ok(!(await listOf('admin', 'open')).includes(applyId));
    assert.ok((await listOf('admin', 'ended')).includes(applyId));
    await gateway.idle();
    assert.deepEqual(await openOf(applyId), []);
    await setup.login();
  });

  it('takes the steps whose conditions are met, and tells beforehand', async () => {
    await setFlow([
      ['any', { kind: 'supervisor', level: 1 }],
      ['all', ['admin', 'multi'], [{ kind: 'amount', least: 2_000_000 }]],
      ['any', ['multi'], [{ kind: 'days', least: 5 }]],
    ]);
    const pathOf = async (amount: number | null, days: number | null, account: Account = 'staff') => {
      const body = { applyType: 1 as const, amount, days };
      const steps = await gateway.ok(getListApprovalPathInfo, body, by(account));
      return steps.map(({ stepNo, approvers }) => [stepNo, ...approvers.map(({ staffName }) => staffName)]);
    };
    assert.deepEqual(await pathOf(null, null), [[1, '王建华']]);
    assert.deepEqual(await pathOf(1_999_999, 4), [[1, '王建华']]);
    assert.deepEqual(await pathOf(2_000_000, null), [
      [1, '王建华'],
      [2, '刘敏', '赵一鸣'],
    ]);
    assert.deepEqual(await pathOf(null, 5), [
      [1, '王建华'],
      [3, '赵一鸣'],
    ]);
    // An approver of an earlier step is skipped in a later one.
    assert.deepEqual(await pathOf(2_000_000, 5), [
      [1, '王建华'],
      [2, '刘敏', '赵一鸣'],
    ]);
    await setFlow([['any', ['staff']]]);
    assert.deepEqual(await pathOf(null, null), []);
  });

  it('is urged by its applicant, every 30 minutes at most, while it is undecided', async () => {
    const { waitsForApplyId: applyId } = await setup.wait();
    await gateway.refused('urgeNotOwn', urgeApproval, { applyId }, by('approver'));
    await gateway.refused('urgeTooSoon', urgeApproval, { applyId }, by('staff'));
    assert.equal((await detailOf(applyId)).canUrge, false);
    gateway.clock.advance(30);
    assert.equal((await detailOf(applyId)).canUrge, true);
    assert.equal((await detailOf(applyId, 'approver')).canUrge, false);
    const answers = await Promise.all([1, 2].map(() => gateway.send(urgeApproval, { applyId }, by('staff'))));
    assert.deepEqual(answers.map(({ code }) => code).sort(), ['0', '45025']);
    const { urgeCount, urgeTime, canUrge } = await detailOf(applyId, 'approver');
    assert.deepEqual([urgeCount, urgeTime, canUrge], [1, gateway.clock.now.toISOString(), false]);
    gateway.clock.advance(30);
    assert.equal((await gateway.ok(urgeApproval, { applyId }, by('staff'))).urgeCount, 2);
    gateway.clock.advance(61);
    await gateway.refused('applyExpired', urgeApproval, { applyId }, by('staff'));
    await setup.login();
  });
});
