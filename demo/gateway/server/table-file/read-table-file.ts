import { fieldsInvalid } from '../fault';
import { csvTable, textOf } from './csv-rows';
import type { ReadTable, TableLimits, TableProblem } from './table';
import { xlsxTable } from './xlsx-rows';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The table that a file holds, known by its content and not by its name: its headers and the rows below them, as texts. It takes
 * a lot of memory while it is read, so one at a time is read. Throws fieldsInvalid at `file` for one that is none or is too large.
 */
export async function readTableFile(
  bytes: Uint8Array,
  limits: TableLimits,
): Promise<{ headers: string[]; rows: string[][] }> {
  const begins = (signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);
  if (bytes.length === 0) throw tableRefused('文件内容为空，请重新选择');
  if (begins(OLD_EXCEL)) throw tableRefused('不支持旧版.xls文件，请另存为.xlsx或.csv');
  const read = begins(ZIP) ? await xlsxTable(bytes, limits) : csvOf(bytes, limits);
  if (read.problem !== undefined) throw tableRefused(messageOf(read.problem, limits));
  const [headers = [], ...rows] = read.rows;
  if (rows.length === 0) throw tableRefused('文件中没有记录');
  return { headers, rows };
}

export const tableRefused = (message: string) => fieldsInvalid({ file: message });

function csvOf(bytes: Uint8Array, limits: TableLimits): ReadTable {
  const text = textOf(bytes);
  return text === undefined ? { problem: 'unreadable' } : csvTable(text, limits);
}

function messageOf(problem: TableProblem, { rows, columns }: TableLimits): string {
  switch (problem) {
    case 'tooManyRows':
      return `一次最多导入${rows}行`;
    case 'tooManyColumns':
      return `列数不能超过${columns}`;
    case 'merged':
      return '表格中有合并单元格，请取消合并后重试';
    case 'unreadable':
      return '无法读取该文件，请使用.xlsx，或UTF-8、GB18030编码的.csv';
  }
}
