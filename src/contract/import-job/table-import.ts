import * as v from 'valibot';
import type { AgencyRight } from '../agency/rights';
import { call, type GatewayName } from '../call';
import { ImportJobNo, WrongCell } from './import-job';

const Count = v.pipe(v.number(), v.integer());
const Place = v.pipe(Count, v.minValue(0), v.maxValue(199));

/** Maximum number of preview rows in a response. */
export const PREVIEW_ROWS = 200;
const SHEET_NAME = 100;

/** Position of a table's headers, as set by the user. */
const HeaderPlace = v.object({
  /** '' for a text file. */
  sheet: v.pipe(v.string(), v.maxLength(SHEET_NAME)),
  /** Line number as in the spreadsheet. */
  line: v.pipe(Count, v.minValue(1), v.maxValue(1000)),
});
export type HeaderPlace = v.InferOutput<typeof HeaderPlace>;

/** Header position as JSON, for a form field beside a file. */
export const HeaderPlaceField = v.optional(v.pipe(v.string(), v.maxLength(1000), v.parseJson(), HeaderPlace));

/** Position of a file's table as set by the user, with the field of each column. */
export const TablePlace = v.object({
  ...HeaderPlace.entries,
  /** Columns that are missing here are ignored. */
  columnList: v.pipe(
    v.array(v.object({ field: v.pipe(v.string(), v.maxLength(60)), place: Place })),
    v.maxLength(200),
  ),
});
export type TablePlace = v.InferOutput<typeof TablePlace>;

/** Effect of importing a row. */
export const PreviewRow = v.object({
  line: Count,
  /** Name by which users recognise the row. */
  title: v.string(),
  how: v.picklist(['add', 'change', 'close']),
  /** Values of a change before and after; '' for none. */
  fieldList: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
});
export type PreviewRow = v.InferOutput<typeof PreviewRow>;

/** Columns of a kind of table, for display. */
export const TableColumnView = v.object({
  field: v.string(),
  header: v.string(),
  isRequired: v.boolean(),
  /** A table with this column may lack required ones. */
  isKey: v.optional(v.boolean()),
});

interface Definition<B extends v.ObjectEntries, R extends v.ObjectEntries> {
  /** Kind of its import jobs. */
  kind: string;
  path: `/${string}`;
  /** Maximum size of a file in bytes, and maximum number of rows without the headers. */
  fileBytes: number;
  rows: number;
  /** Settings for all rows; `result`: counts besides those of every import. */
  body: B;
  result: R;
}

/**
 * Declares the call of an import. It checks a table, and with `dryRun` '0' writes its rows in the background when all
 * are valid. The gateway implements it by `tableImport`; the wizard of `src/element/table-import` sends it.
 *
 *     export const importGuests = tableImportCall({
 *       kind: 'guests', gateway: 'service', path: '/guest/api/importGuests', fileBytes: 4 * 1024 * 1024, rows: 5000,
 *       permission: OBJECT.editGuests, body: {}, result: {},
 *     });
 */
/* @__NO_SIDE_EFFECTS__ */
export const tableImportCall = <B extends v.ObjectEntries, R extends v.ObjectEntries>({
  gateway,
  permission,
  ...definition
}: Definition<B, R> & { gateway: GatewayName; permission: string }) => ({
  ...call({ ...sentTable(definition), gateway, permission, needs: 'token', changes: ['import-job'] }),
  ...limitsOf(definition),
  permission,
});

/** Declares the call of an import by operators of an agency, like `tableImportCall`. */
/* @__NO_SIDE_EFFECTS__ */
export const operatorImportCall = <B extends v.ObjectEntries, R extends v.ObjectEntries>({
  right,
  changes,
  ...definition
}: Definition<B, R> & { right: AgencyRight; changes: readonly string[] }) => ({
  ...call({ ...sentTable(definition), gateway: 'agency', right, needs: 'operator', changes }),
  ...limitsOf(definition),
  right,
});

const limitsOf = ({ kind, rows, fileBytes }: Definition<v.ObjectEntries, v.ObjectEntries>) => ({
  kind,
  rows,
  fileBytes,
});

const sentTable = <B extends v.ObjectEntries, R extends v.ObjectEntries>({
  path,
  fileBytes,
  body,
  result,
}: Definition<B, R>) => ({
  path,
  multipart: { fileBytes, files: 1 },
  body: v.object({
    file: v.file('请选择文件'),
    /** '1' for a dry run, which only returns the effect. */
    dryRun: v.optional(v.picklist(['1', '0']), '0'),
    /** JSON of a `TablePlace`, when the table was not recognised by its headers. */
    table: v.optional(v.pipe(v.string(), v.maxLength(20_000), v.parseJson(), TablePlace)),
    ...body,
  }),
  result: v.object({
    rowCount: Count,
    wrongCount: Count,
    /** Import job that writes the rows; null when nothing is written. */
    importJobNo: v.nullable(ImportJobNo),
    /** First invalid cells, in the order of the rows; a row may have several. */
    wrongList: v.array(WrongCell),
    /** Keyed tables only: numbers of rows added, changed and unchanged. */
    addCount: v.optional(Count),
    changeCount: v.optional(Count),
    sameCount: v.optional(Count),
    /** First rows with an effect. */
    previewList: v.optional(v.array(PreviewRow)),
    ...result,
  }),
  mutates: true as const,
  origin: 'suite' as const,
});

/** Maximum size of a file in bytes. */
const HEAD_BYTES = 16 * 1024 * 1024;

/** Call about the first lines of a file, without those who may make it. */
export const TABLE_HEAD = {
  origin: 'suite' as const,
  multipart: { fileBytes: HEAD_BYTES, files: 1 },
  body: v.object({
    file: v.file('请选择文件'),
    kind: v.pipe(v.string(), v.maxLength(40)),
    /** Variant among several tables of the kind, such as a product; '' for a single one. */
    variant: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  }),
  result: v.object({
    sheetList: v.array(
      v.object({
        /** '' for a text file. */
        name: v.string(),
        /** First lines that are not empty. */
        lineList: v.array(v.object({ line: Count, cellList: v.array(v.string()) })),
      }),
    ),
    columnList: v.array(TableColumnView),
  }),
  reads: ['import-job'],
};

/**
 * Returns the first lines of each sheet of a file, so that users can set the position of its table and the field of
 * each column. Throws fieldsInvalid at `file` when it is no table, and forbidden without the right to the kind of
 * import.
 */
export const readTableHead = call({
  ...TABLE_HEAD,
  gateway: 'service',
  needs: 'token',
  path: '/CLFILEMANAGESERVICE/api/importController/readTableHead',
});
