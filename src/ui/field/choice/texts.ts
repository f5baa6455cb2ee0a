import { defineTexts, type TextsOf } from '../../../domain/texts/texts';

const chinese = {
  choose: '请选择',
  hide: '隐藏密码',
  show: '显示密码',
};

export type ChoiceTexts = TextsOf<typeof chinese>;

export const choiceTexts = defineTexts('choice', chinese, () => import('./texts.en'));
