import type { SceneRange } from '../../../../src/contract/data-permission/staff-permissions';
import type { DetailTexts } from './texts';

const RANGES: Readonly<Record<SceneRange, string>> = {
  1: 'Own data',
  3: 'Own department',
  2: 'Whole company',
  4: 'Chosen staff',
  5: 'Chosen departments',
};

export default {
  granted: 'Permissions',
  grantedHint:
    'In brackets: where the permission comes from. To change permissions, change the roles or the sub administrator',
  grantedFailed: (problem) => `The permissions could not be loaded: ${problem}`,
  loading: 'Loading permissions',
  count: (count) => `${count} ${count === 1 ? 'permission' : 'permissions'}`,
  sourced: (name, sources) => `${name} (${sources.join(', ')})`,
  nothingHeld: 'They hold no permissions',
  roles: 'Roles',
  noRoles: 'They have no roles',
  roleName: 'Role name',
  add: 'Add role',
  role: 'Role',
  chooseRole: 'Choose a role',
  save: 'Save',
  added: 'The role was added',
  remove: 'Remove',
  removeTitle: 'Remove role',
  removeAsk: (role) => `Remove the role “${role}”? From their next step on they do not hold its permissions.`,
  removed: 'The role was removed',
  cancel: 'Cancel',
  data: 'Data scope',
  scene: 'Reports',
  setScope: 'Set data scope',
  scope: 'Data scope',
  scopeHint: 'For their next reports; it cannot exceed your own data scope',
  byRoles: 'By roles',
  rangeName: (range) => RANGES[range],
  staff: 'Staff',
  departments: 'Departments',
  scopeSaved: 'The data scope was saved',
} satisfies DetailTexts;
