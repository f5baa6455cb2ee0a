import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const FILE_FAULTS = {
  empty: () => '文件内容为空，请重新选择',
  tooLarge: (megabytes: number) => `文件不能超过${megabytes}MB`,
  wrongType: () => '仅支持.xlsx、.csv格式的文件',
};

const chinese = {
  fileFault: (fault: keyof typeof FILE_FAULTS, megabytes: number) => FILE_FAULTS[fault](megabytes),
  template: '下载模板',
  columns: '列对应关系',
  nowhere: '不使用',
  unnamed: (place: number) => `第${place + 1}列（无标题）`,
  columnMissing: '请选择对应的列',
};

export type TableImportTexts = TextsOf<typeof chinese>;

export const tableImportTexts = defineTexts('table-import', chinese, () => import('./texts.en'));
