import { isLooserApprovers, type Deciders } from '../../../src/domain/approval/approver-strictness';
import { isLooserFlow, type FlowFor } from '../../../src/domain/approval/flow-strictness';
import { isLooserOwners } from '../../../src/domain/cost-center/owners';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { findApprovers } from './approvers';
import { askedIn, findAskedOwners, flowsFor } from './asked-owners';
import { findUnable } from './replacing';

const flows = ownRule<readonly FlowFor[]>({
  name: '审批流程',
  find: ({ db, caller: { enterpriseNum } }, staffNo) => flowsFor({ db, enterpriseNum }, staffNo),
  isLooser: (before, after, staffNo) =>
    before.some((former, at) => {
      const flow = after[at];
      return flow === undefined || isLooserFlow(former, flow, staffNo);
    }),
});

/** The people to whom the flows lead, who change with the members of roles and with what roles grant. */
const approvers = ownRule<ReadonlyMap<string, Deciders>>({
  name: '审批人',
  hangsOn: 'roles',
  async find(where, staffNo) {
    const { db, caller } = where;
    const asked = (await flowsFor({ db, enterpriseNum: caller.enterpriseNum }, staffNo)).flatMap((flow) =>
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
  find: ({ db, caller: { enterpriseNum }, now }, staffNo) =>
    findAskedOwners({ db, enterpriseNum, now }, staffNo),
  isLooser: isLooserOwners,
});

export const ownRules: readonly OwnRule[] = [flows, approvers, owners];
