import type { Readable } from 'node:stream';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ExportFormat } from '../../../src/contract/download/download';
import type { Reach } from '../../../src/domain/permission/reach';
import type { Database } from '../db/database';
import { gather } from '../gather';
import { withScopeOf, type Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import type { Cell } from './cells';

export interface ExportColumn<Row> {
  header: string;
  value(row: Row): Cell;
  /** The amounts of all rows have a meaningful sum, which is the last row. No import may read such an export. */
  addsUp?: true;
}

/** Names and values of filters; '' for one that restricts nothing. */
export type ExportFilters = readonly (readonly [name: string, value: string])[];

/**
 * An area's export of a list, as `dataExport` of its `data-export.ts`. It must have the same rows, order and permitted
 * callers as the list.
 */
export interface DataExport<Query = unknown, Row = unknown> {
  kind: string;
  /** File name without extension; the date is appended. */
  title: string;
  /** Query of the list's call. */
  query: GenericSchema<unknown, Query>;
  /** Permission object of the list's call, whose scope the export uses. */
  permission?: string;
  /** Reach of the shown data, if it is not the scope of `permission`. */
  reach?(db: Database, caller: Caller, query: Query): Promise<Reach | undefined>;
  columns: readonly ExportColumn<Row>[];
  /** Rows whose amounts count in the sums, and the label that says so; all rows where it is left out. */
  sums?: { label: string; counts(row: Row): boolean };
  /** Further columns that depend on the query, after the fixed ones. */
  columnsFor?(db: Database, caller: Caller, query: Query): Promise<readonly ExportColumn<Row>[]>;
  /** Filters in a query in the words of the list's page, as the second sheet of a workbook tells them. */
  filters(db: Database, caller: Caller, query: Query): ExportFilters | Promise<ExportFilters>;
  /** Throws the Fault that the list's call would throw, apart from a missing permission. */
  check(caller: Caller, query: Query): void;
  count(db: Database, caller: Caller, query: Query, now: Date): Promise<number>;
  /** Rows after a given one, from the first for undefined; an index finds them at any depth. */
  rowsAfter(
    db: Database,
    caller: Caller,
    query: Query,
    last: Row | undefined,
    limit: number,
    now: Date,
  ): Promise<Row[]>;
}

/** Entry of a zip by its name: a text, or a file by its number in the store. */
export type ZipEntry = { name: string } & ({ text: string } | { fileNo: string });

/**
 * An area's export of several files as a zip, as `fileExport` of its `file-export.ts`. It must have the same items and
 * permitted callers as its list.
 */
export interface FileExport<Query = unknown> {
  kind: string;
  /** File name of the zip without extension; the date is appended. */
  title: string;
  /** Query of the list's call. */
  query: GenericSchema<unknown, Query>;
  /** Permission object of the list's call, whose scope the export uses. */
  permission?: string;
  /** Reach of the shown data, if it is not the scope of `permission`. */
  reach?(db: Database, caller: Caller, query: Query): Promise<Reach | undefined>;
  /** Throws the Fault that the list's call would throw, apart from a missing permission. */
  check(caller: Caller, query: Query): void;
  /** Further checks at the request, the retry and the download; throws the Fault for the user. */
  permit?(context: CallerContext): Promise<void>;
  /** Called at the request, in the same transaction. */
  asked?(context: CallerContext): Promise<void>;
  /** Number of items, with or without files. */
  count(db: Database, caller: Caller, query: Query, now: Date): Promise<number>;
  /**
   * Entries of the zip item by item, with summary entries after the last item. They are read while the zip is packed,
   * never all at once.
   */
  packed(db: Database, caller: Caller, query: Query): AsyncIterable<readonly ZipEntry[]>;
}

/**
 * An area's printout of one item, as `pdfExport` of its `pdf-export.ts`. It must have the same content and permitted
 * callers as the item's page.
 */
export interface PdfExport<Query = unknown> {
  kind: string;
  /** File name without extension; the date is appended. */
  title: string;
  query: GenericSchema<unknown, Query>;
  /** Permission object of the list's call, whose scope the export uses. */
  permission?: string;
  /** Reach of the shown data, if it is not the scope of `permission`. */
  reach?(db: Database, caller: Caller, query: Query): Promise<Reach | undefined>;
  /** Throws the Fault that the page's call would throw, apart from a missing permission. */
  check(caller: Caller, query: Query): void;
  /** Number of table rows. */
  count(db: Database, caller: Caller, query: Query, now: Date): Promise<number>;
  /** `onRows` is called with the number of rows drawn, and may end the drawing by throwing. */
  content(db: Database, caller: Caller, query: Query, drawing: DrawingContext): Promise<Readable>;
}

export interface DrawingContext {
  now: Date;
  onRows(done: number): Promise<void>;
}

export function definePdfExport<S extends GenericSchema>(
  definition: Omit<PdfExport<InferOutput<S>>, 'query'> & { query: S },
): PdfExport {
  return definition;
}

export function defineFileExport<S extends GenericSchema>(
  definition: Omit<FileExport<InferOutput<S>>, 'query'> & { query: S },
): FileExport {
  return definition;
}

/** The caller with the scope of an export. Throws the Fault that its list's call would throw. */
export function viewerOf<Query>(
  { permission, check }: Pick<DataExport<Query>, 'permission' | 'check'>,
  caller: Caller,
  query: Query,
): Caller {
  if (permission !== undefined && !caller.objects.has(permission)) throw new Fault('forbidden');
  const viewer = permission === undefined ? caller : withScopeOf(caller, permission);
  check(viewer, query);
  return viewer;
}

/** Defines an export with typed queries and rows; the stored type erases them. */
export function defineExport<S extends GenericSchema, Row>(
  definition: Omit<DataExport<InferOutput<S>, Row>, 'query'> & { query: S },
): DataExport {
  return definition;
}

/** File exports of all areas by kind, loaded lazily because those areas are layered above this one. */
async function fileExports(): Promise<ReadonlyMap<string, FileExport>> {
  const found = await gather(/\/file-export\.ts$/);
  return new Map(
    found.map(({ path, module }) => {
      const { fileExport } = module as { fileExport?: FileExport };
      if (fileExport === undefined) throw new Error(`${path} exports no fileExport`);
      return [fileExport.kind, fileExport];
    }),
  );
}

/** PDF exports of all areas by kind, loaded lazily. */
async function pdfExports(): Promise<ReadonlyMap<string, PdfExport>> {
  const found = await gather(/\/pdf-export\.ts$/);
  return new Map(
    found.map(({ path, module }) => {
      const { pdfExport } = module as { pdfExport?: PdfExport };
      if (pdfExport === undefined) throw new Error(`${path} exports no pdfExport`);
      return [pdfExport.kind, pdfExport];
    }),
  );
}

/** Data exports of all areas by kind, loaded lazily. */
export async function dataExports(): Promise<ReadonlyMap<string, DataExport>> {
  const found = await gather(/\/data-export\.ts$/);
  return new Map(
    found.map(({ path, module }) => {
      const { dataExport } = module as { dataExport?: DataExport };
      if (dataExport === undefined) throw new Error(`${path} exports no dataExport`);
      return [dataExport.kind, dataExport];
    }),
  );
}

/** The export of this kind in this format; undefined when there is none. */
export async function exportOf(
  kind: string,
  format: ExportFormat,
): Promise<{ table: DataExport } | { files: FileExport } | { pdf: PdfExport } | undefined> {
  if (format === 'pdf') {
    const pdf = (await pdfExports()).get(kind);
    return pdf && { pdf };
  }
  if (format === 'zip') {
    const files = (await fileExports()).get(kind);
    return files && { files };
  }
  const table = (await dataExports()).get(kind);
  return table && { table };
}
