import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '权限管理'];

export const pages = [
  administrationPage('/permission/roleManageNew', '角色管理', TRAIL, 'permission', 'roleManageNew', {
    number: '050301',
  }),
  administrationPage('/permission/adminIndex', '管理员', TRAIL, 'permission', 'adminIndex', {
    number: '050303',
  }),
];
