import type {
  PreviewedRow,
  WrongField,
  wholeImportCall,
} from '../../../../src/contract/import-job/whole-import';
import type { ColumnPlaces, TableColumn } from '../../../../src/domain/table-import/table-columns';
import type { Database } from '../../db/database';
import { gather } from '../../gather';
import type { WholeRow } from '../rows';
import type { RowContext } from '../../server/http/implement';

/** Effect of the rows of a file. */
export interface CheckedRows<Row> {
  /** Number of rows with at least one problem. */
  wrongCount: number;
  /** First problems, in the order of the rows. */
  wrongList: readonly WrongField[];
  /** First rows with an effect. */
  previewList: readonly PreviewedRow[];
  counts: Readonly<Record<PreviewedRow['how'] | 'same', number>>;
  /** Digest of the rows' effects; it differs once an effect on existing records changes. */
  digest: string;
  /** Rows with an effect, divided into the steps that write them, each of which leaves valid data. */
  stepsOf(today: string): Row[][];
}

/** Import that is being written or reversed, on behalf of a person. */
export interface ImportWrite {
  job: WholeRow;
  staffNo: string;
  now: Date;
}

/** Row that a step has written. */
export interface StepWrite {
  key: string;
  line: number;
  /** Revision that it created, by which later changes are noticed. */
  revision: number;
  /** Former values of a changed row; null for an added one. */
  before: unknown;
}

/** Thrown when a row has changed since the import was planned. */
export class ChangedRow extends Error {
  constructor(readonly key: string) {
    super(`${key} was changed while it was imported`);
  }
}

/** Thrown when other records refer to a row that is taken back. */
export class UsedRow extends Error {}

/**
 * Import whose file is stored and checked in the background. Once it is confirmed, all its rows are written in steps,
 * or the written steps are reversed. It is undone as a whole or not at all.
 */
export interface WholeImport<Row = unknown> {
  call: ReturnType<typeof wholeImportCall>;
  /** Hours during which an import can be undone. */
  undoHours: number;
  /** Possible columns of a variant of the table. */
  columns(context: RowContext, variant: string): readonly TableColumn[];
  /** All headers by which a table of a variant is found. */
  headersOf(variant: string): readonly string[];
  /** Assigns the columns of a file to fields by their headers. */
  placesOf(variant: string, headers: readonly string[]): ColumnPlaces<string>;
  /** Locks the records of the table against manual changes until the transaction ends. */
  lock(db: Database, job: WholeRow): Promise<void>;
  /** Checks the rows of a file; reports the number of checked rows. */
  check(
    db: Database,
    job: WholeRow,
    rows: AsyncIterable<readonly string[][]>,
    onRows: (rowsDone: number) => Promise<void>,
  ): Promise<CheckedRows<Row>>;
  /** True for rows of steps that cannot fail; an import with such steps left is always completed. */
  isLast(rows: readonly Row[]): boolean;
  /** Writes the rows of a step. Throws ChangedRow. */
  write(
    db: Database,
    writing: ImportWrite,
    step: { stepNo: number; rows: readonly Row[] },
  ): Promise<StepWrite[]>;
  /** Restores changed rows and blocks added ones in the call. Throws a Fault where the import cannot be undone. */
  beginUndo(db: Database, writing: ImportWrite): Promise<void>;
  /** Reverses a written step. Throws UsedRow. */
  takeBack(db: Database, writing: ImportWrite, stepNo: number): Promise<void>;
}

/**
 * Defines an import that is written as a whole. An area exports it as `wholeImport` of its `whole-import.ts`, and
 * implements its call by `implementWholeImport`; the other calls are those of all imports.
 *
 *     export const wholeImport = defineWholeImport<StepRow>({
 *       call: addGuestFile, undoHours: 24, columns: () => GUEST_COLUMNS, headersOf: () => GUEST_HEADERS,
 *       placesOf: (variant, headers) => findColumns(GUEST_COLUMNS, headers).places, lock: lockGuests,
 *       check: checkGuests, isLast: () => false, write: writeGuests, beginUndo: blockGuests, takeBack: removeGuests,
 *     });
 */
export const defineWholeImport = <Row>(definition: WholeImport<Row>): WholeImport<Row> => definition;

let gathered: Promise<readonly WholeImport[]> | undefined;

async function gatherWholeImports(): Promise<readonly WholeImport[]> {
  const found = await gather(/\/whole-import\.ts$/);
  return found.map(({ path, module }) => {
    const { wholeImport } = module as { wholeImport?: WholeImport };
    if (wholeImport === undefined) throw new Error(`${path} exports no wholeImport`);
    return wholeImport;
  });
}

export const wholeImports = (): Promise<readonly WholeImport[]> => (gathered ??= gatherWholeImports());

/** undefined for an unknown kind. */
export const findWholeImport = async (kind: string): Promise<WholeImport | undefined> =>
  (await wholeImports()).find(({ call }) => call.kind === kind);

export async function wholeImportOf(kind: string): Promise<WholeImport> {
  const found = await findWholeImport(kind);
  if (found === undefined) throw new Error(`There is no whole import of kind ${kind}`);
  return found;
}
