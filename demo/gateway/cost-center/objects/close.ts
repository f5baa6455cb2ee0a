import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { closeCostObjects, CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { writeChanges, type CostChange } from '../history';
import { findObject, findPath } from './find';
import { findToChange } from './find-to-change';
import { COST_TABLES } from './kinds';
import { lockToChange } from './lock';
import { stateOf, type CostRow } from './rows';

interface Closure {
  costKind: CostKind;
  enterpriseNum: string;
  rows: readonly CostRow[];
  nos: string[];
  successor: CostRow | undefined;
}

/**
 * Closes objects, all or none. With a successor, their children and the staff whose costs they bear are moved to it.
 * Throws costObjectUnknown, costObjectClosed, costObjectChanged, successorNeeded, or fieldsInvalid for the successor.
 */
export async function closeObjects(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { costKind, closingList, successorNO }: ParsedBodyOf<typeof closeCostObjects>,
): Promise<ResultOf<typeof closeCostObjects>> {
  const { enterpriseNum, staffNo } = caller;
  const today = shanghaiDate(now);
  await lockToChange(db, enterpriseNum, costKind);
  const rows = await findToChange(db, enterpriseNum, { costKind, asked: closingList });
  const nos = rows.map(({ no }) => no);
  const successor = await findSuccessor(db, enterpriseNum, { costKind, nos, successorNO, today });
  const closing = { costKind, enterpriseNum, rows, nos, successor };
  if (successor === undefined && (await hasMoreToClose(db, closing))) throw new Fault('successorNeeded');
  const movedStaffCount = await moveStaff(db, closing);
  const moved = await moveChildren(db, closing);
  const closed = await close(db, closing, today);
  await writeChanges(
    db,
    [...closed, ...moved].map((change) => ({
      ...change,
      costKind,
      enterpriseNum,
      changedBy: staffNo,
      changedAt: now,
    })),
  );
  return { closedCount: closed.length, movedStaffCount, movedChildCount: moved.length };
}

/** Undefined without a successor. Throws fieldsInvalid for an unsuitable one. */
async function findSuccessor(
  db: Database,
  enterpriseNum: string,
  {
    costKind,
    nos,
    successorNO,
    today,
  }: Pick<Closure, 'costKind' | 'nos'> & Record<'successorNO' | 'today', string>,
): Promise<CostRow | undefined> {
  if (successorNO === '') return undefined;
  const refuse = (message: string) => fieldsInvalid({ successorNO: message });
  const successor = await findObject(db, enterpriseNum, { costKind, no: successorNO });
  if (successor === undefined) throw refuse('承接对象不存在，请重新选择');
  if (nos.includes(successorNO)) throw refuse('承接对象不能是要关闭的数据');
  if (stateOf(successor, today) !== 'open') throw refuse('承接对象未启用，请重新选择');
  const path = await findPath(db, enterpriseNum, { costKind, no: successorNO });
  // its own ancestor would become its child
  if (path.some(({ no }) => nos.includes(no))) throw refuse('承接对象不能是要关闭数据的下级');
  return successor;
}

/** Open children of the closed objects that are not closed with them. */
function children({ costKind, enterpriseNum, nos }: Closure): RawBuilder<unknown> {
  const { no } = COST_TABLES[costKind];
  return sql`enterprise_num = ${enterpriseNum} and parent_no = any(${nos}::text[]) and closed_on is null
    and ${sql.ref(no)} <> all(${nos}::text[])`;
}

async function hasMoreToClose(db: Database, closing: Closure): Promise<boolean> {
  const { table, no, isDefault } = COST_TABLES[closing.costKind];
  const staff = isDefault
    ? sql`exists (select from staff
        where enterprise_num = ${closing.enterpriseNum} and ${sql.ref(no)} = any(${closing.nos}::text[]))`
    : sql`false`;
  const { rows } = await sql<{ left: boolean }>`
    select ${staff} or exists (select from ${sql.table(table)} where ${children(closing)}) as left`.execute(
    db,
  );
  return rows[0]?.left ?? false;
}

async function moveStaff(
  db: Database,
  { costKind, enterpriseNum, nos, successor }: Closure,
): Promise<number> {
  const { no, isDefault } = COST_TABLES[costKind];
  if (!isDefault || successor === undefined) return 0;
  const { numAffectedRows = 0n } = await sql`update staff set ${sql.ref(no)} = ${successor.no}
    where enterprise_num = ${enterpriseNum} and ${sql.ref(no)} = any(${nos}::text[])`.execute(db);
  return Number(numAffectedRows);
}

type Happened = Pick<CostChange, 'no' | 'revision' | 'how' | 'fieldList'>;

async function moveChildren(db: Database, closing: Closure): Promise<Happened[]> {
  const { costKind, rows: closed, successor } = closing;
  if (successor === undefined) return [];
  const { table, no } = COST_TABLES[costKind];
  // with the former parent, which the update does not return
  const { rows } = await sql<{ no: string; revision: number; parent_no: string }>`
    with old as (select ${sql.ref(no)} as no, parent_no from ${sql.table(table)} where ${children(closing)})
    update ${sql.table(table)} t set parent_no = ${successor.no}, revision = t.revision + 1
    from old where ${sql.ref(`t.${no}`)} = old.no
    returning old.no, old.parent_no, t.revision`.execute(db);
  const names = new Map(closed.map((row) => [row.no, row.name]));
  return rows.map((row) => ({
    no: row.no,
    revision: row.revision,
    how: 'changed',
    fieldList: [{ field: 'parent', before: names.get(row.parent_no) ?? '', after: successor.name }],
  }));
}

async function close(db: Database, closing: Closure, today: string): Promise<Happened[]> {
  const { costKind, enterpriseNum, nos, successor } = closing;
  const { table, no } = COST_TABLES[costKind];
  const { rows } = await sql<{ no: string; revision: number }>`
    update ${sql.table(table)} set closed_on = ${today}, successor_no = ${successor?.no ?? null},
      revision = revision + 1
    where enterprise_num = ${enterpriseNum} and ${sql.ref(no)} = any(${nos}::text[])
    returning ${sql.ref(no)} as no, revision`.execute(db);
  return rows.map((row) => ({
    ...row,
    how: 'closed',
    fieldList: successor ? [{ field: 'successor', before: '', after: successor.name }] : [],
  }));
}
