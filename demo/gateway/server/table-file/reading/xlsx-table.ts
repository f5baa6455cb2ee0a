import { findHeaders, HEAD_LINES, knownHeaders } from './find-headers';
import { sheetRows, type SheetRow } from './sheet';
import type { ReadHeads, ReadTable, SheetHead, TableLimits, TableProblem } from './table';
import { TableRows } from './table-rows';
import { readWorkbook, type Workbook } from './workbook';
import { TooLarge, ZipParts } from './zip-parts';

/** Limit of all unpacked parts together. */
const UNPACKED_BYTES = 96 * 1024 * 1024;
/** Number of sheets examined. */
const SHEETS = 30;

interface Watch {
  /** Called for each row read. */
  onRow?: () => void;
  unpackedBytes?: number;
}

/** Reads the table of a workbook: the visible sheet with the most known headers, or else the first non-empty one. */
export async function xlsxTable(
  bytes: Uint8Array,
  limits: TableLimits,
  { onRow = () => undefined, unpackedBytes = UNPACKED_BYTES }: Watch = {},
): Promise<ReadTable> {
  return inWorkbook(bytes, unpackedBytes, async (parts, workbook) => {
    const found = await findTable(parts, workbook, limits);
    return found === undefined ? { rows: [] } : await readSheet(parts, workbook, { ...found, limits, onRow });
  });
}

/** The first lines of each visible sheet of a workbook. */
export const xlsxHeads = (bytes: Uint8Array): Promise<ReadHeads> =>
  inWorkbook(bytes, UNPACKED_BYTES, async (parts, workbook) => {
    const sheets: SheetHead[] = [];
    for (const { name, path } of workbook.sheets.slice(0, SHEETS))
      sheets.push({ name, lines: await headOf(sheetRows(parts, path, workbook)) });
    return { sheets };
  });

async function inWorkbook<Read>(
  bytes: Uint8Array,
  unpackedBytes: number,
  read: (parts: ZipParts, workbook: Workbook) => Promise<Read>,
): Promise<Read | { problem: TableProblem }> {
  try {
    const parts = new ZipParts(bytes, unpackedBytes);
    if (parts.has('xl/workbook.bin') || parts.has('content.xml')) return { problem: 'otherProgram' };
    return await read(parts, await readWorkbook(parts));
  } catch (error) {
    if (error instanceof TooLarge) return { problem: 'tooLarge' };
    throw error;
  }
}

interface TablePlace {
  path: string;
  headerLine: number;
}

async function findTable(
  parts: ZipParts,
  workbook: Workbook,
  { headers, at }: TableLimits,
): Promise<TablePlace | undefined> {
  if (at !== undefined) {
    const sheet = workbook.sheets.find(({ name }) => name === at.sheet);
    return sheet && { path: sheet.path, headerLine: at.line - 1 };
  }
  const asked = knownHeaders(headers);
  let best: (TablePlace & { known: number }) | undefined;
  for (const { path } of workbook.sheets.slice(0, SHEETS)) {
    const head = await headOf(sheetRows(parts, path, workbook));
    const found = findHeaders(
      head.map(({ cells }) => cells),
      asked,
    );
    const row = head[found.line];
    if (row === undefined) continue;
    const { known } = found;
    if (best === undefined || known > best.known) best = { path, headerLine: row.line - 1, known };
  }
  return best;
}

/** The first non-empty rows. */
async function headOf(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const head: SheetRow[] = [];
  for await (const row of rows) {
    head.push(row);
    if (head.length >= HEAD_LINES) break;
  }
  return head;
}

async function readSheet(
  parts: ZipParts,
  workbook: Workbook,
  { path, headerLine, limits, onRow }: TablePlace & { limits: TableLimits; onRow(): void },
): Promise<ReadTable> {
  const table = new TableRows(headerLine, limits);
  const rows = sheetRows(parts, path, workbook);
  for (;;) {
    const next = await rows.next();
    if (next.done === true) {
      // cells merged above the headers are a title
      return next.value.mergedTo > headerLine ? { problem: 'merged' } : { rows: table.rows };
    }
    onRow();
    const problem = table.add(next.value.line - 1, next.value.cells);
    if (problem !== undefined) {
      await rows.return({ mergedTo: 0 });
      return { problem };
    }
  }
}
