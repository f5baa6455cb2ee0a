import type { AgencyRechargeState } from '../../../src/contract/agency/recharges';
import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const STATE_NAMES: Readonly<Record<AgencyRechargeState, string>> = {
  waiting: '待确认',
  confirmedOnce: '待复核',
  confirmed: '已到账',
  refused: '已拒绝',
  withdrawn: '已撤回',
};
const yuan = (fen: number): string => `¥${formatPrice(fen)}`;

const chinese = {
  noun: '充值单',
  nothing: '暂无充值单',
  search: '查询',
  hint: '充值单号、企业、付款方或银行流水号',
  state: '状态',
  stateName: (state: AgencyRechargeState): string => STATE_NAMES[state],
  allStates: '全部状态',
  rechargeNo: '充值单号',
  enterprise: '企业',
  amount: '金额',
  sum: yuan,
  payerName: '付款方',
  bankReference: '银行流水号',
  transferDate: '转账日期',
  applyTime: '提交时间',
  applicant: '提交人',
  remark: '备注',
  refuseReason: '拒绝原因',
  files: '转账凭证',
  facts: '充值信息',
  confirm: '确认到账',
  confirmAgain: '复核到账',
  confirmTitle: '确认充值到账',
  confirmAsk: (name: string, fen: number): string => `确认${name}的充值${yuan(fen)}已到账，并计入企业预存。`,
  confirmFirstAsk: (name: string, fen: number): string =>
    `确认${name}的充值${yuan(fen)}已到账。金额高于双人复核限额，另一名操作员复核后才计入企业预存。`,
  booked: '已确认，款项已入账',
  confirmedFirst: '已确认，待另一名操作员复核',
  refuse: '拒绝',
  refuseTitle: '拒绝充值',
  refuseHint: (name: string, fen: number): string => `${name}，${yuan(fen)}。企业会看到拒绝原因。`,
  refused: '已拒绝',
  withdraw: '撤回确认',
  withdrawTitle: '撤回到账确认',
  withdrawAsk: (name: string, fen: number): string => `撤回您对${name}的充值${yuan(fen)}的到账确认。`,
  withdrawn: '已撤回确认',
};

export const rechargeTexts = defineChineseTexts('agency-recharges', chinese);
export type RechargeTexts = typeof chinese;
