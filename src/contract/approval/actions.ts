import * as v from 'valibot';
import { call } from '../call';
import { ApplyState } from './apply-state';
import { ApplyId, Opinion } from './shapes';

const DecidedApplication = v.object({ applyId: v.string(), applyState: ApplyState });
const StaffNO = v.pipe(v.string(), v.trim(), v.nonEmpty('请选择审批人'));

/** 转交: another of the enterprise's staff decides in the caller's place. */
export const transferApproval = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/transferApproval',
  body: v.object({ applyId: ApplyId, staffNO: StaffNO, opinion: Opinion }),
  result: DecidedApplication,
  needs: 'token',
  mutates: true,
  changes: ['approval'],
  origin: 'suite',
});

/** 加签: adds approvers who must agree too before the step is complete. */
export const addApprovers = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/addApprovers',
  body: v.object({
    applyId: ApplyId,
    staffNOList: v.pipe(v.array(StaffNO), v.minLength(1, '请选择审批人'), v.maxLength(5, '一次最多加签5人')),
  }),
  result: DecidedApplication,
  needs: 'token',
  mutates: true,
  changes: ['approval'],
  origin: 'suite',
});

/** 退回: returns the application to a passed step, which is decided anew with all steps after it. */
export const returnApproval = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/returnApproval',
  body: v.object({ applyId: ApplyId, stepNo: v.pipe(v.number(), v.integer()), opinion: Opinion }),
  result: DecidedApplication,
  needs: 'token',
  mutates: true,
  changes: ['approval'],
  origin: 'suite',
});

/** Minimum number of minutes between reminders, and between the application and the first one. */
export const URGE_EVERY_MIN = 30;

/** 催办: the applicant reminds the open approvers. Throws urgeTooSoon within URGE_EVERY_MIN of the last reminder. */
export const urgeApproval = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/urgeApproval',
  body: v.object({ applyId: ApplyId }),
  result: v.object({
    applyId: v.string(),
    urgeCount: v.number(),
    /** ISO instant. */
    urgeTime: v.string(),
  }),
  needs: 'token',
  mutates: true,
  changes: ['approval'],
  origin: 'suite',
});
