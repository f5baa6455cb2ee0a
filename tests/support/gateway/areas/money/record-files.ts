import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import type { ImportedProduct } from '../../../../../src/contract/report/records';
import { RECORD_COLUMNS } from '../../../../../src/domain/report/record-columns';

/** Cells of a row by their headers. */
export type RowCells = Readonly<Record<string, string | number>>;

/** A valid row of each product, for the staff of the account `staff`. */
export const RECORD_ROW: Readonly<Record<ImportedProduct, RowCells>> = {
  train: {
    记录号: 'T-1',
    工号: '1000010001',
    预订日期: '2026-03-02',
    出票日期: '2026-03-02',
    使用日期: '2026-03-09',
    出发站: '北京南',
    到达站: '上海虹桥',
    出发时间: '2026-03-09 08:05',
    车次: 'G5',
    席别: '二等座',
    票价: '553.50',
    里程: '1318',
  },
  car: {
    记录号: 'C-1',
    工号: '1000010001',
    预订日期: '2026-03-09',
    支付日期: '2026-03-09',
    使用日期: '2026-03-09',
    城市: '上海',
    用车时间: '2026-03-09 14:20',
    用车公司: '曹操出行',
    车型: '舒适型',
    车费: '48.60',
    里程: '17.35',
  },
  hotel: {
    记录号: 'H-1',
    工号: '1000010001',
    预订日期: '2026-03-02',
    支付日期: '2026-03-03',
    使用日期: '2026-03-09',
    城市: '上海市',
    入住日期: '2026-03-09',
    酒店名称: '虹桥云栖酒店',
    间夜数: '2',
    房费: '1,016.00',
    门市价: '1300',
    是否协议: '是',
  },
};

/** Table with all headers of a product and the cells of rows; rows contain only their own cells. */
export function tableOf(product: ImportedProduct, rows: readonly RowCells[]): (string | number)[][] {
  const headers = RECORD_COLUMNS[product].map(({ header }) => header);
  const own = rows.flatMap((row) => Object.keys(row)).filter((header) => !headers.includes(header));
  const all = [...headers, ...new Set(own)];
  return [all, ...rows.map((row) => all.map((header) => row[header] ?? ''))];
}

const cellText = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;

export const csvText = (table: readonly (readonly (string | number)[])[]): string =>
  table.map((row) => row.map(cellText).join(',')).join('\r\n');

export function csvFile(
  product: ImportedProduct,
  rows: readonly RowCells[],
  encoding: 'utf8' | 'utf8 with mark' | 'gb18030' = 'utf8',
): File {
  const text = csvText(tableOf(product, rows));
  const bytes =
    encoding === 'gb18030'
      ? iconv.encode(text, 'gb18030')
      : Buffer.from(encoding === 'utf8' ? text : `\uFEFF${text}`);
  return new File([new Uint8Array(bytes)], '记录.csv', { type: 'text/csv' });
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Workbook with this XML as the data of its only sheet. The second cell style shows a date with its time. */
export function xlsxOfSheet(sheetData: string): File {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="记录" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  const zipped = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  );
  return new File([new Uint8Array(zipped)], '记录.xlsx');
}

const DAY_MS = 86_400_000;
/** Days since 1899-12-30, the format of dates in spreadsheets. */
const serial = (date: string): number => Date.parse(`${date.replace(' ', 'T')}Z`) / DAY_MS + 25_569;

/** Writes cells like a spreadsheet program: numbers as numbers, and texts of dates as dates. */
export function xlsxFile(product: ImportedProduct, rows: readonly RowCells[]): File {
  const xmlOf = (cell: string | number, place: string) => {
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/.test(cell)) {
      return `<c r="${place}" s="1"><v>${serial(cell.includes(' ') ? cell : `${cell} 00:00`)}</v></c>`;
    }
    return `<c r="${place}" t="inlineStr"><is><t>${cell.replaceAll('<', '&lt;')}</t></is></c>`;
  };
  const data = tableOf(product, rows).map((row, i) => {
    const cells = row.map((cell, j) =>
      cell === '' ? '' : xmlOf(cell, `${String.fromCodePoint(65 + j)}${i + 1}`),
    );
    return `<row r="${i + 1}">${cells.join('')}</row>`;
  });
  return xlsxOfSheet(data.join(''));
}
