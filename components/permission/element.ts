import { defineAdministration } from '../../src/element/administration/define-administration';
import { permission } from './declaration';

export default defineAdministration(permission, {
  roleManageNew: () => import('./roles/Roles'),
  adminIndex: () => import('./sub-managers/SubManagers'),
  permissionManageNew: () => import('./staff-permissions/StaffPermissions'),
  permissionManage: () => import('./staff-permissions/StaffPermissions'),
  setOperator: () => import('./operators/Operators'),
  addchangeMainManager: () => import('./main-manager/MainManager'),
});
