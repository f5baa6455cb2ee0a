import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  {
    objectNo: OBJECT.seeComments,
    name: '查看点评',
    grantedTo: ['admin'],
    heldAs: '/commentManage/commentListPage',
  },
  { objectNo: OBJECT.seeCommentRules, name: '查看点评设置', grantedTo: ['admin'] },
  {
    objectNo: OBJECT.editComments,
    name: '维护点评',
    grantedTo: ['admin'],
    heldAs: '/commentManage/commentConfig',
  },
];
