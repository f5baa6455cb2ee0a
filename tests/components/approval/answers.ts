import type { AreaAnswers } from '../../support/components/samples';
import { flowAnswers } from './flow-samples';
import { approvalAnswers, TEMPLATES } from './approval-samples';

export const answers: AreaAnswers = () => ({
  ...approvalAnswers(),
  openApprovalLink: () => ({ authSign: 'token-of-the-link', expireTime: '2026-12-01T03:00:00.000Z' }),
  ...flowAnswers(),
  queryTemplateTypes: () => TEMPLATES,
  getListApprovalPathInfo: () => [
    {
      stepNo: 1,
      stepName: '主管审批',
      mode: 'any',
      approvers: [{ staffNO: 'S0001', staffName: '王建华' }],
    },
  ],
  submitApprovalApplyAuto: () => ({
    applyId: 'SP26112000000009',
    applyState: '审批中',
    approverName: '王建华',
  }),
});
