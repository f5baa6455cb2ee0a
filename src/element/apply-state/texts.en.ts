import { APPLY_STATE, type ApplyState } from '../../contract/approval/apply-state';
import type { ApplyStateTexts } from './texts';

const STATES: Readonly<Record<ApplyState, string>> = {
  [APPLY_STATE.pending]: 'Pending',
  [APPLY_STATE.approved]: 'Approved',
  [APPLY_STATE.rejected]: 'Rejected',
  [APPLY_STATE.expired]: 'Expired',
  [APPLY_STATE.withdrawn]: 'Withdrawn',
  [APPLY_STATE.void]: 'Void',
};

export default {
  application: (state) => STATES[state],
} satisfies ApplyStateTexts;
