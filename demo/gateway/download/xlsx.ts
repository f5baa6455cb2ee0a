import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { amountCell, type SheetCell } from '../../../src/domain/sheet/sheet';
import { columnsXml, columnWidth, dayNumber } from '../../../src/domain/sheet/sheet-xml';
import {
  SHEET_NAMESPACE,
  SHEET_PATH,
  styleOf,
  workbookParts,
  XML,
} from '../../../src/domain/sheet/workbook-parts';
import { xmlText } from '../../../src/domain/sheet/xml-text';
import type { Cell } from './exports';

const HEAD_STYLE = styleOf('plain', true);
const DAY_STYLE = styleOf('day');
const AMOUNT_STYLE = styleOf('amount');
/** Rows per chunk, because a chunk for each row would cost more than its content. */
const TOGETHER = 200;

/**
 * Writes rows, the first of which is the head, as a workbook of one sheet. Texts stay texts, even if they begin like
 * formulas.
 */
export function xlsxOf(rows: AsyncIterable<readonly Cell[]>): NodeJS.ReadableStream {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(workbookParts('数据'))) {
    zip.addBuffer(Buffer.from(content), name);
  }
  const sheet = Readable.from(sheetOf(rows), { objectMode: false, highWaterMark: 2 ** 16 });
  // an error in the rows must fail the whole file
  sheet.once('error', (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(sheet, SHEET_PATH);
  zip.end();
  return zip.outputStream;
}

async function* sheetOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Buffer> {
  let text = '';
  let count = 0;
  // the widths stand before the rows, so they follow the first of them
  const first: (readonly Cell[])[] = [];
  for await (const row of rows) {
    if (count < TOGETHER) first.push(row);
    text += `<row>${row.map((cell) => cellXml(cell, count === 0)).join('')}</row>`;
    count += 1;
    if (count % TOGETHER > 0) continue;
    yield Buffer.from(count === TOGETHER ? beginningOf(first) + text : text);
    text = '';
  }
  yield Buffer.from(`${count < TOGETHER ? beginningOf(first) : ''}${text}</sheetData></worksheet>`);
}

/** The sheet up to its rows. */
function beginningOf(rows: readonly (readonly Cell[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => columnWidth(rows.map((row) => sheetCell(row[at] ?? null))));
  const columns = widths.length === 0 ? '' : `<cols>${columnsXml(widths)}</cols>`;
  return `${XML}<worksheet xmlns="${SHEET_NAMESPACE}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${columns}<sheetData>`;
}

function sheetCell(cell: Cell): SheetCell {
  if (typeof cell === 'number') return { number: cell, format: 'plain' };
  return cell !== null && typeof cell === 'object' && 'fen' in cell ? amountCell(cell.fen) : cell;
}

function cellXml(cell: Cell, isHead: boolean): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'object' && 'day' in cell)
    return `<c s="${DAY_STYLE}"><v>${dayNumber(cell.day)}</v></c>`;
  if (typeof cell === 'object') return `<c s="${AMOUNT_STYLE}"><v>${(cell.fen / 100).toFixed(2)}</v></c>`;
  const style = isHead ? ` s="${HEAD_STYLE}"` : '';
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}
