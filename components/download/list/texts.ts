import {
  EXPORT_FILES,
  EXPORT_PDF_ROWS,
  EXPORT_ROWS,
  type ExportJob,
} from '../../../src/contract/download/download';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const STATES: Readonly<Record<ExportJob['exportState'], string>> = {
  waiting: '等待生成',
  running: '生成中',
  done: '已完成',
  failed: '生成失败',
};
const FAILURES: Readonly<Record<NonNullable<ExportJob['failure']>, string>> = {
  tooManyRows: `数据超过${EXPORT_ROWS / 10_000}万行，请缩小查询范围后重新导出`,
  notAllowed: '您已没有查看这些数据的权限',
  failed: '系统异常，请重试',
};

const TOO_MANY: Partial<Record<ExportJob['format'], string>> = {
  zip: `超过${EXPORT_FILES / 10_000}万条，请缩小查询范围后重新打包`,
  pdf: `明细超过${EXPORT_PDF_ROWS}行，请改为导出 Excel`,
};

const chinese = {
  file: '文件',
  fileName: '文件名',
  state: '状态',
  stateName: (state: ExportJob['exportState']) => STATES[state],
  failure: (failure: NonNullable<ExportJob['failure']>, format: ExportJob['format']) =>
    failure === 'tooManyRows' ? (TOO_MANY[format] ?? FAILURES.tooManyRows) : FAILURES[failure],
  rows: (done: number, total: number | null) => (total === null ? '' : `${done} / ${total} 行`),
  progress: (fileName: string) => `${fileName}的生成进度`,
  size: '大小',
  applyTime: '申请时间',
  expireTime: '有效期至',
  nothing: '还没有导出的文件，可在各列表中点击“导出”生成',
  download: '下载',
  retry: '重试',
  delete: '删除',
  deleteTitle: '删除文件',
  deleteHint: (fileName: string) => `删除后无法恢复：${fileName}`,
  deleteYes: '确认删除',
  deleteNo: '暂不删除',
};

export type DownloadListTexts = TextsOf<typeof chinese>;

export const downloadListTexts = defineTexts('download-list', chinese, () => import('./texts.en'));
