import type { FaultText } from '../faults';

export const IMPORT_JOB_FAULTS = {
  /** The import does not exist or belongs to another user; the message does not say which. */
  importJobUnknown: { code: '46111', msg: '导入任务不存在或已过期' },
  tooManyImportJobs: { code: '46112', msg: '正在进行的导入过多，请等待完成后再导入' },
  importJobBusy: { code: '46113', msg: '导入或撤销正在进行，请等待完成后再试' },
  /** The import has written no rows that could be undone. */
  importJobOver: { code: '46114', msg: '该导入没有可撤销的内容' },
  /** The import has not failed, or its rows have been deleted. */
  importJobNotToResume: { code: '46115', msg: '该导入没有可继续的内容，请重新上传文件' },
  /** The import was confirmed, undone, or has failed. */
  importOver: { code: '46409', msg: '该导入已结束' },
  importWrong: { code: '46410', msg: '文件中有错误，未导入任何数据' },
  undoTooLate: { code: '46412', msg: '导入已超过24小时，不能撤销' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    importJob: typeof IMPORT_JOB_FAULTS;
  }
}
