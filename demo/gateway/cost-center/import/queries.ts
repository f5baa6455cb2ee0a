import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { leaseExpiry, isFree } from '../../server/jobs/lease';
import { keepRows } from '../../server/table-file/kept-rows';

export type CostImportRow = Selectable<Schema['cost_import']>;
type Claimed = Pick<CostImportRow, 'import_no' | 'claim' | 'import_state'>;

export const IMPORT_ROWS = { table: 'cost_import_part', key: 'import_no' };

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
}

/** Finds an import of the enterprise. */
export function findImport(
  db: Database,
  enterpriseNum: string,
  importNo: string,
  { lock = false } = {},
): Promise<CostImportRow | undefined> {
  return db
    .selectFrom('cost_import')
    .selectAll()
    .where('import_no', '=', importNo)
    .where('enterprise_num', '=', enterpriseNum)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
}

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

/** Names of staff by number. */
export async function staffNames(
  db: Database,
  enterpriseNum: string,
  staffNos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (staffNos.length === 0) return new Map();
  const staff = await db
    .selectFrom('staff')
    .select(['staff_no', 'staff_name'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', 'in', [...new Set(staffNos)])
    .execute();
  return new Map(staff.map(({ staff_no, staff_name }) => [staff_no, staff_name]));
}

/** Condition that no other import of the kind is being written or claimed for it, where this one is to be applied. */
const isFirst = sql<boolean>`(import_state <> 'applying' or not exists (select from cost_import o
  where o.enterprise_num = cost_import.enterprise_num and o.cost_kind = cost_import.cost_kind
    and o.import_no <> cost_import.import_no and o.import_state in ('applying', 'reversing', 'undoing')
    and (o.is_planned or o.held_until >= now())))`;

/**
 * Claims the oldest import to be checked, applied or reversed that no other process holds. Imports of one kind in an
 * enterprise are written one after the other.
 */
export function claimImport(db: Database): Promise<CostImportRow | undefined> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('cost_import')
      .select('import_no')
      .where('import_state', 'in', ['checking', 'applying', 'reversing', 'undoing'])
      .where(isFree)
      .where(isFirst)
      .orderBy('asked_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (found === undefined) return undefined;
    return tx
      .updateTable('cost_import')
      .set((eb) => ({
        claim: eb('claim', '+', 1),
        attempts: eb('attempts', '+', 1),
        held_until: leaseExpiry,
        rows_done: sql<number>`case when is_planned then rows_done else 0 end`,
      }))
      .where('import_no', '=', found.import_no)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Updates a claimed import. `isHeld`: the claim is extended. Returns false when another process holds the claim, or the
 * import is gone.
 */
export async function updateClaimed(
  db: Database,
  { import_no, claim, import_state }: Claimed,
  set: Omit<Updateable<Schema['cost_import']>, 'held_until'>,
  { isHeld = false } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cost_import')
    .set({ ...set, held_until: isHeld ? leaseExpiry : null })
    .where('import_no', '=', import_no)
    .where('claim', '=', claim)
    .where('import_state', '=', import_state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const holdImport = (db: Database, kept: Claimed, rowsDone: number): Promise<boolean> =>
  updateClaimed(db, kept, { rows_done: rowsDone }, { isHeld: true });

export const finishLook = (
  db: Database,
  kept: Claimed,
  found: Omit<Updateable<Schema['cost_import']>, 'held_until'>,
): Promise<boolean> => updateClaimed(db, kept, { ...found, import_state: 'checked' });

/** Starts to reverse the written steps of an import. Resolves with undefined when none is written. */
export function beginReversing(
  db: Database,
  { import_no, claim }: Claimed,
  why: Pick<CostImportRow, 'is_stale' | 'stale_code'>,
): Promise<CostImportRow | undefined> {
  return db
    .updateTable('cost_import')
    .set({ ...why, import_state: 'reversing', held_until: leaseExpiry })
    .where('import_no', '=', import_no)
    .where('claim', '=', claim)
    .where('import_state', '=', 'applying')
    .where('is_planned', '=', true)
    .returningAll()
    .executeTakeFirst();
}

/** Marks an import without written steps as failed. */
export const failImport = (db: Database, kept: Claimed): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await updateClaimed(tx, kept, { import_state: 'failed' }))) return false;
    await removeRows(tx, kept.import_no);
    return true;
  });

export async function removeRows(db: Database, importNo: string): Promise<void> {
  await db.deleteFrom('cost_import_part').where('import_no', '=', importNo).execute();
}

const AGAIN = { attempts: 0, rows_done: 0, held_until: null } as const;

/** Queues an import to be applied on behalf of a person. */
export async function beginApplying(db: Database, importNo: string, staffNo: string): Promise<void> {
  await db
    .updateTable('cost_import')
    .set((eb) => ({
      ...AGAIN,
      import_state: 'applying',
      applied_by: staffNo,
      is_stale: false,
      stale_code: '',
      claim: eb('claim', '+', 1),
    }))
    .where('import_no', '=', importNo)
    .execute();
}

/**
 * Queues the rows of an import to be checked, again or for the first time, with these columns. `isStale`: because their
 * effect has changed.
 */
export async function lookAgain(
  db: Database,
  importNo: string,
  { column_list, looked_on }: Pick<CostImportRow, 'column_list' | 'looked_on'>,
  { isStale = false, staleCode = '' } = {},
): Promise<void> {
  await db
    .updateTable('cost_import')
    .set((eb) => ({
      ...AGAIN,
      import_state: 'checking',
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
      claim: eb('claim', '+', 1),
    }))
    .where('import_no', '=', importNo)
    .execute();
}
