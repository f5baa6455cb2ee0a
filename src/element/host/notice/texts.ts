import { defineTexts, type TextsOf } from '../../../domain/texts/texts';

const chinese = {
  slow: '服务器响应较慢，请稍候…',
  signIn: '请登录',
};

export type NoticeTexts = TextsOf<typeof chinese>;

export const noticeTexts = defineTexts('notice', chinese, () => import('./texts.en'));
