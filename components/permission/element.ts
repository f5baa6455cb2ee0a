import { defineAdministration } from '../../src/element/administration/define-administration';
import { permission } from './declaration';

export default defineAdministration(permission, {
  roleManageNew: () => import('./roles/Roles'),
  adminIndex: () => import('./sub-managers/SubManagers'),
});
