import type { FaultText } from '../faults';

export const PERMISSION_FAULTS = {
  grantBeyondOwn: { code: '48101', msg: '不能授予您自己没有的权限' },
  rangeBeyondOwn: { code: '48102', msg: '不能授予超出您自己的数据范围' },
  lastRoleEditor: {
    code: '48103',
    msg: '企业至少需要一名可以维护角色的员工，请先将“维护角色”权限授予其他员工',
  },
  roleFixed: { code: '48104', msg: '内置角色不能删除' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    permission: typeof PERMISSION_FAULTS;
  }
}
