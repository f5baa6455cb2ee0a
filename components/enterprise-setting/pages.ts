import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/companyManageSet/companyManageSet', '企业信息', ['企业管理', '企业设置'], {
    number: '050903',
    tag: 'enterprise-setting',
  }),
];
