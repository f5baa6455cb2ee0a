import type { ApplicationNotice } from '../../../contract/notice/notice';
import { defineTexts, type TextsOf } from '../../texts/texts';
import { standardTexts } from '../../travel-standard/texts/texts';

const { applyType } = standardTexts.chinese;

/** Fields of a notice that its text uses. */
export type NoticeFacts = Pick<ApplicationNotice, 'kind' | 'applyType' | 'applicantName' | 'byName'>;

function noticeText({ kind, applyType: type, applicantName, byName }: NoticeFacts): string {
  const what = applyType(type);
  switch (kind) {
    case 'asked':
      return `${applicantName}的${what}等待您审批`;
    case 'passedOn':
      return `${byName}将${applicantName}的${what}转交给您审批`;
    case 'added':
      return `${byName}邀请您一起审批${applicantName}的${what}`;
    case 'askedAgain':
      return `${applicantName}的${what}被退回，请重新审批`;
    case 'urged':
      return `${applicantName}提醒您审批${what}`;
    case 'standIn':
      return `${applicantName}的${what}等待您代${byName}审批`;
    case 'holdEnding':
      return `${applicantName}的${what}保留的价格即将到期，请尽快审批`;
    case 'copied':
      return `${applicantName}的${what}已抄送给您`;
    case 'replaced':
      return `您的${what}的审批人${byName}不能审批，已改由他人审批`;
    case 'agreed':
      return `您的${what}已通过审批`;
    case 'refused':
      return byName === '' ? `您的${what}未通过审批` : `${byName}拒绝了您的${what}`;
    case 'withdrawn':
      return `${applicantName}撤回了${what}，无需审批`;
    case 'expired':
      return `${applicantName}的${what}超过审批时限，已失效`;
    case 'void':
      return `${applicantName}的${what}已失效，无需审批`;
  }
}

const chinese = { said: noticeText };

export type NoticeTexts = TextsOf<typeof chinese>;

/** Texts of notices, for the portal and mails. */
export const noticeTexts = defineTexts('notices', chinese, () => import('./texts.en'));
