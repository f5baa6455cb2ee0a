import type { CostDetailTexts } from './texts';

type How = Parameters<CostDetailTexts['how']>[0];
type FieldName = Parameters<CostDetailTexts['field']>[0];

const HOW: Readonly<Record<How, string>> = {
  created: 'Added',
  changed: 'Changed',
  closed: 'Closed',
  reopened: 'Reopened',
  imported: 'Imported',
  importUndone: 'Import undone',
};
const FIELDS: Readonly<Record<FieldName, string>> = {
  code: 'Code',
  name: 'Name',
  parent: 'Above',
  owner: 'Owner',
  validFrom: 'Valid from',
  validTo: 'Valid until',
  taxNo: 'Tax number',
  isForAll: 'Open to',
  departments: 'Departments',
  staff: 'People',
  successor: 'Taken over by',
};

export default {
  facts: 'Details',
  path: 'Place',
  top: 'Top level',
  none: 'none',
  closedDate: 'Closed on',
  successor: 'Taken over by',
  usedBy: 'Used by',
  orders: (count) => `${count} ${count === 1 ? 'passenger' : 'passengers'} of orders`,
  defaultStaff: (count) => `${count} ${count === 1 ? 'employee' : 'employees'} by default`,
  openTo: 'Open to',
  forAll: 'Everybody in the company may use it',
  forSome: 'Only these departments and people may use it',
  forNobody: 'No department or person is named yet: it cannot be used',
  departments: 'Departments',
  persons: 'People',
  more: (count) => `Show ${count} more`,
  history: 'History',
  loadingHistory: 'Loading history',
  historyFailed: (problem) => `The history could not be loaded: ${problem}`,
  noHistory: 'No changes yet',
  how: (how) => HOW[how],
  by: (name) => name || 'Initial data',
  field: (field) => FIELDS[field],
  fromTo: (before, after) => `${before} → ${after}`,
  isForAll: (isForAll) => (isForAll ? 'Everybody' : 'Named departments and people'),
} satisfies CostDetailTexts;
