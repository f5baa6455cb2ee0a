import type {
  LeftReason,
  PayableBill,
  ReceiptState,
  ReceiptStepKind,
} from '../../../src/contract/agency/receipts';
import type { checkAssignment } from '../../../src/contract/agency/assignment';
import type { ResultOf } from '../../../src/contract/call';
import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const STATE_NAMES: Readonly<Record<ReceiptState, string>> = {
  open: '待认领',
  booked: '已入账',
  dismissed: '非账单款',
};
const LEFT_NAMES: Readonly<Record<LeftReason, string>> = {
  '': '待匹配',
  codeWrong: '识别码有误',
  codesSeveral: '用途中有多个识别码',
  codeUnknown: '识别码没有对应的已确认账单',
  noneFits: '没有金额、日期与付款方相符的账单',
  severalFit: '相符的账单或到账不止一笔',
  prepaidMissing: '企业没有预存账户，多付款无法转入',
  needsTwo: '超过双人复核限额，须由两名操作员认领',
  undone: '入账已撤销，待人工认领',
};
const STEP_NAMES: Readonly<Record<ReceiptStepKind, string>> = {
  exact: '识别码与金额相符',
  code: '识别码相符',
  amount: '金额与付款方相符',
  hand: '人工认领',
  dismissed: '非账单款',
  reopened: '恢复认领',
  undone: '撤销入账',
  confirmedFirst: '认领待复核',
  confirmationWithdrawn: '撤回认领确认',
};
type Assignment = ResultOf<typeof checkAssignment>;
const yuan = (fen: number): string => `¥${formatPrice(fen)}`;

const chinese = {
  noun: '到账',
  nothing: '暂无到账',
  search: '查询',
  hint: '银行流水号、付款方、用途、账单或企业',
  state: '状态',
  stateName: (state: ReceiptState): string => STATE_NAMES[state],
  allStates: '全部状态',
  sum: yuan,
  bankReference: '银行流水号',
  receivedDate: '到账日期',
  amount: '金额',
  payerName: '付款方',
  purpose: '用途',
  bill: '账单',
  enterprise: '企业',
  overAmount: '转入预存',
  leftReason: '待认领原因',
  leftName: (reason: LeftReason): string => LEFT_NAMES[reason],
  source: '来源',
  fromFile: (name: string, row: number): string => `${name} 第${row}行`,
  typed: '人工录入',
  importedBy: '导入人',
  facts: '到账信息',
  title: (reference: string): string => `银行流水 ${reference}`,
  steps: '处理记录',
  stepName: (how: ReceiptStepKind): string => STEP_NAMES[how],
  system: '系统',

  importFile: '导入流水',
  cancel: '取消',

  add: '录入到账',
  save: '保存',
  saved: '已录入，正在匹配账单',
  yuan: '元',
  amountWrong: '请输入金额',

  rematch: '重新匹配',
  rematchAsk: '将全部待认领的到账与已确认的账单重新比较。',
  rematched: '正在重新匹配',

  assign: '认领',
  assignTitle: '认领到账',
  assignHint: (payer: string, fen: number): string =>
    `${payer}，${yuan(fen)}。款项先付该账单的欠款，多付部分转入企业预存。`,
  billField: '账单编号或识别码',
  payable: '待付账单',
  payableOf: ({ billNo, entName, accountName, outstandingAmount }: PayableBill): string =>
    `${billNo} ${entName}${accountName === '' ? '' : `（${accountName}）`} 应付${yuan(outstandingAmount)}`,
  checkAssignment: '核对',
  assignmentOf: ({ billNo, entName, accountName, billAmount, overAmount }: Assignment): string =>
    `${entName}${accountName === '' ? '' : `（${accountName}）`}，账单${billNo}：付欠款${yuan(billAmount)}，${yuan(overAmount)}转入该企业预存。`,
  isBeforeBill: '到账日期早于账单日期，不计滞纳金。请核对到账日期与账单。',
  assigned: '已认领',
  assignedFirst: '已确认认领，待另一名操作员复核',
  twoHint: '金额超过双人复核限额，须由另一名操作员复核后入账。',
  first: '首次确认',
  firstOf: (name: string, billNo: string): string => `${name}，认领为账单${billNo}的付款`,
  confirmAgain: '复核认领',
  againHint: (payer: string, fen: number, name: string): string =>
    `${payer}，${yuan(fen)}，已由${name}确认。复核后入账：先付该账单的欠款，多付部分转入企业预存。`,
  withdraw: '撤回确认',
  withdrawAsk: (payer: string, fen: number): string => `撤回您对${payer}${yuan(fen)}的认领确认。`,
  withdrawn: '已撤回确认',
  dismiss: '非账单款',
  dismissTitle: '标记为非账单款',
  dismissHint: (payer: string, fen: number): string => `${payer}，${yuan(fen)}。`,
  reason: '原因',
  dismissed: '已标记为非账单款',
  reopen: '恢复认领',
  reopenAsk: (payer: string, fen: number): string => `${payer}的${yuan(fen)}恢复为待认领。`,
  reopened: '已恢复为待认领',
  remove: '删除',
  removeTitle: '删除录入的到账',
  removeHint: (payer: string, fen: number): string => `删除${payer}的${yuan(fen)}，删除后不能恢复。`,
  removed: '已删除',
  undo: '撤销入账',
  undoHint: (billNo: string, name: string, fen: number): string =>
    `撤销${yuan(fen)}对${name}账单${billNo}的入账，账单恢复欠款，该到账恢复为待认领。`,
  undone: '已撤销入账',
};

export const receiptTexts = defineChineseTexts('agency-receipts', chinese);
export type ReceiptTexts = typeof chinese;
