import type { ApplyType } from '../../contract/approval/approval';

/** Pages of the approve document (specification 2.8). */
export type ApplyPage = 'busTripApproveDetail' | 'overStandApproveDetail' | 'preTripApproveDetail';

const PAGES: Readonly<Record<ApplyType, ApplyPage>> = {
  1: 'busTripApproveDetail',
  2: 'overStandApproveDetail',
  9: 'preTripApproveDetail',
  17: 'preTripApproveDetail',
  20: 'preTripApproveDetail',
  18: 'overStandApproveDetail',
  19: 'overStandApproveDetail',
};

/** Returns the page that shows an application of a kind. */
export const applyPageOf = (applyType: ApplyType): ApplyPage => PAGES[applyType];
