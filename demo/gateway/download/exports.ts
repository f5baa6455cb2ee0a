import type { Readable } from 'node:stream';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ExportFormat } from '../../../src/contract/download/download';
import type { Reach } from '../../../src/domain/permission/reach';
import type { Database } from '../db/database';
import { gather } from '../gather';
import { withScopeOf, type Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';

/** What a cell shows: a text, a number, money, or nothing. */
export type Cell = string | number | { fen: number } | null;

export interface ExportColumn<Row> {
  header: string;
  value(row: Row): Cell;
}

/**
 * What can be exported of an area. It exports one as `dataExport` of its `data-export.ts`: the same rows, in the same order
 * and for the same people, as its list.
 */
export interface DataExport<Query = unknown, Row = unknown> {
  kind: string;
  /** What the file is called; its date follows. */
  title: string;
  /** Of the list's call. */
  query: GenericSchema<unknown, Query>;
  /** The object that its list's call needs: it is made in the scope of that. */
  permission?: string;
  /** Reach of the shown data, where it is not the scope of `permission`. */
  reach?(db: Database, caller: Caller, query: Query): Promise<Reach | undefined>;
  columns: readonly ExportColumn<Row>[];
  /** More of them that depend on what is asked, behind those. */
  columnsFor?(db: Database, caller: Caller, query: Query): Promise<readonly ExportColumn<Row>[]>;
  /** Throws the Fault that the list's call would throw, beyond that of its object. */
  check(caller: Caller, query: Query): void;
  count(db: Database, caller: Caller, query: Query): Promise<number>;
  /** So many rows behind one, from the first for undefined: found by an index, however far behind. */
  rowsAfter(db: Database, caller: Caller, query: Query, last: Row | undefined, limit: number): Promise<Row[]>;
}

/** What stands in a zip under a name: a text, or a file by its number in the store. */
export type Packed = { name: string } & ({ text: string } | { fileNo: string });

/**
 * Files of an area that can be had together. It exports one as `fileExport` of its `file-export.ts`: of the same things as its list,
 * and for the same people.
 */
export interface FileExport<Query = unknown> {
  kind: string;
  /** What the zip is called; its date follows. */
  title: string;
  /** Of the list's call. */
  query: GenericSchema<unknown, Query>;
  /** The object that its list's call needs: it is made in the scope of that. */
  permission?: string;
  /** Reach of the shown data, where it is not the scope of `permission`. */
  reach?(db: Database, caller: Caller, query: Query): Promise<Reach | undefined>;
  /** Throws the Fault that the list's call would throw, beyond that of its object. */
  check(caller: Caller, query: Query): void;
  /** Beyond rights, when it is asked for, made again, and fetched; throws the Fault that is told. */
  permit?(context: CallerContext): Promise<void>;
  /** Done once it is asked for, in the same transaction. */
  asked?(context: CallerContext): Promise<void>;
  /** Things that there are, whether they have files or not. */
  count(db: Database, caller: Caller, query: Query): Promise<number>;
  /** What stands in it, thing by thing, and after the last what is to be said of all: read as it is packed, never all at once. */
  packed(db: Database, caller: Caller, query: Query): AsyncIterable<readonly Packed[]>;
}

/**
 * One thing of an area as it is printed. It exports one as `pdfExport` of its `pdf-export.ts`: what its page shows, and for the same
 * people.
 */
export interface PdfExport<Query = unknown> {
  kind: string;
  /** What the file is called; its date follows. */
  title: string;
  query: GenericSchema<unknown, Query>;
  /** The object that its list's call needs: it is made in the scope of that. */
  permission?: string;
  /** Reach of the shown data, where it is not the scope of `permission`. */
  reach?(db: Database, caller: Caller, query: Query): Promise<Reach | undefined>;
  /** Throws the Fault that the page's call would throw, beyond that of its object. */
  check(caller: Caller, query: Query): void;
  /** Rows of its table. */
  count(db: Database, caller: Caller, query: Query): Promise<number>;
  /** `onRows` is told how many of its rows are drawn, and may end it. */
  content(db: Database, caller: Caller, query: Query, drawing: Drawing): Promise<Readable>;
}

export interface Drawing {
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

/** The caller with the scope that something is made in. Throws the Fault that its list's call would throw. */
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

/** With its types at hand; what is kept of it knows no more than that there are some. */
export function defineExport<S extends GenericSchema, Row>(
  definition: Omit<DataExport<InferOutput<S>, Row>, 'query'> & { query: S },
): DataExport {
  return definition;
}

/** Those of all areas, gathered by their kind: they stand above this one. */
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

/** Likewise. */
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

/** Likewise. */
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

/** What is exported as this kind in this format; undefined: nothing is. */
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
