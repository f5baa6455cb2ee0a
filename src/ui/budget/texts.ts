import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  beyond: (period: 'month' | 'year', amount: string, left: string, needed: string) =>
    `：${period === 'month' ? '本月' : '本年'}预算¥${amount}，剩余¥${left}，本次需¥${needed}`,
};

export type OverBudgetsTexts = TextsOf<typeof chinese>;

export const overBudgetsTexts = defineTexts('over-budgets', chinese, () => import('./texts.en'));
