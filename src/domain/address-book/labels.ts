import type {
  StaffState,
  StaffStateFilter,
  SupervisorFilter,
} from '../../contract/address-book/staff-members';

export const STAFF_STATE_LABELS: Readonly<Record<StaffState, string>> = {
  active: '在职',
  stopped: '停用',
  departed: '离职',
};

export const STAFF_STATE_FILTER_LABELS: Readonly<Record<StaffStateFilter, string>> = {
  ...STAFF_STATE_LABELS,
  present: '未离职',
};

export const SUPERVISOR_FILTER_LABELS: Readonly<Record<SupervisorFilter, string>> = {
  none: '未设置',
  some: '已设置',
};

/** Regions by their codes, where the names differ from those of the standard library. */
export const REGION_LABELS: Readonly<Record<string, string>> = {
  HK: '中国香港',
  MO: '中国澳门',
  TW: '中国台湾',
};
