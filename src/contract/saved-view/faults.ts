import type { FaultText } from '../faults';

export const SAVED_VIEW_FAULTS = {
  savedViewUnknown: { code: '46201', msg: '该筛选不存在或已删除' },
  /** The caller must confirm the replacement. */
  savedViewNameTaken: { code: '46202', msg: '已有同名的筛选' },
  savedViewsFull: { code: '46203', msg: '保存的筛选已达上限，请先删除不再使用的筛选' },
  /** Limit for all colleagues on a page. */
  sharedViewsFull: { code: '46204', msg: '该报表共享的筛选已达上限' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    savedView: typeof SAVED_VIEW_FAULTS;
  }
}
