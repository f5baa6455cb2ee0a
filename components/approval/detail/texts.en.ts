import type { OrderBudget } from '../../../src/contract/approval/approval';
import type { TripTexts } from './texts';

const BUDGETS: Readonly<Record<OrderBudget['kind'], string>> = {
  request: 'Travel request',
  month: 'Cost centre, this month',
  year: 'Cost centre, this year',
};

export default {
  legs: 'Legs',
  leg: (at) => `Leg ${at + 1}`,
  route: (from, to) => `${from} to ${to}`,
  legBudget: (amount) => `Budget ${amount}`,
  costCenter: 'Cost centre',
  accountingEntity: 'Accounting entity',
  notSpecified: 'Not specified',
  files: 'Attachments',
  noFiles: 'None',
  change: 'Change',
  copy: 'Copy',
  changeOf: (applyId) => `Changed trip (request ${applyId})`,
  changes: 'Changes',
  within: 'Within the tolerance, in effect at once',
  agreedBy: (applyId) => `Approved by ${applyId}`,
  part: 'Changed',
  orderBudgets: 'Budgets',
  budgetOf: (kind) => BUDGETS[kind],
  budgetLeft: (amount) => `¥${amount} left after this order`,
  budgetOver: (amount) => `¥${amount} over budget`,
  budgetUse: (amount, others, needed) => `Budget ¥${amount}, other orders ¥${others}, this order ¥${needed}`,
  before: 'Before',
  after: 'After',
} satisfies TripTexts;
