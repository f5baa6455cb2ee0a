import type { FaultText } from '../faults';

export const SETTLE_COMPARE_FAULTS = {
  /** There is none, or it is another enterprise's: the two are not told apart. */
  comparisonUnknown: { code: '46641', msg: '对账记录不存在' },
  /** It is under way. */
  comparisonBusy: { code: '46642', msg: '正在对账，请稍候' },
  /** Nothing came of it, and its rows are not kept. */
  comparisonFailed: { code: '46643', msg: '该对账处理失败，请重新上传文件' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    settleCompare: typeof SETTLE_COMPARE_FAULTS;
  }
}
