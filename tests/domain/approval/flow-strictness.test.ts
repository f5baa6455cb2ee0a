import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { ApprovalFlow, FlowStep } from '../../../src/contract/approval/flow';
import { isApproverOf, isLooserFlow } from '../../../src/domain/approval/flow-strictness';

const ME = 'S1';
const RANK = 3;
const step = (stepNo: number, change: Partial<FlowStep> = {}): FlowStep => ({
  stepNo,
  stepName: `第${stepNo}步`,
  approver: { kind: 'supervisor', level: 1 },
  mode: 'any',
  conditions: [],
  ...change,
});
const flow = (steps: FlowStep[], more: Partial<ApprovalFlow> = {}): ApprovalFlow => ({ steps, ...more });
const above = (least: number): Partial<FlowStep> => ({ conditions: [{ kind: 'amount', least }] });
const ofGrade = (from: number, to: number): Partial<FlowStep> => ({
  conditions: [{ kind: 'grade', from, to }],
});
const named = (...staffNOs: string[]): Partial<FlowStep> => ({ approver: { kind: 'staff', staffNOs } });

describe('a flow asks less of somebody', () => {
  const rows: [string, ApprovalFlow, ApprovalFlow, boolean][] = [
    ['where a step goes', flow([step(1), step(2)]), flow([step(1)]), true],
    ['where a step is for higher amounts', flow([step(1, above(100))]), flow([step(1, above(200))]), true],
    ['where others decide', flow([step(1, named('S2'))]), flow([step(1, named('S3'))]), true],
    ['where steps change places', flow([step(1), step(2)]), flow([step(2), step(1)]), true],
    [
      'where they are approver no more',
      flow([step(1), step(2, { ...ofGrade(9, 9), ...named(ME) })]),
      flow([step(1)]),
      true,
    ],
    [
      'where others stand in for approvers',
      flow([step(1)]),
      flow([step(1)], { replacement: { kind: 'role', roleNo: 'R1' } }),
      true,
    ],
    ['not where steps are added', flow([step(1)]), flow([step(2), step(1), step(3)]), false],
    ['not where a step is called otherwise', flow([step(1)]), flow([step(1, { stepName: '初审' })]), false],
    [
      'not where more get a copy',
      flow([step(1)]),
      flow([step(1)], { copyTo: [{ kind: 'departmentHead' }] }),
      false,
    ],
    [
      'not where a step of other grades goes',
      flow([step(1), step(2, ofGrade(5, 9))]),
      flow([step(1)]),
      false,
    ],
  ];
  for (const [name, before, after, isLooser] of rows)
    it(name, () =>
      assert.equal(
        isLooserFlow({ flow: before, gradeRank: RANK }, { flow: after, gradeRank: RANK }, ME),
        isLooser,
      ),
    );

  it('where their rank takes them out of a step', () => {
    const same = flow([step(1, ofGrade(3, 5))]);
    const isLooser = (from: number, to: number) =>
      isLooserFlow({ flow: same, gradeRank: from }, { flow: same, gradeRank: to }, ME);
    assert.deepEqual([isLooser(3, 2), isLooser(3, 4), isLooser(1, 3)], [true, false, false]);
  });
});

describe('a flow asks somebody about those of a grade', () => {
  it('by a step for that grade, or in the place of others', () => {
    const asks = (one: ApprovalFlow) => isApproverOf(one, RANK, 'S2');
    assert.equal(asks(flow([step(1, named('S2'))])), true);
    assert.equal(asks(flow([step(1, { ...named('S2'), ...ofGrade(5, 9) })])), false);
    assert.equal(asks(flow([step(1)])), false);
    assert.equal(asks(flow([step(1)], { replacement: { kind: 'staff', staffNOs: ['S2'] } })), true);
  });
});
