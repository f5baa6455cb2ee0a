import type { FaultText } from '../faults';

export const BI_ANALYSIS_FAULTS = {
  preAuthorisationWrong: { code: '48003', msg: '预授权码错误或已失效，请重新获取' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    'bi-analysis': typeof BI_ANALYSIS_FAULTS;
  }
}
