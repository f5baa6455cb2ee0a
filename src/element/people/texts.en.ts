import type { StaffTexts } from './texts';

export default {
  departments: 'Departments',
  departmentsHint: 'With all departments below those chosen',
  findHint: 'Name or staff number',
  findFailed: 'People could not be loaded. Please try again',
  nobodyFound: 'No matches',
  chosen: 'People chosen',
  remove: (name) => `Remove ${name}`,
} satisfies StaffTexts;
