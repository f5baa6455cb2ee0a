import type { AgreementState, Star } from '../../contract/hotel/hotel-agreements';

export const AGREEMENT_STATE_LABELS: Readonly<Record<AgreementState, string>> = {
  enabled: '启用',
  upcoming: '未生效',
  ending: '即将到期',
  expired: '已过期',
  disabled: '停用',
};

export const STAR_LABELS: Readonly<Record<Star, string>> = {
  5: '五星',
  4: '四星',
  3: '三星',
  2: '二星及以下',
};
