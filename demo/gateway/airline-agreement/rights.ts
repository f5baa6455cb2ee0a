import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.seeAgreements, name: '查看协议白名单', grantedTo: ['admin'] },
  { objectNo: OBJECT.editAgreements, name: '维护协议白名单', grantedTo: ['admin'] },
];
