import type { ApprovalFlow, FlowStep } from '../../contract/approval/flow';

/** A flow, as somebody of a grade goes by it. */
export interface FlowFor {
  flow: ApprovalFlow;
  /** 1 is the highest. */
  gradeRank: number;
}

/**
 * Does a flow ask less of a member of staff, as an applicant or as an approver, than the one before? Steps that are added ask more;
 * any other change of a step that concerns them counts as less, and so does another replacement of approvers. Names of steps and
 * copies decide nothing.
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

/** A rank out of the range that a step asks for takes them out of it. */
const isOutOfGrade = (before: FlowFor, after: FlowFor): boolean =>
  before.flow.steps.some((step) => isOfGrade(step, before.gradeRank) && !isOfGrade(step, after.gradeRank));

/** Does a flow that names somebody ask them about applications of those of a grade? */
export const decidesOver = (
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

/** Can a step be asked for by those of a grade? */
export const isOfGrade = ({ conditions }: FlowStep, gradeRank: number): boolean =>
  conditions.every(
    (condition) => condition.kind !== 'grade' || (gradeRank >= condition.from && gradeRank <= condition.to),
  );

/** The values of a part of a flow that decide, in one text; the order of its keys does not count. */
function deciding(part: FlowStep | ApprovalFlow['replacement']): string {
  return JSON.stringify(part ?? null, (key, value: unknown) => {
    if (key === 'stepName') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
