import type { GenericSchema, InferOutput } from 'valibot';
import type { WrongCell } from '../../../src/contract/import-job/import-job';
import { gather } from '../gather';
import type { RowContext } from '../server/http/implement';

/** The outcome of the rows of a slice. */
export interface SliceOutcome {
  /** Rows that were written. */
  written: number;
  /** Rows that are on record by now: they are not written again. */
  known?: number;
  /** Cells of rows that have become wrong since the file was checked: they are not written. */
  refused: readonly WrongCell[];
}

/**
 * A table file whose rows are written slice by slice beside other work. An area exports one as `rowImport` of its
 * `row-import.ts`; the call that takes the file checks it and hands its rows to `addImportJob`.
 */
export interface RowImport<Row = unknown, Settings = unknown> {
  kind: string;
  /** The object that the call needs: rows are written in the scope of that, by the rights of the moment. */
  permission: string;
  /** Rows that are written in one transaction. */
  sliceRows: number;
  row: GenericSchema<unknown, Row>;
  /** Holds for all rows. */
  settings: GenericSchema<unknown, Settings>;
  /**
   * Writes rows that are right, in the transaction of the slice. They are held to all rules once more, because others may have
   * changed what they rest on.
   */
  write(context: RowContext, rows: readonly Row[], settings: Settings): Promise<SliceOutcome>;
}

/** With its types at hand; what is kept of it knows no more than that there are some. */
export function defineRowImport<R extends GenericSchema, S extends GenericSchema>(
  definition: Omit<RowImport<InferOutput<R>, InferOutput<S>>, 'row' | 'settings'> & { row: R; settings: S },
): RowImport {
  return definition;
}

let gathered: Promise<readonly RowImport[]> | undefined;

/** Those of all areas, which stand above this one. */
async function gatherRowImports(): Promise<readonly RowImport[]> {
  const found = await gather(/\/row-import\.ts$/);
  return found.map(({ path, module }) => {
    const { rowImport } = module as { rowImport?: RowImport };
    if (rowImport === undefined) throw new Error(`${path} exports no rowImport`);
    return rowImport;
  });
}

export async function rowImportOf(kind: string): Promise<RowImport> {
  const found = (await (gathered ??= gatherRowImports())).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`Nothing is imported as ${kind}`);
  return found;
}
