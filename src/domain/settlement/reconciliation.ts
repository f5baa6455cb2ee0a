import type {
  LEDGER_ACCOUNTS,
  ReconciliationPart,
  RefundAge,
} from '../../contract/settlement/reconciliation';
import { addDays } from '../shanghai-time';

export const RECONCILIATION_LABELS: Readonly<Record<ReconciliationPart, string>> = {
  importedRecord: '外部行程（导入）',
  notIssued: '已付款未出票',
  otherDay: '出票与入账不在同一期间',
  privateTrip: '因私出行',
  unexplained: '待核实',
  prepaid: '企业钱包支付',
  cashier: '收银台支付',
  refundDue: '收银台退款在途',
  notBilled: '已入账未出账',
  otherBill: '计入其他期间账单',
  otherBooking: '其他期间入账',
  disputed: '异议未计入应付',
  carried: '前期账单结转',
  correction: '异议更正',
  lateFee: '滞纳金',
  unusedTicket: '未使用客票',
  refund7: '退款0–7天',
  refund30: '退款8–30天',
  refundOlder: '退款超过30天',
};

export const LEDGER_ACCOUNT_LABELS: Readonly<Record<(typeof LEDGER_ACCOUNTS)[number], string>> = {
  credit: '月结',
  prepaid: '企业钱包',
  cashier: '收银台',
  refundDue: '收银台退款在途',
};

/** Highest age in days of open refunds of each age but the last. */
export const REFUND_AGE_DAYS: Readonly<Record<Exclude<RefundAge, 'refundOlder'>, number>> = {
  refund7: 7,
  refund30: 30,
};

/** Returns the month before that of a day, both days included. */
export function monthBefore(today: string): { beginDate: string; endDate: string } {
  const endDate = addDays(`${today.slice(0, 7)}-01`, -1);
  return { beginDate: `${endDate.slice(0, 7)}-01`, endDate };
}
