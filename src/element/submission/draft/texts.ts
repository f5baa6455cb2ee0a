import { defineTexts, type TextsOf } from '../../../domain/texts/texts';

const chinese = {
  current: '您上次填写的内容还没有提交。',
  outdated: '您上次填写的内容还没有提交，此后这条记录已被修改。',
  restore: '恢复上次填写的内容',
  drop: '不再需要',
};

export type DraftTexts = TextsOf<typeof chinese>;

/** Texts of input that is kept in the tab. */
export const draftTexts = defineTexts('formDraft', chinese, () => import('./texts.en'));
