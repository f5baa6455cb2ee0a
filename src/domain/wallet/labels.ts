import type { RechargeState } from '../../contract/wallet/recharge';
import type { WalletAccountKind, MovementKind } from '../../contract/wallet/account';

export const RECHARGE_STATE_LABELS: Readonly<Record<RechargeState, string>> = {
  waiting: '待确认',
  unpaid: '待支付',
  confirmed: '已到账',
  refused: '已拒绝',
  withdrawn: '已撤回',
};

export const WALLET_ACCOUNT_LABELS: Readonly<Record<WalletAccountKind, string>> = {
  prepaid: '企业预存',
  credit: '企业月结',
};

export const MOVEMENT_KIND_LABELS: Readonly<Record<MovementKind, string>> = {
  topUp: '充值',
  payment: '支付',
  refund: '退款',
  settlement: '账单',
};
