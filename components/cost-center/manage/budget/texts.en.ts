import type { BudgetControl, ForecastGroup } from '../../../../src/contract/cost-center/budgets';
import type { CostBudgetTexts } from './texts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const CONTROLS: Readonly<Record<BudgetControl, string>> = {
  none: 'None: bookings ignore the budget',
  warn: 'Warn: the booker is told, and may book all the same',
  block: 'Block: bookings beyond a budget are refused',
};

const FORECAST_GROUPS: Readonly<Record<ForecastGroup, string>> = {
  costCenter: 'Cost centre',
  department: 'Department',
};

export default {
  title: 'Budget',
  thisYear: 'This year',
  thisMonth: 'This month',
  byMonth: 'Month by month',
  year: 'Year',
  yearName: (year) => String(year),
  yearSum: (amount) => `Year ¥${amount}`,
  month: (month) => MONTHS[month - 1] ?? String(month),
  none: (year) => `There is no budget for ${year}`,
  loading: 'Loading budgets',
  failed: (problem) => `The budgets could not be loaded: ${problem}`,

  controlName: (control) => CONTROLS[control],
  edit: 'Budget control',
  save: 'Save',
  budgetControl: 'Budget control',
  budgetControlHint:
    'For cost centres that have a budget: when what is spent, ordered and about to be booked goes beyond that of the month or the year. Private trips are not controlled.',
  controlSaved: 'Budget control saved',

  forecasts: 'Budgets and forecast',
  forecastNoun: (group) => FORECAST_GROUPS[group],
  forecastGroup: 'By',
  noForecasts: 'There is no spending to project yet',
  forecastMethod:
    'Expected for the year = closed months + this month (the larger of the monthly average and the amount booked) + the monthly average for each month to come. Spending counts by the day of booking, with orders that have no tickets yet; the average is that of the closed months.',
  no: 'Number',
  name: 'Name',
  yearBudget: 'Budget of the year',
  usedAmount: 'Spent',
  heldAmount: 'Ordered',
  forecast: 'Expected for the year',
  over: (amount) => `¥${amount} over`,
  noYet: 'After the first month',
  noneSet: 'None',

  set: 'Set budget',
  dialogTitle: (name, year) => `Set the budget of ${year}: ${name}`,
  how: 'How it is set',
  even: 'Evenly over the year',
  months: 'Month by month',
  noBudget: 'No budget',
  yearAmount: 'Budget of the year',
  yuan: 'CNY',
  evenHint: (month, last) =>
    month === last ? `¥${month} a month` : `¥${month} a month, ¥${last} in December`,
  evenEmpty: 'Divided over 12 months, with the rest in December',
  sum: (amount) => `Year in all ¥${amount}`,
  sumUnknown: 'The sum of the year shows once all months are filled in',
  noBudgetHint:
    'Without a budget orders are not checked against one, which is not the same as a budget of 0.',
  saved: 'The budget was saved',
  changed: 'Somebody else has changed the budget meanwhile. Your input is not saved.',
  theirs: (amount) => `The year has ¥${amount} now.`,
  theirsNone: 'There is no budget now.',
  saveOver: 'Save mine instead',
} satisfies CostBudgetTexts;
