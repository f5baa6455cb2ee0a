import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  title: '超出成本中心预算',
  amend: '返回修改',
};

export type OverBudgetTexts = TextsOf<typeof chinese>;

/** What is said where budgets of cost centres do not cover something. */
export const overBudgetTexts = defineTexts('over-budget', chinese, () => import('./texts.en'));
