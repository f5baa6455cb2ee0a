import type { MemberFilter, RoleRange } from '../../../src/contract/permission/roles';
import { objectName } from '../shared/object-names.en';
import type { RoleTexts } from './texts';

const MEMBERS: Readonly<Record<MemberFilter, string>> = { none: 'No members', some: 'With members' };
const RANGES: Readonly<Record<RoleRange, string>> = {
  1: 'Own data',
  3: 'Own department',
  2: 'Whole company',
};

export default {
  noun: 'role',
  nothing: 'No roles yet',
  hint: 'Role name or remark',
  roleName: 'Role name',
  remark: 'Remark',
  permissionRangeID: 'Data scope',
  permissionRangeIDHint: 'Data that can be seen and dealt with; a department includes all those below',
  objectList: 'Permissions',
  objectListHint:
    'An action is granted together with its page; you cannot grant permissions that you do not hold',
  memberCount: 'Members',
  isBuiltIn: 'Type',
  modifyTime: 'Changed',
  memberList: 'Members',
  rangeName: (range) => RANGES[range],
  memberFilter: (filter) => MEMBERS[filter],
  isBuiltInName: (isBuiltIn) => (isBuiltIn ? 'Built-in' : 'Custom'),
  items: (count) => `${count} ${count === 1 ? 'permission' : 'permissions'}`,
  added: (names) => `Added: ${names.map(objectName).join(', ')}`,
  removed: (names) => `Removed: ${names.map(objectName).join(', ')}`,
  changed: (parts) => parts.join('; '),
  none: 'No change',
} satisfies RoleTexts;
