import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.editBudgets, name: '设置成本中心预算', grantedTo: ['admin'] },
  { objectNo: OBJECT.editCostObjects, name: '维护成本中心、核算主体和项目', grantedTo: ['admin'] },
];
