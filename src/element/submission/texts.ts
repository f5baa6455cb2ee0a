import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  cancel: '取消',
  sending: '正在提交',
  uncertain: (message: string) => `${message}。结果未知，请再次提交确认，不会重复提交。`,
  leaveTitle: '内容尚未提交',
  leaveHint: '关闭后，已填写的内容将丢失。',
  leaveYes: '放弃填写',
  leaveNo: '继续填写',
};

export type SendingTexts = TextsOf<typeof chinese>;

/** Texts of forms that are sent. */
export const sendingTexts = defineTexts('sending', chinese, () => import('./texts.en'));
