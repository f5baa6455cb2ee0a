import * as v from 'valibot';

/** States of an application on the wire; all but the first are final. */
export const APPLY_STATE = {
  pending: '审批中',
  approved: '已同意',
  rejected: '已拒绝',
  expired: '已过期',
  withdrawn: '已撤回',
  /** The tickets have been changed or refunded meanwhile, so the application has no subject any more. */
  void: '已失效',
} as const;
export const APPLY_STATES = Object.values(APPLY_STATE);
export const ApplyState = v.picklist(APPLY_STATES);
export type ApplyState = v.InferOutput<typeof ApplyState>;
