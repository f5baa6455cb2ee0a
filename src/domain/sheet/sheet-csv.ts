import { csvText } from '../table-import/csv-text';
import { sheetNumberText, type Sheet, type SheetCell } from './sheet';

/** Returns a table as CSV that spreadsheets read as UTF-8: head, rows and totals. Texts are no formulas. */
export function sheetCsv({ headers, rows, totals }: Sheet): string {
  const lines = [headers, ...rows, ...(totals ? [totals] : [])];
  return `\uFEFF${lines.map((cells) => `${cells.map(cellCsv).join(',')}\r\n`).join('')}`;
}

function cellCsv(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return csvText(cell);
  if ('time' in cell) return cell.time.replace('T', ' ');
  return 'day' in cell ? cell.day : sheetNumberText(cell);
}
