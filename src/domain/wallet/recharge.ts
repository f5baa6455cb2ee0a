import type { RechargeState } from '../../contract/wallet/recharge';

/** True while it can be confirmed, refused or withdrawn. */
export const isOpenRecharge = (state: RechargeState): boolean => state === 'waiting' || state === 'unpaid';
