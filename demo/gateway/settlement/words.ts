import type { BillState, LineKind, SettleBillLine } from '../../../src/contract/settlement/bills';

/** Kinds of lines, as files and pages of the gateway have them. */
export const KIND_WORDS: Readonly<Record<LineKind, string>> = {
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

export const PART_WORDS: Readonly<Record<SettleBillLine['part'], string>> = {
  '': '',
  changeFee: '改签费',
  fareDifference: '票价差额',
};

export const DISPUTE_WORDS: Readonly<Record<SettleBillLine['lineDispute'], string>> = {
  none: '',
  open: '处理中',
  accepted: '已采纳',
  refused: '未采纳',
};

export const STATE_WORDS: Readonly<Record<BillState, string>> = {
  generating: '生成中',
  toConfirm: '待确认',
  confirmed: '已确认',
  overdue: '逾期',
  settled: '已结清',
};
