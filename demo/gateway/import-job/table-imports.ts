import type { GenericSchema, InferOutput } from 'valibot';
import type { Call, ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { WrongCell } from '../../../src/contract/import-job/import-job';
import type { TablePlace } from '../../../src/contract/import-job/table-import';
import type { RowEffect } from '../../../src/domain/table-import/compare-rows';
import type { TableColumn } from '../../../src/domain/table-import/table-columns';
import { gather } from '../gather';
import type { AreaDeps } from '../server/deps';
import type { CallerContext, RowContext } from '../server/http/implement';
import type { LinedTable } from '../server/table-file/read-table-file';

/** Something that an import has written. */
export interface Write {
  key: string;
  line: number;
  /** What `undo` needs for a changed row to be as before; left out of added ones. */
  before?: unknown;
}

/** The outcome of the rows of a slice. */
export interface SliceOutcome {
  /** Rows that were written. */
  written: number;
  /** Rows that are on record by now: they are not written again. */
  known?: number;
  /** Cells of rows that have become wrong since the file was checked: they are not written. */
  refused: readonly WrongCell[];
  /** Written rows, by keys that `undo` knows, and the line of each. */
  writes: readonly Write[];
}

/** Of changed rows, by key, what was kept of them as they were written. */
export type FormerRows = ReadonlyMap<string, unknown>;

/** How the rows of an import are taken back, whole: the last rows first. */
export interface ImportUndo {
  /** Keys of one transaction. */
  sliceRows: number;
  /** Why some must stay, in a sentence by key: others stand on them, or have changed them. */
  findKept(
    context: RowContext,
    keys: readonly string[],
    former: FormerRows,
  ): Promise<ReadonlyMap<string, string>>;
  /** Removes added rows that nothing stands on, and restores changed ones, in the transaction of the slice. */
  takeBack(context: RowContext, keys: readonly string[], former: FormerRows): Promise<void>;
}

/** The effect that a file would have. */
export interface CheckedTable<Result, Row, Settings> {
  /** Rows to be written, in their order; none where one is wrong. */
  rows: readonly Row[];
  /** Hold for all rows. */
  settings: Settings;
  /** Of a table with a key, all rows as they compare with those on record: the answer tells their effects. */
  compared?: readonly RowEffect[];
  answer(importJobNo: string | null): Result;
}

export interface ImportBody {
  file: File;
  dryRun: '0' | '1';
  table?: TablePlace | undefined;
}
/** A call as `tableImportCall` declares it. */
export type ImportCall = Call<GenericSchema<unknown, ImportBody>, GenericSchema<unknown, object>> & {
  kind: string;
  rows: number;
  permission: string;
};

interface Parts<C extends ImportCall, Row, Settings> {
  call: C;
  /** Rows that are written in one transaction. */
  sliceRows: number;
  /** Columns that a file may have at most. */
  mostColumns: number;
  /** Which of several tables of the kind a body brings. */
  variantOf?(body: ParsedBodyOf<C>): string;
  /** Columns of the table, those of the caller's enterprise among them; by `isKey` rows on record are found, and changed. */
  columns(context: RowContext, variant: string): Promise<readonly TableColumn[]> | readonly TableColumn[];
  /** Holds the rows of a table to all rules; writes nothing. Throws fieldsInvalid at `file` for other columns. */
  check(
    context: CallerContext,
    table: LinedTable,
    given: { body: ParsedBodyOf<C>; deps: AreaDeps },
  ): Promise<CheckedTable<ResultOf<C>, Row, Settings>>;
  /**
   * Writes rows that are right, in the transaction of the slice. They are held to all rules once more, because others may have
   * changed what they rest on.
   */
  apply(context: RowContext, rows: readonly Row[], settings: Settings): Promise<SliceOutcome>;
  undo: ImportUndo;
}

export interface TableImport<
  C extends ImportCall = ImportCall,
  Row = unknown,
  Settings = unknown,
> extends Parts<C, Row, Settings> {
  row: GenericSchema<unknown, Row>;
  settings: GenericSchema<unknown, Settings>;
}

/**
 * An import of tables: columns, check, writing slice by slice beside other work, and undoing. An area exports it as `tableImport` of
 * its `table-import.ts`, and implements its call by `implementTableImport`.
 *
 *     export const tableImport = defineTableImport({
 *       call: importGuests, sliceRows: 100, mostColumns: 50, row: GuestRow, settings: v.object({}),
 *       columns: () => GUEST_COLUMNS,
 *       check: (context, table) => checkGuests(context, table),
 *       apply: (context, rows) => addGuests(context, rows),
 *       undo: { sliceRows: 500, findKept: guestsWithStays, takeBack: removeGuests },
 *     });
 */
export const defineTableImport = <C extends ImportCall, R extends GenericSchema, S extends GenericSchema>(
  definition: Parts<C, InferOutput<R>, InferOutput<S>> & { row: R; settings: S },
): TableImport<C, InferOutput<R>, InferOutput<S>> => definition;

/** An import whose types are not at hand. */
export type AnyTableImport = Pick<TableImport, 'sliceRows' | 'row' | 'settings' | 'undo'> & {
  call: ImportCall;
  mostColumns: number;
  columns: TableImport['columns'];
  apply(context: RowContext, rows: readonly unknown[], settings: unknown): Promise<SliceOutcome>;
};

let gathered: Promise<readonly AnyTableImport[]> | undefined;

/** Those of all areas, which stand above this one. */
async function gatherTableImports(): Promise<readonly AnyTableImport[]> {
  const found = await gather(/\/table-import\.ts$/);
  return found.map(({ path, module }) => {
    const { tableImport } = module as { tableImport?: AnyTableImport };
    if (tableImport === undefined) throw new Error(`${path} exports no tableImport`);
    return tableImport;
  });
}

/** undefined: nothing is imported as that. */
export const findTableImport = async (kind: string): Promise<AnyTableImport | undefined> =>
  (await (gathered ??= gatherTableImports())).find(({ call }) => call.kind === kind);

export async function tableImportOf(kind: string): Promise<AnyTableImport> {
  const found = await findTableImport(kind);
  if (found === undefined) throw new Error(`There is no import of kind ${kind}`);
  return found;
}
