import { ApplyType } from '../../../src/contract/approval/approval';
import { isLooserApprovers, type Deciders } from '../../../src/domain/approval/approver-strictness';
import type { ApproverRule, FlowStep } from '../../../src/domain/approval/flow';
import { isLooserFlow, isOfGrade, type FlowFor } from '../../../src/domain/approval/flow-strictness';
import { isLooserOwners } from '../../../src/domain/cost-center/owners';
import { findChargedOwners } from '../cost-center/charged-owners';
import { ownRule, type OwnRule, type Where } from '../permission/own-rules/own-rule';
import { findApprovers } from './approvers';
import { findFlow } from './flow';
import { findUnable } from './replacing';

async function flowsFor({ db, caller: { enterpriseNum } }: Where, staffNo: string) {
  const found: (FlowFor & { applyType: ApplyType })[] = [];
  for (const applyType of ApplyType.options) {
    const flow = await findFlow(db, { enterpriseNum, staffNo }, applyType);
    if (flow !== undefined) found.push({ ...flow, applyType });
  }
  return found;
}

const flows = ownRule<readonly FlowFor[]>({
  name: '审批流程',
  find: flowsFor,
  isLooser: (before, after, staffNo) =>
    before.some((former, at) => {
      const flow = after[at];
      return flow === undefined || isLooserFlow(former, flow, staffNo);
    }),
});

/** Of the steps that somebody of a grade goes by, and of the replacement of approvers. */
const askedIn = ({ flow, gradeRank }: FlowFor): { approver: ApproverRule; mode: FlowStep['mode'] }[] => [
  ...flow.steps.filter((step) => isOfGrade(step, gradeRank)),
  ...(flow.replacement === undefined ? [] : [{ approver: flow.replacement, mode: 'any' as const }]),
];

/** The people to whom the flows lead: they change with the members and the grants of roles. */
const approvers = ownRule<ReadonlyMap<string, Deciders>>({
  name: '审批人',
  hangsOn: 'roles',
  async find(where, staffNo) {
    const { db, caller } = where;
    const asked = (await flowsFor(where, staffNo)).flatMap((flow) =>
      askedIn(flow).map(({ approver, mode }) => ({
        part: JSON.stringify([flow.applyType, approver, mode]),
        approver,
        mode,
      })),
    );
    const people = await findApprovers(
      db,
      { enterpriseNum: caller.enterpriseNum, staffNo },
      asked.map(({ approver }) => approver),
    );
    const unable = await findUnable(
      db,
      people.flat().map((one) => one.staffNO),
    );
    return new Map(
      asked.map(({ part, approver: { kind }, mode }, at) => {
        const namedNOs = (people[at] ?? []).map((one) => one.staffNO);
        return [part, { kind, mode, namedNOs, ableNOs: namedNOs.filter((no) => !unable.has(no)) }];
      }),
    );
  },
  isLooser: isLooserApprovers,
});

/** They decide on charges to their cost centres where a flow asks them. */
const owners = ownRule<ReadonlyMap<string, string>>({
  name: '可使用的成本中心的负责人',
  async find(where, staffNo) {
    const isAsked = (await flowsFor(where, staffNo)).some((flow) =>
      askedIn(flow).some(({ approver }) => approver.kind === 'costCenterOwner'),
    );
    return isAsked ? findChargedOwners(where, staffNo) : new Map<string, string>();
  },
  isLooser: isLooserOwners,
});

export const ownRules: readonly OwnRule[] = [flows, approvers, owners];
