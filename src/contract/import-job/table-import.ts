import * as v from 'valibot';
import { call, type GatewayName } from '../call';
import { ImportJobNo, WrongCell } from './import-job';

const Count = v.pipe(v.number(), v.integer());
const Place = v.pipe(Count, v.minValue(0), v.maxValue(199));

/** Rows of the preview that are answered at most. */
export const PREVIEW_ROWS = 200;
const SHEET_NAME = 100;

/** Where the headers of a table stand, where users have said so. */
const HeaderPlace = v.object({
  /** '' of a text file. */
  sheet: v.pipe(v.string(), v.maxLength(SHEET_NAME)),
  /** As the spreadsheet counts. */
  line: v.pipe(Count, v.minValue(1), v.maxValue(1000)),
});
export type HeaderPlace = v.InferOutput<typeof HeaderPlace>;

/** The same as a field of a form with a file: JSON. */
export const HeaderPlaceField = v.optional(v.pipe(v.string(), v.maxLength(1000), v.parseJson(), HeaderPlace));

/** Where the table of a file stands, as users have said, with the field of each column. */
export const TablePlace = v.object({
  ...HeaderPlace.entries,
  /** Columns that are not named here are left out. */
  columnList: v.pipe(
    v.array(v.object({ field: v.pipe(v.string(), v.maxLength(60)), place: Place })),
    v.maxLength(200),
  ),
});
export type TablePlace = v.InferOutput<typeof TablePlace>;

/** The effect that a row would have. */
export const PreviewRow = v.object({
  line: Count,
  /** By which users know it. */
  title: v.string(),
  how: v.picklist(['add', 'change', 'close']),
  /** Of a change each value before and after; '' is none. */
  fieldList: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
});
export type PreviewRow = v.InferOutput<typeof PreviewRow>;

/** Columns that a kind of table has, as users see them. */
export const TableColumnView = v.object({
  field: v.string(),
  header: v.string(),
  isRequired: v.boolean(),
  /** A table with this column may lack required ones. */
  isKey: v.optional(v.boolean()),
});

interface Definition<B extends v.ObjectEntries, R extends v.ObjectEntries> {
  /** The name that its jobs have. */
  kind: string;
  gateway: GatewayName;
  path: `/${string}`;
  /** Size of a file, in bytes, and its rows at most, without the headers. */
  fileBytes: number;
  rows: number;
  permission: string;
  /** Settings that hold for all rows, and counts besides those that all imports have. */
  body: B;
  result: R;
}

/**
 * The call of an import: a table is checked, and with `dryRun` '0' its rows are written beside other work where all are right. The
 * gateway implements it by `tableImport`, the wizard of `src/element/table-import` sends it.
 *
 *     export const importGuests = tableImportCall({
 *       kind: 'guests', gateway: 'service', path: '/guest/api/importGuests', fileBytes: 4 * 1024 * 1024, rows: 5000,
 *       permission: OBJECT.editGuests, body: {}, result: {},
 *     });
 */
/* @__NO_SIDE_EFFECTS__ */
export function tableImportCall<B extends v.ObjectEntries, R extends v.ObjectEntries>({
  kind,
  rows,
  fileBytes,
  body,
  result,
  ...sent
}: Definition<B, R>) {
  return {
    ...call({
      ...sent,
      multipart: { fileBytes, files: 1 },
      body: v.object({
        file: v.file('请选择文件'),
        /** '1': only tells the effect. */
        dryRun: v.optional(v.picklist(['1', '0']), '0'),
        /** JSON of a `TablePlace`, where the table was not found by its headers. */
        table: v.optional(v.pipe(v.string(), v.maxLength(20_000), v.parseJson(), TablePlace)),
        ...body,
      }),
      result: v.object({
        rowCount: Count,
        wrongCount: Count,
        /** The import that writes its rows; null: nothing is written. */
        importJobNo: v.nullable(ImportJobNo),
        /** The first of them, in the order of the rows; a row may have several. */
        wrongList: v.array(WrongCell),
        /** Of a table with a key: rows that are added, changed and left as they are. */
        addCount: v.optional(Count),
        changeCount: v.optional(Count),
        sameCount: v.optional(Count),
        /** The first rows that do something. */
        previewList: v.optional(v.array(PreviewRow)),
        ...result,
      }),
      needs: 'token',
      mutates: true,
      changes: ['import-job'],
      origin: 'suite',
    }),
    kind,
    rows,
    fileBytes,
    permission: sent.permission,
  };
}

/** Size of a file that is looked into. */
const HEAD_BYTES = 16 * 1024 * 1024;

/**
 * The first lines of each sheet of a file, for users to say where its table is and which field each column holds. Refused with fieldsInvalid
 * at `file` where it is no table, and with forbidden without the right to the kind of import.
 */
export const readTableHead = call({
  origin: 'suite',
  gateway: 'service',
  path: '/CLFILEMANAGESERVICE/api/importController/readTableHead',
  multipart: { fileBytes: HEAD_BYTES, files: 1 },
  body: v.object({
    file: v.file('请选择文件'),
    kind: v.pipe(v.string(), v.maxLength(40)),
    /** Which of several tables of the kind, as a product; '' where there is one. */
    variant: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  }),
  result: v.object({
    sheetList: v.array(
      v.object({
        /** '' of a text file. */
        name: v.string(),
        /** The first that say anything. */
        lineList: v.array(v.object({ line: Count, cellList: v.array(v.string()) })),
      }),
    ),
    columnList: v.array(TableColumnView),
  }),
  needs: 'token',
  reads: ['import-job'],
});
