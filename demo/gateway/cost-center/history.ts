import { sql } from 'kysely';
import type { CostKind, queryCostObjectChanges } from '../../../src/contract/cost-center/cost-objects';
import type { ResultOf } from '../../../src/contract/call';
import type { Database } from '../db/database';
import type { FieldChange } from '../../../src/domain/cost-center/changed-fields';

type Changes = ResultOf<typeof queryCostObjectChanges>['changeList'];

/** Change of an object, identified by the revision that it created. */
export interface CostChange {
  costKind: CostKind;
  no: string;
  revision: number;
  enterpriseNum: string;
  how: Changes[number]['how'];
  fieldList: readonly FieldChange[];
  /** Staff number; null for initial data. */
  changedBy: string | null;
  changedAt: Date;
}

/** Limit of changes per statement, so that its parameters stay small. */
const AT_ONCE = 2_000;

/** Logs changes of any number of objects. */
export async function writeChanges(db: Database, changes: readonly CostChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    const part = JSON.stringify(changes.slice(from, from + AT_ONCE));
    await sql`
      insert into cost_change
        (cost_kind, object_no, revision, enterprise_num, how, field_list, changed_by, changed_at)
      select "costKind", no, revision, "enterpriseNum", how, "fieldList", "changedBy", "changedAt"
      from jsonb_to_recordset(${part}::jsonb) as c ("costKind" text, no text, revision integer, "enterpriseNum" text,
        how text, "fieldList" jsonb, "changedBy" text, "changedAt" timestamptz)`.execute(db);
  }
}

/** Changes of an object, newest first. */
export async function findChanges(
  db: Database,
  enterpriseNum: string,
  { costKind, no }: { costKind: CostKind; no: string },
): Promise<Changes> {
  const rows = await db
    .selectFrom('cost_change as c')
    .leftJoin('staff as s', 's.staff_no', 'c.changed_by')
    .select(['c.revision', 'c.how', 'c.field_list', 'c.changed_at', 's.staff_name'])
    .where('c.enterprise_num', '=', enterpriseNum)
    .where('c.cost_kind', '=', costKind)
    .where('c.object_no', '=', no)
    .orderBy('c.revision', 'desc')
    .execute();
  return rows.map(({ revision, how, field_list, changed_at, staff_name }) => ({
    revision,
    how,
    changedBy: staff_name ?? '',
    changedTime: changed_at.toISOString(),
    fieldList: field_list,
  }));
}
