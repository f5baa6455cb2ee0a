import { OBJECT } from '../../../../src/contract/permission/objects';
import type { AreaRight } from '../../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.editSettleProducts, name: '设置产品适用人员和结算账户', grantedTo: ['admin'] },
];
