import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  save: '保存',
  /** Accessible name of the button; it begins with the visible text. */
  saveOf: (title: string) => `保存：${title}`,
  workbook: 'Excel 表格（.xlsx）',
  csv: 'CSV 文件（.csv）',
  picture: '图片（.png）',
  page: '本页全部表格（.xlsx）',
  failed: '文件未能保存，请检查网络后重试',
};

export type SaveTexts = TextsOf<typeof chinese>;

export const saveTexts = defineTexts('save', chinese, () => import('./texts.en'));
