import type { ManagerKind, SceneRange } from '../../../src/contract/data-permission/staff-permissions';
import type { StaffPermissionTexts } from './texts';

const MANAGERS: Readonly<Record<ManagerKind, string>> = {
  main: 'Main administrator',
  sub: 'Sub administrator',
  none: 'No administrator',
};
const RANGES: Readonly<Record<SceneRange, string>> = {
  1: 'Own data',
  3: 'Own department',
  2: 'Whole company',
  4: 'Chosen staff',
  5: 'Chosen departments',
};

export default {
  noun: 'staff member',
  nothing: 'No staff yet',
  hint: 'Name, pinyin or staff number',
  staffNO: 'Staff number',
  staffName: 'Name',
  department: 'Department',
  roleList: 'Roles',
  managerKind: 'Administrator',
  reportScope: 'Scope of reports',
  objectList: 'Permissions held',
  managerName: (kind) => MANAGERS[kind],
  scopeName: ({ permissionRangeID, memberList, isSet }) => {
    const names = memberList.map(({ name }) => name).join(', ');
    const range = names === '' ? RANGES[permissionRangeID] : `${RANGES[permissionRangeID]}: ${names}`;
    return isSet ? range : `${range} (by roles)`;
  },
  items: (count) => `${count} ${count === 1 ? 'permission' : 'permissions'}`,
  byGrant: 'List each permission with its source',
  backToList: 'Back to the permissions of staff',
} satisfies StaffPermissionTexts;
