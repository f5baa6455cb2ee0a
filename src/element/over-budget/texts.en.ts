import type { OverBudgetTexts } from './texts';

export default {
  title: 'Beyond the budget',
  amend: 'Back to edit',
} satisfies OverBudgetTexts;
