import { LOG_KINDS } from '../../../src/domain/agency/labels';
import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const chinese = {
  cancel: '取消',
  none: '—',
  sum: (fen: number): string => `¥${formatPrice(fen)}`,
  history: '处理记录',
  noHistory: '暂无处理记录',
  time: '时间',
  operator: '操作员',
  kind: '操作',
  kindName: (kind: string): string => LOG_KINDS[kind] ?? kind,
  summary: '内容',
  download: (fileName: string): string => `下载 ${fileName}`,
  noFiles: '无',
  firstBy: '首次确认',
  needsTwo: '金额高于双人复核限额，须由两名操作员先后确认。',
  waitsForOther: (name: string): string => `${name}已确认，须由另一名操作员复核。`,
};

export const decisionTexts = defineChineseTexts('agency-decision', chinese);
export type DecisionTexts = typeof chinese;
