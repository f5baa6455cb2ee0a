import { area, portalPage, type PortalPage } from '../../src/domain/portal/portal-page';

/** Reached from another page. */
const BEHIND = { inMenu: false };
const ADMINISTRATION = '企业管理';

/** Pages of the specification whose area is not there yet. An area that brings its `pages.ts` takes its rows out here. */
export const PLANNED_PAGES: readonly PortalPage[] = [
  // 2.5
  ...area('/permission', [ADMINISTRATION, '权限管理'], {
    permissionManageNew: ['050302', '权限管理'],
  }),
  ...area(
    '/permission',
    [ADMINISTRATION, '权限管理'],
    {
      permissionManage: ['050304', '权限设置'],
    },
    BEHIND,
  ),
  portalPage('/setOperator/setOperator', '操作员设置', [ADMINISTRATION, '权限管理'], { number: '050305' }),
  portalPage('/changeMainManage/addchangeMainManager', '变更主管理员', [ADMINISTRATION, '权限管理'], {
    number: '050306',
  }),

  // 2.7
  ...area('/managementCenter', [ADMINISTRATION, '企业设置'], {
    managementIndex: ['050901', '管理中心'],
    configGuide: ['050902', '配置向导'],
  }),
];
