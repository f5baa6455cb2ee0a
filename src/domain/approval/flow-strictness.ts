import type { ApprovalFlow, FlowStep } from '../../contract/approval/flow';

/** A flow, for applicants of a grade. */
export interface FlowFor {
  flow: ApprovalFlow;
  /** 1 is the highest. */
  gradeRank: number;
}

/**
 * True when a flow requires less of a member of staff than the former one, as an applicant or as an approver. Added
 * steps require more; any other change of a step that concerns them counts as less, and so does another replacement of
 * approvers. Names of steps and copies are irrelevant.
 */
export function isLooserFlow(before: FlowFor, after: FlowFor, staffNo: string): boolean {
  const steps = after.flow.steps.map(deciding);
  let from = 0;
  for (const step of before.flow.steps) {
    if (!concerns(step, before.gradeRank, staffNo)) continue;
    const at = steps.indexOf(deciding(step), from);
    if (at === -1) return true;
    from = at + 1;
  }
  return (
    deciding(before.flow.replacement) !== deciding(after.flow.replacement) || isOutOfGrade(before, after)
  );
}

/** True when the new rank falls outside the range of some step and thus skips it. */
const isOutOfGrade = (before: FlowFor, after: FlowFor): boolean =>
  before.flow.steps.some((step) => isOfGrade(step, before.gradeRank) && !isOfGrade(step, after.gradeRank));

/** True when a flow makes a person an approver of applicants of a grade. */
export const isApproverOf = (
  { steps, replacement }: ApprovalFlow,
  gradeRank: number,
  staffNo: string,
): boolean =>
  steps.some((step) => names(step.approver, staffNo) && isOfGrade(step, gradeRank)) ||
  (replacement !== undefined && names(replacement, staffNo));

const names = (rule: FlowStep['approver'], staffNo: string): boolean =>
  rule.kind === 'staff' && rule.staffNOs.includes(staffNo);

function concerns(step: FlowStep, gradeRank: number, staffNo: string): boolean {
  return names(step.approver, staffNo) || isOfGrade(step, gradeRank);
}

/** True when a step can apply to applicants of a grade. */
export const isOfGrade = ({ conditions }: FlowStep, gradeRank: number): boolean =>
  conditions.every(
    (condition) => condition.kind !== 'grade' || (gradeRank >= condition.from && gradeRank <= condition.to),
  );

/** Serialises the values of a part of a flow that affect decisions; the order of its keys is irrelevant. */
function deciding(part: FlowStep | ApprovalFlow['replacement']): string {
  return JSON.stringify(part ?? null, (key, value: unknown) => {
    if (key === 'stepName') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
