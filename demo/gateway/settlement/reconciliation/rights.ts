import { OBJECT } from '../../../../src/contract/permission/objects';
import type { AreaRight } from '../../permission/area-rights';

export const rights: readonly AreaRight[] = [
  {
    objectNo: OBJECT.seeReconciliation,
    name: '查看对账',
    grantedTo: ['finance', 'admin'],
    heldAs: OBJECT.seeBills,
  },
];
