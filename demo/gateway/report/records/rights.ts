import { OBJECT } from '../../../../src/contract/permission/objects';
import type { AreaRight } from '../../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.importTravelRecords, name: '导入差旅记录', grantedTo: ['admin'] },
];
