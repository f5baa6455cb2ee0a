import { formatPrice } from '../../../../src/domain/money/money';
import { defineChineseTexts } from '../../../../src/domain/texts/texts';

const chinese = {
  back: '返回到账列表',
  chooseFile: '导入银行流水',
  file: '银行流水文件',
  fileHint: (rows: number, megabytes: number): string =>
    `.xlsx，或UTF-8、GBK编码的.csv，最多${rows}行、${megabytes}MB。列：交易日期、收款金额、付款方名称、用途、银行流水号；其他列不导入。`,
  unit: '笔',
  addAmount: '新增合计',
  nothing: '文件中的到账均已导入，无需再导入。',
  allOrNone: '有错误的文件不会导入任何一行，请改正后重新选择文件。',
  import: (count: number): string => `导入${count}笔到账`,
  question: (count: number): string =>
    `将导入${count}笔到账，并与已确认的账单匹配。未入账的到账可在导入记录中撤销。`,
  uncertain: (why: string): string =>
    `${why}。导入可能已经成功，可重新选择同一文件检查，已导入的到账不会重复。`,
  changed: '文件检查后数据有变化，没有导入任何一行，请查看新的检查结果。',
  templateName: '银行流水导入模板.csv',
  sum: (fen: number): string => `¥${formatPrice(fen)}`,
};

export const receiptImportTexts = defineChineseTexts('agency-receipt-import', chinese);
