import { sql } from 'kysely';
import { ORDER_CHANGES_KEPT_MIN } from '../../../../src/contract/order/live';
import { hasLockedFilters } from '../../../../src/contract/login/token-scope';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import { isForLockedOrder } from '../locks';
import { withinScope } from '../scope';

/** Seconds that a reader without a cursor looks back, enough for a page read just before. */
const FIRST_LOOK_S = 60;
/** Rows per reading. */
const MOST = 200;

/** Returns a version per enterprise, all of them for `undefined`, that differs after every change of its orders. */
export async function findVersions(
  db: Database,
  enterpriseNums: readonly string[] | undefined,
): Promise<Map<string, number>> {
  if (enterpriseNums?.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_change')
    // a sum and not the maximum, since a smaller number may be committed later
    .select((eb) => ['enterprise_num', eb.fn.sum<string>('change_no').as('version')])
    .$if(enterpriseNums !== undefined, (q) => q.where('enterprise_num', 'in', enterpriseNums ?? []))
    .groupBy('enterprise_num')
    .execute();
  return new Map(rows.map(({ enterprise_num, version }) => [enterprise_num, Number(version)]));
}

export interface OrderChange {
  change_no: number;
  /** Exactly one of the four columns is set. */
  order_no: string | null;
  apply_id: string | null;
  export_no: string | null;
  /** Person whose thread with customer service has changed. */
  staff_no: string | null;
}

/**
 * Returns the changes since a cursor that the caller may see, under locked filters only those of orders and their
 * applications, and the next cursor: the oldest open transaction. Late
 * commits are therefore never missed, while newer changes may come again with the next reading.
 */
export async function findChanges(
  db: Database,
  caller: Caller,
  cursor: string,
): Promise<{ changes: OrderChange[]; next: string }> {
  const next = await findOldestUnderWay(db);
  const changes = await db
    .selectFrom('order_change')
    .select(['change_no', 'order_no', 'apply_id', 'export_no', 'staff_no'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where(
      cursor === ''
        ? sql<boolean>`changed_at > now() - make_interval(secs => ${FIRST_LOOK_S})`
        : sql<boolean>`changed_xid >= ${cursor}::xid8`,
    )
    .orderBy('change_no', 'desc')
    .limit(MOST)
    .execute();
  if (changes.length === 0) return { changes, next };
  const orders = await findVisibleOrders(db, caller, present(changes.map(({ order_no }) => order_no)));
  const applications = await findOwnApplications(
    db,
    caller,
    present(changes.map(({ apply_id }) => apply_id)),
  );
  const isLocked = caller.tokenScope !== undefined && hasLockedFilters(caller.tokenScope);
  const exports = await findOwnExports(
    db,
    caller,
    isLocked ? [] : present(changes.map(({ export_no }) => export_no)),
  );
  return {
    changes: changes.filter(
      ({ order_no, apply_id, export_no, staff_no }) =>
        (!isLocked && staff_no === caller.staffNo) ||
        (order_no !== null && orders.has(order_no)) ||
        (apply_id !== null && applications.has(apply_id)) ||
        (export_no !== null && exports.has(export_no)),
    ),
    next,
  };
}

const present = (numbers: readonly (string | null)[]): string[] => numbers.filter((one) => one !== null);

async function findVisibleOrders(
  db: Database,
  caller: Caller,
  orderNos: readonly string[],
): Promise<ReadonlySet<string>> {
  if (orderNos.length === 0) return new Set();
  const visible = await db
    .selectFrom('flight_order as o')
    .select('o.order_no')
    .where('o.order_no', 'in', orderNos)
    .where('o.enterprise_num', '=', caller.enterpriseNum)
    .where((eb) => withinScope(eb, caller))
    .execute();
  return new Set(visible.map(({ order_no }) => order_no));
}

/** Applications in the caller's lists: their own, and those they decide. */
async function findOwnApplications(
  db: Database,
  caller: Caller,
  applyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (applyIds.length === 0) return new Set();
  const { enterpriseNum, staffNo } = caller;
  const own = await db
    .selectFrom('approval_request')
    .select('apply_id')
    .where('apply_id', 'in', applyIds)
    .where('enterprise_num', '=', enterpriseNum)
    .where(isForLockedOrder(caller))
    .where((eb) =>
      eb.or([
        eb('applicant_no', '=', staffNo),
        eb.exists(
          eb
            .selectFrom('approval_task as t')
            .whereRef('t.apply_id', '=', 'approval_request.apply_id')
            .where('t.approver_no', '=', staffNo),
        ),
      ]),
    )
    .execute();
  return new Set(own.map(({ apply_id }) => apply_id));
}

/** Exports are visible only to the person who requested them. */
async function findOwnExports(
  db: Database,
  { staffNo }: Caller,
  exportNos: readonly string[],
): Promise<ReadonlySet<string>> {
  if (exportNos.length === 0) return new Set();
  const own = await db
    .selectFrom('export_job')
    .select('export_no')
    .where('export_no', 'in', exportNos)
    .where('staff_no', '=', staffNo)
    .execute();
  return new Set(own.map(({ export_no }) => export_no));
}

async function findOldestUnderWay(db: Database): Promise<string> {
  const { rows } = await sql<{ xid: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no transaction');
  return row.xid;
}

/** Deletes rows that are too old for any cursor. */
export async function purgeChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('order_change')
    .where(sql<boolean>`changed_at < now() - make_interval(mins => ${ORDER_CHANGES_KEPT_MIN})`)
    .execute();
}
