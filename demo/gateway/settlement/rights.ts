import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.seeBills, name: '查看月账单', grantedTo: ['finance', 'admin'] },
  { objectNo: OBJECT.confirmBills, name: '确认月账单和提出异议', grantedTo: ['finance', 'admin'] },
];
