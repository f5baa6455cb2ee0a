import type { AgreementState } from '../../contract/hotel/hotel-agreements';

export const AGREEMENT_STATE_LABELS: Readonly<Record<AgreementState, string>> = {
  enabled: '启用',
  upcoming: '未生效',
  ending: '即将到期',
  expired: '已过期',
  disabled: '停用',
};
