import type { FaultText } from '../faults';

export const PAYMENT_FAULTS = {
  payMethodUnavailable: { code: '44001', msg: '该支付方式不可用，请选择其他支付方式' },
  payAmountChanged: { code: '44002', msg: '应付金额已变动，请刷新后重试' },
  walletShort: { code: '44003', msg: '企业预存余额不足，请选择其他支付方式或联系管理员充值' },
  creditShort: { code: '44004', msg: '企业月结授信额度不足，请选择其他支付方式或联系管理员' },
  returnUrlRefused: { code: '44005', msg: '返回地址不在允许范围内' },
  /** Sent to the cashier, which must not use one trade for two payments. */
  tradeNoReused: { code: '44006', msg: '该交易号已用于其他支付' },
  walletOrderLimit: { code: '44007', msg: '超出企业单个订单支付限额，请选择其他支付方式或联系管理员' },
  walletPersonLimit: { code: '44008', msg: '超出您今日的企业支付限额，请选择其他支付方式或联系管理员' },
  walletDayLimit: { code: '44009', msg: '超出企业今日支付限额，请选择其他支付方式或联系管理员' },
  /** A second person has to agree first. */
  walletReviewNeeded: { code: '44010', msg: '该付款超过企业预存复核金额，须经他人复核后支付' },
  /** The enterprise has not opened monthly settlement to the payer. */
  monthlyNotOpen: { code: '44012', msg: '企业未对您开通企业月结，请选择其他支付方式或联系管理员' },
  /** The payer must first prove their security password in this session. */
  walletSecurityNeeded: { code: '44013', msg: '该操作须验证您的安全密码' },
  walletSecurityUnset: { code: '44014', msg: '该操作须验证安全密码，请先在账户安全中设置安全密码' },
  /** A session of a partner's page cannot prove a security password. */
  walletSecurityBeyondPartner: { code: '44015', msg: '该操作须验证安全密码，请登录商旅门户后办理' },
  walletReviewNotNeeded: { code: '44011', msg: '该付款无须复核，请直接支付' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    payment: typeof PAYMENT_FAULTS;
  }
}
