import type { FaultText } from '../faults';

export const STANDARDS_FAULTS = {
  overStandardReasonMissing: { code: '45001', msg: '所选价格超出差旅标准，请填写超标原因' },
  overStandardForbidden: { code: '45002', msg: '所选价格超出差旅标准，不可预订，请选择其他价格' },
  withinStandard: { code: '45003', msg: '所选价格符合差旅标准，无须提交超标申请' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    standards: typeof STANDARDS_FAULTS;
  }
}
