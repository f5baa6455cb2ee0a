import type { ReviewState } from '../../../src/contract/wallet/reviews';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const STATES: Readonly<Record<ReviewState, string>> = {
  waiting: '待复核',
  agreed: '已同意',
  refused: '已拒绝',
  lapsed: '已失效',
};

const chinese = {
  noun: '付款复核',
  nothing: '还没有需要复核的付款',
  query: '查询付款复核',
  keywordHint: '订单号或提交人',
  state: '状态',
  allStates: '全部',
  stateName: (state: ReviewState) => STATES[state],
  order: '订单号',
  amount: '企业预存支付',
  /** Short forms for narrow places. */
  sum: '付款金额',
  trip: '行程',
  travellers: '出行人',
  applicant: '提交人',
  applyTime: '提交时间',
  payDeadline: '支付截止',
  decided: '复核结果',
  /** Name of the decider and time. */
  decidedAt: (name: string, time: string) => `${name} ${time}`,
  list: (names: readonly string[]) => names.join('、'),

  agree: '同意',
  refuse: '拒绝',
  own: '须由他人复核',
  agreeTitle: '同意付款',
  refuseTitle: '拒绝付款',
  agreeHint: '同意后，提交人可在支付截止前用企业预存支付，金额不超过上述金额。',
  reason: '拒绝原因',
  reasonNeeded: '请填写拒绝原因',
  agreed: '已同意付款',
  refused: '已拒绝付款',
};

export type ReviewsTexts = TextsOf<typeof chinese>;

export const reviewsTexts = defineTexts('wallet-reviews', chinese, () => import('./texts.en'));
