import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { LostLease } from '../../server/jobs/job';
import { addJob } from '../../server/jobs/queries';
import { keepRows } from '../../server/table-file/staged-rows';

export type CostImportRow = Selectable<Schema['cost_import']>;

export const IMPORT_ROWS = { table: 'cost_import_part', key: 'import_no' };

/** Kind of the background jobs that check, write and reverse imports. */
export const COST_IMPORT = { kind: 'work on cost import' };

export const addImportJob = (
  db: Database,
  { import_no, enterprise_num }: Pick<CostImportRow, 'import_no' | 'enterprise_num'>,
  now: Date,
): Promise<void> => addJob(db, COST_IMPORT, import_no, now, enterprise_num);

export async function addImport(
  db: Database,
  kept: Pick<CostImportRow, 'import_no' | 'enterprise_num' | 'cost_kind' | 'file_name' | 'row_count'> &
    Pick<CostImportRow, 'header_list' | 'column_list' | 'looked_on' | 'asked_by' | 'asked_at'>,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { header_list, column_list, ...plain } = kept;
  await db
    .insertInto('cost_import')
    .values({ ...plain, header_list: JSON.stringify(header_list), column_list: JSON.stringify(column_list) })
    .execute();
  await keepRows(db, IMPORT_ROWS, kept.import_no, rows);
  await addImportJob(db, kept, kept.asked_at);
}

export const findImport = (
  db: Database,
  importNo: string,
  { lock = false } = {},
): Promise<CostImportRow | undefined> =>
  db
    .selectFrom('cost_import')
    .selectAll()
    .where('import_no', '=', importNo)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();

export async function findImports(
  db: Database,
  enterpriseNum: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ total: number; imports: CostImportRow[] }> {
  const own = db.selectFrom('cost_import').where('enterprise_num', '=', enterpriseNum);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const imports = await own
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('import_no')
    .offset((pageIndex - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { total, imports };
}

/** Changes an import. Throws LostLease when it was deleted, so that the work on it ends. */
export async function updateImport(
  db: Database,
  importNo: string,
  set: Updateable<Schema['cost_import']>,
): Promise<CostImportRow> {
  const kept = await db
    .updateTable('cost_import')
    .set(set)
    .where('import_no', '=', importNo)
    .returningAll()
    .executeTakeFirst();
  if (kept === undefined) throw new LostLease();
  return kept;
}

/** Other imports of the same kind and enterprise. */
const othersOf = (db: Database, { import_no, enterprise_num, cost_kind }: CostImportRow) =>
  db
    .selectFrom('cost_import')
    .select('import_no')
    .where('enterprise_num', '=', enterprise_num)
    .where('cost_kind', '=', cost_kind)
    .where('import_no', '<>', import_no);

/** Returns whether another import of the kind is being written or reversed. */
export const isOtherPlanned = async (db: Database, kept: CostImportRow): Promise<boolean> =>
  (await othersOf(db, kept).where('is_planned', '=', true).executeTakeFirst()) !== undefined;

/** Imports that are to be written after the one of the kind that is being written. */
export const findWaiting = async (db: Database, kept: CostImportRow): Promise<string[]> =>
  (await othersOf(db, kept).where('import_state', '=', 'applying').orderBy('asked_at').execute()).map(
    ({ import_no }) => import_no,
  );

export async function removeRows(db: Database, importNo: string): Promise<void> {
  await db.deleteFrom('cost_import_part').where('import_no', '=', importNo).execute();
}

/** Queues an import to be applied on behalf of a person. */
export async function beginApplying(
  db: Database,
  kept: CostImportRow,
  { staffNo, now }: { staffNo: string; now: Date },
): Promise<void> {
  await updateImport(db, kept.import_no, {
    import_state: 'applying',
    rows_done: 0,
    applied_by: staffNo,
    is_stale: false,
    stale_code: '',
  });
  await addImportJob(db, kept, now);
}

/**
 * Resets an import whose rows are to be checked, again or for the first time, with these columns. `isStale`: because
 * their effect has changed.
 */
export const lookAgain = (
  db: Database,
  importNo: string,
  { column_list, looked_on }: Pick<CostImportRow, 'column_list' | 'looked_on'>,
  { isStale = false, staleCode = '' } = {},
): Promise<CostImportRow> =>
  updateImport(db, importNo, {
    import_state: 'checking',
    rows_done: 0,
    column_list: JSON.stringify(column_list),
    looked_on,
    is_stale: isStale,
    stale_code: staleCode,
    is_planned: false,
    plan_digest: null,
    add_count: 0,
    change_count: 0,
    close_count: 0,
    same_count: 0,
    wrong_count: 0,
    wrong_list: '[]',
    preview_list: '[]',
  });
