import * as v from 'valibot';

/** States of an application; all but the first are final. */
export const APPLY_STATES = ['审批中', '已同意', '已拒绝', '已过期', '已撤回'] as const;
export const ApplyState = v.picklist(APPLY_STATES);
export type ApplyState = v.InferOutput<typeof ApplyState>;
