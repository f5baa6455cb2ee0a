import type { FaultText } from '../faults';

/** Faults of bill payments, and of bank receipts at the agency's side. */
export const SETTLE_PAYMENT_FAULTS = {
  receiptUnknown: { code: '46631', msg: '到账记录不存在' },
  /** The receipt was assigned or set aside meanwhile. */
  receiptOver: { code: '46632', msg: '该到账记录已处理，请刷新后查看' },
  /** A receipt of a file is taken back with its import, or set aside. */
  receiptOfFile: { code: '46651', msg: '银行流水文件中的到账不能删除，可撤销该次导入或标记为非账单款' },
  receiptBookedBefore: { code: '46652', msg: '该到账曾经入账，不能删除，可标记为非账单款' },
  /** The excess went into the wallet and has been spent: the booking cannot be undone. */
  overPaymentSpent: { code: '46635', msg: '多付款转入预存账户后已被使用，余额不足，不能撤销入账' },
  /** The payment restored the credit line, and orders have used it since: the booking cannot be undone. */
  creditSpent: { code: '46636', msg: '还款恢复的月结额度已被使用，剩余额度不足，不能撤销入账' },
  /** No bill has this number or code, or the bill is not confirmed. */
  billNotPayable: { code: '46633', msg: '没有该编号或识别码的已确认账单' },
  /** The enterprise has no prepaid account for the excess. */
  prepaidMissing: { code: '46634', msg: '该企业没有预存账户，多付款无法转入，请联系企业处理' },
  /** The bill is not confirmed, or nothing is owed any more. */
  billNotOwed: { code: '46637', msg: '账单未确认或已结清，无需付款' },
  billOverpaid: { code: '46638', msg: '付款金额超过当前应付金额，请核对后重试' },
  /** The person who has confirmed the bill must not pay it. */
  billPayerConfirmed: { code: '46639', msg: '该账单由您确认，按企业设置须由其他人员付款' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    settlePayment: typeof SETTLE_PAYMENT_FAULTS;
  }
}
