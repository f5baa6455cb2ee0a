import type { RechargeState, RechargeWay } from '../../../src/contract/wallet/recharge';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { RECHARGE_STATE_LABELS } from '../../../src/domain/wallet/labels';

const WAYS: Readonly<Record<RechargeWay, string>> = { offline: '线下转账', cashier: '在线支付' };
const CASHIERS: Readonly<Record<number, string>> = { 1: '支付宝', 3: '微信支付' };

const chinese = {
  transfer: '提交线下充值',
  cashier: '在线充值',
  noun: '充值单',
  nothing: '还没有充值单。转账后提交线下充值，或在线充值',
  query: '查询充值单',
  keywordHint: '充值单号、付款方或银行流水号',
  state: '状态',
  allStates: '全部',
  stateName: (state: RechargeState) => RECHARGE_STATE_LABELS[state],

  rechargeNo: '充值单号',
  amount: '金额',
  way: '充值方式',
  wayName: (way: RechargeWay) => WAYS[way],
  payerName: '付款方',
  bankReference: '银行流水号',
  transferDate: '转账日期',
  remark: '备注',
  applicant: '提交人',
  applyTime: '提交时间',
  decideTime: '处理时间',
  decidedBy: '处理人',
  refuseReason: '拒绝原因',
  files: '转账凭证',
  noFiles: '无',
  none: '无',
  facts: '充值信息',
  waitingHint: '服务商核对银行到账后确认，款项随即计入企业预存账户。',
  unpaidHint: '在收银台完成支付后，款项自动计入企业预存账户，本页会自动更新。',

  withdraw: '撤回',
  withdrawTitle: '撤回这笔充值？',
  withdrawHint: '撤回后不能恢复；如已转账，请重新提交。',
  withdrawn: '已撤回',
  keep: '不撤回',
  pay: '去支付',
  paying: '正在打开收银台',
  payFailed: (why: string) => `收银台打开失败：${why}`,
  cashierRefused: '收银台地址不在允许范围内，请联系管理员',

  transferTitle: '提交线下充值',
  transferHint: '请先向服务商的收款账户转账，再填写转账信息并上传银行回单。',
  payerHint: '与银行回单一致',
  submit: '提交',
  submitted: '已提交，等待服务商确认到账',
  noPayer: '请输入付款方名称',
  noReference: '请输入银行流水号',
  noDate: '请输入转账日期',
  laterDate: '转账日期不能晚于今天',
  noFile: '请上传转账凭证',
  filesPending: '凭证尚未上传完成',
  tooLittle: '充值金额不能低于1元',
  tooMuch: '单次充值不能超过1000万元',

  cashierTitle: '在线充值',
  cashierHint: '将打开第三方收银台，支付成功后款项自动计入企业预存账户。',
  payBy: '支付方式',
  cashierName: (subPayType: number) => CASHIERS[subPayType] ?? '',
  goPay: '去支付',
  begun: '请在新打开的收银台页面完成支付',
  blocked: '浏览器拦截了收银台页面，请在充值单中点击“去支付”。',
};

export type RechargeTexts = TextsOf<typeof chinese>;

export const rechargeTexts = defineTexts('recharge', chinese, () => import('./texts.en'));
