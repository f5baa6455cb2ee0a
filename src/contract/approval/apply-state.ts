import * as v from 'valibot';

/** States of an application as the wire has them; all but the first are final. */
export const APPLY_STATE = {
  pending: '审批中',
  approved: '已同意',
  rejected: '已拒绝',
  expired: '已过期',
  withdrawn: '已撤回',
  /** What it is for cannot be done any more: the tickets have been changed or given back. */
  void: '已失效',
} as const;
export const APPLY_STATES = Object.values(APPLY_STATE);
export const ApplyState = v.picklist(APPLY_STATES);
export type ApplyState = v.InferOutput<typeof ApplyState>;
