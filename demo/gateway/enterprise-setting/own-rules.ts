import { isLooserCompany } from '../../../src/domain/enterprise-setting/strictness';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { findRefundStandard, isChangeApprovalRequired } from './after-sale-rules';
import { isRequestRequired } from './request-rule';

/** They bind all staff alike. The other settings of an enterprise widen no booking. */
const approvals = ownRule({
  name: '订票、改签和退票的审批要求',
  find: async ({ db, caller: { enterpriseNum } }) => ({
    approvalRequired: await isRequestRequired(db, enterpriseNum),
    changeApprovalRequired: await isChangeApprovalRequired(db, enterpriseNum),
    refundStandard: await findRefundStandard(db, enterpriseNum),
  }),
  isLooser: isLooserCompany,
});

export const ownRules: readonly OwnRule[] = [approvals];
