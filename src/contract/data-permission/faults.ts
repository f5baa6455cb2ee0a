import type { FaultText } from '../faults';

export const DATA_PERMISSION_FAULTS = {
  staffOutOfScope: { code: '48001', msg: '您没有查看该员工权限信息的权限，请联系管理员' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    'data-permission': typeof DATA_PERMISSION_FAULTS;
  }
}
