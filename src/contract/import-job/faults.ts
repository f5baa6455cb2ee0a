import type { FaultText } from '../faults';

export const IMPORT_JOB_FAULTS = {
  /** There is none, or it is somebody else's: the two are not told apart. */
  importJobUnknown: { code: '46111', msg: '导入任务不存在或已过期' },
  tooManyImportJobs: { code: '46112', msg: '正在进行的导入过多，请等待完成后再导入' },
  importJobBusy: { code: '46113', msg: '导入或撤销正在进行，请等待完成后再试' },
  /** Nothing of it is there to be taken back. */
  importJobOver: { code: '46114', msg: '该导入没有可撤销的内容' },
  /** It has not failed, or its rows are kept no longer. */
  importJobNotToResume: { code: '46115', msg: '该导入没有可继续的内容，请重新上传文件' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    importJob: typeof IMPORT_JOB_FAULTS;
  }
}
