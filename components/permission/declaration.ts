import { declareAdministration } from '../../src/element/administration/declare-administration';

export const permission = declareAdministration({
  tag: 'permission',
  summary:
    'Permissions of the enterprise, for administrators: roles and their members, the rights of each staff member, main and sub administrators, and operators.',
  isTranslated: true,
  pages: [
    'roleManageNew',
    'adminIndex',
    'permissionManageNew',
    'permissionManage',
    'setOperator',
    'addchangeMainManager',
  ],
});
