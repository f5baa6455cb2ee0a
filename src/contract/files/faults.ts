import type { FaultText } from '../faults';

export const FILES_FAULTS = {
  /** Each person may have so many that belong to nothing yet. */
  tooManyFiles: { code: '46001', msg: '未提交的文件过多，请先提交或稍后再试' },
  /** Not there, another's, removed, or attached to something already. */
  fileUnknown: { code: '46002', msg: '文件不存在或已失效，请重新上传' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    files: typeof FILES_FAULTS;
  }
}
