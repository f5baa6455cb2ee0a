import { APPLY_STATE, type ApplyState } from '../../../src/contract/approval/apply-state';
import type { ApplyPage } from '../../../src/domain/approval/apply-page';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import type { Refusal } from './refusal';

const PAGES: Readonly<Record<ApplyPage, string>> = {
  busTripApproveDetail: '出差申请审批',
  overStandApproveDetail: '超标申请审批',
  preTripApproveDetail: '行前申请审批',
};
const REFUSED: Readonly<Record<Refusal, string>> = {
  unknown: '链接无效',
  used: '链接已使用',
  expired: '链接已过期',
  foreign: '该链接不属于您',
  ended: '本次访问已结束',
};
const HINTS: Readonly<Record<Refusal, string>> = {
  unknown: '请检查链接是否完整，或登录门户查看申请单。',
  used: '每个链接只能打开一次。',
  expired: '链接在7天后，或超过审批时限后失效。',
  foreign: '当前登录的不是收件人，或申请单已由其他人审批。',
  ended: '通过链接打开的页面1小时后，或关闭后失效。',
};

const chinese = {
  site: '企业商旅门户',
  title: (page: ApplyPage) => PAGES[page],
  portal: '登录门户',
  ready: '有一份申请单通过邮件发送给您',
  readyHint: '点击后打开申请单。每个链接只能使用一次，打开后1小时内有效。',
  view: '查看申请',
  opening: '正在打开申请单',
  refused: (why: Refusal) => REFUSED[why],
  hint: (why: Refusal) => HINTS[why],
  state: (state: ApplyState) =>
    state === APPLY_STATE.pending ? '申请单尚未处理，可登录门户审批。' : `申请单已处理：${state}。`,
  applyId: (applyId: string) => `申请单号 ${applyId}`,
  toPortal: '登录门户查看',
  notFound: '页面不存在',
  notFoundHint: '请检查地址，或从门户重新进入。',
};

export type ApprovalLinkTexts = TextsOf<typeof chinese>;

export const approvalLinkTexts = defineTexts('approval-link', chinese, () => import('./texts.en'));
