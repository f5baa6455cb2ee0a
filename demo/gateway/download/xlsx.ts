import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell } from './exports';

/** Longest text of a cell in characters. */
const CELL_LENGTH = 32_767;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Fixed parts of a workbook with one sheet (ECMA-376). */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="数据" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  // cell styles: plain; bold, for the head; with two decimals
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};
const HEAD_STYLE = 1;
const AMOUNT_STYLE = 2;
/** Rows per chunk, because a chunk for each row would cost more than its content. */
const TOGETHER = 200;

/**
 * Writes rows, the first of which is the head, as a workbook of one sheet. Texts stay texts, even if they begin like
 * formulas.
 */
export function xlsxOf(rows: AsyncIterable<readonly Cell[]>): NodeJS.ReadableStream {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(XML + content), name);
  const sheet = Readable.from(sheetOf(rows), { objectMode: false, highWaterMark: 2 ** 16 });
  // an error in the rows must fail the whole file
  sheet.once('error', (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return zip.outputStream;
}

async function* sheetOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Buffer> {
  let text = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="50" width="16" customWidth="1"/></cols><sheetData>`;
  let count = 0;
  for await (const row of rows) {
    text += `<row>${row.map((cell) => cellXml(cell, count === 0)).join('')}</row>`;
    count += 1;
    if (count % TOGETHER > 0) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
}

function cellXml(cell: Cell, isHead: boolean): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c s="${AMOUNT_STYLE}"><v>${(cell.fen / 100).toFixed(2)}</v></c>`;
  const style = isHead ? ` s="${HEAD_STYLE}"` : '';
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that must be removed or escaped; few texts contain any. */
// oxlint-disable-next-line no-control-regex -- it matches the characters to be removed
const SPECIAL = /[&<>\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;

/** Escapes a text and removes characters that XML does not allow: control characters and unpaired surrogates. */
function xmlText(text: string): string {
  const cut = text.slice(0, CELL_LENGTH);
  if (!SPECIAL.test(cut)) return cut;
  return (
    cut
      // oxlint-disable-next-line no-control-regex -- it matches the characters to be removed
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu, '')
      .replaceAll(/[&<>]/g, (sign) => MARKUP[sign] ?? '')
  );
}
