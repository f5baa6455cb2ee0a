import type { RechargeState } from '../../contract/wallet/recharge';

/** May it still be confirmed, refused or taken back? */
export const isOpenRecharge = (state: RechargeState): boolean => state === 'waiting' || state === 'unpaid';
