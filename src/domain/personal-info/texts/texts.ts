import { defineTexts, type TextsOf } from '../../texts/texts';

const chinese = { expired: '证件已过期，请填写有效的证件' };

export type DocumentTexts = TextsOf<typeof chinese>;

/** What is not right with a document that is kept, beside what is said of passengers. */
export const documentTexts = defineTexts('documents', chinese, () => import('./texts.en'));
