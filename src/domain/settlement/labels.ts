import type { CompareResult } from '../../contract/settlement/compare';
import type { BillState, LineKind } from '../../contract/settlement/bills';
import type { DisputeState, DisputeReason } from '../../contract/settlement/disputes';
import type { LEDGER_ACCOUNTS, ReconciliationPart } from '../../contract/settlement/reconciliation';

export const COMPARE_RESULT_LABELS: Readonly<Record<CompareResult, string>> = {
  same: '一致',
  differs: '有差异',
  onlyBill: '仅账单有',
  onlyRecord: '仅记录有',
  unreadable: '无法识别',
};

export const BILL_STATE_LABELS: Readonly<Record<BillState, string>> = {
  generating: '生成中',
  toConfirm: '待确认',
  confirmed: '已确认',
  overdue: '逾期',
  settled: '已结清',
};

export const LINE_KIND_LABELS: Readonly<Record<LineKind, string>> = {
  fare: '票价',
  fund: '民航发展基金',
  fuel: '燃油附加费',
  service: '服务费',
  insurance: '保险',
  change: '改签',
  refund: '退票',
  dispute: '异议结转',
  correction: '异议更正',
  balance: '余额结转',
};

export const DISPUTE_STATE_LABELS: Readonly<Record<DisputeState, string>> = {
  open: '处理中',
  accepted: '已采纳',
  partlyAccepted: '部分采纳',
  refused: '未采纳',
  withdrawn: '已撤回',
};

export const DISPUTE_REASON_LABELS: Readonly<Record<DisputeReason, string>> = {
  amount: '金额不符',
  notOurs: '非本企业消费',
  twice: '重复计费',
  refundMissing: '已退未入账',
  allocation: '费用归属有误',
  other: '其他',
};

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
