import { BROKEN_BY_PAGE } from '../../../gateway/broken-natives';
import { defineTexts, type TextsOf } from '../../../domain/texts/texts';

const chinese = {
  broken: BROKEN_BY_PAGE,
};

export type BrokenTexts = TextsOf<typeof chinese>;

/** Shown when other scripts of the page have broken native functions that the suite needs. */
export const brokenTexts = defineTexts('broken-page', chinese, () => import('./texts.en'));
