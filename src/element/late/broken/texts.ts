import { defineTexts, type TextsOf } from '../../../domain/texts/texts';

const chinese = {
  broken: '本页面的其他脚本影响了此组件，暂时无法使用，请联系网站管理员。',
};

export type BrokenTexts = TextsOf<typeof chinese>;

/** Said where other scripts of the page have broken what the suite stands on. */
export const brokenTexts = defineTexts('broken-page', chinese, () => import('./texts.en'));
