import type { FaultText } from '../faults';

export const HOTEL_FAULTS = {
  customObjectUnknown: { code: '49601', msg: '该设置项不存在，请刷新后重试' },
  customObjectLocked: { code: '49602', msg: '该设置项已锁定，不能修改' },
  requiredNotShown: { code: '49603', msg: '必填的字段须先设为展示' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    hotel: typeof HOTEL_FAULTS;
  }
}
