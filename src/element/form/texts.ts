import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  choose: (noun: string) => `请选择${noun}`,
};

export type FormTexts = TextsOf<typeof chinese>;

export const formTexts = defineTexts('form', chinese, () => import('./texts.en'));
