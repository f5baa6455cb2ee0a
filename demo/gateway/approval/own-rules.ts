import { ApplyType } from '../../../src/contract/approval/approval';
import { isLooserApprovers, type Deciders } from '../../../src/domain/approval/approver-strictness';
import { isLooserFlow, type FlowFor } from '../../../src/domain/approval/flow-strictness';
import { isLooserOwners, type ChargedOwners } from '../../../src/domain/cost-center/owners';
import { ownPosts, ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { findApprovers } from './flow/approvers';
import { approverRulesOf, findApprovingOwners, flowsFor } from './flow/cost-center-approvers';
import { rulesOf } from './flow-settings/people';
import { findCurrent } from './flow-settings/versions';
import { findUnableApprovers } from './flow/replacements';

const flows = ownRule<readonly FlowFor[]>({
  name: '审批流程',
  find: ({ db, caller: { enterpriseNum } }, staffNo) => flowsFor({ db, enterpriseNum }, staffNo),
  isLooser: (before, after, staffNo) =>
    before.some((former, at) => {
      const flow = after[at];
      return flow === undefined || isLooserFlow(former, flow, staffNo);
    }),
});

/** The approvers of the flows, who change with the members and the grants of roles. */
const approvers = ownRule<ReadonlyMap<string, Deciders>>({
  name: '审批人',
  hangsOn: 'roles',
  async find(where, staffNo) {
    const { db, caller } = where;
    const asked = (await flowsFor({ db, enterpriseNum: caller.enterpriseNum }, staffNo)).flatMap((flow) =>
      approverRulesOf(flow).map(({ approver, mode }) => ({
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
    const unable = await findUnableApprovers(
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

/** Owners of cost centres, who decide on charges to them when a flow asks them. */
const owners = ownRule<ChargedOwners | undefined>({
  name: '可使用的成本中心的负责人',
  find: ({ db, caller: { enterpriseNum }, now }, staffNo) =>
    findApprovingOwners({ db, enterpriseNum, now }, staffNo),
  isLooser: (before, after, staffNo) =>
    before !== undefined && after !== undefined && isLooserOwners(before, after, staffNo),
});

/** Flows that name the person, or a role of theirs. */
const posts = ownPosts('以有期限的权限任审批人', async ({ db, caller }, staffNo) => {
  const current = await findCurrent(db, caller.enterpriseNum);
  const mine = await db.selectFrom('staff_role').select('role_no').where('staff_no', '=', staffNo).execute();
  const roleNos = new Set(mine.map(({ role_no }) => role_no));
  return new Set(
    ApplyType.options.flatMap((applyType) =>
      rulesOf(current(applyType).flow).flatMap((rule) => {
        if (rule.kind === 'staff') return rule.staffNOs.includes(staffNo) ? [`${applyType}`] : [];
        return rule.kind === 'role' && roleNos.has(rule.roleNo) ? [`${applyType} ${rule.roleNo}`] : [];
      }),
    ),
  );
});

export const ownRules: readonly OwnRule[] = [flows, approvers, owners, posts];
