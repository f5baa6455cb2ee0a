import type { FaultText } from '../faults';

export const FILES_FAULTS = {
  /** The number of a person's unattached files is limited. */
  tooManyFiles: { code: '46001', msg: '未提交的文件过多，请先提交或稍后再试' },
  /** The file does not exist, is another's, was removed, or is attached already. */
  fileUnknown: { code: '46002', msg: '文件不存在或已失效，请重新上传' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    files: typeof FILES_FAULTS;
  }
}
