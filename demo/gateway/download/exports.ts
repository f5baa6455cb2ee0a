import type { GenericSchema, InferOutput } from 'valibot';
import type { Database } from '../db/database';
import { gather } from '../gather';
import type { Caller } from '../server/caller';

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
  columns: readonly ExportColumn<Row>[];
  /** Throws the Fault that the list's call would throw. */
  check(caller: Caller, query: Query): void;
  count(db: Database, caller: Caller, query: Query): Promise<number>;
  /** So many rows behind one, from the first for undefined: found by an index, however far behind. */
  rowsAfter(db: Database, caller: Caller, query: Query, last: Row | undefined, limit: number): Promise<Row[]>;
}

/** With its types at hand; what is kept of it knows no more than that there are some. */
export function defineExport<S extends GenericSchema, Row>(
  definition: Omit<DataExport<InferOutput<S>, Row>, 'query'> & { query: S },
): DataExport {
  return definition;
}

/** Those of all areas, gathered by their kind: they stand above this one. */
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
