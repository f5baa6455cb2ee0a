import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = { flights: '航班', passengers: '乘机人', review: '确认', payment: '支付' };

export type StepTexts = TextsOf<typeof chinese>;

/** Texts of the booking steps. */
export const stepTexts = defineTexts('flight-steps', chinese, () => import('./texts.en'));
