import type { CostKind, CostState } from '../../../src/contract/cost-center/cost-objects';
import type { CostCenterTexts } from './texts';
import type { View } from './views';

const KINDS: Readonly<Record<CostKind, string>> = {
  costCenter: 'Cost centres',
  accountingEntity: 'Accounting entities',
  project: 'Projects',
};
const ONE: Readonly<Record<CostKind, string>> = {
  costCenter: 'cost centre',
  accountingEntity: 'accounting entity',
  project: 'project',
};
const STATES: Readonly<Record<CostState, string>> = {
  open: 'Valid',
  coming: 'Not yet valid',
  ended: 'Expired',
  closed: 'Closed',
};
const VIEW_NAMES: Readonly<Record<View, string>> = {
  list: 'List',
  tree: 'Tree',
  budget: 'Budgets and forecast',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export default {
  kinds: 'Kind',
  kind: (kind) => KINDS[kind],
  noun: (kind) => ONE[kind],
  view: 'Shown as',
  viewName: (view) => VIEW_NAMES[view],
  budgetControl: 'Budget control',
  import: 'Import',
  add: (kind) => `Add ${ONE[kind]}`,
  addBelow: 'Add one below',
  edit: 'Edit',
  close: 'Close',
  reopen: 'Reopen',
  back: 'Back to data management',

  query: 'Search',
  keywordHint: 'Code, name or owner',
  state: 'Status',
  allStates: 'All',
  stateName: (state) => STATES[state],
  nothing: (kind) => `There is no ${ONE[kind]} yet. Add one, or import a file.`,

  code: 'Code',
  name: 'Name',
  parent: 'Above',
  owner: 'Owner',
  valid: 'Valid',
  validTo: 'Valid until',
  withoutEnd: 'no end',
  validText: (from, to) => `${from} to ${to}`,
  taxNo: 'Tax number',
  openTo: 'Open to',
  forAll: 'Everybody',
  forSome: (departments, persons) =>
    [
      ...(departments > 0 ? [counted(departments, 'department', 'departments')] : []),
      ...(persons > 0 ? [counted(persons, 'person', 'people')] : []),
    ].join(', ') || 'None yet',
  childCount: 'Below it',
  childCountText: (count) => String(count),
  yearBudget: 'Budget of the year',
  monthBudget: 'Budget of the month',

  noBudget: 'No budget',
  budgetOf: (amount) => `Budget ¥${amount}`,
  used: (amount) => `spent ${amount}`,
  held: (amount) => `held ${amount}`,
  left: (amount) => `left ${amount}`,
  over: (amount) => `Over by ¥${amount}`,
  spentOfNone: (amount) => `spent and held ${amount}`,

  treeLoading: 'Loading lower levels',
  treeMore: (left) => `Load more, ${left} left`,
  treeFailed: (problem) => `Lower levels could not be loaded: ${problem} Press Enter to try again`,
  closedStays: (name) => `“${name}” is closed and cannot be moved`,
  closedHolds: (name) => `“${name}” is closed: nothing can be put below it`,
  treeCount: (count) => `${count} at the top level`,
} satisfies CostCenterTexts;
