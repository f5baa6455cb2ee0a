import { strToU8, zipSync } from 'fflate';
import type { Sheet } from '../../domain/sheet/sheet';
import { workbookOf } from '../../domain/sheet/sheet-xml';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns tables as the sheets of an Excel workbook. */
export function workbookFile(sheets: readonly Sheet[]): Blob {
  const parts = Object.entries(workbookOf(sheets)).map(([path, text]) => [path, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(parts)).slice()], { type: TYPE });
}
