import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '权限管理'];
const STAFF = '/permission/permissionManageNew';
const ONE = '/permission/permissionManage';

export const pages = [
  administrationPage('/permission/roleManageNew', '角色管理', TRAIL, 'permission', 'roleManageNew', {
    number: '050301',
  }),
  administrationPage('/permission/adminIndex', '管理员', TRAIL, 'permission', 'adminIndex', {
    number: '050303',
  }),
  administrationPage(STAFF, '权限管理', TRAIL, 'permission', 'permissionManageNew', {
    number: '050302',
    detail: { kind: 'row', parameter: 'row', entry: ONE },
  }),
  administrationPage(ONE, '权限设置', TRAIL, 'permission', 'permissionManage', {
    sharesRightOf: STAFF,
    inMenu: false,
    detail: { kind: 'row', parameter: 'row', list: STAFF, entry: ONE },
  }),
  administrationPage('/setOperator/setOperator', '操作员设置', TRAIL, 'permission', 'setOperator', {
    number: '050305',
  }),
  administrationPage(
    '/changeMainManage/addchangeMainManager',
    '变更主管理员',
    TRAIL,
    'permission',
    'addchangeMainManager',
    { number: '050306' },
  ),
];
