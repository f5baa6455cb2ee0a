import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from './area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.seeRoles, name: '查看角色', grantedTo: ['admin'] },
  { objectNo: OBJECT.editRoles, name: '维护角色', grantedTo: ['admin'] },
  { objectNo: OBJECT.seeSubManagers, name: '查看子管理员', grantedTo: ['admin'] },
  { objectNo: OBJECT.editSubManagers, name: '维护子管理员', grantedTo: ['admin'] },
  { objectNo: OBJECT.setDataPermissions, name: '维护数据权限', grantedTo: ['admin'] },
  { objectNo: OBJECT.editOperators, name: '维护操作员', grantedTo: ['admin'] },
];
