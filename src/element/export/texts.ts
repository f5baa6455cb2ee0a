import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  export: '导出',
  toWorkbook: '导出 Excel',
  toCsv: '导出 CSV',
  begun: '已开始生成文件，完成后可在下载中心下载',
  showFiles: '查看下载',
  /** Followed by the message of the gateway or of the network. */
  failed: (why: string) => `导出失败：${why}`,
};

export type ExportTexts = TextsOf<typeof chinese>;

export const exportTexts = defineTexts('export', chinese, () => import('./texts.en'));
