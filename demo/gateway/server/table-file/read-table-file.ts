import { displayCell } from '../../../../src/domain/table-import/cell-fault';
import { fieldsInvalid } from '../http/fault';
import { linesOf, type TableLine } from '../../../../src/domain/table-import/columns';
import type { TableLimits, TableProblem } from './reading/table';
import { readHeadsInThread, readInThread } from './table-threads';

export interface Table {
  headers: string[];
  /** Row 0 is line 2 of the file; blank lines are empty rows. */
  rows: string[][];
}

/**
 * Reads the table in a file, recognised by its content and not by its name: headers and rows as the texts that a
 * spreadsheet shows and a database can store. `cellFault` reports a cell that cannot be read. `owner`: the enterprise
 * whose turn it uses. Throws fieldsInvalid at `file` when there is no table or it is too large, and tooManyRequests.
 */
export async function readTableFile(bytes: Uint8Array, limits: TableLimits, owner: string): Promise<Table> {
  if (bytes.length === 0) throw tableRefused('文件内容为空，请重新选择');
  const read = await readInThread(owner, { bytes, limits });
  if (read.problem !== undefined) throw tableRefused(messageOf(read.problem, limits));
  const [headers = [], ...rows] = read.rows;
  if (rows.length === 0) throw tableRefused('文件中没有记录');
  return { headers: headers.map(displayCell), rows };
}

export interface LinedTable {
  headers: readonly string[];
  rows: readonly TableLine[];
}

/** Like `readTableFile`, but returns only non-empty lines with their positions. */
export async function readLinedTable(
  bytes: Uint8Array,
  limits: TableLimits,
  owner: string,
): Promise<LinedTable> {
  const { headers, rows } = await readTableFile(bytes, limits, owner);
  return { headers, rows: linesOf(rows) };
}

const HEAD_CELL = 60;

/** Reads the first lines of each sheet of a file, to show them to users. Throws as `readTableFile` does. */
export async function readHeads(bytes: Uint8Array, limits: TableLimits, owner: string) {
  if (bytes.length === 0) throw tableRefused('文件内容为空，请重新选择');
  const read = await readHeadsInThread(owner, { bytes, limits });
  if (read.problem !== undefined) throw tableRefused(messageOf(read.problem, limits));
  return read.sheets.map(({ name, lines }) => ({
    name,
    lineList: lines.map(({ line, cells }) => ({
      line,
      cellList: cells.slice(0, limits.columns).map((cell) => displayCell(cell).slice(0, HEAD_CELL)),
    })),
  }));
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
