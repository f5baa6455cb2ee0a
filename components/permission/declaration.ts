import { declareAdministration } from '../../src/element/administration/declare-administration';

export const permission = declareAdministration({
  tag: 'permission',
  summary:
    'Permissions of the enterprise, for those who keep them: roles and who has them, what each of the staff may do, main and sub administrators, and operators.',
  pages: [
    'roleManageNew',
    'adminIndex',
    'permissionManageNew',
    'permissionManage',
    'setOperator',
    'addchangeMainManager',
  ],
});
