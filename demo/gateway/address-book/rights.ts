import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.seePositions, name: '查看职位和职级', grantedTo: ['admin'] },
  { objectNo: OBJECT.editPositions, name: '维护职位和职级', grantedTo: ['admin'] },
  { objectNo: OBJECT.seeStaff, name: '查看员工', grantedTo: ['admin'] },
  {
    objectNo: OBJECT.seeInvitations,
    name: '查看企业邀请和加入申请',
    grantedTo: ['admin'],
    heldAs: OBJECT.editStaff,
  },
  { objectNo: OBJECT.editStaff, name: '维护员工和部门', grantedTo: ['admin'] },
];
