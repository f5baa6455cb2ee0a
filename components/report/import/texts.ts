import type { ImportedProduct } from '../../../src/contract/report/records';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const PRODUCTS: Readonly<Record<ImportedProduct, string>> = { train: '火车票', car: '用车', hotel: '酒店' };
const number = (count: number): string => count.toLocaleString('zh-CN');

const chinese = {
  chooseFile: '选择文件',
  product: '产品',
  productName: (product: ImportedProduct) => PRODUCTS[product],
  file: '差旅记录文件',
  fileHint: (rows: number, megabytes: number) =>
    `.xlsx或.csv，最多${number(rows)}行、${megabytes}MB。上传后先检查，确认后才写入。`,
  judged: '“是否超标”留空时，按当前的酒店标准判断。',
  templateName: (product: string) => `${product}差旅记录导入模板.csv`,
  unit: '条',
  added: '新增',
  known: '已存在的行',
  nothing: '文件中没有新的记录，无需导入',
  allOrNone: '有错误的文件不会写入任何记录，请修改后重新上传',
  import: (count: number) => `导入${number(count)}条记录`,
  question: (count: number, product: string) =>
    `将${number(count)}条${product}记录写入报表。写入后不能修改，可在导入记录中整体撤销。确定导入吗？`,
  uncertain: (why: string) => `${why}。导入可能已经成功，可重新上传同一文件检查，已写入的记录不会重复`,
  changed: '文件检查后数据有变化，没有写入任何记录，请查看新的检查结果',
};

export type RecordImportTexts = TextsOf<typeof chinese>;

export const recordImportTexts = defineTexts('record-import', chinese, () => import('./texts.en'));
