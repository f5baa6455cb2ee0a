import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  APPLY_TYPE,
  getListApprovalPathInfo,
  queryApprovalDetail,
} from '../../../src/contract/approval/approval';
import type { ApprovalFlow, FlowStep } from '../../../src/contract/approval/flow';
import {
  checkApprovalFlow,
  queryApprovalFlows,
  queryApprovalFlowVersions,
  restoreApprovalFlow,
  saveApprovalFlow,
  tryApprovalFlow,
} from '../../../src/contract/approval/flow-settings';
import { OBJECT } from '../../../src/contract/permission/objects';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';
import type { TestGateway } from '../../support/gateway/harness';

const ENTERPRISE = '100001';
const ELSEWHERE = '100002';
const TRIP = APPLY_TYPE.trip;
const NOBODY = '1000029999';

describe('the settings of approval flows', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  let foreign = '';
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
    ({ staff_no: foreign } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', ELSEWHERE)
      .executeTakeFirstOrThrow());
  });
  afterAll(() => setup.close());
  beforeEach(() => gateway.db.deleteFrom('approval_flow').where('version', '>', 1).execute());

  const no = (account: string) => setup.noOf(account);
  const admin = () => setup.tokenOf('admin');
  const step = (stepNo: number, change: Partial<FlowStep> = {}): FlowStep => ({
    stepNo,
    stepName: `第${stepNo}步`,
    approver: { kind: 'supervisor', level: 1 },
    mode: 'any',
    conditions: [],
    ...change,
  });
  const flowOf = (...steps: FlowStep[]): ApprovalFlow => ({ steps });
  const staff = (...staffNOs: string[]): FlowStep['approver'] => ({ kind: 'staff', staffNOs });
  const flows = () => gateway.ok(queryApprovalFlows, {}, admin());
  const tripFlow = async () => {
    const found = (await flows()).flows.find(({ applyType }) => applyType === TRIP);
    assert.ok(found);
    return found;
  };
  const save = (flow: ApprovalFlow, basedOn = 1) =>
    gateway.ok(saveApprovalFlow, { applyType: TRIP, basedOn, flow }, admin());

  it('are those of the caller’s enterprise, of every kind, with the names of whom they name', async () => {
    const { flows: found, people, roles, grades } = await flows();
    assert.deepEqual(
      found.map(({ applyType, version }) => [applyType, version]),
      [
        [1, 1],
        [2, 0],
        [9, 0],
        [17, 0],
        [18, 0],
        [19, 0],
        [20, 0],
      ],
    );
    assert.equal(found[0]?.changedBy, '系统初始化');
    assert.deepEqual(found[1]?.flow.steps[0]?.approver, { kind: 'supervisor', level: 1 });
    assert.ok(people.some(({ staffNO }) => staffNO === no('admin')));
    assert.ok(roles.every(({ roleNo }) => roleNo.startsWith(ENTERPRISE)));
    assert.ok(roles.some(({ holders }) => holders > 0));
    assert.deepEqual(
      grades.map(({ gradeRank }) => gradeRank),
      grades.map(({ gradeRank }) => gradeRank).toSorted((a, b) => a - b),
    );
  });

  it('cannot be edited by users without the right', async () => {
    const flow = flowOf(step(1));
    const asked = { applyType: TRIP, flow };
    for (const account of ['staff', 'approver', 'multi']) {
      const as = setup.tokenOf(account);
      await gateway.refused('forbidden', queryApprovalFlows, {}, as);
      await gateway.refused('forbidden', queryApprovalFlowVersions, { applyType: TRIP }, as);
      await gateway.refused('forbidden', saveApprovalFlow, { ...asked, basedOn: 1 }, as);
      await gateway.refused(
        'forbidden',
        restoreApprovalFlow,
        { applyType: TRIP, basedOn: 1, version: 0 },
        as,
      );
      await gateway.refused('forbidden', checkApprovalFlow, asked, as);
      const tried = { applyType: TRIP, staffNO: no('staff'), amount: null, days: null, violations: [] };
      await gateway.refused('forbidden', tryApprovalFlow, tried, as);
    }
    assert.equal((await tripFlow()).version, 1);
    assert.equal(OBJECT.editApprovalFlow, 'SP-CZQX-LCSZ');
  });

  it('hold for later applications only', async () => {
    const path = async () =>
      (
        await gateway.ok(
          getListApprovalPathInfo,
          { applyType: TRIP, amount: 3_000_000, days: 2 },
          setup.tokenOf('staff'),
        )
      ).map(({ stepName }) => stepName);
    const { waitsForApplyId: applyId } = await setup.wait();
    assert.deepEqual(await path(), ['直属上级审批', '行政与财务会签']);
    const steps = [
      step(1, { conditions: [{ kind: 'days', least: 3 }] }),
      step(2, { stepName: '总部会签', approver: staff(no('admin'), no('multi')), mode: 'all' }),
    ];
    assert.deepEqual(await save(flowOf(...steps)), { applyType: TRIP, version: 2 });
    assert.deepEqual(await path(), ['总部会签']);
    const { path: begun } = await gateway.ok(queryApprovalDetail, { applyId }, setup.tokenOf('staff'));
    assert.deepEqual(
      begun.map(({ stepName }) => stepName),
      ['直属上级审批'],
      'what is under way keeps its own',
    );
  });

  it('keep limits, copies and their history, and come back as a new version', async () => {
    const first = (await tripFlow()).flow;
    const flow: ApprovalFlow = {
      steps: [step(1, { limit: { hours: 24, workingDaysOnly: true, otherwise: 'refuse' } })],
      copyTo: [{ kind: 'costCenterOwner' }, { kind: 'role', roleNo: `${ENTERPRISE}-approver` }],
    };
    await save(flow);
    assert.deepEqual((await tripFlow()).flow, flow);
    assert.deepEqual(await save(flow, 2), { applyType: TRIP, version: 2 }, 'the same is no new version');
    const restored = { applyType: TRIP, basedOn: 2, version: 1 };
    assert.equal((await gateway.ok(restoreApprovalFlow, restored, admin())).version, 3);
    assert.deepEqual((await tripFlow()).flow, first);
    const { versions, hasMore } = await gateway.ok(queryApprovalFlowVersions, { applyType: TRIP }, admin());
    assert.deepEqual(
      versions.map(({ version, restoredFrom }) => [version, restoredFrom]),
      [
        [3, 1],
        [2, null],
        [1, null],
        [0, null],
      ],
    );
    assert.deepEqual(
      versions.map(({ isOwn }) => isOwn ?? false),
      [true, true, false, false],
      'the only administrator goes by it, too',
    );
    assert.equal(hasMore, false);
    assert.deepEqual(versions[0]?.former, flow);
    assert.equal(versions.at(-1)?.former, null);
    assert.equal(
      versions[0]?.changedBy,
      (await flows()).people.find(({ staffNO }) => staffNO === no('admin'))?.staffName,
    );
    const none = { applyType: TRIP, basedOn: 3, version: 9 };
    await gateway.refused('flowVersionUnknown', restoreApprovalFlow, none, admin());
    await gateway.refused('flowChanged', restoreApprovalFlow, restored, admin());
  });

  it('show ten versions at a time', async () => {
    for (let version = 1; version <= 11; version += 1) {
      await save(flowOf(step(1, { stepName: `改${version}` })), version);
    }
    const ask = (before?: number) =>
      gateway.ok(
        queryApprovalFlowVersions,
        before === undefined ? { applyType: TRIP } : { applyType: TRIP, before },
        admin(),
      );
    const newest = await ask();
    assert.deepEqual(
      newest.versions.map(({ version }) => version),
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
    );
    assert.equal(newest.versions.at(-1)?.former?.steps[0]?.stepName, '改1');
    assert.equal(newest.hasMore, true);
    const rest = await ask(3);
    assert.deepEqual(
      rest.versions.map(({ version }) => version),
      [2, 1, 0],
    );
    assert.equal(rest.hasMore, false);
    assert.deepEqual((await ask(0)).versions, []);
  });

  it('are changed by one of two who save at the same moment', async () => {
    const asked = ['甲', '乙', '丙', '丁'].map((stepName) =>
      gateway.send(
        saveApprovalFlow,
        { applyType: TRIP, basedOn: 1, flow: flowOf(step(1, { stepName })) },
        admin(),
      ),
    );
    const answers = await Promise.all(asked);
    assert.equal(answers.filter(({ success }) => success).length, 1);
    assert.deepEqual(
      answers.filter(({ success }) => !success).map(({ code }) => code),
      ['45040', '45040', '45040'],
    );
    assert.equal((await tripFlow()).version, 2);
    for (const basedOn of [0, 1, 3]) {
      const stale = { applyType: TRIP, basedOn, flow: flowOf(step(1)) };
      await gateway.refused('flowChanged', saveApprovalFlow, stale, admin());
    }
  });

  it('take no staff of another enterprise, and no unknown number', async () => {
    const refused = async (flow: ApprovalFlow) => {
      const answer = await gateway.send(saveApprovalFlow, { applyType: TRIP, basedOn: 1, flow }, admin());
      assert.equal(answer.code, '41000');
      return answer.result;
    };
    const gone = { fields: { 'flow.steps.1.approver': '所选人员不属于当前企业，请重新选择' } };
    for (const staffNO of [foreign, NOBODY]) {
      assert.deepEqual(
        await refused(flowOf(step(1), step(2, { approver: staff(no('admin'), staffNO) }))),
        gone,
      );
    }
    for (const roleNo of [`${ELSEWHERE}-admin`, 'R9']) {
      assert.deepEqual(await refused({ ...flowOf(step(1)), copyTo: [{ kind: 'role', roleNo }] }), {
        fields: { 'flow.copyTo.0': '所选角色不存在，请重新选择' },
      });
    }
    const tried = { applyType: TRIP, amount: null, days: null, violations: [] };
    for (const staffNO of [foreign, NOBODY]) {
      await gateway.refused('flowApplicantUnknown', tryApprovalFlow, { ...tried, staffNO }, admin());
    }
    const flow = flowOf(step(1, { approver: staff(foreign) }));
    const { steps } = await gateway.ok(tryApprovalFlow, { ...tried, staffNO: no('staff'), flow }, admin());
    assert.deepEqual(
      steps.map(({ outcome, people }) => [outcome, people]),
      [['nobody', []]],
      'nobody of another enterprise is named',
    );
  });

  it('keep staff who have left in them, and say so', async () => {
    const flow = flowOf(step(1), step(2, { approver: staff(no('admin'), NOBODY) }));
    await gateway.db
      .insertInto('approval_flow')
      .values({
        enterprise_num: ENTERPRISE,
        apply_type: TRIP,
        version: 2,
        flow: JSON.stringify(flow),
        changed_at: gateway.clock.now,
        changed_by: '测试',
      })
      .execute();
    const { findings } = await tripFlow();
    assert.ok(findings.some((one) => one.kind === 'left' && one.staffNOs[0] === NOBODY));
    await save({ steps: [...flow.steps, step(3)] }, 2);
    assert.equal((await tripFlow()).version, 3);
  });

  it('are refused as a whole for any error', async () => {
    const long = '长'.repeat(10_000);
    const wrong: [path: string, flow: unknown][] = [
      ['flow.steps', { steps: [] }],
      ['flow.steps', { steps: Array.from({ length: 201 }, (_, i) => step(i + 1)) }],
      ['flow.steps', { steps: [step(1), step(1)] }],
      ['flow.steps.0.stepName', flowOf(step(1, { stepName: long }))],
      ['flow.steps.0.stepName', flowOf(step(1, { stepName: ' ' }))],
      ['flow.steps.0.approver.staffNOs', flowOf(step(1, { approver: staff() }))],
      ['flow.steps.0.approver.staffNOs.0', flowOf(step(1, { approver: staff(long) }))],
      ['flow.steps.0.approver.level', flowOf(step(1, { approver: { kind: 'supervisor', level: 0 } }))],
      ['flow.steps.0.approver.kind', { steps: [{ ...step(1), approver: { kind: 'anybody' } }] }],
      ['flow.steps.0.conditions.0.least', flowOf(step(1, { conditions: [{ kind: 'amount', least: 0 }] }))],
      ['flow.steps.0.conditions.0.least', flowOf(step(1, { conditions: [{ kind: 'days', least: 1.5 }] }))],
      ['flow.steps.0.conditions.0.to', flowOf(step(1, { conditions: [{ kind: 'grade', from: 3, to: 2 }] }))],
      [
        'flow.steps.0.conditions',
        flowOf(step(1, { conditions: [1, 2].map((least) => ({ kind: 'days', least })) })),
      ],
      [
        'flow.steps.0.limit.hours',
        flowOf(step(1, { limit: { hours: 721, workingDaysOnly: false, otherwise: 'agree' } })),
      ],
    ];
    for (const [path, flow] of wrong) {
      const answer = await gateway.send(
        saveApprovalFlow,
        { applyType: TRIP, basedOn: 1, flow: flow as ApprovalFlow },
        admin(),
      );
      assert.equal(answer.code, '41000', path);
      assert.deepEqual(Object.keys((answer.result as unknown as { fields: object }).fields), [path]);
    }
    const nul = flowOf(step(1, { stepName: 'a\u0000b' }));
    const answer = await gateway.send(saveApprovalFlow, { applyType: TRIP, basedOn: 1, flow: nul }, admin());
    assert.equal(answer.success, false);
    assert.equal((await tripFlow()).version, 1);
  });

  it('are tried for anybody, with why steps are skipped, as they would be taken', async () => {
    const flow: ApprovalFlow = {
      steps: [
        step(1, { conditions: [{ kind: 'amount', least: 5_000_000 }] }),
        step(2),
        step(3, { approver: staff(no('staff')) }),
        step(4, { approver: staff(no('approver'), no('admin'), no('staff')), mode: 'all' }),
        step(5, { approver: { kind: 'supervisor', level: 10 } }),
      ],
      copyTo: [staff(no('multi')), { kind: 'supervisor', level: 10 }],
    };
    const asked = { applyType: TRIP, staffNO: no('staff'), amount: 3_000_000, days: 2, violations: [] };
    const tried = await gateway.ok(tryApprovalFlow, { ...asked, flow }, admin());
    assert.deepEqual(
      tried.steps.map(({ stepNo, outcome, people }) => [
        stepNo,
        outcome,
        people.map(({ staffNO, leftOut }) => [staffNO, leftOut]),
      ]),
      [
        [1, 'conditions', []],
        [2, 'taken', [[no('approver'), '']]],
        [3, 'leftOut', [[no('staff'), 'applicant']]],
        [
          4,
          'taken',
          [
            [no('approver'), 'twice'],
            [no('admin'), ''],
            [no('staff'), 'applicant'],
          ],
        ],
        [5, 'nobody', []],
      ],
    );
    assert.deepEqual(
      tried.copyTo.map(({ staffNO }) => staffNO),
      [no('multi')],
    );
    await save(flow);
    const path = await gateway.ok(
      getListApprovalPathInfo,
      { applyType: TRIP, amount: 3_000_000, days: 2 },
      setup.tokenOf('staff'),
    );
    assert.deepEqual(
      path.map(({ stepNo, approvers }) => [stepNo, approvers.map(({ staffNO }) => staffNO)]),
      [
        [2, [no('approver')]],
        [4, [no('admin')]],
      ],
    );
    assert.deepEqual((await gateway.ok(tryApprovalFlow, asked, admin())).steps, tried.steps);
  });

  it('are checked before they are saved: approvers without the right, impossible conditions', async () => {
    const flow = flowOf(
      step(1, { approver: staff(no('staff')) }),
      step(2, { conditions: [{ kind: 'violation', rules: ['price'] }] }),
      step(3, { conditions: [{ kind: 'grade', from: 900, to: 950 }] }),
    );
    const { findings, people } = await gateway.ok(checkApprovalFlow, { applyType: TRIP, flow }, admin());
    const of = (kind: string) => findings.filter((one) => one.kind === kind);
    assert.deepEqual(
      of('stuck').map((one) => 'staffNOs' in one && one.staffNOs),
      [[no('staff')]],
    );
    assert.ok(people.some(({ staffNO }) => staffNO === no('staff')));
    assert.deepEqual(of('unreachable'), [
      { kind: 'unreachable', stepNo: 2, condition: 'violation' },
      { kind: 'unreachable', stepNo: 3, condition: 'grade' },
    ]);
    assert.deepEqual(
      of('undecided').map((one) => 'count' in one && one.count),
      [1],
      'all but themselves',
    );
  });
});
