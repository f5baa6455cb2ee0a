import {
  BUDGET_CONTROLS,
  queryBudgetControl,
  saveBudgetControl,
} from '../../../../src/contract/cost-center/budgets';
import { radios } from '../../../../src/element/resource/fields/field-types';
import { settingsDialog } from '../../../../src/element/settings-page/settings-page';
import type { Manage } from '../manage';
import { costSavingTexts } from '../saving/texts';
import { costBudgetTexts, type CostBudgetTexts as T } from './texts';

const Settings = settingsDialog({
  name: 'budgetControl',
  read: queryBudgetControl,
  save: saveBudgetControl,
  texts: costBudgetTexts,
  words: costSavingTexts,
  values: ({ budgetControl }) => ({ budgetControl }),
  body: (values) => values,
  fields: { budgetControl: radios(BUDGET_CONTROLS, (t: T) => t.controlName, 'column') },
  saved: (t) => t.controlSaved,
});

/** Setting of the whole enterprise: whether bookings beyond the budget of a cost centre may go on. */
export const BudgetControlDialog = ({ manage }: { manage: Manage }) => (
  <Settings of={undefined} onClose={manage.endDialog} />
);
