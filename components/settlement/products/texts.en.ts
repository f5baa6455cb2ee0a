import { MULTI_ACCOUNT } from '../../../src/contract/settlement/products';
import type { ProductsTexts } from './texts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export default {
  loading: 'Loading products and accounts',
  products: 'Who may use which product',
  productsHint:
    'On business only those named may use a product; private journeys are not limited. Travellers from outside may where the booker may. Monthly settlement goes by who pays.',
  allStaff: 'Everybody',
  some: (persons, departments, positions) =>
    [
      ...(persons > 0 ? [counted(persons, 'person', 'people')] : []),
      ...(departments > 0 ? [counted(departments, 'department', 'departments')] : []),
      ...(positions > 0 ? [counted(positions, 'position', 'positions')] : []),
    ].join(', '),
  changed: (name, time) => `changed by ${name}, ${time}`,
  edit: 'Change',
  editProduct: (name) => `Change ${name}`,
  more: (count) => `${count} in all`,

  title: (name) => `Who may use ${name}`,
  who: 'For',
  all: 'Everybody',
  named: 'Named people, departments and positions',
  persons: 'People',
  positions: 'Positions',
  noPositions: 'Your company has no positions',
  nobody: 'Choose people, departments or positions',
  tooMany: 'Choose 500 at most',
  save: 'Save',
  outdated: 'Somebody else has changed who may use this product meanwhile. What you entered is not saved.',
  takeOver: 'Load the latest and keep what I entered',
  takenOver: 'The latest is loaded and what you changed is kept. Check it, then save.',
  saved: (name) => `Who may use ${name} was saved`,

  accounts: 'Accounts',
  accountWay: 'Settled by',
  accountName: (status) =>
    status === MULTI_ACCOUNT.several ? 'An account of each accounting entity' : 'One account for the company',
  accountHint:
    'With several accounts, each accounting entity has a bill of its own, and what has none another one. A change counts from the period after this one on.',
  accountEntity: 'Accounting entity',
  taxNo: 'Tax number',
  noTaxNo: 'no tax number',
  noEntities: 'Your company has no accounting entity in use',
  accountSaved: 'The way of settling was saved',
  saveAccount: 'Save',
  saving: 'Saving',
} satisfies ProductsTexts;
