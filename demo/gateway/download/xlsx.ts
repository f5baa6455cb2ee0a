import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Sheet } from '../../../src/domain/sheet/sheet';
import { columnsXml, columnWidth, rowXml, sheetXml } from '../../../src/domain/sheet/sheet-xml';
import { SHEET_NAMESPACE, sheetPath, workbookParts, XML } from '../../../src/domain/sheet/workbook-parts';
import { sheetCell, type Cell, type ExportRow } from './cells';

/** Rows per chunk, because a chunk for each row would cost more than its content. */
const TOGETHER = 200;
const ROWS_NAME = '数据';

/**
 * Writes rows, the first of which is the head, as the first sheet of a workbook, and notes about them as the second.
 * Texts stay texts, even if they begin like formulas.
 */
export function xlsxOf(rows: AsyncIterable<ExportRow>, notes?: Sheet): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const names = [ROWS_NAME, ...(notes ? [notes.title] : [])];
  for (const [name, content] of Object.entries(workbookParts(names)))
    zip.addBuffer(Buffer.from(content), name);
  const sheet = Readable.from(sheetOf(rows), { objectMode: false, highWaterMark: 2 ** 16 });
  // an error in the rows must fail the whole file
  sheet.once('error', (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(sheet, sheetPath(0));
  if (notes) zip.addBuffer(Buffer.from(sheetXml(notes)), sheetPath(1));
  zip.end();
  return zip.outputStream;
}

async function* sheetOf(rows: AsyncIterable<ExportRow>): AsyncGenerator<Buffer> {
  let text = '';
  let count = 0;
  // the widths stand before the rows, so they follow the first of them
  const first: (readonly Cell[])[] = [];
  for await (const row of rows) {
    const isTotals = 'totals' in row;
    const cells = isTotals ? row.totals : row;
    if (count < TOGETHER) first.push(cells);
    text += rowXml(cells.map(sheetCell), isTotals || count === 0);
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
