import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  busy: '正在处理',
};

export type ButtonTexts = TextsOf<typeof chinese>;

export const buttonTexts = defineTexts('button', chinese, () => import('./texts.en'));
