import type { ApplyType } from '../../../../src/contract/approval/approval';
import { stepsFor, type ApprovalFlow, type FlowFacts } from '../../../../src/domain/approval/flow';
import { begin, type Approver, type Progress } from '../../../../src/domain/approval/progress';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { findApprovers } from './approvers';
import { resolveCopies } from './copies';
import { findReplacing } from './replacing';

/** Of an enterprise that has set none: the direct supervisor. */
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

/** Where an application begins, and by which version of the flow. */
export interface Begun {
  progress: Progress;
  /** Staff numbers of those who travel by it. */
  travellerNOs: readonly string[];
  /** 0: the usual flow. */
  flowVersion: number;
  /** 抄送. */
  copies: readonly Approver[];
}

/** What conditions of a flow look at, without what is known of the applicant. */
export interface Asked extends Omit<FlowFacts, 'gradeRank'> {
  /** Who bears the costs; not given: the applicant's own cost centre. */
  costCenterNo?: string;
  /** Staff numbers of those who travel by it: they do not decide it. */
  travellerNOs: readonly string[];
}

/**
 * The way an application of a caller takes by the flow of their enterprise. Throws approverMissing where nobody is left to
 * decide it.
 */
export async function beginFlow(
  db: Database,
  caller: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  applyType: ApplyType,
  asked: Asked,
  at: Date,
): Promise<Begun> {
  const begun = await findBeginning(db, caller, applyType, asked, at);
  if (begun === undefined) throw new Fault('approverMissing');
  return begun;
}

/** The same; undefined where nobody is left to decide it. */
export async function findBeginning(
  db: Database,
  caller: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  applyType: ApplyType,
  asked: Asked,
  at: Date,
): Promise<Begun | undefined> {
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
  const replacing = await findReplacing(db, { ...applicant, travellerNOs }, flow, people.flat());
  const progress = begin(steps, { applicantNO: caller.staffNo, travellerNOs }, at, replacing);
  if (progress === undefined) return undefined;
  const copies = await resolveCopies(db, applicant, flow.copyTo ?? [], progress);
  return { progress, travellerNOs, flowVersion: version, copies };
}

/**
 * The flow in force: the newest version of the enterprise, else the usual one; and the rank of the applicant's grade.
 * Undefined for who is none of the staff.
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
