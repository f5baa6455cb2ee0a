import type { FaultText } from '../faults';

export const PAYMENT_FAULTS = {
  payMethodUnavailable: { code: '44001', msg: '该支付方式不可用，请选择其他支付方式' },
  payAmountChanged: { code: '44002', msg: '应付金额已变动，请刷新后重试' },
  walletShort: { code: '44003', msg: '企业预存余额不足，请选择其他支付方式或联系管理员充值' },
  creditShort: { code: '44004', msg: '企业月结授信额度不足，请选择其他支付方式或联系管理员' },
  returnUrlRefused: { code: '44005', msg: '返回地址不在允许范围内' },
  /** Told to the cashier, which must not take one trade for two payments. */
  tradeNoReused: { code: '44006', msg: '该交易号已用于其他支付' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    payment: typeof PAYMENT_FAULTS;
  }
}
