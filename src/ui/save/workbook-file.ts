import { strToU8, zipSync } from 'fflate';
import type { Sheet } from '../../domain/sheet/sheet';
import { workbookOf } from '../../domain/sheet/sheet-xml';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns a table as an Excel workbook. */
export function workbookFile(sheet: Sheet): Blob {
  const parts = Object.entries(workbookOf(sheet)).map(([path, text]) => [path, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(parts)).slice()], { type: TYPE });
}
