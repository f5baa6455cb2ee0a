import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  title: '超出成本中心预算',
  amend: '返回修改',
};

export type OverBudgetTexts = TextsOf<typeof chinese>;

/** Texts for exceeded budgets of cost centres. */
export const overBudgetTexts = defineTexts('over-budget', chinese, () => import('./texts.en'));
