import { ApplyType } from '../../../../src/contract/approval/approval';
import type { ApproverRule, FlowStep } from '../../../../src/domain/approval/flow';
import { isOfGrade, type FlowFor } from '../../../../src/domain/approval/flow-strictness';
import type { ChargedOwners } from '../../../../src/domain/cost-center/owners';
import { findChargedOwners } from '../../cost-center/charged-owners';
import type { Database } from '../../db/database';
import { findFlow } from './flow';

interface EnterpriseContext {
  db: Database;
  enterpriseNum: string;
}

/** The flows that apply to a person. */
export async function flowsFor({ db, enterpriseNum }: EnterpriseContext, staffNo: string) {
  const found: (FlowFor & { applyType: ApplyType })[] = [];
  for (const applyType of ApplyType.options) {
    const flow = await findFlow(db, { enterpriseNum, staffNo }, applyType);
    if (flow !== undefined) found.push({ ...flow, applyType });
  }
  return found;
}

/** Approver rules of the steps that apply to a grade, and of the replacement of approvers. */
export const approverRulesOf = ({
  flow,
  gradeRank,
}: FlowFor): { approver: ApproverRule; mode: FlowStep['mode'] }[] => [
  ...flow.steps.filter((step) => isOfGrade(step, gradeRank)),
  ...(flow.replacement === undefined ? [] : [{ approver: flow.replacement, mode: 'any' as const }]),
];

/** Owners of the cost centres that a person may charge, if a flow asks these owners; undefined otherwise. */
export async function findApprovingOwners(
  { db, enterpriseNum, now }: EnterpriseContext & { now: Date },
  staffNo: string,
): Promise<ChargedOwners | undefined> {
  const isAsked = (await flowsFor({ db, enterpriseNum }, staffNo)).some((flow) =>
    approverRulesOf(flow).some(({ approver }) => approver.kind === 'costCenterOwner'),
  );
  return isAsked ? findChargedOwners({ db, enterpriseNum, now }, staffNo) : undefined;
}
