import type { FaultText } from '../faults';

export const SETTLE_COMPARE_FAULTS = {
  /** The comparison does not exist, or belongs to another enterprise: the message does not distinguish the two. */
  comparisonUnknown: { code: '46641', msg: '对账记录不存在' },
  /** The comparison is in progress. */
  comparisonBusy: { code: '46642', msg: '正在对账，请稍候' },
  /** The comparison failed, and its rows are not stored. */
  comparisonFailed: { code: '46643', msg: '该对账处理失败，请重新上传文件' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    settleCompare: typeof SETTLE_COMPARE_FAULTS;
  }
}
