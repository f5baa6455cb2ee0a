import { daysBetween } from '../shanghai-time';
import { isFormula } from '../table-import/csv-text';
import { sheetNamesOf, sheetNumberText, type Sheet, type SheetCell } from './sheet';
import { SHEET_NAMESPACE, sheetPath, styleOf, workbookParts, XML, type CellStyle } from './workbook-parts';
import { xmlText } from './xml-text';

/** Day 0 of a spreadsheet. */
const DAY_0 = '1899-12-30';
/** Widths of a column, in digits. */
const NARROWEST = 8;
const WIDEST = 60;
const WIDE_LETTER = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;

/** Returns the parts of a workbook with a sheet for each table. */
export function workbookOf(sheets: readonly Sheet[]): Readonly<Record<string, string>> {
  const parts = sheets.map((sheet, at) => [sheetPath(at), sheetXml(sheet)] as const);
  return {
    ...workbookParts(sheetNamesOf(sheets.map(({ title }) => title))),
    ...Object.fromEntries(parts),
  };
}

/**
 * Returns a table as a sheet: its title, the filters, the head, the rows and the totals. Numbers and days are real ones,
 * texts stay texts, and the columns are as wide as their content.
 */
export function sheetXml(sheet: Sheet): string {
  const { title, filters, headers, rows, totals } = sheet;
  const above = [[title], ...filters, ...(filters.length > 0 ? [[]] : [])];
  const first = above.length + 1;
  const pane = `<pane ySplit="${first}" topLeftCell="A${first + 1}" activePane="bottomLeft" state="frozen"/>`;
  const lines = [
    ...above.map((cells, at) => rowXml(cells, at === 0)),
    rowXml(headers, true),
    ...rows.map((cells) => rowXml(cells, false)),
    ...(totals ? [rowXml(totals, true)] : []),
  ];
  return `${XML}<worksheet xmlns="${SHEET_NAMESPACE}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columnsXml(columnWidths(sheet))}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** Returns a row; a strong one is bold. */
export const rowXml = (cells: readonly SheetCell[], isStrong: boolean): string =>
  `<row>${cells.map((cell) => cellXml(cell, isStrong)).join('')}</row>`;

function cellXml(cell: SheetCell, isStrong: boolean): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') {
    const style = styleAttribute(isFormula(cell) ? 'formula' : 'plain', isStrong);
    return `<c t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  }
  if ('time' in cell) return numberXml('time', isStrong, timeNumber(cell.time));
  if ('day' in cell) {
    const isMonth = cell.day.length === 'YYYY-MM'.length;
    const days = dayNumber(isMonth ? `${cell.day}-01` : cell.day);
    return numberXml(isMonth ? 'month' : 'day', isStrong, days);
  }
  return numberXml(cell.format, isStrong, cell.number);
}

const numberXml = (style: CellStyle, isStrong: boolean, value: number): string =>
  `<c${styleAttribute(style, isStrong)}><v>${value}</v></c>`;

function styleAttribute(style: CellStyle, isStrong: boolean): string {
  const number = styleOf(style, isStrong);
  return number === 0 ? '' : ` s="${number}"`;
}

/** Widths of columns by their cells. */
function columnWidths({ headers, filters, rows, totals }: Sheet): number[] {
  return headers.map((header, at) => {
    // the values of filters extend over the columns beside them
    const names = at === 0 ? filters.map(([name]) => name) : [];
    const cells = [header, ...names, ...rows.map((row) => row[at] ?? null), totals?.[at] ?? null];
    return columnWidth(cells);
  });
}

/** Returns the width of a column that shows all of its cells, within limits. */
export const columnWidth = (cells: readonly SheetCell[]): number => {
  const widest = cells.reduce<number>((most, cell) => Math.max(most, widthOf(cell)), 0);
  return Math.min(WIDEST, Math.max(NARROWEST, widest + 2));
};

export const columnsXml = (widths: readonly number[]): string =>
  widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');

/** Returns the number of a day YYYY-MM-DD in spreadsheets. */
const dayNumber = (day: string): number => daysBetween(DAY_0, day);

const MINUTES_OF_DAY = 24 * 60;

/** Returns the number of a time YYYY-MM-DDTHH:mm in spreadsheets, whose fraction is the part of the day. */
function timeNumber(time: string): number {
  const [day = '', clock = ''] = time.split('T');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  // more digits would be rounding errors of the division
  return Number((dayNumber(day) + (60 * hours + minutes) / MINUTES_OF_DAY).toFixed(9));
}

function widthOf(cell: SheetCell): number {
  if (cell === null) return 0;
  if (typeof cell === 'string') return textWidth(cell);
  if ('time' in cell) return cell.time.length;
  if ('day' in cell) return cell.day.length;
  const digits = sheetNumberText(cell).length;
  return digits + Math.floor(digits / 3);
}

function textWidth(text: string): number {
  let width = 0;
  for (const letter of text.slice(0, WIDEST)) width += WIDE_LETTER.test(letter) ? 2 : 1;
  return width;
}
