import type { FaultText } from '../faults';

export const DOWNLOAD_FAULTS = {
  /** The export does not exist, or belongs to another user: the message does not distinguish the two. */
  exportUnknown: { code: '46101', msg: '导出任务不存在或已过期' },
  exportNotReady: { code: '46102', msg: '文件尚未生成，请稍候' },
  tooManyExports: { code: '46103', msg: '正在生成的文件过多，请等待完成后再导出' },
  exportNotFailed: { code: '46104', msg: '该任务不能重试' },
  exportBeyondRights: { code: '46105', msg: '您的数据权限已变化，请重新导出' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    download: typeof DOWNLOAD_FAULTS;
  }
}
