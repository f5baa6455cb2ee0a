import type { FaultText } from '../faults';

export const ENTERPRISE_FAULTS = {
  enterpriseForeign: { code: '41106', msg: '您不属于该企业，无法切换' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    enterprise: typeof ENTERPRISE_FAULTS;
  }
}
