import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  separator: '、',
  done: '已完成',
};

export type LayoutTexts = TextsOf<typeof chinese>;

export const layoutTexts = defineTexts('layout', chinese, () => import('./texts.en'));
