import type { ApplyType } from '../../../../src/contract/approval/approval';
import { stepsFor, type ApprovalFlow, type FlowFacts } from '../../../../src/domain/approval/flow';
import { startFlow, type Approver, type Progress } from '../../../../src/domain/approval/progress';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { findApprovers } from './approvers';
import { resolveCopies } from './copies';
import { findReplacements } from './replacements';

/** Default flow of an enterprise: the direct supervisor decides. */
export const USUAL_FLOW: ApprovalFlow = {
  steps: [
    {
      stepNo: 1,
      stepName: '直属上级审批',
      approver: { kind: 'supervisor', level: 1 },
      mode: 'any',
      conditions: [],
    },
  ],
};

/** Initial progress of an application, with the version of its flow. */
export interface FlowStart {
  progress: Progress;
  /** Staff numbers of the travellers. */
  travellerNOs: readonly string[];
  /** 0: the usual flow. */
  flowVersion: number;
  /** 抄送. */
  copies: readonly Approver[];
}

/** Facts that conditions of a flow read, without those of the applicant. */
export interface RequestFacts extends Omit<FlowFacts, 'gradeRank'> {
  /** The cost centre that bears the costs; the applicant's own if left out. */
  costCenterNo?: string;
  /** Staff numbers of the travellers, who may not decide it. */
  travellerNOs: readonly string[];
}

/** Begins the flow of the caller's enterprise for an application. Throws approverMissing when no approver remains. */
export async function beginFlow(
  db: Database,
  caller: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  applyType: ApplyType,
  asked: RequestFacts,
  at: Date,
): Promise<FlowStart> {
  const begun = await tryBeginFlow(db, caller, applyType, asked, at);
  if (begun === undefined) throw new Fault('approverMissing');
  return begun;
}

/** Like `beginFlow`, but undefined when no approver remains. */
export async function tryBeginFlow(
  db: Database,
  caller: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  applyType: ApplyType,
  asked: RequestFacts,
  at: Date,
): Promise<FlowStart | undefined> {
  const found = await findFlow(db, caller, applyType);
  if (found === undefined) return undefined;
  const { flow, version, gradeRank } = found;
  const { costCenterNo = '', travellerNOs } = asked;
  const applicant = { ...caller, costCenterNo };
  const taken = stepsFor(flow, { ...asked, gradeRank });
  const people = await findApprovers(
    db,
    applicant,
    taken.map(({ approver }) => approver),
  );
  const steps = taken.map(({ stepNo, stepName, mode, limit }, i) => ({
    step: { stepNo, stepName, mode, ...(limit && { limit }) },
    people: people[i] ?? [],
  }));
  const replacing = await findReplacements(db, { ...applicant, travellerNOs }, flow, people.flat());
  const progress = startFlow(steps, { applicantNO: caller.staffNo, travellerNOs }, at, replacing);
  if (progress === undefined) return undefined;
  const copies = await resolveCopies(db, applicant, flow.copyTo ?? [], progress);
  return { progress, travellerNOs, flowVersion: version, copies };
}

/**
 * The current flow: the enterprise's newest version, else the default; and the rank of the applicant's grade. Undefined
 * for a person outside the staff.
 */
export async function findFlow(
  db: Database,
  { enterpriseNum, staffNo }: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  applyType: ApplyType,
): Promise<{ flow: ApprovalFlow; version: number; gradeRank: number } | undefined> {
  const found = await db
    .selectFrom('staff as s')
    .innerJoin('grade as g', 'g.grade_no', 's.grade_no')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('approval_flow as f')
          .select(['f.flow', 'f.version'])
          .whereRef('f.enterprise_num', '=', 's.enterprise_num')
          .where('f.apply_type', '=', applyType)
          .orderBy('f.version', 'desc')
          .limit(1)
          .as('set'),
      (join) => join.onTrue(),
    )
    .select(['set.flow', 'set.version', 'g.grade_rank'])
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { flow, version, grade_rank } = found;
  return { flow: flow ?? USUAL_FLOW, version: version ?? 0, gradeRank: grade_rank };
}
