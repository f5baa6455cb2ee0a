import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.seeWallet, name: '查看企业钱包', grantedTo: ['finance', 'admin'] },
  { objectNo: OBJECT.rechargeWallet, name: '企业钱包充值', grantedTo: ['finance', 'admin'] },
  { objectNo: OBJECT.setWallet, name: '设置企业钱包', grantedTo: ['admin'] },
  { objectNo: OBJECT.reviewPayments, name: '复核企业预存付款', grantedTo: ['finance', 'admin'] },
];
