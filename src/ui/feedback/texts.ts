import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  loading: '正在加载',
  retrying: '正在重试',
  retry: '重试',
};

export type FeedbackTexts = TextsOf<typeof chinese>;

export const feedbackTexts = defineTexts('feedback', chinese, () => import('./texts.en'));
