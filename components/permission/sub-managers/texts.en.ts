import type { ManagedScope, PeriodFilter } from '../../../src/contract/permission/sub-managers';
import { objectName } from '../shared/object-names.en';
import type { SubManagerTexts } from './texts';

const SCOPES: Readonly<Record<ManagedScope, string>> = {
  departments: 'Chosen departments',
  enterprise: 'Whole company',
};

const PERIODS: Readonly<Record<PeriodFilter, string>> = {
  current: 'In force',
  ending: 'Ending within 30 days',
  coming: 'Not yet in force',
  ended: 'Ended',
};

export default {
  noun: 'sub administrator',
  nothing: 'No sub administrators yet',
  hint: 'Name, department or remark',
  staff: 'Staff member',
  staffHint: 'The main administrator cannot be a sub administrator too',
  managedScope: 'Manages',
  departments: 'Departments managed',
  departmentsHint: 'With all departments below; not needed for the whole company',
  objectList: 'Permissions',
  objectListHint:
    'Actions on data of the whole company are granted only to sub administrators of the whole company',
  validPeriod: 'Valid',
  remark: 'Remark',
  modifyTime: 'Changed',
  scopeName: (scope) => SCOPES[scope],
  periodName: (period) => PERIODS[period],
  mainManager: (main) =>
    main === null
      ? 'This company has no main administrator.'
      : `Main administrator: ${main.staffName} (${main.deptName}), with every permission, without end.`,
  granted: 'Permissions granted',
  items: (count) => `${count} ${count === 1 ? 'permission' : 'permissions'}`,
  added: (names) => `Added: ${names.map(objectName).join(', ')}`,
  removed: (names) => `Removed: ${names.map(objectName).join(', ')}`,
  changed: (parts) => parts.join('; '),
  none: 'No change',
} satisfies SubManagerTexts;
