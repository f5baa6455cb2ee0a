import type { DepartmentRule } from '../../../src/contract/travel-standard/priority';
import type { StandardScope } from '../../../src/contract/travel-standard/shapes';
import type { PriorityTexts } from './texts';

const SCOPES: Readonly<Record<StandardScope, string>> = {
  person: 'Standard of the person',
  department: 'Standard of the department',
  grade: 'Standard of the grade',
};
const RULES: Readonly<Record<DepartmentRule, string>> = {
  nearest: 'The nearest department',
  strictest: 'The strictest standard',
};
const RULE_HINTS: Readonly<Record<DepartmentRule, string>> = {
  nearest: 'From the department of the staff member upwards, the first standard found applies.',
  strictest:
    'The strictest standard of the department and all above it applies: by highest cabin, discount caps, highest price, lowest-fare rule, days in advance and control, in this order; among equal ones that of the nearest department.',
};

export default {
  loading: 'Loading the priority of standards',
  failed: (problem) => `The priority of standards could not be loaded: ${problem}`,
  order: 'Priority',
  scopes: 'Priority',
  orderHint:
    'Of several standards of a staff member only the first applies. Travel standards and meal standards follow this order.',
  scopeName: (scope) => SCOPES[scope],
  list: (names) => names.join(', '),
  departments: 'When several departments above each other have standards',
  ruleName: (rule) => RULES[rule],
  ruleHint: (rule) => RULE_HINTS[rule],
  edit: 'Change priority',
  save: 'Save',
  saved: 'The priority of standards was saved. Searches and bookings follow it at once',
  reload: 'Load the latest priority',
} satisfies PriorityTexts;
