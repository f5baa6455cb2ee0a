import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { CostCloseTexts } from './texts';

const MANY: Readonly<Record<CostKind, string>> = {
  costCenter: 'cost centres',
  accountingEntity: 'accounting entities',
  project: 'projects',
};

export default {
  bar: 'Actions for the selection',
  selected: (count) => `${count} selected`,
  close: 'Close',
  cancel: 'Cancel',

  title: (kind) => `Close ${MANY[kind]}`,
  what: (count) => `${count} will be closed`,
  more: (count) => `and ${count} more`,
  hint: 'No new orders can be charged to closed ones. Orders, budgets and the history stay, and they can be reopened.',
  how: 'How to close',
  alone: 'Just close',
  merged: 'Merge into another',
  aloneHint: 'Defaults of employees, and those with valid lower levels, need a successor to be closed.',
  mergedHint:
    'Employees who have it by default, and all that is below it, go over to the successor. Orders stay where they are.',
  successor: 'Successor',
  noSuccessor: 'Choose a successor',
  confirm: (count) => `Close ${count}`,
  sending: 'Closing',
  done: (closed, staff, children) =>
    `${closed} closed${staff > 0 || children > 0 ? `; ${staff} employees and ${children} below went over to the successor` : ''}`,
  changed:
    'Somebody else has changed some of it meanwhile. The latest is loaded: check it, then confirm again.',
  uncertain: (message) => `${message} It may have been closed: confirm again, it is closed once.`,

  reopenTitle: 'Reopen',
  reopenHint: (name) => `Reopen “${name}”? Employees and lower levels stay with the successor.`,
  reopen: 'Reopen',
  reopened: (name) => `“${name}” was reopened`,
} satisfies CostCloseTexts;
