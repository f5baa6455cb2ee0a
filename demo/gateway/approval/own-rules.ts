import { ApplyType } from '../../../src/contract/approval/approval';
import { isLooserFlow, type FlowFor } from '../../../src/domain/approval/flow-strictness';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { findFlow } from './flow';

const flows = ownRule({
  name: '审批流程',
  async find({ db, caller: { enterpriseNum } }, staffNo): Promise<readonly FlowFor[]> {
    const found: FlowFor[] = [];
    for (const applyType of ApplyType.options) {
      const flow = await findFlow(db, { enterpriseNum, staffNo }, applyType);
      if (flow !== undefined) found.push(flow);
    }
    return found;
  },
  isLooser: (before, after, staffNo) =>
    before.some((former, at) => {
      const flow = after[at];
      return flow === undefined || isLooserFlow(former, flow, staffNo);
    }),
});

export const ownRules: readonly OwnRule[] = [flows];
