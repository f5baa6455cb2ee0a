import type { OverBudgetsTexts } from './texts';

export default {
  beyond: (period, amount, left, needed) =>
    `: ¥${amount} for this ${period}, ¥${left} left, ¥${needed} needed`,
} satisfies OverBudgetsTexts;
