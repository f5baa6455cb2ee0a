import type { ImportFailure } from '../../contract/import-job/import-job';
import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const FILE_FAULTS = {
  empty: () => '文件内容为空，请重新选择',
  tooLarge: (megabytes: number) => `文件不能超过${megabytes}MB`,
  wrongType: () => '仅支持.xlsx、.csv格式的文件',
};

const FAILURES: Readonly<Record<ImportFailure, string>> = {
  notAllowed: '您已没有导入的权限，导入已停止。',
  failed: '导入出错，已停止。',
};
const number = (count: number): string => count.toLocaleString('zh-CN');

const chinese = {
  fileFault: (fault: keyof typeof FILE_FAULTS, megabytes: number) => FILE_FAULTS[fault](megabytes),
  template: '下载模板',
  columns: '列对应关系',
  nowhere: '不使用',
  unnamed: (place: number) => `第${place + 1}列（无标题）`,
  columnMissing: '请选择对应的列',
  wrongCells: '错误明细',
  line: '行',
  column: '列',
  reason: '原因',
  importing: (name: string) => `正在导入：${name}`,
  importEnded: (name: string) => `导入结果：${name}`,
  progress: (done: number, total: number, unit: string) =>
    `已导入 ${number(done)} / ${number(total)} ${unit}`,
  mayLeave: '可以离开本页，导入会继续进行；回到本页可查看进度和结果。',
  written: '已导入',
  known: '已存在，不重复导入',
  refused: '未导入',
  count: (count: number, unit: string) => `${number(count)} ${unit}`,
  importDone: (written: number, refused: number, unit: string) =>
    refused === 0
      ? `导入完成，共导入 ${number(written)} ${unit}`
      : `导入完成，共导入 ${number(written)} ${unit}，${number(refused)} ${unit}未导入`,
  importStopped: (failure: ImportFailure, written: number, unit: string) =>
    `${FAILURES[failure]}已导入 ${number(written)} ${unit}，其余未导入`,
  refusedWhy: '检查后数据有变化，以下行没有导入，请修改后另行导入',
  refusedShown: (rows: number, shown: number) => `共${number(rows)}行未导入，以下列出${number(shown)}处`,
  saveRefused: '下载未导入明细',
  refusedFile: '未导入明细.csv',
  latestImport: (name: string) => `最近一次导入：${name}`,
};

export type TableImportTexts = TextsOf<typeof chinese>;

export const tableImportTexts = defineTexts('table-import', chinese, () => import('./texts.en'));
