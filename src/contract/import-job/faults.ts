import type { FaultText } from '../faults';

export const IMPORT_JOB_FAULTS = {
  /** There is none, or it is somebody else's: the two are not told apart. */
  importJobUnknown: { code: '46111', msg: '导入任务不存在或已过期' },
  tooManyImportJobs: { code: '46112', msg: '正在进行的导入过多，请等待完成后再导入' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    importJob: typeof IMPORT_JOB_FAULTS;
  }
}
