import type { StaffState } from '../../contract/address-book/staff-members';

export const STAFF_STATE_LABELS: Readonly<Record<StaffState, string>> = {
  active: '在职',
  stopped: '停用',
  departed: '离职',
};
