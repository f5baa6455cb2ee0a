import type { FieldRule } from '../../../src/contract/approval/trip';
import { MULTI_ACCOUNT, type ProductField } from '../../../src/contract/settlement/products';
import type { ProductsTexts } from './texts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const FIELDS: Readonly<Record<ProductField, string>> = {
  personArray: 'people',
  deptArray: 'departments',
  positionArray: 'positions',
};
const RULES: Readonly<Record<FieldRule, string>> = {
  optional: 'Optional',
  required: 'Required',
  hidden: 'Not shown',
};

export default {
  loading: 'Loading products and accounts',
  products: 'Who may use which product',
  productsHint:
    'On business only those named may use a product; private journeys are not limited. Travellers from outside may where the booker may. Monthly settlement goes by who pays.',
  closedByAgency: 'Not offered by the agency',
  openHint:
    'Everybody in your company may use all products. Those named are kept, and count once products are limited again.',
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
  missing: (field) => `Choose ${FIELDS[field]}`,
  tooMany: 'Choose 500 at most',
  save: 'Save',
  outdated: 'Somebody else has changed who may use this product meanwhile. What you entered is not saved.',
  reload: 'Load the latest and keep what I entered',
  rebased: 'The latest is loaded and what you changed is kept. Check it, then save.',
  saved: (name) => `Who may use ${name} was saved`,

  rules: 'Use of products',
  isNewPermission: 'Products are used by',
  isNewPermissionHint:
    'Limited to those named, nobody else may use a product on business. Open to everybody, those named count for nothing.',
  byUsers: 'Those named',
  openToAll: 'Everybody',
  personArray: 'Form: people',
  deptArray: 'Form: departments',
  positionArray: 'Form: positions',
  ruleName: (rule) => RULES[rule],
  saveRules: 'Save use of products',
  rulesSaved: 'Use of products was saved',

  accounts: 'Accounts',
  multiAccountStatus: 'Settled by',
  accountName: (status) =>
    status === MULTI_ACCOUNT.several ? 'An account of each accounting entity' : 'One account for the company',
  multiAccountStatusHint:
    'With several accounts, each accounting entity has a bill of its own, and what has none another one. A change counts from the period after this one on.',
  accountEntity: 'Accounting entity',
  taxNo: 'Tax number',
  noTaxNo: 'no tax number',
  noEntities: 'Your company has no accounting entity in use',
  accountSaved: 'The way of settling was saved',
  saveAccount: 'Save',
} satisfies ProductsTexts;
