import { defineTexts, type TextsOf } from '../../texts/texts';

const chinese = { expired: '证件已过期，请填写有效的证件' };

export type DocumentTexts = TextsOf<typeof chinese>;

/** Messages about a stored document, beside those about passengers. */
export const documentTexts = defineTexts('documents', chinese, () => import('./texts.en'));
