import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/companyManageSet/thirdwebIframe', '第三方页面', ['企业管理', '企业设置'], {
    number: '050904',
    tag: 'third-web',
    inMenu: false,
  }),
];
