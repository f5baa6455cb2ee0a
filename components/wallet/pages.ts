import { portalPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '企业设置'];

export const pages = [
  portalPage('/companyManageSet/walletAccount', '企业钱包', TRAIL, {
    number: '050905',
    tag: 'wallet',
    fixed: { view: 'account' },
    attributes: { list: 'list' },
  }),
  portalPage('/managementCenter/offlineRecharge', '线下充值', TRAIL, {
    number: '050906',
    tag: 'wallet',
    fixed: { view: 'recharge' },
    attributes: { 'recharge-no': 'rechargeNo' },
    detail: { kind: 'recharge', parameter: 'rechargeNo' },
  }),
];
