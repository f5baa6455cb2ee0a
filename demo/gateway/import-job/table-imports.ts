import type { GenericSchema, InferOutput } from 'valibot';
import type { Call, ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { WrongCell } from '../../../src/contract/import-job/import-job';
import type { TablePlace } from '../../../src/contract/import-job/table-import';
import type { RowEffect } from '../../../src/domain/table-import/compare-rows';
import type { TableColumn } from '../../../src/domain/table-import/table-columns';
import { gather } from '../gather';
import type { AreaDeps } from '../server/deps';
import type { OperatorImports } from '../../../src/contract/agency/imports';
import type { AgencyRight } from '../../../src/contract/agency/rights';
import type { Database } from '../db/database';
import type { CallerContext, RowContext } from '../server/http/implement';
import type { Operator } from '../server/http/operator';
import type { LinedTable } from '../server/table-file/read-table-file';

/** Context of reading and writing rows for an operator of an agency. */
export interface OperatorRows {
  db: Database;
  now: Date;
  operator: Operator;
}

export type ImportContext = RowContext | OperatorRows;

/** Contexts of an import of staff: of its rows, and of the call that checks a file. */
export interface OfStaff {
  rows: RowContext;
  call: CallerContext;
}
/** The same of an import of operators. */
export interface OfOperators {
  rows: OperatorRows;
  call: OperatorRows;
}
interface Contexts {
  rows: ImportContext;
  call: ImportContext;
}

/** Record written by an import. */
export interface Write {
  key: string;
  line: number;
  /** Former values that `undo` needs to restore a changed row; absent for an added row. */
  before?: unknown;
}

/** Outcome of the rows of a slice. */
export interface SliceOutcome {
  /** Number of rows written. */
  written: number;
  /** Number of rows that are recorded identically by now and are not written again. */
  known?: number;
  /** Invalid cells of rows that have become wrong since the check and are not written. */
  refused: readonly WrongCell[];
  /** Written rows with the key for `undo` and the line. */
  writes: readonly Write[];
}

/** Former values of changed rows, by key. */
export type FormerRows = ReadonlyMap<string, unknown>;

/** Undoes a whole import, last rows first. */
export interface ImportUndo<In extends Contexts = OfStaff> {
  /** Number of keys per transaction. */
  sliceRows: number;
  /** Rows that can be undone are, even when others stay. By default none is undone then. */
  isByRow?: true;
  /**
   * Returns the reason, as a sentence by key, why some rows cannot be undone: other records refer to them, or others
   * have changed them.
   */
  findKept(
    context: In['rows'],
    keys: readonly string[],
    former: FormerRows,
  ): Promise<ReadonlyMap<string, string>>;
  /** Deletes added rows without references and restores changed ones, in the transaction of the slice. */
  takeBack(context: In['rows'], keys: readonly string[], former: FormerRows): Promise<void>;
}

/** Result of checking a file. */
export interface CheckedTable<Result, Row, Settings> {
  /** Rows to write, in their order; empty when any row is wrong. */
  rows: readonly Row[];
  /** Settings for all rows. */
  settings: Settings;
  /** Keyed tables only: effects of all rows on existing records, for the response. */
  compared?: readonly RowEffect[];
  answer(importJobNo: string | null): Result;
}

export interface ImportBody {
  file: File;
  dryRun: '0' | '1';
  table?: TablePlace | undefined;
}
type TableCall = Call<GenericSchema<unknown, ImportBody>, GenericSchema<unknown, object>> & {
  kind: string;
  rows: number;
};
/** A call as `tableImportCall` declares it. */
export type ImportCall = TableCall & { permission: string };
/** A call as `operatorImportCall` declares it. */
export type OperatorImportCall = TableCall & { right: AgencyRight };
export type AnyImportCall = TableCall & { permission?: string; right?: AgencyRight };

interface Parts<C extends AnyImportCall, Row, Settings, In extends Contexts> {
  call: C;
  /** Number of rows per transaction. */
  sliceRows: number;
  /** Maximum number of columns of a file. */
  mostColumns: number;
  /** Returns the variant of the table that a body contains, where the kind has several. */
  variantOf?(body: ParsedBodyOf<C>): string;
  /**
   * Columns of the table, including those of the caller's enterprise. Existing rows are found and changed by the
   * `isKey` column.
   */
  columns(context: In['rows'], variant: string): Promise<readonly TableColumn[]> | readonly TableColumn[];
  /** Checks the rows of a table against all rules; writes nothing. Throws fieldsInvalid at `file` for other columns. */
  check(
    context: In['call'],
    table: LinedTable,
    given: { body: ParsedBodyOf<C>; deps: AreaDeps },
  ): Promise<CheckedTable<ResultOf<C>, Row, Settings>>;
  /**
   * Writes valid rows in the transaction of the slice. Checks them again, because others may have changed the data they
   * depend on.
   */
  apply(context: In['rows'], rows: readonly Row[], settings: Settings): Promise<SliceOutcome>;
  undo: ImportUndo<In>;
}

export interface TableImport<
  C extends AnyImportCall = ImportCall,
  Row = unknown,
  Settings = unknown,
  In extends Contexts = OfStaff,
> extends Parts<C, Row, Settings, In> {
  row: GenericSchema<unknown, Row>;
  settings: GenericSchema<unknown, Settings>;
}

/**
 * Defines an import of tables: columns, check, writing in background slices, and undoing. An area exports it as
 * `tableImport` of its `table-import.ts`, and implements its call by `implementTableImport`.
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
  definition: Parts<C, InferOutput<R>, InferOutput<S>, OfStaff> & { row: R; settings: S },
): TableImport<C, InferOutput<R>, InferOutput<S>> => definition;

/** Properties that an import of operators has besides. */
interface OperatorParts {
  /** Calls about its imports. */
  calls: OperatorImports;
  /** The rows in Chinese, for the agency's log. */
  noun: string;
}

/** Import of operators of an agency. */
export type OperatorTableImport<C extends OperatorImportCall, Row, Settings> = TableImport<
  C,
  Row,
  Settings,
  OfOperators
> &
  OperatorParts;

/**
 * Defines an import of tables by operators of an agency, like `defineTableImport`. `implementOperatorImport` of
 * `agency/imports` implements its calls.
 */
export const defineOperatorImport = <
  C extends OperatorImportCall,
  R extends GenericSchema,
  S extends GenericSchema,
>(
  definition: Parts<C, InferOutput<R>, InferOutput<S>, OfOperators> & OperatorParts & { row: R; settings: S },
): OperatorTableImport<C, InferOutput<R>, InferOutput<S>> => definition;

/** Untyped import, for the generic code. */
export type AnyTableImport = Pick<TableImport, 'sliceRows' | 'row' | 'settings' | 'mostColumns'> & {
  call: AnyImportCall;
  /** Undefined for an import of staff. */
  calls?: OperatorImports;
  noun?: string;
  columns(context: ImportContext, variant: string): ReturnType<TableImport['columns']>;
  apply(context: ImportContext, rows: readonly unknown[], settings: unknown): Promise<SliceOutcome>;
  undo: ImportUndo<Contexts>;
};

let gathered: Promise<readonly AnyTableImport[]> | undefined;

/** Collects the imports of all areas. */
async function gatherTableImports(): Promise<readonly AnyTableImport[]> {
  const found = await gather(/\/table-import\.ts$/);
  return found.map(({ path, module }) => {
    const { tableImport } = module as { tableImport?: AnyTableImport };
    if (tableImport === undefined) throw new Error(`${path} exports no tableImport`);
    return tableImport;
  });
}

/** undefined for an unknown kind. */
export const findTableImport = async (kind: string): Promise<AnyTableImport | undefined> =>
  (await (gathered ??= gatherTableImports())).find(({ call }) => call.kind === kind);

export async function tableImportOf(kind: string): Promise<AnyTableImport> {
  const found = await findTableImport(kind);
  if (found === undefined) throw new Error(`There is no import of kind ${kind}`);
  return found;
}
