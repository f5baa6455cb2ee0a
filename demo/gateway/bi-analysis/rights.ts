import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.biAnalysis, name: '经营预算BI分析', grantedTo: ['admin'] },
];
