import { RECORD_ROWS, type ImportedProduct } from '../../../../src/contract/report/records';
import { findColumns, RECORD_COLUMNS } from '../../../../src/domain/report/record-columns';
import { linesOf, type RecordLine } from '../../../../src/domain/report/record-reader';
import { readTableFile, tableRefused } from '../../server/table-file/read-table-file';

/** A file of records: headers that were recognised, and the rows behind them that say anything. */
export interface RecordTable {
  headers: readonly string[];
  rows: readonly RecordLine[];
}

const MOST_COLUMNS = 100;

/** The table of records that a file holds. Throws fieldsInvalid for one that is none. */
export async function readTable(
  bytes: Uint8Array,
  { product, enterpriseNum }: { product: ImportedProduct; enterpriseNum: string },
): Promise<RecordTable> {
  const known = RECORD_COLUMNS[product].map(({ header }) => header);
  const limits = { rows: RECORD_ROWS, columns: MOST_COLUMNS, headers: known };
  const { headers, rows } = await readTableFile(bytes, limits, enterpriseNum);
  refuseColumns(product, headers);
  return { headers, rows: linesOf(rows) };
}

/** A column that nobody knows would be passed over, and what is written once is never changed: so it is refused. */
function refuseColumns(product: ImportedProduct, headers: readonly string[]): void {
  const { unknown, twice, missing } = findColumns(product, headers);
  const messages = [
    ['缺少列：', missing],
    ['不能识别的列：', unknown],
    ['重复的列：', twice],
  ] as const;
  const found = messages.filter(([, names]) => names.length > 0);
  if (found.length > 0) throw tableRefused(found.map(([what, names]) => what + listed(names)).join('；'));
}

const NAMED = 10;
const NAME_LENGTH = 30;

const listed = (names: readonly string[]): string =>
  names
    .slice(0, NAMED)
    .map((name) => name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, NAME_LENGTH))
    .join('、') + (names.length > NAMED ? '等' : '');
