import type { AreaAnswers } from '../../support/components/samples';
import { approvalAnswers, TEMPLATES } from './approval-samples';

export const answers: AreaAnswers = () => ({
  ...approvalAnswers(),
  queryTemplateTypes: () => TEMPLATES,
  submitApprovalApplyAuto: () => ({
    applyId: 'SP26112000000009',
    applyState: '审批中',
    approverName: '王建华',
  }),
});
