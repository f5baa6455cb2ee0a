import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  follow: '关注公众号',
  close: '关闭',
  qrCode: '公众号二维码',
  followHint: '关注公众号，及时获取审批、行前提醒和行程信息',
};

export type OfficialAccountTexts = TextsOf<typeof chinese>;

export const officialAccountTexts = defineTexts('official-account', chinese, () => import('./texts.en'));
