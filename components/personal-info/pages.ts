import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/personalInfo/personalInfo', '个人信息', ['个人中心'], {
    number: '0601',
    tag: 'personal-info',
  }),
];
