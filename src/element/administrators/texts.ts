import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  askThem: (names: readonly string[]): string => `企业管理员：${names.join('、')}`,
};

export type AdministratorTexts = TextsOf<typeof chinese>;

/** Texts of the administrators whom a user can ask. */
export const administratorTexts = defineTexts('administrators', chinese, () => import('./texts.en'));
