import type { FaultText } from '../faults';

export const ENTERPRISE_SETTING_FAULTS = {
  enterpriseNotCurrent: { code: '48002', msg: '该企业不是当前企业，无法查看其信息' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    'enterprise-setting': typeof ENTERPRISE_SETTING_FAULTS;
  }
}
