import { shownCell } from '../../../../src/domain/table-import/cell-fault';
import { fieldsInvalid } from '../http/fault';
import type { TableLimits, TableProblem } from './reading/table';
import { readInThread } from './table-threads';

export interface Table {
  headers: string[];
  /** The row at 0 stands in line 2; lines that say nothing are empty rows. */
  rows: string[][];
}

/**
 * The table that a file holds, known by its content and not by its name: its headers and the rows below them, as texts that a
 * spreadsheet shows, and that a database can hold. A cell that cannot be taken is told by `cellFault`. `owner`: the enterprise
 * whose turn it takes. Throws fieldsInvalid at `file` for one that is none or is too large, and tooManyRequests.
 */
export async function readTableFile(bytes: Uint8Array, limits: TableLimits, owner: string): Promise<Table> {
  if (bytes.length === 0) throw tableRefused('文件内容为空，请重新选择');
  const read = await readInThread(owner, { bytes, limits });
  if (read.problem !== undefined) throw tableRefused(messageOf(read.problem, limits));
  const [headers = [], ...rows] = read.rows;
  if (rows.length === 0) throw tableRefused('文件中没有记录');
  return { headers: headers.map(shownCell), rows };
}

export const tableRefused = (message: string) => fieldsInvalid({ file: message });

function messageOf(problem: TableProblem, { rows, columns }: TableLimits): string {
  switch (problem) {
    case 'tooManyRows':
      return `一次最多导入${rows}行`;
    case 'tooManyColumns':
      return `列数不能超过${columns}`;
    default:
      return MESSAGES[problem];
  }
}

const MESSAGES: Readonly<Record<Exclude<TableProblem, 'tooManyRows' | 'tooManyColumns'>, string>> = {
  merged: '表格中有合并单元格，请取消合并后重试',
  unreadable: '无法读取该文件，请使用.xlsx，或UTF-8、GB18030编码的.csv',
  tooLarge: '文件内容过大，无法读取，请拆分后重试',
  oldExcel: '不支持旧版.xls文件，请另存为.xlsx或.csv',
  locked: '文件设有打开密码，请取消密码后重新上传',
  webPage: '该文件的内容是网页，不是Excel表格，请用Excel打开后另存为.xlsx或.csv',
  otherProgram: '不支持该表格格式，请用Excel打开后另存为.xlsx或.csv',
};
