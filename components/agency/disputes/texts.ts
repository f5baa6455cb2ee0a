import type { BillState, LineKind } from '../../../src/contract/settlement/bills';
import type { DisputeReason, DisputeState } from '../../../src/contract/settlement/disputes';
import { formatPrice } from '../../../src/domain/money/money';
import {
  BILL_STATE_LABELS,
  DISPUTE_REASON_LABELS,
  DISPUTE_STATE_LABELS,
  LINE_KIND_LABELS,
} from '../../../src/domain/settlement/labels';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const yuan = (fen: number): string => `¥${formatPrice(fen)}`;

const chinese = {
  noun: '争议',
  nothing: '暂无争议',
  search: '查询',
  hint: '账单编号、企业名称或编号',
  state: '状态',
  stateName: (state: DisputeState): string => DISPUTE_STATE_LABELS[state],
  allStates: '全部状态',
  sum: yuan,
  billNo: '账单编号',
  title: (billNo: string): string => `账单 ${billNo} 的争议`,
  enterprise: '企业',
  reason: '争议原因',
  reasonName: (reason: DisputeReason): string => DISPUTE_REASON_LABELS[reason],
  lineCount: '明细条数',
  claimAmount: '主张金额',
  acceptedAmount: '采纳金额',
  raisedBy: '提出人',
  raisedTime: '提出时间',
  facts: '争议信息',
  lines: '争议明细',
  noLines: '暂无明细',
  orderNo: '订单号',
  kind: '费用',
  kindName: (kind: LineKind): string => LINE_KIND_LABELS[kind],
  traveller: '乘机人',
  route: '行程',
  lineAmount: '明细金额',
  bill: '账单',
  billState: '账单状态',
  billStateName: (state: BillState): string => BILL_STATE_LABELS[state],
  totalAmount: '账单总额',
  heldAmount: '争议中，暂不应付',
  payableAmount: '应付金额',
  correctionBillNo: '冲减账单',
  notCorrected: '下期账单冲减',
  thread: '沟通记录',
  sender: (isAgency: boolean): string => (isAgency ? '服务商' : '企业'),
  answer: '回复',
  answerTitle: '回复企业',
  answerLabel: '回复内容',
  answered: '已回复',
  send: '发送',
  decide: '作出处理',
  decideTitle: '处理争议',
  decideHint: (name: string, fen: number): string =>
    `${name}，主张合计${yuan(fen)}。采纳金额在下期账单中冲减；0元表示不采纳。处理后不能修改。`,
  newer: '处理期间的新留言',
  haveRead: '已阅读新留言',
  decision: '处理说明',
  acceptedOf: (line: string, claim: number): string => `采纳金额：${line}（主张${yuan(claim)}）`,
  amountWrong: '请输入金额',
  amountTooMuch: (fen: number): string => `不能超过主张金额${yuan(fen)}`,
  decided: '已处理',
  yuan: '元',
};

export const disputeTexts = defineChineseTexts('agency-disputes', chinese);
export type DisputeTexts = typeof chinese;
