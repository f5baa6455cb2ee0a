import type { ApproverRule, FlowStep } from '../../contract/approval/flow';

/** Approvers to whom a part of a flow leads an applicant. */
export interface Deciders {
  kind: ApproverRule['kind'];
  mode: FlowStep['mode'];
  /** Staff numbers of the named approvers. */
  namedNOs: readonly string[];
  /** Staff numbers of those among them who may decide. */
  ableNOs: readonly string[];
}

/**
 * True when the flow leads an applicant to less strict approvers. Parts of the flow have keys; conditions and superiors
 * are compared elsewhere. Members of a role are interchangeable; for other kinds, an approver counts as lost when they
 * may not decide any more. The applicant does not count, and a part without approvers may get any.
 */
export function isLooserApprovers(
  before: ReadonlyMap<string, Deciders>,
  after: ReadonlyMap<string, Deciders>,
  staffNo: string,
): boolean {
  return [...before].some(([part, former]) => {
    const next = after.get(part);
    const had = former.ableNOs.filter((no) => no !== staffNo);
    if (next === undefined || had.length === 0) return false;
    const has = next.ableNOs.filter((no) => no !== staffNo);
    const lost = had.filter((no) => !has.includes(no));
    if (former.kind !== 'role') return lost.some((no) => next.namedNOs.includes(no));
    if (former.mode !== 'any') return lost.length > 0;
    return has.length === 0 || has.some((no) => !had.includes(no));
  });
}
